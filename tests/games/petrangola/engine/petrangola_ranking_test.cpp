// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "petrangola/ranking.h"
#include "petrangola_readable.h"
#include "plain_ranking.h"

#include <algorithm>
#include <cmath>
#include <map>

using namespace petrangola;
using cards::Card;

namespace {

std::vector<RankingOptions> allOptions()
{
    std::vector<RankingOptions> all;
    for (const bool aceLow : {false, true})
        for (const bool trisBeatsSequence : {false, true})
            for (const TrisOrder order : {TrisOrder::lowBest, TrisOrder::card})
                all.push_back({.aceLow = aceLow, .trisBeatsSequence = trisBeatsSequence, .trisOrder = order});
    return all;
}

/// The hands of one pack, or with `twins` those of two: the same face twice, but not three times.
std::vector<Hand> allHands(bool twins)
{
    std::vector<Hand> hands;
    constexpr std::uint8_t faces = cards::italian::packSize;
    const std::uint8_t step = twins ? 0 : 1;
    for (std::uint8_t first = 0; first < faces; ++first)
        for (std::uint8_t second = first + step; second < faces; ++second)
            for (std::uint8_t third = second + step; third < faces; ++third)
                if (first != third)
                    hands.push_back({Card(first), Card(second), Card(third)});
    return hands;
}

std::string nameOf(Category category)
{
    switch (category) {
    case Category::points:
        return "points";
    case Category::tris:
        return "tris";
    case Category::sequence:
        return "sequence";
    case Category::petrangolone:
        break;
    }
    return "petrangolone";
}

/// The first of the two is better (1), worse (−1) or equal (0), as the engine sees it.
int compare(const char *first, const char *second, const RankingOptions &options)
{
    const Ranking &ranking = Ranking::of(options);
    const Strength one = ranking.strength(readable::hand(first));
    const Strength other = ranking.strength(readable::hand(second));
    return one == other ? 0 : one > other ? 1 : -1;
}

} // namespace

class PetrangolaRankingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsAllHands()
    {
        QCOMPARE(allHands(false).size(), std::size_t{9880});
        QCOMPARE(allHands(true).size(), std::size_t{11440});
    }

    void agreesOnEveryCategory()
    {
        for (const RankingOptions &options : allOptions())
            for (const Hand &hand : allHands(true)) {
                const std::string name = nameOf(Ranking::of(options).category(hand));
                if (name != plain::category(hand, options))
                    QFAIL(qPrintable(QString::fromStdString(readable::text(hand) + " is no " + name)));
            }
    }

    /// One strength for each key of the second evaluator and rising with it: so every pair of hands compares alike.
    void agreesOnTheWholeOrder()
    {
        for (const RankingOptions &options : allOptions()) {
            std::map<plain::Key, Strength> strengths;
            for (const Hand &hand : allHands(true)) {
                const Strength strength = Ranking::of(options).strength(hand);
                const auto [known, isNew] = strengths.emplace(plain::key(hand, options), strength);
                if (known->second != strength)
                    QFAIL(qPrintable(QString::fromStdString(readable::text(hand) + " does not tie with its equals")));
            }
            const auto notRising
                = std::adjacent_find(strengths.begin(), strengths.end(), [](const auto &lower, const auto &higher) {
                      return !(lower.second < higher.second);
                  });
            QVERIFY(notRising == strengths.end());
        }
    }

    void doesNotMindTheOrderOfTheCards()
    {
        for (const RankingOptions &options : allOptions()) {
            const Ranking &ranking = Ranking::of(options);
            for (const Hand &hand : allHands(true)) {
                std::array<std::size_t, cardsInHand> order{0, 1, 2};
                const Strength strength = ranking.strength(hand);
                while (std::next_permutation(order.begin(), order.end()))
                    if (ranking.strength(hand[order[0]], hand[order[1]], hand[order[2]]) != strength)
                        QFAIL(qPrintable(QString::fromStdString(readable::text(hand))));
            }
        }
    }

    void sharesCountTheWeakerHandsOfOnePack()
    {
        const std::vector<Hand> onePack = allHands(false);
        for (const RankingOptions &options : allOptions()) {
            std::vector<plain::Key> keys;
            for (const Hand &hand : onePack)
                keys.push_back(plain::key(hand, options));
            std::sort(keys.begin(), keys.end());
            const Ranking &ranking = Ranking::of(options);
            for (const Hand &hand : onePack) {
                const auto weaker
                    = std::lower_bound(keys.begin(), keys.end(), plain::key(hand, options)) - keys.begin();
                const double expected = static_cast<double>(weaker) / static_cast<double>(keys.size());
                if (std::abs(ranking.share(ranking.strength(hand)) - expected) > 1e-12)
                    QFAIL(qPrintable(QString::fromStdString(readable::text(hand))));
            }
        }
    }

    /// A total that only two packs give still has its share: it beats the hands of one pack below it.
    void sharesOfTwinsLieBetween()
    {
        const Ranking &ranking = Ranking::of({});
        const auto share = [&](const char *hand) { return ranking.share(ranking.strength(readable::hand(hand))); };
        QVERIFY(share("AD AD KD") > share("AD KD JD")); // 32 over 31
        QVERIFY(share("AD AD KD") <= share("KD KC KS"));
        QVERIFY(share("2D 2D 3C") <= share("4D 2C 2S"));
    }

    void tellsTheWorthInWords()
    {
        for (const RankingOptions &options : allOptions())
            for (const Hand &hand : allHands(true)) {
                const Worth worth = Ranking::of(options).worth(hand);
                QCOMPARE(nameOf(worth.category), plain::category(hand, options));
                if (worth.category == Category::points) {
                    QCOMPARE(worth.points, plain::bestTotal(hand));
                    const std::string suits = "DCSB";
                    const auto first = std::find_if(suits.begin(), suits.end(), [&](char suit) {
                        return plain::suitTotal(hand, suit) == plain::bestTotal(hand);
                    });
                    QCOMPARE(static_cast<int>(worth.suit), static_cast<int>(first - suits.begin()));
                } else if (worth.category == Category::sequence) {
                    QCOMPARE(worth.suit, cards::italian::suit(hand[0]));
                } else {
                    QCOMPARE(worth.rank, cards::italian::rank(hand[0]));
                }
            }
    }
    void tellsTheTopOfASequence()
    {
        using cards::italian::Rank;
        const Ranking &low = Ranking::of({.aceLow = true});
        QCOMPARE(low.worth(readable::hand("6S JS 7S")).rank, Rank::jack);
        QCOMPARE(low.worth(readable::hand("KB AB HB")).rank, Rank::ace);
        QCOMPARE(low.worth(readable::hand("AC 2C 3C")).rank, Rank::three);
    }

    void countingCardsMakeTheWorth()
    {
        for (const RankingOptions &options : allOptions())
            for (const Hand &hand : allHands(true)) {
                const auto counting = Ranking::of(options).counting(hand);
                if (plain::isPetrangola(hand, options)) {
                    QVERIFY(counting[0] && counting[1] && counting[2]);
                    continue;
                }
                const Worth worth = Ranking::of(options).worth(hand);
                for (std::size_t slot = 0; slot < counting.size(); ++slot)
                    QCOMPARE(counting[slot], cards::italian::suit(hand[slot]) == worth.suit);
            }
    }

    void givesTheExamplesOfTheRules_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<int>("plainRules");
        QTest::addColumn<int>("trisBeatsSequence");
        QTest::addColumn<int>("cardOrder");
        QTest::addColumn<int>("aceLow");
        const auto row = [](const char *first, const char *second, int usual, int tris, int card, int low) {
            QTest::newRow(qPrintable(QStringLiteral("%1 and %2").arg(QLatin1String(first), QLatin1String(second))))
                << QByteArray(first) << QByteArray(second) << usual << tris << card << low;
        };
        row("AD AC AS", "AD KD HD", 1, 1, 1, 1);
        row("4B 3B 2B", "2D 2C 2S", 1, -1, 1, 1);
        row("2D 2C 2S", "KD KC KS", 1, 1, -1, 1);
        row("JS 7S 6S", "7D 6D 5D", 1, 1, 1, 1);
        row("KD 7S 6S", "AD 4C 3C", 1, 1, 1, 1);
        row("KD HC JS", "KB HD JC", 0, 0, 0, 0);
        // 31 points are no sequence; A-K-H is the highest, A-2-3 only where the house says so, and then the lowest.
        row("AD KD JD", "4B 3B 2B", -1, -1, -1, -1);
        row("3C 2C AC", "AD 5D 2S", 0, 0, 0, 1);
        row("3C 2C AC", "4B 3B 2B", -1, -1, -1, -1);
        row("3C 2C AC", "KD KC KS", -1, -1, -1, 1);
        row("AD KD HD", "KS HS JS", 1, 1, 1, 1);
        row("AD AC AS", "2D 2C 2S", 1, 1, 1, 1);
        row("AD AC AS", "AB AC AS", 0, 0, 0, 0);
        row("KD HD JD", "KB HB JB", 0, 0, 0, 0);
    }
    void givesTheExamplesOfTheRules()
    {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QFETCH(int, plainRules);
        QFETCH(int, trisBeatsSequence);
        QFETCH(int, cardOrder);
        QFETCH(int, aceLow);
        QCOMPARE(compare(first, second, {}), plainRules);
        QCOMPARE(compare(first, second, {.trisBeatsSequence = true}), trisBeatsSequence);
        QCOMPARE(compare(first, second, {.trisOrder = TrisOrder::card}), cardOrder);
        QCOMPARE(compare(first, second, {.aceLow = true}), aceLow);
        QCOMPARE(compare(second, first, {}), -plainRules);
    }
    void countsTheTotalsOfTheRules()
    {
        const Ranking &ranking = Ranking::of({});
        QCOMPARE(ranking.worth(readable::hand("AD KD JD")).points, 31);
        QCOMPARE(ranking.worth(readable::hand("3C 2C AC")).points, 16);
        QCOMPARE(ranking.worth(readable::hand("KD 7S 6S")).points, 13);
        QCOMPARE(ranking.worth(readable::hand("AD 4C 3C")).points, 11);
        QCOMPARE(ranking.worth(readable::hand("KD HC JS")).points, 10);
        QCOMPARE(ranking.worth(readable::hand("AD AD KD")).points, 32); // two packs
    }
};

QTEST_APPLESS_MAIN(PetrangolaRankingTest)
#include "petrangola_ranking_test.moc"
