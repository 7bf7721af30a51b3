// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "plain_stopthebus.h"
#include "stopthebus/prospects.h"
#include "stopthebus/ways.h"
#include "stopthebus_readable.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace stopthebus;
using cards::Card;
using cards::french::Rank;
using readable::handOfThree;

namespace {

template<class Visit>
void everyHand(Visit &&visit)
{
    for (std::uint8_t first = 0; first < 52; ++first)
        for (std::uint8_t second = first + 1; second < 52; ++second)
            for (std::uint8_t third = second + 1; third < 52; ++third)
                visit(Hand{Card(first), Card(second), Card(third)});
}

Strength strengthOf(const char *codes, bool bragQuirks = true)
{
    return Ranking::of(bragQuirks).strength(handOfThree(codes));
}

void quirks()
{
    QTest::addColumn<bool>("bragQuirks");
    QTest::newRow("with the order of Brag") << true;
    QTest::newRow("without") << false;
}

} // namespace

class StopthebusRankingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theExamplesOfTheRules() // STB-EX-1
    {
        const std::vector<const char *> descending{"3C 3D 3H", "AC AD AH", "AS 2S 3S", "AS KS QS", "4D 3D 2D",
                                                   "AS 2D 3S", "AS KD QS", "KS QD JS", "KH JH 9H", "KC KD 4S",
                                                   "KC KD 3S", "QC QD JS", "AS KD 9S", "5S 3D 2C"};
        for (std::size_t hand = 1; hand < descending.size(); ++hand)
            QVERIFY2(strengthOf(descending[hand - 1]) > strengthOf(descending[hand]), descending[hand]);
    }

    void withoutTheOrderOfBrag() // STB-1, STB-EX-1
    {
        QVERIFY(strengthOf("AC AD AH", false) > strengthOf("3C 3D 3H", false));
        QVERIFY(strengthOf("AS KD QS", false) > strengthOf("AS 2D 3S", false));
        QVERIFY(strengthOf("4S 3D 2S", false) > strengthOf("AS 2D 3S", false));
        QVERIFY(strengthOf("AS 2D 3S", false) > strengthOf("AH KH JH", false)); // but a run
        QVERIFY(strengthOf("4D 3D 2D", false) > strengthOf("AS 2S 3S", false));
    }

    void aPrialOfTwosIsTheLeast() // STB-EX-6
    {
        QVERIFY(strengthOf("2C 2D 2H") > strengthOf("AS 2S 3S"));
        QVERIFY(strengthOf("2C 2D 2H") < strengthOf("4C 4D 4H"));
    }

    void thereIsNoRunRoundTheAce()
    {
        QVERIFY(Ranking::worth(handOfThree("KS AD 2S")).category == Category::high);
        QVERIFY(Ranking::worth(handOfThree("KS AS 2S")).category == Category::flush);
    }

    void suitsDoNotMatter()
    {
        QVERIFY(strengthOf("AC 9D 4H") == strengthOf("AS 9H 4C"));
        QVERIFY(strengthOf("KC 9C 4C") == strengthOf("KS 9S 4S"));
    }

    void everyHandIsWhereThePlainEvaluatorPutsIt_data() { quirks(); }
    void everyHandIsWhereThePlainEvaluatorPutsIt()
    {
        QFETCH(const bool, bragQuirks);
        const Ranking &ranking = Ranking::of(bragQuirks);
        std::vector<std::pair<plain::StopthebusKey, Strength>> all;
        std::map<Category, int> counts;
        std::string fault;
        everyHand([&](const Hand &hand) {
            const std::string codes = readable::text(hand, cards::french::pack);
            all.emplace_back(plain::stopthebusKey(codes, bragQuirks), ranking.strength(hand));
            const Category category = ranking.category(hand);
            ++counts[category];
            if (static_cast<int>(category) != all.back().first[0] || Ranking::worth(hand).category != category)
                fault = codes;
        });
        QCOMPARE(fault, "");
        QCOMPARE(all.size(), std::size_t{22'100});
        QCOMPARE(counts[Category::prial], 52);
        QCOMPARE(counts[Category::runningFlush], 48);
        QCOMPARE(counts[Category::run], 720);
        QCOMPARE(counts[Category::flush], 1'096);
        QCOMPARE(counts[Category::pair], 3'744);
        QCOMPARE(counts[Category::high], 16'440);
        std::sort(all.begin(), all.end(), [](const auto &one, const auto &other) { return one.first < other.first; });
        int strengths = 1;
        for (std::size_t hand = 1; hand < all.size(); ++hand) {
            const bool tie = all[hand].first == all[hand - 1].first;
            QVERIFY(tie ? all[hand].second == all[hand - 1].second : all[hand].second > all[hand - 1].second);
            strengths += tie ? 0 : 1;
        }
        QCOMPARE(strengths, 741);
        QCOMPARE(int{all.front().second.value}, 0);
        QCOMPARE(int{all.back().second.value}, 740);
    }

    void theOrderOfTheCardsIsFree()
    {
        Hand hand = handOfThree("2D AC 7S");
        const Strength strength = Ranking::of(true).strength(hand);
        const Worth worth = Ranking::worth(hand);
        for (int order = 0; order < 6; ++order) {
            std::next_permutation(hand.begin(), hand.end(),
                                  [](Card one, Card other) { return one.face() < other.face(); });
            QVERIFY(Ranking::of(true).strength(hand) == strength);
            QVERIFY(Ranking::worth(hand) == worth);
        }
    }

    void sharesCountTheWeakerHands()
    {
        const Ranking &ranking = Ranking::of(true);
        QCOMPARE(ranking.share(strengthOf("3C 3D 3H")), 22'096.0 / 22'100);
        QCOMPARE(ranking.share(strengthOf("2C 2D 3S")), 16'440.0 / 22'100);
        QCOMPARE(ranking.share(strengthOf("5S 3D 2C")), 0.0);
        QCOMPARE(Ranking::of(false).share(strengthOf("AC AD AH", false)), 22'096.0 / 22'100);
    }

    void worthNamesWhatCounts()
    {
        const auto counting = [](const char *codes) {
            std::string marks;
            for (const bool counts : Ranking::counting(handOfThree(codes)))
                marks += counts ? 'x' : '-';
            return marks;
        };
        QCOMPARE(counting("AD 2C KD"), "x--");
        QCOMPARE(counting("4C KD KS"), "-xx");
        QCOMPARE(counting("2D 9D KD"), "xxx");
        QCOMPARE(counting("3D 2C 4S"), "xxx");
        QVERIFY((Ranking::worth(handOfThree("4C KD KS")).ranks == std::array{Rank::king, Rank::king, Rank::four}));
        QVERIFY((Ranking::worth(handOfThree("KC KD AS")).ranks == std::array{Rank::king, Rank::king, Rank::ace}));
        QVERIFY((Ranking::worth(handOfThree("3C AD 2S")).ranks == std::array{Rank::ace, Rank::two, Rank::three}));
        QVERIFY((Ranking::worth(handOfThree("3C 4D 2S")).ranks == std::array{Rank::four, Rank::three, Rank::two}));
    }

    /// The best hand in reach, by trying every move.
    void waysAreThoseOfAllExchanges()
    {
        const Ranking &ranking = Ranking::of(true);
        game::Random random(3);
        for (int table = 0; table < 2'000; ++table) {
            Pack pack = cards::french::newPack<52>();
            random.shuffle(pack);
            const Hand hand{pack[0], pack[1], pack[2]};
            const Hand monte{pack[3], pack[4], pack[5]};
            const Ways ways = Ways::of(hand, monte, ranking);
            Strength best;
            for (const Move &move : legalMoves(Choice{.phase = Phase::exchange, .hand = hand, .monte = monte})) {
                Hand after = hand;
                Hand left = monte;
                goWay(after, left, wayOf(move, hand, monte));
                Hand swapped = hand;
                Hand swappedLeft = monte;
                monte::swapCards(swapped, swappedLeft, std::get<Exchange>(move));
                QVERIFY(after == swapped && left == swappedLeft);
                QVERIFY(ways.strength[wayOf(move, hand, monte)] == ranking.strength(after));
                best = std::max(best, ranking.strength(after));
            }
            QVERIFY(ways.best().strength == best);
            QVERIFY(ways.bestAtLast(true).strength == std::max(best, ways.kept()));
            QVERIFY(ways.bestAtLast(false).strength == best);
        }
    }

    /// The table of prospects against drawing three cards again and again.
    void prospectsAreReckonedRight()
    {
        const Ranking &ranking = Ranking::of(true);
        const Prospects &prospects = Prospects::of(true);
        game::Random random(5);
        const Card first = readable::card("KC", cards::french::pack);
        const Card second = readable::card("KD", cards::french::pack);
        constexpr int tries = 20'000;
        double sum = 0;
        for (int tried = 0; tried < tries; ++tried) {
            Pack pack = cards::french::newPack<52>();
            pack.removeFirst(first);
            pack.removeFirst(second);
            random.shuffle(pack);
            double best = 0;
            for (std::size_t place = 0; place < 3; ++place)
                best = std::max(best, ranking.share(ranking.strength(first, second, pack[place])));
            sum += best;
        }
        QVERIFY(std::abs(prospects.afterExchange(handOfThree("KC KD 4S")) - sum / tries) < 0.002);
        // A pair can be kept, and a run cannot.
        QVERIFY(prospects.afterExchange(handOfThree("KC KD 4S")) > prospects.afterExchange(handOfThree("5C 6D 7S")));
    }
};

QTEST_APPLESS_MAIN(StopthebusRankingTest)
#include "stopthebus_ranking_test.moc"
