// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "mambassa/determinization.h"
#include "mambassa/draws.h"
#include "mambassa/ranking.h"
#include "mambassa_readable.h"
#include "plain_mambassa.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace mambassa;
using cards::Card;
using cards::italian::Rank;
using cards::italian::Suit;
using readable::handOfFour;

namespace {

template<class Visit>
void everyHand(Visit &&visit)
{
    for (std::uint8_t first = 0; first < 40; ++first)
        for (std::uint8_t second = first + 1; second < 40; ++second)
            for (std::uint8_t third = second + 1; third < 40; ++third)
                for (std::uint8_t fourth = third + 1; fourth < 40; ++fourth)
                    visit(Hand{Card(first), Card(second), Card(third), Card(fourth)});
}

std::string nameOf(Category category)
{
    constexpr std::array names{"points", "scala-corta", "tris", "scala-lunga", "quartina", "quarantuna", "mambassa"};
    return names[static_cast<std::size_t>(category)];
}

Strength strengthOf(const char *codes)
{
    return Ranking::table().strength(handOfFour(codes));
}

} // namespace

class MambassaRankingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theExamplesOfTheRules()
    {
        for (const auto &[better, worse] :
             {std::pair("AD KD HD JD", "2D 2C 2S 2B"), std::pair("2D 2C 2S 2B", "KD KC KS KB"),
              std::pair("KS HS JS 7S", "KB HB JB 7B"), std::pair("AD AC AS 5B", "2D 2C 2S KB"),
              std::pair("AD KD HD 2C", "AD KD JD 7D"), std::pair("AB KB HB 2C", "KD HD JD 2S"),
              std::pair("7D 7C 7S 2B", "6D 5D 4D AC")})
            QVERIFY2(strengthOf(better) > strengthOf(worse), better);
        // M-6, and the end of the table.
        QVERIFY(strengthOf("AD KD HD JD") == strengthOf("AB KB HB JB"));
        QVERIFY(strengthOf("AD AC AS AB") > strengthOf("AD KD HD JD"));
        QVERIFY(strengthOf("KD HC JS 2B") == strengthOf("3D HC 4S 5B"));
        // There is no low ace, and the 7 is directly below the jack.
        QCOMPARE(nameOf(Ranking::table().category(handOfFour("3D 2D AD KC"))), "points");
        QCOMPARE(nameOf(Ranking::table().category(handOfFour("JD 7D 6D KC"))), "scala-corta");
        QCOMPARE(nameOf(Ranking::table().category(handOfFour("HD JD 7D 6D"))), "scala-lunga");
    }

    void everyHandIsWhereThePlainEvaluatorPutsIt()
    {
        const Ranking &ranking = Ranking::table();
        std::vector<std::pair<plain::MambassaKey, Strength>> all;
        std::string fault;
        everyHand([&](const Hand &hand) {
            all.emplace_back(plain::mambassaKey(hand), ranking.strength(hand));
            if (nameOf(ranking.category(hand)) != plain::mambassaCategory(hand)
                || Ranking::worth(hand).category != ranking.category(hand))
                fault = readable::text(hand);
        });
        QCOMPARE(fault, "");
        QCOMPARE(all.size(), std::size_t{91'390});
        std::sort(all.begin(), all.end(), [](const auto &one, const auto &other) { return one.first < other.first; });
        for (std::size_t hand = 1; hand < all.size(); ++hand) {
            const bool tie = all[hand].first == all[hand - 1].first;
            QVERIFY(tie ? all[hand].second == all[hand - 1].second : all[hand].second > all[hand - 1].second);
        }
    }

    void theOrderOfTheCardsIsFree()
    {
        Hand hand = handOfFour("2D AC 7S KB");
        const Strength strength = Ranking::table().strength(hand);
        const Hand first = hand;
        int orders = 0;
        do {
            QVERIFY(Ranking::table().strength(hand) == strength);
            ++orders;
            // From the last order it goes on with the first.
            std::next_permutation(hand.begin(), hand.end(),
                                  [](Card one, Card other) { return one.face() < other.face(); });
        } while (!(hand == first));
        QCOMPARE(orders, 24);
    }

    void sharesCountTheWeakerHands()
    {
        const Ranking &ranking = Ranking::table();
        QCOMPARE(ranking.share(strengthOf("AD AC AS AB")), 91'389.0 / 91'390);
        QCOMPARE(ranking.share(strengthOf("AD KD HD JD")), 91'385.0 / 91'390);
        QCOMPARE(ranking.share(strengthOf("2D 2C 3S 3B")), 0.0);
    }

    void worthNamesWhatCounts()
    {
        const auto counting = [](const char *codes) {
            std::string marks;
            for (const bool counts : Ranking::counting(handOfFour(codes)))
                marks += counts ? 'x' : '-';
            return marks;
        };
        QCOMPARE(counting("AD 2C KD 3S"), "x-x-");
        QCOMPARE(counting("AC KD HD JD"), "-xxx");
        QCOMPARE(counting("2D AD KD HD"), "-xxx"); // the two is of the suit, but not of the scala
        QCOMPARE(counting("7D 2C 7S 7B"), "x-xx");
        QCOMPARE(counting("7D 7C 7S 7B"), "xxxx");
        const Worth lunga = Ranking::worth(handOfFour("7S JS HS KS"));
        QVERIFY(lunga.suit == Suit::swords && lunga.rank == Rank::king);
        QCOMPARE(Ranking::worth(handOfFour("AD KD 7D 2D")).points, 30);
    }

    /// The table of draws against the draws themselves.
    void drawsAreReckonedRight()
    {
        const Ranking &ranking = Ranking::table();
        for (const char *codes : {"AD KD 7C 2S", "2D 3D 4D 7C", "AD AC AS 2B", "KD HD JD 2C"}) {
            const Hand hand = handOfFour(codes);
            for (std::size_t place = 0; place < cardsInHand; ++place) {
                double sum = 0;
                for (std::uint8_t face = 0; face < 40; ++face) {
                    Hand after = hand;
                    after[place] = Card(face);
                    if (!hand.contains(Card(face)))
                        sum += ranking.share(ranking.strength(after));
                }
                QVERIFY(std::abs(Draws::table().meanShare(hand, place) - sum / 36) < 1e-5);
            }
            const Draws::Best best = Draws::table().best(hand);
            for (std::size_t place = 0; place < cardsInHand; ++place)
                QVERIFY(best.share >= Draws::table().meanShare(hand, place));
            QCOMPARE(Draws::table().meanShare(hand, best.discarded), best.share);
        }
    }

    /// The best hand in reach, by trying every exchange.
    void reachesAreThoseOfAllExchanges()
    {
        const Ranking &ranking = Ranking::table();
        game::Random random(3);
        for (int table = 0; table < 2'000; ++table) {
            Pack pack = cards::italian::newPack<40>(1);
            random.shuffle(pack);
            const Hand hand{pack[0], pack[1], pack[2], pack[3]};
            const Hand monte{pack[4], pack[5], pack[6], pack[7]};
            const Reaches reaches = reachesOf(hand, monte, ranking);
            Strength best;
            int fewest = 0;
            for (const Move &move : legalMoves(Choice{.phase = Phase::exchange, .hand = hand, .monte = monte})) {
                const auto &exchange = std::get<Exchange>(move);
                Hand after = hand;
                Hand left = monte;
                monte::swapCards(after, left, exchange);
                const auto count = static_cast<int>(exchange.give.size());
                const Strength strength = ranking.strength(after);
                if (count == 0 || count == cardsInHand)
                    continue;
                if (strength > best || (strength == best && count < fewest)) {
                    best = strength;
                    fewest = count;
                }
            }
            QVERIFY(reaches.exchanged.strength == best);
            QCOMPARE(reaches.exchanged.exchanged(), fewest);
            Hand after = hand;
            Hand left = monte;
            reach(after, left, reaches.exchanged);
            QVERIFY(ranking.strength(after) == best);
            std::set<int> faces;
            for (const Hand &cards : {after, left})
                for (const Card card : cards)
                    faces.insert(card.face());
            QCOMPARE(faces.size(), std::size_t{8});
        }
    }
};

QTEST_APPLESS_MAIN(MambassaRankingTest)
#include "mambassa_ranking_test.moc"
