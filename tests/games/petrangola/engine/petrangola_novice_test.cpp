// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "opponents/level.h"
#include "stacked_table.h"

using namespace petrangola;
using opponents::Level;
using readable::hand;

namespace {

/// What seat 1 has to move with in a duel, nobody having knocked.
View viewOf(const char *own, const char *monte)
{
    StackedTable table(2);
    table.findFirstDealer(0);
    table.dealAndExpose({"", own}, monte);
    return table.viewOfMover();
}
/// The same for seat 0 after a knock of seat 1, with whatever that holds.
View viewAfterAKnock(const char *own, const char *monte)
{
    StackedTable table(2);
    table.findFirstDealer(0);
    table.dealAndExpose({own, ""}, monte);
    table.play(Knock{});
    return table.viewOfMover();
}
Move moveOf(Level level, const View &view)
{
    return Petrangola::Policy(level, 1).choose(view);
}
bool exchanges(const Move &move, const char *give, const char *take)
{
    return move == Move(Exchange{hand(give), hand(take)});
}

} // namespace

/// How a novice errs: as people do who play for the first time, and in the same place every time.
class PetrangolaNoviceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void overlooksTwoCardsOfTheMonteThatBelongTogether()
    {
        // KD with AD and HD is the best sequence there is; a novice moves one card.
        const View view = viewAfterAKnock("KD 4C 5S", "AD HD 2B");
        QVERIFY(exchanges(moveOf(Level::regular, view), "4C 5S", "AD HD"));
        QCOMPARE(cardsExchanged(moveOf(Level::novice, view)), 1);
    }

    void overlooksTheCardThatGoesInBetween()
    {
        // 6D closes 7D 5D; but AD makes 23.
        const View between = viewOf("7D 5D 2C", "6D AD 3S");
        QVERIFY(exchanges(moveOf(Level::casual, between), "2C", "6D"));
        QVERIFY(exchanges(moveOf(Level::novice, between), "2C", "AD"));
        // One that goes on at the end is seen.
        QVERIFY(exchanges(moveOf(Level::novice, viewOf("7D 6D 2C", "5D AD 3S")), "2C", "5D"));
    }

    void knocksTooEarlyAtWhatLooksMany()
    {
        const View view = viewOf("KD 7D 2C", "3S 4B 5C"); // 17
        QVERIFY(std::holds_alternative<Knock>(moveOf(Level::novice, view)));
        QVERIFY(!knocks(view, moveOf(Level::casual, view)));
        QVERIFY(!knocks(view, moveOf(Level::novice, viewOf("KD 6D 2C", "3S 4B 5C")))); // 16
    }

    void clingsToItsSuit()
    {
        // A casual gives up two small coins for 20 in cups; a novice keeps them and gives the king.
        const View view = viewAfterAKnock("5D 3D KC", "4C 6S 2B");
        QVERIFY(exchanges(moveOf(Level::casual, view), "3D", "4C")
                || exchanges(moveOf(Level::casual, view), "5D", "4C"));
        const Move novice = moveOf(Level::novice, view);
        const Hand after = handAfter(view, novice);
        QVERIFY(after.contains(hand("5D")[0]));
        QVERIFY(after.contains(hand("3D")[0]));
        // Where the other suit comes to a great deal more, it does change.
        QVERIFY(handAfter(viewAfterAKnock("3D 2D KC", "AC 6S 2B"),
                          moveOf(Level::novice, viewAfterAKnock("3D 2D KC", "AC 6S 2B")))
                    .contains(hand("AC")[0]));
    }

    /// No dice: a novice of any seed makes the same mistakes.
    void errsTheSameWayEveryTime()
    {
        const View view = viewOf("7D 5D 2C", "6D AD 3S");
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            QCOMPARE(Petrangola::Policy(Level::novice, seed).choose(view), moveOf(Level::novice, view));
    }
};

QTEST_APPLESS_MAIN(PetrangolaNoviceTest)
#include "petrangola_novice_test.moc"
