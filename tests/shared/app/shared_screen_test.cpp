// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "game/random.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "turn_of_steps.h"

#include "sandbox.h"
#include "watch.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

Table &table()
{
    return *Session::instance().table();
}

} // namespace

/// Several people at one screen, in every game of the house.
class SharedScreenTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_names;

private Q_SLOTS:
    void init()
    {
        for (Table *each : Session::instance().tables())
            each->setGrace({});
        beAtEase();
        Preferences &preferences = Preferences::instance();
        preferences.setNextDealByItself(false);
        preferences.setConfirmKnock(false);
        preferences.setCutByItself(false);
        preferences.setMemoryAid(true);
        m_folder = std::make_unique<QTemporaryDir>();
        Store::instance().open(m_folder->path());
    }
    void cleanup()
    {
        Session::instance().leave();
        Store::instance().close();
        MatchSetup::instance().restoreDefaults();
        MatchSetup::instance().setGame(catalog::seatedNames().constFirst());
    }

    /// Through whole matches, however the hands go round: whoever looks is told what their seat may know and no more,
    /// and where nobody looks there is no card at all.
    void nobodySeesWhatIsAnothers_data() { tables(); }
    void nobodySeesWhatIsAnothers()
    {
        lay();
        Watch watch(m_names);
        game::Random random(3);
        Session::instance().start();
        QVERIFY(watch.viewer() == 0 || table().handingOver());
        int handovers = 0;
        int asked = 0;
        const QDeadlineTimer deadline(std::chrono::seconds(120));
        // Whole matches where two sit; of larger tables thirty handovers, and so of Pinale, which takes a hundred turns
        // and more.
        const bool whole = m_names.size() == 2 && table().game() != u"pinale"_s;
        constexpr int enough = 30;
        while (table().stage() != Table::Over && (whole || handovers < enough)) {
            QVERIFY(!deadline.hasExpired());
            watch.look();
            if (table().handingOver()) {
                const int mover = watch.now().mover;
                QVERIFY(mover != watch.formerly); // who looks already is not asked to come
                QCOMPARE(table().handoverTitle(), u"Pass the screen to %1"_s.arg(m_names[mover]));
                expectNothing();
                ++handovers;
                table().perform(u"takeseat"_s);
                QVERIFY(!table().handingOver());
                QCOMPARE(watch.viewer(), mover);
                watch.look();
                QVERIFY2(watch.leaks.isEmpty(), qPrintable(watch.leaks.join(u'\n')));
            } else if (table().yourTurn()) {
                ++asked;
                const int viewer = watch.viewer();
                QCOMPARE(viewer, watch.now().mover);
                turn_of_steps::takeBack(table());
                const QSet<QString> hand = watch.now().hands[game::at(viewer)];
                QSet<QString> shown;
                for (const QString &face : table().faces(u"hand"_s))
                    if (face != table().back())
                        shown << face.section(u'/', 1);
                if (table().stage() == Table::Turn || table().stage() == Table::Draw)
                    QCOMPARE(shown, hand);
                watch.formerly = viewer;
                act(random);
            } else {
                act(random);
            }
            leaveToOthers();
        }
        QVERIFY2(watch.leaks.isEmpty(), qPrintable(watch.leaks.join(u'\n')));
        QVERIFY(handovers > 2 && asked >= handovers);
        QVERIFY(watch.seen > 500);
        QVERIFY(watch.telling > 20); // it would have been seen
        if (!whole)
            return;
        QCOMPARE(watch.viewer(), 0); // its end is looked at from the owner's side
        QVERIFY(!table().youWon() && table().ownEndText().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(Store::instance().history().size(), 1, 30'000);
        const Store::Entry entry = Store::instance().history().constFirst();
        QCOMPARE(entry.own, 0);
        QCOMPARE(entry.kinds.count(u"human"_s), qsizetype(persons()));
        const auto fault = record::verify(*Store::instance().recordOf(entry.id));
        QVERIFY2(!fault, fault ? qPrintable(fault->why) : "");
    }

    /// Broken off at any moment, and taken up again, a match lies covered until the person is there; then the table is
    /// as it was.
    void isTakenUpAgainCovered_data() { tables(); }
    void isTakenUpAgainCovered()
    {
        lay();
        game::Random random(11);
        Session::instance().start();
        const QDeadlineTimer deadline(std::chrono::seconds(120));
        int moments = 0;
        while (moments < 12) {
            QVERIFY(!deadline.hasExpired());
            leaveToOthers();
            if (table().stage() == Table::Over) {
                Session::instance().start();
                continue;
            }
            if (!table().yourTurn()) {
                act(random);
                continue;
            }
            ++moments;
            table().clearSelection();
            const QStringList before = seen();
            const QByteArray record = Store::instance().running()->record;
            Session::instance().leave();
            Store::instance().close();
            Store::instance().open(m_folder->path());
            QVERIFY(Session::instance().waits());
            QVERIFY(!Session::instance().continueText().contains(u"your turn"_s));
            Watch watch(m_names);
            Session::instance().resume();
            QVERIFY(table().handingOver());
            expectNothing();
            watch.look();
            table().perform(u"takeseat"_s);
            QTRY_VERIFY_WITH_TIMEOUT(table().yourTurn(), 20'000);
            const QStringList after = seen();
            for (qsizetype line = 0; line < qMax(before.size(), after.size()); ++line)
                QCOMPARE(after.value(line), before.value(line));
            QVERIFY2(watch.leaks.isEmpty(), qPrintable(watch.leaks.join(u'\n')));
            QCOMPARE(Store::instance().running()->record, record);
            act(random);
        }
    }

    /// Nobody is asked to come for a cut that the table makes, nor twice in a row.
    void aCutByItselfNeedsNobody()
    {
        for (const QString &game : catalog::seatedNames()) {
            m_names = {u"Ada"_s, u"Nadia"_s};
            layOut(game, 2, {1});
            Preferences::instance().setCutByItself(true);
            Session::instance().start();
            QTRY_VERIFY_WITH_TIMEOUT(table().deal() == 1 || table().handingOver(), 20'000);
            QCOMPARE(truthNow().deal, 1);
            Session::instance().leave();
            Session::instance().giveUp();
        }
    }

    void anOwnerWithoutANameIsCounted()
    {
        m_names = {QString(), u"Nadia"_s};
        layOut(catalog::seatedNames().constFirst(), 2, {1});
        Session::instance().start();
        game::Random random(5);
        const QDeadlineTimer deadline(std::chrono::seconds(60));
        QStringList titles;
        while (titles.size() < 2 && table().stage() != Table::Over && !deadline.hasExpired()) {
            if (table().handingOver() && !titles.contains(table().handoverTitle()))
                titles << table().handoverTitle();
            act(random);
            leaveToOthers();
        }
        titles.sort();
        QCOMPARE(titles, QStringList({u"Pass the screen to Nadia"_s, u"Pass the screen to Player 1"_s}));
        Language::instance().choose(u"it"_s);
        while (!table().handingOver() && table().stage() != Table::Over && !deadline.hasExpired()) {
            act(random);
            leaveToOthers();
        }
        if (table().handingOver())
            QVERIFY(table().handoverTitle().startsWith(u"Passa lo schermo a "_s));
        Language::instance().choose(u"en"_s);
    }

    /// Left while it is handed over, the table is as empty as any.
    void isLeftWhileItIsHandedOver()
    {
        m_names = {u"Ada"_s, u"Nadia"_s, u"Ugo"_s};
        layOut(catalog::seatedNames().constFirst(), 3, {1, 2});
        Session::instance().start();
        game::Random random(5);
        const QDeadlineTimer deadline(std::chrono::seconds(60));
        while (!table().handingOver() && !deadline.hasExpired()) {
            act(random);
            leaveToOthers();
        }
        QVERIFY(table().handingOver());
        Session::instance().leave();
        QVERIFY(!table().handingOver() && !Session::instance().running());
        QVERIFY(table().actions()->rows().empty());
        QVERIFY(Session::instance().waits());
        Session::instance().resume();
        QVERIFY(table().handingOver());
        Session::instance().giveUp();
        QVERIFY(!Session::instance().waits());
    }

    /// The same people sit down again.
    void aRematchIsAmongTheSame()
    {
        m_names = {u"Ada"_s, u"Nadia"_s};
        layOut(catalog::seatedNames().constFirst(), 2, {1});
        Session::instance().start();
        game::Random random(5);
        const QDeadlineTimer deadline(std::chrono::seconds(60));
        while (table().stage() != Table::Over && !deadline.hasExpired()) {
            act(random);
            leaveToOthers();
        }
        MatchSetup::instance().setPerson(1, false);
        Session::instance().rematch();
        QVERIFY(Session::instance().running());
        QVERIFY(Store::instance().running()->record.contains(R"({"kind":"human","name":"Nadia"})"));
    }

private:
    static void tables()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        QTest::addColumn<QList<int>>("others");
        for (const QString &game : catalog::seatedNames()) {
            QTest::addRow("%s, two people", qPrintable(game)) << game << 2 << QList<int>{1};
            QTest::addRow("%s, two of four", qPrintable(game)) << game << 4 << QList<int>{2};
            QTest::addRow("%s, three of five", qPrintable(game)) << game << 5 << QList<int>{1, 4};
        }
    }
    void lay()
    {
        QFETCH(const QString, game);
        QFETCH(const int, seats);
        QFETCH(const QList<int>, others);
        m_names = QStringList{u"Ada"_s, u"Bice"_s, u"Cino"_s, u"Dora"_s, u"Ezio"_s}.mid(0, seats);
        layOut(game, seats, others);
    }
    void layOut(const QString &game, int seats, const QList<int> &others)
    {
        MatchSetup &setup = MatchSetup::instance();
        setup.setGame(game);
        setup.restoreDefaults();
        setup.setSeatCount(seats);
        setup.setAllLevels(0);
        for (int seat = 0; seat < seats; ++seat)
            setup.rename(seat, m_names[seat]);
        for (const int seat : others)
            setup.setPerson(seat, true);
        Session::instance().setNextSeed(QByteArray(FairShuffle::seedBytes, 'm'));
    }
    [[nodiscard]] static int persons()
    {
        int persons = 1;
        for (int seat = 1; seat < MatchSetup::instance().seatCount(); ++seat)
            persons += MatchSetup::instance().seatEntry(seat).person ? 1 : 0;
        return persons;
    }
    /// Nothing of a game lies on the table or is told.
    static void expectNothing()
    {
        QCOMPARE(table().seats()->rowCount(), 0);
        QCOMPARE(table().log()->rowCount(), 0);
        QCOMPARE(table().showdown()->rowCount(), 0);
        QCOMPARE(table().hint()->moves()->rowCount(), 0);
        QVERIFY(!table().hint()->available() && !table().hint()->open());
        QVERIFY(!table().review()->available());
        QVERIFY(table().handValue().isEmpty() && table().notice().isEmpty());
        QCOMPARE(table().actions()->rowCount(), 1);
        for (const ZoneRow &zone : table().zones()->rows())
            QVERIFY2(zone.faces.isEmpty() && zone.known.isEmpty() && zone.choosable.isEmpty(), qPrintable(zone.id));
    }
    static QStringList seen()
    {
        QStringList all{table().notice(), QString::number(table().stage()), QString::number(table().deal())};
        for (const QAbstractItemModel *model : std::initializer_list<QAbstractItemModel *>{
                 table().zones(), table().seats(), table().log(), table().actions()}) {
            const auto roles = model->roleNames();
            for (int row = 0; row < model->rowCount(); ++row)
                for (auto role = roles.begin(); role != roles.end(); ++role) {
                    QString text;
                    QDebug(&text) << model->data(model->index(row, 0), role.key());
                    all << QString::fromUtf8(role.value()) + u' ' + text;
                }
        }
        all.sort();
        return all;
    }
    /// Who waits for the others leaves them the core.
    static void leaveToOthers() { QTest::qWait(1); }
    /// Whatever a person may do at random; much of it is refused. Nobody takes another's seat for good.
    static void act(game::Random &random)
    {
        if (table().yourTurn() && random.once(6) && table().hint()->available())
            table().hint()->setOpen(true);
        if (!random.once(4) && turn_of_steps::end(table(), random))
            return;
        for (const ZoneRow &zone : std::vector<ZoneRow>(table().zones()->rows().begin(), table().zones()->rows().end()))
            for (const int place : zone.choosable)
                if (table().yourTurn() && random.once(3))
                    table().toggle(zone.id, place);
        const auto &actions = table().actions()->rows();
        if (actions.empty() || table().stage() == Table::Over)
            return;
        const QString action = actions[random.below(static_cast<std::uint32_t>(actions.size()))].action;
        if (action != u"home")
            table().perform(QString(action));
    }
};

SANDBOXED_TEST_MAIN(SharedScreenTest)

#include "shared_screen_test.moc"
