// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "game/random.h"
#include "replay/replay.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "turn_of_steps.h"

#include "sandbox.h"

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

bool waitsForThePerson()
{
    return table().yourTurn() || !table().actions()->rows().empty();
}

/// Whatever a person may do at random; much of it is refused.
void actForThePerson(game::Random &random)
{
    if (random.once(2) && turn_of_steps::end(table(), random))
        return;
    for (const QString &zone : {u"hand"_s, u"monte"_s})
        for (int place = 0; place < std::max(5, table().mostInHand()); ++place)
            if (table().yourTurn() && random.once(3))
                table().toggle(zone, place);
    const auto &actions = table().actions()->rows();
    if (!actions.empty())
        table().perform(actions[random.below(static_cast<std::uint32_t>(actions.size()))].action);
}

bool playUntil(game::Random &random, const std::function<bool()> &isSo)
{
    const QDeadlineTimer deadline(std::chrono::seconds(60));
    while (!isSo()) {
        if (deadline.hasExpired() || !Session::instance().running() || table().stage() == Table::Over)
            return isSo();
        if (table().watching() && !table().hurried())
            table().perform(u"fast"_s);
        else if (waitsForThePerson() && !table().watching())
            actForThePerson(random);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    return true;
}

/// All that a table shows in its zones, seats and words, and how the log ends.
QStringList seen(Table &table)
{
    QStringList all{table.notice(), QString::number(table.stage()), QString::number(table.deal())};
    const auto addList = [&all](const QAbstractItemModel &model, int first = 0) {
        const auto roles = model.roleNames();
        for (int row = std::max(0, first); row < model.rowCount(); ++row)
            for (auto role = roles.begin(); role != roles.end(); ++role) {
                QString text;
                QDebug(&text) << model.data(model.index(row, 0), role.key());
                all << QString::fromUtf8(role.value()) + u' ' + text;
            }
    };
    addList(*table.zones());
    addList(*table.seats());
    addList(*table.standing());
    addList(*table.log(), table.log()->rowCount() - 3);
    all.sort();
    return all;
}

} // namespace

/// A match of every game as a person meets it: chosen, played to the end, kept, taken up again, looked at again, and
/// helped with a hint.
class EveryMatchTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        for (Table *each : Session::instance().tables())
            each->setGrace({});
        beAtEase();
        Preferences &preferences = Preferences::instance();
        preferences.setNextDealByItself(false);
        preferences.setConfirmKnock(false);
        m_folder = std::make_unique<QTemporaryDir>();
        Store::instance().open(m_folder->path());
    }
    void cleanup()
    {
        Session::instance().leave();
        Replay::instance().close();
        Store::instance().close();
        MatchSetup::instance().setGame(catalog::seatedNames().constFirst());
    }

    void playsAMatchToItsEnd_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        for (const QString &each : catalog::seatedNames()) {
            const game::Seating &seating = catalog::find(each)->seating;
            for (const int seats : QSet<int>{seating.fewest, seating.usual})
                QTest::addRow("%s, %d seats", qPrintable(each), seats) << each << seats;
        }
    }
    void playsAMatchToItsEnd()
    {
        QFETCH(const QString, game);
        QFETCH(const int, seats);
        lay(game, seats);
        game::Random random(static_cast<std::uint64_t>(seats));
        Session::instance().start();
        QCOMPARE(table().game(), game);
        QCOMPARE(table().seatCount(), seats);
        QVERIFY(playUntil(random, [] { return table().stage() == Table::Over; }));
        QTRY_COMPARE_WITH_TIMEOUT(Store::instance().history().size(), 1, 30'000);
        const Store::Entry entry = Store::instance().history().constFirst();
        QCOMPARE(entry.game, game);
        const auto record = Store::instance().recordOf(entry.id);
        QVERIFY(record && !record::verify(*record));

        QSignalSpy again(&table(), &Table::replayWanted);
        table().pressed(u"a"_s);
        QCOMPARE(again.size(), 1);
        Replay &replay = Replay::instance();
        replay.openKept(again[0][0].toDouble());
        QVERIFY(replay.waitOpened(std::chrono::seconds(60)));
        QCOMPARE(replay.record(), *record);
        Table &shown = *replay.table();
        QCOMPARE(shown.game(), game);
        std::vector<QStringList> steps{seen(shown)};
        while (!replay.atEnd() && steps.size() < 300) {
            replay.forward();
            shown.doneShowing();
            steps.push_back(seen(shown));
        }
        const int far = replay.position();
        replay.toEnd();
        QCOMPARE(shown.stage(), Table::Over);
        QCOMPARE(replay.names().filter(u"Player"_s), QStringList()); // one's own match is told as it was at its table
        replay.toStart();
        QCOMPARE(seen(shown), steps.front());
        while (replay.position() < far)
            replay.forward();
        // The same moment looks the same, however one comes to it.
        while (!replay.atStart()) {
            replay.back();
            QCOMPARE(seen(shown), steps[static_cast<std::size_t>(replay.position())]);
        }
    }

    void goesOnWhereItWasLeft_data() { everyGame(); }
    void goesOnWhereItWasLeft()
    {
        QFETCH(const QString, game);
        lay(game, std::max(3, catalog::find(game)->seating.fewest));
        game::Random random(7);
        QSet<int> stages;
        Session::instance().start();
        // A match may be over soon: another follows. One stage may ask thirty times, as a deal of thirteen tricks does,
        // and many more where what is laid can be taken back.
        for (int moments = 0; moments < 30 || (stages.size() < 2 && moments < 1000);) {
            QTRY_VERIFY_WITH_TIMEOUT(waitsForThePerson() || table().stage() == Table::Over, 20'000);
            if (table().stage() == Table::Over || table().watching()) {
                Session::instance().start();
                continue;
            }
            table().clearSelection();
            const QStringList before = seen(table());
            const QByteArray record = Store::instance().running()->record;
            stages.insert(table().stage());
            Session::instance().leave();
            Store::instance().close();
            Store::instance().open(m_folder->path());
            QVERIFY(Session::instance().waits());
            Session::instance().resume();
            QTRY_VERIFY_WITH_TIMEOUT(waitsForThePerson(), 30'000);
            QCOMPARE(seen(table()), before);
            QCOMPARE(Store::instance().running()->record, record);
            ++moments;
            actForThePerson(random);
        }
        QVERIFY(stages.size() > 1);
    }

    /// Whatever row is taken up, its ticket makes a move that nobody refuses.
    void aHintOffersWhatIsLegal_data() { everyGame(); }
    void aHintOffersWhatIsLegal()
    {
        QFETCH(const QString, game);
        lay(game, std::max(3, catalog::find(game)->seating.fewest));
        game::Random random(5);
        int taken = 0;
        int refused = 0;
        for (Table *each : Session::instance().tables())
            connect(each, &Table::refused, this, [&refused] { ++refused; });
        Session::instance().start();
        const QDeadlineTimer deadline(std::chrono::seconds(120));
        while (taken < 12) {
            QVERIFY(!deadline.hasExpired());
            if (table().stage() == Table::Over || table().watching()) {
                Session::instance().start();
                continue;
            }
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            Hint &hint = *table().hint();
            if (!hint.available()) {
                if (waitsForThePerson())
                    actForThePerson(random);
                continue;
            }
            table().clearSelection();
            hint.setOpen(true);
            QTRY_VERIFY_WITH_TIMEOUT(!hint.moves()->rows().empty(), 60'000);
            QString action;
            const auto wanted = connect(&hint, &Hint::wanted, this,
                                        [&action](std::size_t, const QString &ticket) { action = ticket; });
            hint.take(static_cast<int>(random.below(static_cast<std::uint32_t>(hint.moves()->rowCount()))));
            disconnect(wanted);
            refused = 0;
            table().perform(action);
            QCOMPARE(refused, 0);
            QVERIFY(!hint.open());
            ++taken;
        }
        for (Table *each : Session::instance().tables())
            disconnect(each, nullptr, this, nullptr);
    }

private:
    static void everyGame()
    {
        QTest::addColumn<QString>("game");
        for (const QString &game : catalog::seatedNames())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    static void lay(const QString &game, int seats)
    {
        MatchSetup &setup = MatchSetup::instance();
        setup.setGame(game);
        setup.restoreDefaults();
        setup.setSeatCount(seats);
        setup.setAllLevels(0);
        if (game == u"pinale"_s)
            setup.setOption(u"end"_s, 3); // after four deals
    }
};

SANDBOXED_TEST_MAIN(EveryMatchTest)

#include "every_match_test.moc"
