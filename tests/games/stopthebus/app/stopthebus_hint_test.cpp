// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "games/stopthebus/stopthebus_estimate.h"
#include "hint_rows.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "staged_stopthebus.h"

#include <QSignalSpy>
#include <QTest>

using namespace stopthebus;
using namespace Qt::StringLiterals;

namespace {

void settle(Hint &hint)
{
    hint.setOpen(true);
    QTRY_VERIFY_WITH_TIMEOUT(!hint.thinking(), 120'000);
}

} // namespace

/// Hint and review at the table of Stop the Bus: both steps of a turn, and the last one.
class StopthebusHintTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Preferences::instance().setConfirmKnock(false);
    }

    void theFirstStepLooksAtTheStop()
    {
        const auto staged = tableInTurn({"7D 8S KC", "QH JC 4S", "6C 6S 2D"}, "9D 3C QS");
        Hint &hint = *staged->table.hint();
        const Mirror mirror(&hint);
        settle(hint);
        QCOMPARE(mirror.stale(), QStringList());
        QCOMPARE(disagreements(hint), QStringList());
        const HintRow best = rowAt(hint, 0);
        QVERIFY(best.best);
        QCOMPARE(best.action, u"exchange"_s);
        QCOMPARE(best.give, QStringList{u"french/KC"_s});
        QCOMPARE(best.take, QStringList{u"french/9D"_s});
        QCOMPARE(best.worth, u"a run 7-8-9, then stop"_s);
        // What has a ticket of its own is told of in any case.
        const int all = rowOf(hint, u"Exchange all three"_s);
        QVERIFY(all > 0);
        QCOMPARE(rowAt(hint, all).action, u"exchange3"_s);
        hint.take(0);
        QCOMPARE(staged->table.chosenIn(u"hand"_s), QList<int>{0}); // the clubs lie first
        QCOMPARE(staged->table.chosenIn(u"monte"_s), QList<int>{0});
        staged->table.perform(u"exchange"_s);
        staged->lookOn();

        QCOMPARE(staged->table.stage(), Table::Draw);
        QVERIFY(hint.available() && !hint.open());
        settle(hint);
        QCOMPARE(hint.moves()->rowCount(), 2);
        QCOMPARE(rowAt(hint, 0).action, u"stop"_s);
        QVERIFY(rowOf(hint, u"Let the bus go on"_s) == 1);
        QCOMPARE(staged->stale(), QStringList());
    }

    void nothingIsBetterThanThreeThrees()
    {
        const auto staged = tableInTurn({"3S 3H KC", "QH JC 4S"}, "3D 9C QS");
        Hint &hint = *staged->table.hint();
        settle(hint);
        StopthebusEstimate estimate(staged->stacked.state.view(0));
        estimate.imagine(200);
        std::size_t move = 0;
        while (estimate.worth(move) != u"a prial of 3s, then stop"_s && move + 1 < estimate.moves())
            ++move;
        QCOMPARE(estimate.reason(move, {u"You"_s, u"Ada"_s}),
                 u"No hand is better: whatever the others do, you cannot lose."_s);
    }

    /// STB-3: a good hand is kept.
    void theLastTurnMayBeKept()
    {
        const auto staged = tableInTurn({"7D 8S TC", "QH QC 4S"}, "9D 3C 2S");
        staged->goOn("TC", "9D");
        staged->stop("4S", "TC");
        Hint &hint = *staged->table.hint();
        settle(hint);
        const int stay = rowOf(hint, u"Stay"_s);
        QVERIFY(stay >= 0);
        QCOMPARE(rowAt(hint, stay).action, u"stay"_s);
        QCOMPARE(stay, 0);
    }

    void theReviewKnowsBothSteps()
    {
        const auto staged = tableInTurn({"7D 8S KC", "QH QC 4S"}, "9D 3C 2S");
        Review &review = *staged->table.review();
        staged->exchange("7D", "3C"); // a run lay there
        staged->lookOn();
        staged->play(Stop{});
        staged->lookOn();
        staged->stand();
        QCOMPARE(staged->table.stage(), Table::Showdown);
        QVERIFY(review.available());
        staged->table.pressed(u"v"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!review.thinking(), 120'000);
        const auto &rows = review.moves()->rows();
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].heading, u"Lap 1"_s);
        QCOMPARE(rows[0].did, u"You gave the 7 of diamonds and took the 3 of clubs"_s);
        QVERIFY2(rows[0].verdict.startsWith(u"Better: give the king of clubs, take the 9 of diamonds (a run 7-8-9"_s),
                 qPrintable(rows[0].verdict));
        QVERIFY(rows[0].cost > 0);
        QCOMPARE(rows[1].heading, u"Lap 1, to stop or not"_s);
        QCOMPARE(rows[1].did, u"You stopped the bus"_s);
        QVERIFY2(rows[1].verdict.startsWith(u"Better: let the bus go on ("_s), qPrintable(rows[1].verdict));
        QCOMPARE(staged->stale(), QStringList());
    }
};

SANDBOXED_TEST_MAIN(StopthebusHintTest)

#include "stopthebus_hint_test.moc"
