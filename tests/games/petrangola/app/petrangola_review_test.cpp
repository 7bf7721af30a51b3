// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "staged_table.h"
#include "words/language.h"

#include <QCoreApplication>
#include <QTest>

using namespace petrangola;
using namespace Qt::StringLiterals;

namespace {

/// A table with fair hands at which the person, first after the dealer, is asked for a move.
std::unique_ptr<StagedTable> tableInTurn(int seats)
{
    Options options;
    options.tokens = 5;
    auto staged = std::make_unique<StagedTable>(seats, options);
    staged->findFirstDealer(seats - 1);
    staged->dealAndExpose({"KD 7D 2C", "KC HC 5S"}, "6D 4B 3S");
    return staged;
}

} // namespace

/// The review of the person's own moves, after the deal and not before.
class PetrangolaReviewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { beAtEase(); }

    void theReviewWaitsForTheShowdown()
    {
        const auto staged = tableInTurn(3);
        Review &review = *staged->table.review();
        const Mirror mirror(&review);
        staged->exchange("KD", "3S"); // a mistake
        staged->play(Knock{});        // Ada
        QVERIFY(!review.available());
        review.setOpen(true);
        QVERIFY(!review.open() && review.moves()->rows().empty());
        staged->play(Stay{});
        staged->play(Stay{}); // the person again
        QCOMPARE(staged->table.stage(), PetrangolaTable::Showdown);
        QVERIFY(review.available());
        QCOMPARE(review.title(), u"Your moves in deal 1"_s);
        QCOMPARE(review.moves()->rowCount(), 0); // nothing is reckoned for nobody
        QVERIFY(!review.thinking());
        review.setOpen(true);
        QVERIFY(review.thinking());
        QCOMPARE(review.moves()->rowCount(), 2);
        QCOMPARE(review.moves()->rows()[0].hand,
                 (QStringList{u"piacentine/KD"_s, u"piacentine/7D"_s, u"piacentine/2C"_s}));
        QCOMPARE(review.moves()->rows()[0].open,
                 (QStringList{u"piacentine/6D"_s, u"piacentine/4B"_s, u"piacentine/3S"_s}));
        QCOMPARE(review.moves()->rows()[0].did, u"You gave the king of coins and took the 3 of swords"_s);
        QCOMPARE(review.moves()->rows()[0].percent, QString());
        QTRY_VERIFY_WITH_TIMEOUT(!review.thinking(), 60'000);
        QCOMPARE(mirror.stale(), QStringList());
        const auto &rows = review.moves()->rows();
        QCOMPARE(rows[0].heading, u"Lap 1"_s);
        QCOMPARE(rows[0].verdict, u"Better: give the 2 of cups, take the 6 of coins (23 in coins)"_s);
        QVERIFY2(rows[0].reason.contains(u"With the best move you lose a token"_s), qPrintable(rows[0].reason));
        QVERIFY(rows[0].cost > 0);
        QVERIFY(rows[0].worst != rows[1].worst);
        QCOMPARE(rows[0].worst, rows[0].cost >= rows[1].cost);
        QVERIFY(!rows[0].percent.isEmpty() && !rows[0].betterPercent.isEmpty());
        QVERIFY(rows[0].spoken.contains(rows[0].verdict));
        QCOMPARE(rows[1].heading, u"Last turn"_s);
        QVERIFY(review.summary().contains(u"better"_s));
        // It is still there when it is opened again, and forgotten with the next deal.
        review.setOpen(false);
        review.setOpen(true);
        QVERIFY(!review.thinking());
        staged->table.perform(u"next"_s);
        staged->deal({});
        QVERIFY(!review.available() && !review.open());
        QCOMPARE(review.moves()->rowCount(), 0);
    }

    /// A figure that the hint tells is never another in the review: it tells none that the next look would change.
    void theHintAndTheReviewTellTheSameFigures()
    {
        const auto staged = tableInTurn(3);
        Hint &hint = *staged->table.hint();
        QStringList told;
        connect(&hint, &Hint::told, this, [&] {
            for (const HintRow &row : hint.moves()->rows())
                if (row.label == u"Give the king of coins, take the 3 of swords"_s || row.best)
                    told << row.label + row.percent;
        });
        staged->table.toggle(u"hand"_s, 0);
        staged->table.toggle(u"monte"_s, 2);
        hint.setOpen(true);
        QTRY_VERIFY_WITH_TIMEOUT(!hint.thinking(), 60'000);
        told.removeIf([](const QString &row) { return row.endsWith(u"…"_s); });
        QCOMPARE(told.size(), 2);
        staged->exchange("KD", "3S");
        staged->play(Knock{});
        staged->play(Stay{});
        staged->play(Stay{});
        Review &review = *staged->table.review();
        review.setOpen(true);
        QTRY_VERIFY_WITH_TIMEOUT(!review.thinking(), 60'000);
        const ReviewRow &row = review.moves()->rows()[0];
        QCOMPARE(row.did, u"You gave the king of coins and took the 3 of swords"_s);
        QVERIFY2(told.filter(u"3 of swords"_s).value(0).endsWith(row.percent),
                 qPrintable(told.join(u'|') + row.percent));
        QVERIFY2(told.filter(u"2 of cups"_s).value(0).endsWith(row.betterPercent), qPrintable(told.join(u'|')));
    }

    void aGoodMoveIsToldAsOne()
    {
        Options options;
        options.tokens = 5;
        StagedTable staged(2, options);
        staged.findFirstDealer(1);
        staged.dealAndExpose({"AD KD HD", "2C 3S 4B"}, "5C 6S 7B");
        staged.play(Knock{});
        staged.play(Stay{});
        Review &review = *staged.table.review();
        staged.table.pressed(u"v"_s);
        QVERIFY(review.open());
        QTRY_VERIFY_WITH_TIMEOUT(!review.thinking(), 60'000);
        QCOMPARE(review.moves()->rows()[0].verdict, u"There was no better move."_s);
        QCOMPARE(review.moves()->rows()[0].cost, 0);
        QCOMPARE(review.moves()->rows()[0].betterPercent, QString());
        QCOMPARE(review.summary(), u"You played the best move every time, or one about as good."_s);
        staged.table.pressed(u"v"_s);
        QVERIFY(!review.open());
    }

    /// What is asked for while the last moves are still shown comes once the hands lie open.
    void isThereSoonWhereItWasAskedForTooEarly()
    {
        const auto staged = tableInTurn(3);
        Review &review = *staged->table.review();
        QStringList told;
        connect(&staged->table, &Table::refused, this, [&told](const QString &why) { told << why; });
        staged->table.pressed(u"v"_s);
        QCOMPARE(told, QStringList{u"You have no moves to review in this deal."_s});
        staged->exchange("KD", "3S");
        staged->table.pressed(u"v"_s);
        QCOMPARE(told.constLast(), u"Your moves come as soon as the hands are shown."_s);
        staged->play(Knock{}); // Ada
        staged->play(Stay{});
        staged->table.pressed(u"v"_s);
        QCOMPARE(told.constLast(), u"Your moves can be reviewed once the hands are shown."_s);
        // Who plays on has forgotten what was wanted before.
        staged->play(Stay{});
        QCOMPARE(staged->table.stage(), PetrangolaTable::Showdown);
        QVERIFY(review.available() && !review.open());
    }

    void opensWithTheShowdownOnceItWasAskedFor()
    {
        Options options;
        options.tokens = 5;
        StagedTable staged(2, options);
        staged.findFirstDealer(1);
        staged.dealAndExpose({"AD KD HD", "2C 3S 4B"}, "5C 6S 7B");
        Review &review = *staged.table.review();
        staged.play(Knock{});
        staged.table.pressed(u"v"_s);
        QVERIFY(!review.open());
        staged.play(Stay{});
        QCOMPARE(staged.table.stage(), PetrangolaTable::Showdown);
        QVERIFY(review.open());
        QTRY_VERIFY_WITH_TIMEOUT(!review.thinking(), 60'000);
        // Once: the next deal is not covered.
        staged.table.pressed(u"v"_s);
        staged.table.perform(u"next"_s);
        staged.supply({});
        QVERIFY(!review.open());
    }

    void thatOfTheLastDealStaysToTheEnd()
    {
        Options options;
        options.tokens = 1;
        options.reentries = 0;
        StagedTable staged(2, options);
        staged.findFirstDealer(1);
        staged.dealAndExpose({"AD KD HD", "2C 3S 4B"}, "5C 6S 7B");
        staged.play(Knock{});
        staged.play(Stay{});
        staged.table.perform(u"next"_s);
        QCOMPARE(staged.table.stage(), PetrangolaTable::Over);
        QVERIFY(staged.table.review()->available());
        staged.table.close();
        QVERIFY(!staged.table.review()->available());
    }

    void theNextDealWaitsForTheReview()
    {
        Preferences::instance().setNextDealByItself(true);
        Preferences::instance().setPace(2);
        const auto restore = qScopeGuard([] { Preferences::instance().setNextDealByItself(false); });
        const auto staged = tableInTurn(2);
        staged->play(Knock{});
        for (int times = 0; times < 40 && staged->table.stage() != PetrangolaTable::Showdown; ++times) {
            if (!staged->showing() && staged->stacked.state.toMove() == 1)
                staged->play(Stay{});
            QTest::qWait(100);
        }
        QCOMPARE(staged->table.stage(), PetrangolaTable::Showdown);
        QVERIFY(staged->showing());
        QTRY_VERIFY_WITH_TIMEOUT(!staged->table.turning(), 30'000);
        staged->table.review()->setOpen(true);
        QVERIFY(staged->table.review()->open());
        QTest::qWait(6000);
        QVERIFY(staged->showing());
        staged->table.review()->setOpen(false);
        QTRY_VERIFY_WITH_TIMEOUT(!staged->showing(), 30'000);
    }
};

SANDBOXED_TEST_MAIN(PetrangolaReviewTest)

#include "petrangola_review_test.moc"
