// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/entry.h"
#include "games/thirtyone/thirtyone_counted.h"
#include "games/thirtyone/thirtyone_estimate.h"
#include "records/record_facts.h"
#include "records/record_result.h"
#include "records/record_sums.h"
#include "sandbox.h"
#include "staged_thirtyone.h"
#include "words/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace thirtyone;
using namespace Qt::StringLiterals;

namespace {

constexpr Options toPoints{.settlement = Settlement::points, .target = 21};

/// A deal that ends with these hands after the person's knock.
void settle(StagedThirtyone &staged, const std::vector<std::string> &hands)
{
    staged.deal({.hands = hands});
    staged.lookOn();
    while (staged.stacked.state.toMove() != 0) {
        staged.play(DrawStock{});
        staged.play(Discard{staged.stacked.viewOfMover().hand[cardsInHand]});
    }
    staged.play(Knock{});
    while (staged.stacked.state.phase() == Phase::finalTurn)
        staged.play(Stand{});
}

const ShowdownRow *rowOf(StagedThirtyone &staged, int seat)
{
    for (const ShowdownRow &row : staged.table.showdown()->rows())
        if (row.seat == seat)
            return &row;
    return nullptr;
}

/// A record of two deals, in which seat 0 makes 4 and then 1.
QByteArray recordToPoints()
{
    return R"({"petrangola":1,"game":"thirtyone","options":{"settlement":"points","target":"21","pack":"52","lives":3,"county":true,"billValue":"5","threeOfAKind305":false,"blitzAfterKnock":false,"knockFromRound":1},"seats":[{"name":"","kind":"human"},{"name":"Bruno","kind":"casual"}]}
{"event":"first_dealer","dealer":1}
{"event":"deal","number":1}
{"event":"showdown","by":"knock","knocker":0,"hands":[["KH"],["KS"]],"change":[4,1],"score":[4,1],"pool":0}
{"event":"deal","number":2}
{"event":"showdown","by":"knock","knocker":0,"hands":[["KH"],["KS"]],"change":[0,3],"score":[4,4],"pool":0}
{"event":"end","winners":[1],"pool":0}
)";
}

} // namespace

/// A match to points, as the table, the hint and the statistics tell it.
class ThirtyonePointsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Language::instance().choose(u"en"_s); }

    void itIsToldWhoScoresAndWhoLeads()
    {
        StagedThirtyone staged(3, toPoints);
        QSignalSpy written(&staged.table, &Table::pointsWritten);
        QSignalSpy lost(&staged.table, &Table::tokenLost);
        settle(staged, {"KH QH TH", "KC QC 7C", "KD 9D 3D"});
        staged.lookOn();
        QCOMPARE(staged.table.showdownTitle(), u"You score 4 points"_s);
        QVERIFY2(staged.table.showdownText().contains(u"one point more"), qPrintable(staged.table.showdownText()));
        QVERIFY2(staged.table.showdownText().contains(u"You lead with 4"), qPrintable(staged.table.showdownText()));
        const ShowdownRow *own = rowOf(staged, 0);
        const ShowdownRow *last = rowOf(staged, 2);
        QVERIFY(own != nullptr && last != nullptr);
        QCOMPARE(own->tokensBefore, 0);
        QCOMPARE(own->tokens, 4);
        QVERIFY(!last->loser);
        QCOMPARE(last->gained, 1);
        QCOMPARE(written.size(), 3);
        QVERIFY(lost.isEmpty());
        for (const SeatRow &seat : staged.table.seats()->rows())
            QVERIFY2(!seat.out, "nobody drops out, with no points either");
        QCOMPARE(staged.table.piece(), u"slate"_s);
        QCOMPARE(staged.table.poolText(), u"to 21 points"_s);
    }

    void aKnockThatIsNotTheHighestCostsAPoint()
    {
        StagedThirtyone staged(3, toPoints);
        settle(staged, {"KD QD 6D", "KC 7C 3C", "KH QH TH"});
        staged.lookOn();
        QVERIFY2(staged.table.showdownText().contains(u"one point less"), qPrintable(staged.table.showdownText()));
        QCOMPARE(rowOf(staged, 0)->gained, 1);
    }

    /// It is told too, at its hand and in the log: nobody has to look for what is missing.
    void aKnockWithTheLowestHandBringsNothing()
    {
        StagedThirtyone staged(3, toPoints);
        settle(staged, {"KD 9D 3D", "KC QC 7C", "KH QH TH"});
        staged.lookOn();
        QVERIFY2(staged.table.showdownText().contains(u"no points"), qPrintable(staged.table.showdownText()));
        const ShowdownModel &rows = *staged.table.showdown();
        for (int row = 0; row < rows.rowCount(); ++row)
            if (rows.data(rows.index(row), ShowdownModel::SeatRole).toInt() == 0)
                QCOMPARE(rows.data(rows.index(row), ShowdownModel::ChangeRole).toString(), u"+0 points"_s);
        int told = 0;
        for (const LogLine &line : staged.table.log()->rows())
            told += line.what == LogLine::What::scored ? 1 : 0;
        QCOMPARE(told, 3);
    }

    void whoeverHasEnoughWins()
    {
        StagedThirtyone staged(2, toPoints);
        QString text;
        for (int deal = 0; deal < 6; ++deal) {
            settle(staged, {"KH QH TH", "KC QC 7C"});
            staged.lookOn();
            text = staged.table.showdownText();
            staged.table.perform(u"next"_s);
            staged.lookOn();
        }
        QVERIFY2(text.contains(u"With 24 points the match is yours"), qPrintable(text));
        QCOMPARE(staged.table.stage(), Table::Over);
        const auto &rows = staged.table.standing()->rows();
        QCOMPARE(rows.size(), 2U);
        QVERIFY(rows[0].winner);
        QCOMPARE(rows[0].score, 24);
        const QString fate
            = staged.table.standing()->data(staged.table.standing()->index(1), StandingModel::FateRole).toString();
        QCOMPARE(fate, u"6 points"_s);
    }

    void theHintCountsPoints()
    {
        const auto staged = tableInTurn(3, {.hands = {"KH QH TH", "9C 6C 2D", "8S 4D 3C"}}, toPoints);
        ThirtyoneEstimate estimate(staged->stacked.viewOfMover());
        estimate.imagine(400);
        const std::size_t best = estimate.advised();
        QCOMPARE(estimate.action(best), u"knock"_s);
        QVERIFY2(estimate.chance(best) < -3.5, qPrintable(QString::number(estimate.chance(best))));
        QVERIFY(estimate.error(best) > 0 && estimate.error(best) < 0.2);
        QVERIFY2(estimate.reason(best, {u"You"_s, u"Bruno"_s, u"Nives"_s}).contains(u"points in 100 deals"),
                 qPrintable(estimate.reason(best, {u"You"_s, u"Bruno"_s, u"Nives"_s})));
        const CountedWords words = estimate.counted();
        QCOMPARE(words.figure(-2.44), u"244"_s);
        QVERIFY(words.mistakeFrom() > CountedWords(Counted::pennies).mistakeFrom());
    }

    /// 18 is nearly worth a knock for pennies among three, and for points far from it.
    void aMiddlingHandIsNotWorthAKnock()
    {
        const auto costOfKnock = [](const Options &options) {
            const auto staged
                = tableInTurn(3, {.hands = {"KH 8H 2C", "QS JS 3D", "AC 9C 4D"}, .turned = "3C"}, options);
            ThirtyoneEstimate estimate(staged->stacked.viewOfMover());
            estimate.imagine(2000);
            for (std::size_t move = 0; move < estimate.moves(); ++move)
                if (estimate.action(move) == u"knock")
                    return estimate.chance(move) - estimate.chance(estimate.advised());
            return -1.0;
        };
        QVERIFY2(costOfKnock({}) < 0.1, qPrintable(QString::number(costOfKnock({}))));
        QVERIFY2(costOfKnock(toPoints) > 0.2, qPrintable(QString::number(costOfKnock(toPoints))));
    }

    void statisticsCountPointsAndNoLives()
    {
        const auto facts = record::facts(recordToPoints(), 0);
        QVERIFY(facts.has_value());
        QCOMPARE(facts->kind, game::Score::points);
        QCOMPARE(facts->made, 4);
        QCOMPARE(facts->tokensLost(), 0);
        QCOMPARE(facts->counts.value(u"knockHighest"_s), 1);
        QCOMPARE(facts->counts.value(u"knockBelow"_s), 1);
        QCOMPARE(facts->counts.value(u"county"_s), 0);
        QCOMPARE(record::Facts::fromJson(facts->json()), facts);
        const record::Sums sums = record::sumsOf({*facts});
        QCOMPARE(sums.dealsForLives(), 0);
        QCOMPARE(sums.madeIn(game::Score::points).rate(), 2.0);
        QCOMPARE(sums.lossRate(), 0.0);
        QCOMPARE(record::placesIn(recordToPoints()), (QList<int>{2, 1}));
    }

    void whatIsCountedGoesByTheRules()
    {
        QCOMPARE(thirtyone_words::counted(toPoints), Counted::points);
        QCOMPARE(thirtyone_words::counted({}), Counted::pennies);
        const CatalogEntry &game = catalog::entry(u"thirtyone"_s);
        QCOMPARE(game.info().scoreBy(valuesOf<Thirtyone>(toPoints)), game::Score::points);
        QCOMPARE(game.info().scoreBy(valuesOf<Thirtyone>({})), game::Score::lives);
        QCOMPARE(game.pieces(7, valuesOf<Thirtyone>(toPoints)), 7);
    }
};

SANDBOXED_TEST_MAIN(ThirtyonePointsTest)

#include "thirtyone_points_test.moc"
