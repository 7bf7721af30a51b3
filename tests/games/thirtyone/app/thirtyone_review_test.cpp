// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "sandbox.h"
#include "staged_thirtyone.h"

#include <QTest>

using namespace thirtyone;
using namespace Qt::StringLiterals;

/// The review at Thirty-One's table: each step of a turn is a move of its own, and what it costs is told in lives.
class ThirtyoneReviewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Preferences::instance().setConfirmKnock(false);
    }

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
        QCOMPARE(rows[0].did, u"You drew from the stock"_s);
        // What would have followed is a move of its own.
        QCOMPARE(rows[0].verdict, u"Better: take the 10 of hearts (27 in hearts)"_s);
        QCOMPARE(rows[0].handTitle, u"Your hand"_s);
        QCOMPARE(rows[0].openTitle, u"On the discard pile"_s);
        QVERIFY(rows[0].cost > 0);
        for (const ReviewRow &row : rows)
            if (row.cost > 0) {
                QCOMPARE(row.cost, row.percent.toInt() - row.betterPercent.toInt());
                QVERIFY2(row.dearer.endsWith(
                             u"+%1 %2 in 100 deals"_s.arg(row.cost).arg(row.cost == 1 ? u"life"_s : u"lives"_s)),
                         qPrintable(row.dearer));
                QCOMPARE(row.dearer.startsWith(u"costliest"_s), row.worst);
            }
        QCOMPARE(rows[1].heading, u"Lap 1, discard"_s);
        QCOMPARE(rows[1].hand.size(), 4);
        QCOMPARE(rows[1].handTitle, u"Your four cards"_s);
        QCOMPARE(rows[1].open, QStringList());
        QCOMPARE(rows[1].did, u"You discarded the 7 of hearts"_s);
        QVERIFY(rows[1].cost > 0);
        QCOMPARE(rows[2].heading, u"Last turn"_s);
        QCOMPARE(rows[2].did, u"You kept your cards"_s);
        QCOMPARE(staged->stale(), QStringList());
        staged->table.perform(u"next"_s);
        staged->deal({});
        QVERIFY(!review.available());
    }

    void theReviewNamesWhatWasDone()
    {
        const auto staged = tableInTurn(2, {.hands = {"KH 7H 4S", "9D 8D 2C"}, .turned = "TH"});
        Review &review = *staged->table.review();
        staged->take("7H"); // and not the 4, as one would
        staged->play(Knock{});
        staged->lookOn();
        staged->play(Stand{});
        staged->lookOn();
        staged->table.pressed(u"v"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!review.thinking(), 120'000);
        const auto &rows = review.moves()->rows();
        QCOMPARE(rows[0].did, u"You took the 10 of hearts"_s);
        QVERIFY2(!rows[0].reason.contains(u"4 of spades"_s), qPrintable(rows[0].reason));
        QCOMPARE(rows[1].did, u"You discarded the 7 of hearts"_s);
        QCOMPARE(rows[1].verdict, u"Better: discard the 4 of spades (27 in hearts)"_s);
    }

    void thirtyOneInTheDealLeavesNothingToReview()
    {
        const auto staged = tableInTurn(3, {.hands = {"2D 3C 4S", "AD KD QD"}});
        QCOMPARE(staged->table.stage(), Table::Showdown);
        QVERIFY(!staged->table.review()->available());
        QCOMPARE(staged->stale(), QStringList());
    }
};

SANDBOXED_TEST_MAIN(ThirtyoneReviewTest)

#include "thirtyone_review_test.moc"
