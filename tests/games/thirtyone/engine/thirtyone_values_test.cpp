// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "plain_thirtyone.h"
#include "readable_thirtyone.h"

#include <cmath>

using namespace thirtyone;
using cards::Card;

namespace {

/// All hands of the pack, each shown once; tells how many there were.
template<class Visit>
int eachHand(const Pack &pack, Visit &&visit)
{
    int hands = 0;
    for (std::size_t third = 2; third < pack.size(); ++third)
        for (std::size_t second = 1; second < third; ++second)
            for (std::size_t first = 0; first < second; ++first, ++hands)
                visit(Hand{pack[first], pack[second], pack[third]});
    return hands;
}

Pack fullPack()
{
    return cards::french::newPack<cards::french::packSize>();
}
Pack strippedPack()
{
    return cards::french::newPack<cards::french::packSize>(cards::french::Rank::seven);
}
Value valueOf(const char *codes, bool threeOfAKind305 = false)
{
    return HandValues::table(threeOfAKind305).of(hand(codes));
}

} // namespace

/// What hands are worth, by example, against a second evaluator, and counted (3.1, 3.8).
class ThirtyoneValuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void T31_EX_1()
    {
        QCOMPARE(valueOf("AS KS QS"), 2 * 31);
        QCOMPARE(valueOf("KH 8H 5H"), 2 * 23);
        QCOMPARE(valueOf("QS 9D 8D"), 2 * 17);
        QCOMPARE(valueOf("AC 6S 4S"), 2 * 11);
        QCOMPARE(valueOf("JC 7H 4S"), 2 * 10);
        QCOMPARE(valueOf("TH JH 9H"), 2 * 29);
        QCOMPARE(valueOf("TD AD 4D"), 2 * 25);
        QCOMPARE(valueOf("2C 2D 2H"), 2 * 2);
    }

    void T31_EX_2_and_T31_14()
    {
        QCOMPARE(valueOf("7C 7D 7H", true), 61);
        QCOMPARE(valueOf("AS AH AD", true), 61);
        QCOMPARE(valueOf("QH JH TH", true), 60);
        QVERIFY(valueOf("AS KS QS", true) > valueOf("7C 7D 7H", true));
        QVERIFY(valueOf("7C 7D 7H", true) > valueOf("QH JH TH", true));
        QVERIFY(valueOf("AS AH AD", true) != thirtyOne); // 30.5 is none
        QCOMPARE(valueOf("7C 7D 7H"), 2 * 7);
        QCOMPARE(valueOf("AS AH AD"), 2 * 11);
        QCOMPARE(valueOf("QH JH TH"), 2 * 30);
    }

    void T31_12_aFlushUnder31HasNoSpecialValue() { QVERIFY(valueOf("4S 3S 2S") < valueOf("AC 6S 4D")); }

    void everyHandAgainstAPlainEvaluator()
    {
        for (const bool threeOfAKind305 : {false, true}) {
            const HandValues &values = HandValues::table(threeOfAKind305);
            for (const Pack &pack : {fullPack(), strippedPack()}) {
                int different = 0;
                const int hands = eachHand(pack, [&](const Hand &hand) {
                    const int plain = plain::thirtyoneValue(plain::codesOf(text(hand)), threeOfAKind305);
                    const bool inAnyOrder = values.of(hand[2], hand[0], hand[1]) == plain
                        && values.of(hand[1], hand[2], hand[0]) == plain && values.of(hand) == plain;
                    different += inAnyOrder ? 0 : 1;
                });
                QCOMPARE(hands, pack.size() == 52 ? 22'100 : 4'960);
                QCOMPARE(different, 0);
            }
        }
    }

    void theCountsOfTheRulesPage()
    {
        int of31 = 0;
        int ofAKind = 0;
        double sum = 0;
        std::array<int, 32> upTo{};
        const int hands = eachHand(fullPack(), [&](const Hand &hand) {
            const int value = HandValues::table(false).of(hand) / 2;
            of31 += value == 31 ? 1 : 0;
            ofAKind += HandValues::table(true).of(hand) == thirtyAndAHalf ? 1 : 0;
            sum += value;
            for (std::size_t most = static_cast<std::size_t>(value); most < upTo.size(); ++most)
                ++upTo[most];
        });
        const auto thousandths = [hands](double part) { return std::lround(1000 * part / hands); };
        QCOMPARE(hands, 22'100);
        QCOMPARE(of31, 24);
        QCOMPARE(ofAKind, 52);
        QCOMPARE(thousandths(sum), 13'088);
        QCOMPARE(thousandths(upTo[17]), 809);
        QCOMPARE(thousandths(upTo[20]), 939);
        QCOMPARE(thousandths(upTo[25]), 988);
    }

    void theShareOfWorseHandsIsCounted()
    {
        const HandValues &values = HandValues::table(false);
        QCOMPARE(std::lround(1000 * values.shareBelow(2 * 18, false)), 809);
        QCOMPARE(values.shareBelow(0, false), 0.0);
        int below = 0;
        const int hands
            = eachHand(strippedPack(), [&](const Hand &hand) { below += values.of(hand) < 2 * 20 ? 1 : 0; });
        QCOMPARE(values.shareBelow(2 * 20, true), static_cast<double>(below) / hands);
    }

    void theBestDiscardOfFour()
    {
        const HandValues &values = HandValues::table(false);
        const auto kept = [&](const char *four, std::size_t bound = HandValues::nowhere) {
            const Hand cards = hand(four);
            const auto best = values.best(cards, bound);
            Hand left = cards;
            left.removeFirst(cards[best.discard]);
            return std::pair(cards::french::code(cards[best.discard]),
                             values.of(left) == best.value ? best.value / 2 : -1);
        };
        QCOMPARE(kept("KH 8H 5H 9S"), std::pair(std::string("9S"), 23));
        QCOMPARE(kept("KH 8H 5S 9S"), std::pair(std::string("5S"), 18)); // of equal ones the one that counts least
        QCOMPARE(kept("KH 8H 5H 2S", 3), std::pair(std::string("5H"), 18));
        game::Random random(3);
        Pack pack = fullPack();
        for (int deal = 0; deal < 5000; ++deal) {
            random.shuffle(pack);
            const Hand four{pack[0], pack[1], pack[2], pack[3]};
            int most = 0;
            for (const Card card : four) {
                Hand left = four;
                left.removeFirst(card);
                most = std::max(most, int{values.of(left)});
            }
            QCOMPARE(int{values.best(four).value}, most);
        }
    }

    void theSuitThatCounts()
    {
        using cards::french::Suit;
        QVERIFY(HandValues::table(false).suitOf(hand("QS 9D 8D")) == Suit::diamonds);
        QVERIFY(HandValues::table(false).suitOf(hand("2S 2D 2H")) == Suit::diamonds);
        QVERIFY(HandValues::table(true).suitOf(hand("2S 2D 2H")) == std::nullopt);
    }
};

QTEST_APPLESS_MAIN(ThirtyoneValuesTest)
#include "thirtyone_values_test.moc"
