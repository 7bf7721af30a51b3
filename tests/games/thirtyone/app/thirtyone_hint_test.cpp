// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "game/simulation.h"
#include "games/thirtyone/thirtyone_estimate.h"
#include "hint_rows.h"
#include "sandbox.h"
#include "staged_thirtyone.h"
#include "words/language.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace thirtyone;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<StagedThirtyone> tableInTurn(int seats, const ThirtyoneDeal &deal, const Options &options = {})
{
    auto staged = std::make_unique<StagedThirtyone>(seats, options);
    staged->deal(deal);
    staged->lookOn();
    return staged;
}

void settle(Hint &hint)
{
    hint.setOpen(true);
    QTRY_VERIFY_WITH_TIMEOUT(!hint.thinking(), 120'000);
}

/// What a reason says is what the estimate counted: a complaint, or "". Counts the reasons of each kind.
QString untruth(const ThirtyoneEstimate &estimate, std::size_t move, QMap<QString, int> &kinds)
{
    static const QRegularExpression said(u"you lose (\\d+) (?:life|lives) in 100 deals"_s);
    static const QRegularExpression improves(u"improves your hand ([^,]+),"_s);
    static const QRegularExpression lowest(u"you alone are the lowest ([^,]+),"_s);
    const QString reason = estimate.reason(move, QStringList(8, u"Ada"_s));
    if (estimate.label(move).isEmpty() || reason.isEmpty())
        return u"nothing is said of a move"_s;
    const auto cost = said.match(reason);
    if (cost.hasMatch() && !reason.contains(u"With the best move"_s)) {
        ++kinds[u"cost"_s];
        if (cost.captured(1).toLong() != std::lround(estimate.chance(move) * 100))
            return reason;
    }
    const auto &all = estimate.rollouts().expectations()[move];
    for (const auto &[pattern, count, kind] :
         {std::tuple(improves, all.bettered, u"draw"_s), std::tuple(lowest, all.lostTwo, u"alone"_s)})
        if (const auto found = pattern.match(reason); found.hasMatch()) {
            ++kinds[kind];
            if (found.captured(1) != HintWords::often(estimate.rollouts().share(count)))
                return reason;
        }
    return {};
}

} // namespace

/// The hint and the review at Thirty-One's table: both steps of a turn in lives lost, and what the words say of
/// numbers.
class ThirtyoneHintTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Language::instance().choose(u"en"_s);
        Preferences::instance().setConfirmKnock(false);
    }

    void theFirstAnswerComesSoon()
    {
        const auto staged = tableInTurn(7, {.hands = {"KH 7H 4S"}, .turned = "TH"});
        QVERIFY(dealsOfFirstAnswer(*staged->table.hint()) > 0);
    }

    void theFirstStepLooksAtTheSecond()
    {
        const auto staged = tableInTurn(4, {.hands = {"KH 7H 4S"}, .turned = "TH"});
        Hint &hint = *staged->table.hint();
        const Mirror mirror(&hint);
        settle(hint);
        QCOMPARE(mirror.stale(), QStringList());
        QCOMPARE(hint.moves()->rowCount(), 3);
        const HintRow best = rowAt(hint, 0);
        QVERIFY(best.best);
        QCOMPARE(best.action, u"take"_s);
        QCOMPARE(best.label, u"Take the 10 of hearts, discard the 4 of spades"_s);
        QCOMPARE(best.take, QStringList{u"french/TH"_s});
        QCOMPARE(best.give, QStringList{u"french/4S"_s});
        QCOMPARE(best.worth, u"27 in hearts"_s);
        QVERIFY2(best.reason.startsWith(u"You go on with 27 in hearts: you lose "_s), qPrintable(best.reason));
        const int draw = rowOf(hint, u"Draw from the stock"_s);
        const int knock = rowOf(hint, u"Knock"_s);
        QVERIFY(draw > 0 && knock > 0);
        QCOMPARE(rowAt(hint, knock).worth, u"17 in hearts"_s);
        QVERIFY2(rowAt(hint, knock).reason.contains(u"you alone are the lowest"_s),
                 qPrintable(rowAt(hint, knock).reason));
        // Lives, not percentages: a knock with so little costs more than one now and then.
        QVERIFY(rowAt(hint, knock).percent.toInt() > rowAt(hint, 0).percent.toInt());
        QVERIFY(!rowAt(hint, knock).percent.contains(u'%'));
        QCOMPARE(staged->stale(), QStringList());
    }

    void aMoveIsTakenUpInBothSteps()
    {
        const auto staged = tableInTurn(3, {.hands = {"KH 7H 4S"}, .turned = "TH"});
        Hint &hint = *staged->table.hint();
        settle(hint);
        QSignalSpy wanted(&hint, &Hint::wanted);
        hint.take(0);
        QCOMPARE(wanted.takeFirst().at(1).toString(), u"take"_s);
        QCOMPARE(staged->table.chosenIn(u"hand"_s), QList<int>()); // nothing is chosen before it was taken
        staged->table.perform(u"take"_s);
        staged->lookOn();
        QCOMPARE(staged->table.stage(), Table::Draw);
        QVERIFY(hint.available() && !hint.open());
        settle(hint);
        // The three others: that which was taken is none of them (T31-6).
        QCOMPARE(hint.moves()->rowCount(), 3);
        QCOMPARE(rowAt(hint, 0).label, u"Discard the 4 of spades"_s);
        QVERIFY(rowOf(hint, u"Discard the 10 of hearts"_s) < 0);
        hint.take(0);
        QCOMPARE(wanted.takeFirst().at(1).toString(), u"discard"_s);
        QCOMPARE(staged->table.chosenIn(u"hand"_s), QList<int>{2});
        QVERIFY(rowAt(hint, 0).chosen);
        QCOMPARE(staged->stale(), QStringList());
    }

    void aDrawnCardMayGoAgain()
    {
        const auto staged = tableInTurn(3, {.hands = {"KH QH 9H"}, .turned = "2C", .stock = "3D"});
        staged->table.perform(u"draw"_s);
        staged->lookOn();
        Hint &hint = *staged->table.hint();
        settle(hint);
        QCOMPARE(hint.moves()->rowCount(), 4);
        QCOMPARE(rowAt(hint, 0).label, u"Discard the 3 of diamonds"_s);
        QCOMPARE(rowAt(hint, 0).worth, u"29 in hearts"_s);
    }

    void thirtyOneIsSure()
    {
        const auto staged = tableInTurn(4, {.hands = {"AH KH 4S"}, .turned = "TH"});
        Hint &hint = *staged->table.hint();
        settle(hint);
        QCOMPARE(rowAt(hint, 0).action, u"take"_s);
        QCOMPARE(rowAt(hint, 0).percent, u"0"_s);
        QCOMPARE(rowAt(hint, 0).reason, u"31: that ends the deal, and everybody else loses a life."_s);
    }

    void inTheLastTurnOneMayStay()
    {
        const auto staged = tableInTurn(2, {.hands = {"KH QH 9H", "5D 4D 2C"}, .turned = "3D"});
        staged->draw("9H");
        staged->play(Knock{});
        staged->lookOn();
        Hint &hint = *staged->table.hint();
        settle(hint);
        QVERIFY(rowOf(hint, u"Stay"_s) >= 0);
        QVERIFY(rowOf(hint, u"Knock"_s) < 0);
    }

    void itSpeaksTheLanguageAtOnce()
    {
        const auto staged = tableInTurn(4, {.hands = {"KH 7H 4S"}, .turned = "TH"});
        Hint &hint = *staged->table.hint();
        settle(hint);
        Language::instance().choose(u"it"_s);
        QVERIFY2(labels(hint).contains(u"Pesca dal tallone"_s), qPrintable(labels(hint).join(u'|')));
        QCOMPARE(rowAt(hint, 0).worth, u"27 a cuori"_s);
        QVERIFY2(rowAt(hint, 0).spoken.startsWith(u"perdi"_s), qPrintable(rowAt(hint, 0).spoken));
    }

    /// Over views of all kinds every move has a label and a reason, and what these say of numbers is so.
    void reasonsAreTrue()
    {
        game::Random random(31);
        QStringList wrong;
        QMap<QString, int> kinds;
        for (int match = 0; match < 60; ++match) {
            State state({.threeOfAKind305 = random.once(2), .blitzAfterKnock = random.once(2)},
                        2 + static_cast<int>(random.below(6)));
            game::playOn<Thirtyone>(
                state, [&](const State &awaiting) { return game::shuffledPack<Thirtyone>(awaiting, random); },
                [&](const View &view) {
                    if (Rollouts::fits(view) && random.once(12)) {
                        ThirtyoneEstimate estimate(view);
                        estimate.imagine(30);
                        for (std::size_t move = 0; move < estimate.moves(); ++move)
                            if (const QString untrue = untruth(estimate, move, kinds); !untrue.isEmpty())
                                wrong << untrue;
                    }
                    return randomMove(view.choice(), random);
                });
        }
        QCOMPARE(wrong, QStringList());
        QVERIFY2(kinds[u"cost"_s] > 500 && kinds[u"draw"_s] > 100 && kinds[u"alone"_s] > 20,
                 qPrintable(u"%1 %2 %3"_s.arg(kinds[u"cost"_s]).arg(kinds[u"draw"_s]).arg(kinds[u"alone"_s])));
    }

    // ---------------------------------------------------------------- the review

    void theReviewKnowsBothSteps()
    {
        const auto staged = tableInTurn(2, {.hands = {"KH 7H 4S", "9D 8D 2C"}, .turned = "TH", .stock = "3C 5S"});
        Review &review = *staged->table.review();
        staged->draw("7H"); // the ten lay there: a mistake, and another
        staged->play(Knock{});
        staged->lookOn();
        QVERIFY(!review.available());
        staged->play(Stand{});
        staged->lookOn();
        QCOMPARE(staged->table.stage(), Table::Showdown);
        QVERIFY(review.available());
        staged->table.pressed(u"v"_s);
        QVERIFY(review.open());
        QCOMPARE(review.moves()->rowCount(), 3);
        QTRY_VERIFY_WITH_TIMEOUT(!review.thinking(), 120'000);
        const auto &rows = review.moves()->rows();
        QCOMPARE(rows[0].heading, u"Lap 1"_s);
        QCOMPARE(rows[0].hand, (QStringList{u"french/KH"_s, u"french/7H"_s, u"french/4S"_s}));
        QCOMPARE(rows[0].open, QStringList{u"french/TH"_s});
        QCOMPARE(rows[0].did, u"Draw from the stock"_s);
        QVERIFY2(rows[0].verdict.startsWith(u"Better: take the 10 of hearts, discard the 4 of spades"_s),
                 qPrintable(rows[0].verdict));
        QVERIFY(rows[0].cost > 0);
        QCOMPARE(rows[1].heading, u"Lap 1, discard"_s);
        QCOMPARE(rows[1].hand.size(), 4);
        QCOMPARE(rows[1].open, QStringList());
        QCOMPARE(rows[1].did, u"Discard the 7 of hearts"_s);
        QVERIFY(rows[1].cost > 0);
        QCOMPARE(rows[2].heading, u"Last turn"_s);
        QCOMPARE(rows[2].did, u"Stay"_s);
        QCOMPARE(staged->stale(), QStringList());
        staged->table.perform(u"next"_s);
        staged->deal({});
        QVERIFY(!review.available());
    }

    void thirtyOneInTheDealLeavesNothingToReview()
    {
        const auto staged = tableInTurn(3, {.hands = {"2D 3C 4S", "AD KD QD"}});
        QCOMPARE(staged->table.stage(), Table::Showdown);
        QVERIFY(!staged->table.review()->available());
        QCOMPARE(staged->stale(), QStringList());
    }
};

SANDBOXED_TEST_MAIN(ThirtyoneHintTest)

#include "thirtyone_hint_test.moc"
