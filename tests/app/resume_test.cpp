// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "person/preferences.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "words/language.h"

#include "kept_session.h"
#include "mirror.h"
#include "sandbox.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using namespace kept_session;

namespace {

void layTable(int seats, int tokens, int reentries)
{
    MatchSetup &setup = MatchSetup::instance();
    setup.restoreDefaults();
    setup.setSeatCount(seats);
    setup.setOption(QStringLiteral("tokens"), tokens);
    setup.setOption(QStringLiteral("reentries"), reentries);
    setup.setAllLevels(0);
}

void actForThePerson()
{
    if (table().stage() == Table::Showdown || table().yourTurn())
        table().pressed(u"enter"_s);
    if (table().stage() == Table::Turn && table().yourTurn()) {
        if (table().lap() < 3) {
            table().toggle(u"hand"_s, table().lap() - 1);
            table().toggle(u"monte"_s, 0);
            table().perform(u"exchange"_s);
        } else {
            table().pressed(u"k"_s);
            table().pressed(u"s"_s);
        }
    }
}

bool playUntil(const std::function<bool()> &isSo)
{
    const QDeadlineTimer deadline(std::chrono::seconds(60));
    while (!isSo()) {
        if (deadline.hasExpired() || !Session::instance().running() || table().stage() == Table::Over)
            return isSo();
        actForThePerson();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    return true;
}

} // namespace

/// A match goes on after the program was ended, exactly where it was.
class ResumeTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        table().setGrace({});
        beAtEase();
        Preferences &preferences = Preferences::instance();
        preferences.setNextDealByItself(false);
        preferences.setConfirmKnock(false);
        preferences.setMemoryAid(true);
        m_folder = std::make_unique<QTemporaryDir>();
        store().open(m_folder->path());
    }
    void cleanup()
    {
        Session::instance().leave();
        store().close();
    }

    /// In every moment in which the match waits for the person, through whole matches.
    void showsTheSameTable_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("reentries");
        QTest::newRow("two") << 2 << 1;
        QTest::newRow("four") << 4 << 2;
        QTest::newRow("nine") << 9 << 0;
    }
    void showsTheSameTable()
    {
        QFETCH(const int, seats);
        QFETCH(const int, reentries);
        layTable(seats, 2, reentries);
        Session::instance().start();
        QVERIFY(Session::instance().kept());
        const auto waitsForPerson = [] {
            return table().yourTurn() || (table().stage() == Table::Showdown && !table().actions()->rows().empty());
        };
        QSet<int> stages;
        int moments = 0;
        while (table().stage() != Table::Over && moments < 150) {
            const QDeadlineTimer deadline(std::chrono::seconds(30));
            while (!waitsForPerson() && table().stage() != Table::Over && !deadline.hasExpired())
                QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            if (!waitsForPerson())
                break;
            ++moments;
            stages.insert(table().stage());
            const QStringList before = seen();
            const QByteArray record = store().running()->record;
            const QString text = Session::instance().continueText();
            restart(m_folder->path());
            QVERIFY(Session::instance().waits() && !Session::instance().running());
            QCOMPARE(Session::instance().continueText(), text);
            const Mirror mirror(&Session::instance());
            Session::instance().resume();
            QVERIFY(Session::instance().running() && Session::instance().kept() && !Session::instance().waits());
            QVERIFY(waitsForPerson());
            const QStringList after = seen();
            for (qsizetype line = 0; line < qMax(before.size(), after.size()); ++line)
                QCOMPARE(after.value(line), before.value(line));
            QCOMPARE(mirror.stale(), QStringList());
            QCOMPARE(store().running()->record, record);
            actForThePerson();
        }
        QVERIFY(stages.contains(Table::Turn) && stages.contains(Table::Showdown));
        // With more at the table the person may be out before it is their turn to deal.
        QVERIFY(seats > 2 || (stages.contains(Table::Cut) && stages.contains(Table::DealersChoice)));
        QVERIFY(moments > 5);
        QVERIFY(playUntil([] { return table().stage() == Table::Over; }));
        QVERIFY(!store().running());
        QCOMPARE(store().history().size(), 1);
        const auto fault = record::verify(*store().recordOf(store().history()[0].id));
        QVERIFY2(!fault, fault ? qPrintable(fault->why) : "");
    }

    /// Nothing that is told of what was before the restart is told again.
    void tellsNothingAgain()
    {
        layTable(4, 3, 0);
        Session::instance().start();
        QVERIFY(playUntil([] { return table().deal() == 2 && table().yourTurn(); }));
        restart(m_folder->path());
        const QSignalSpy told(&table(), &Table::told);
        const QSignalSpy asked(&table(), &Table::asks);
        const QSignalSpy travelled(&table(), &Table::travelled);
        Session::instance().resume();
        QCOMPARE(told.count() + travelled.count(), 0);
        QCOMPARE(asked.count(), table().yourTurn() ? 1 : 0);
    }

    /// An event that was kept, but not shown to its end, is shown again.
    void showsAgainWhatWasNotSeen()
    {
        Preferences::instance().setMotion(true);
        layTable(3, 3, 0);
        Session::instance().start();
        QCOMPARE(table().stage(), Table::FirstDealer);
        QCOMPARE(store().running()->shown, 0);
        const QStringList first = table().faces(u"drawn"_s);
        restart(m_folder->path());
        const QSignalSpy turned(&table(), &Table::travelled);
        Session::instance().resume();
        QCOMPARE(table().stage(), Table::FirstDealer);
        QCOMPARE(table().faces(u"drawn"_s), first);
        QTRY_COMPARE(turned.count(), 1); // once the table can be seen
        table().perform(u"skip"_s);
        QVERIFY(table().stage() != Table::FirstDealer);
        QVERIFY(store().running()->shown == 1);
    }

    void aMatchThatIsLeftWaits()
    {
        layTable(3, 3, 0);
        QVERIFY(!Session::instance().waits());
        Session::instance().start();
        QVERIFY(playUntil([] { return table().yourTurn(); }));
        const QString text = Session::instance().continueText();
        const QString commitment = table().commitment();
        Session::instance().leave();
        QVERIFY(Session::instance().waits());
        QCOMPARE(Session::instance().continueText(), text);
        Language::instance().choose(u"it"_s);
        QVERIFY(Session::instance().continueText().endsWith(u"tocca a te"_s));
        // The guided deal is not kept, and harms nothing.
        Session::instance().startGuide(u"petrangola"_s);
        QVERIFY(!Session::instance().kept());
        QVERIFY(table().commitment() != commitment);
        Session::instance().leave();
        Session::instance().resume();
        QCOMPARE(table().commitment(), commitment);
        Session::instance().giveUp();
        QVERIFY(!Session::instance().waits() && !store().running());
        QCOMPARE(Session::instance().continueText(), QString());
        restart(m_folder->path());
        QVERIFY(!Session::instance().waits());
    }

    void aNewMatchTakesThePlaceOfTheOneThatWaits()
    {
        layTable(3, 3, 0);
        Session::instance().start();
        const QString first = table().commitment();
        Session::instance().leave();
        Session::instance().start();
        const QString second = table().commitment();
        restart(m_folder->path());
        Session::instance().resume();
        QCOMPARE(table().commitment(), second);
        QVERIFY(first != second);
        QVERIFY(store().history().isEmpty());
    }

    /// Ended at its last showdown, a match is not lost when another is begun.
    void aMatchThatIsOverIsKept()
    {
        layTable(2, 1, 0);
        Session::instance().start();
        QVERIFY(playUntil([] { return table().stage() == Table::Showdown; }));
        QVERIFY(store().running());
        const QString commitment = table().commitment();
        restart(m_folder->path());
        QVERIFY(!Session::instance().continueText().contains(u"won"_s)); // that was not seen yet
        Session::instance().resume();
        QCOMPARE(table().stage(), Table::Showdown);
        table().pressed(u"enter"_s);
        QCOMPARE(table().stage(), Table::Over);
        QCOMPARE(store().history().size(), 1);
        QVERIFY(!store().running());

        Session::instance().start();
        QVERIFY(playUntil([] { return table().stage() == Table::Showdown; }));
        restart(m_folder->path());
        Session::instance().start();
        QCOMPARE(store().history().size(), 2);
        QVERIFY(!record::verify(*store().recordOf(store().history()[0].id)));
    }

    /// From its end a match that is kept leads to its replay, by its own number in the history; any other does not.
    void aMatchThatIsOverCanBeWatchedAgain()
    {
        const auto offers = [] {
            const auto &rows = table().actions()->rows();
            return std::any_of(rows.begin(), rows.end(), [](const ActionRow &row) { return row.action == u"watch"; });
        };
        QObject guard;
        QList<double> wanted;
        connect(&table(), &Table::replayWanted, &guard, [&wanted](double id) { wanted << id; });
        for (int match = 1; match <= 2; ++match) {
            layTable(2, 1, 0);
            Session::instance().start();
            QVERIFY(!offers());
            table().pressed(u"a"_s);
            QVERIFY(playUntil([] { return table().stage() == Table::Over; }));
            QVERIFY(offers());
            QCOMPARE(table().actions()->rows().front().action, u"rematch"_s); // Enter is still that
            table().pressed(u"a"_s);
            QCOMPARE(wanted.size(), match);
            QCOMPARE(static_cast<qint64>(wanted.constLast()), store().history()[0].id);
            QVERIFY(store().recordOf(store().history()[0].id)->contains(table().commitment().toLatin1()));
        }
        store().close();
        Session::instance().start();
        QVERIFY(playUntil([] { return table().stage() == Table::Over; }));
        QVERIFY(!offers());
        table().pressed(u"a"_s);
        QCOMPARE(wanted.size(), 2);
    }

    /// A record that was changed by hand, or by rules that are others now, hinders nothing.
    void saysWhatCannotBeContinued()
    {
        layTable(3, 3, 0);
        Session::instance().start();
        QVERIFY(playUntil([] { return table().yourTurn() && table().stage() == Table::Turn; }));
        const Store::Running running = *store().running();
        Session::instance().leave();
        store().begin(QByteArray(running.record).replace("\"cutAt\":", "\"cutAt\":9"), running.seed, {});
        QVERIFY(!Session::instance().waits());
        QVERIFY(Session::instance().continueFault().contains(u"Line 3"_s));
        Session::instance().resume();
        QVERIFY(!Session::instance().running());
        Session::instance().start();
        QVERIFY(Session::instance().kept());
        QCOMPARE(Session::instance().continueFault(), QString());
    }

    void namesAndPortraitsComeBack()
    {
        layTable(4, 3, 0);
        MatchSetup::instance().rename(2, u"Zio Però"_s);
        MatchSetup::instance().nextPortrait(2, 3);
        Session::instance().start();
        QStringList before;
        for (const SeatRow &seat : table().seats()->rows())
            before << seat.name + seat.portrait;
        Session::instance().leave();
        MatchSetup::instance().restoreDefaults();
        Session::instance().resume();
        QStringList after;
        for (const SeatRow &seat : table().seats()->rows())
            after << seat.name + seat.portrait;
        QCOMPARE(after, before);
    }
};

SANDBOXED_TEST_MAIN(ResumeTest)

#include "resume_test.moc"
