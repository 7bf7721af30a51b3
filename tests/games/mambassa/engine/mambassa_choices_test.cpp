// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "game/simulation.h"
#include "opponents/level.h"
#include "stacked_mambassa.h"

#include <optional>

using namespace mambassa;
using game::nobody;
using game::Seat;
using opponents::Level;
using readable::handOfFour;
using Opponent = Mambassa::Policy;

namespace {

/// What an expert of seat 0 or 1 that has followed a stacked deal does with its whole turn, as text.
struct Follower
{
    explicit Follower(int seats)
        : table(seats)
    {
    }
    Move choose(Level level = Level::expert)
    {
        const View view = table.viewOfMover();
        Opponent opponent(level, 1);
        for (const Event &event : table.events)
            opponent.happened(seenBy(event, view.seat));
        return opponent.choose(view);
    }
    void turn()
    {
        const Seat seat = table.state.toMove();
        while (table.state.toMove() == seat)
            table.play(choose());
    }
    StackedMambassa table;
};

} // namespace

/// What the levels choose in Mambassa with hands that leave little doubt.
class MambassaChoicesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Cards that the seat cannot see lie elsewhere: it must choose the same.
    void hiddenCardsDoNotChangeTheChoice()
    {
        game::Random random(17);
        for (int deal = 0; deal < 4; ++deal) {
            State state({}, 3);
            state.supply(Mambassa::newPack(state));
            const Seat mover = (state.view(0).dealer + 1) % 3;
            Pack pack = game::shuffledPack<Mambassa>(state, random);
            std::optional<Move> chosen;
            for (int time = 0; time < 2; ++time) {
                State playing = state;
                Opponent expert(Level::expert, 5);
                const auto note = [&](const Event &event) { expert.happened(seenBy(event, mover)); };
                playing.supply(pack, note);
                QVERIFY(!playing.apply(Cut{1}, note));
                QVERIFY(!playing.apply(Expose{}, note));
                if (playing.toMove() != mover)
                    QSKIP("dealt a hand that ends the play");
                const Move move = expert.choose(playing.view(mover));
                QVERIFY(!chosen || *chosen == move);
                chosen = move;
                // After the cut the mover's four come first, then the others' eight, the dealer's four and the stock.
                for (std::size_t card = 5; card < 13; ++card)
                    std::swap(pack[card], pack[card + 12]);
            }
        }
    }

    void whoHoldsFourOfARankKnocks()
    {
        for (const int seats : {2, 5}) {
            Follower follower(seats);
            const std::vector<std::string> hands{"7D 4C 3S 2B", "5D 5C 5S 5B", "7C 4B 3D 2S", "7S 4D 3B 2C",
                                                 "7B HD JC KS"};
            follower.table.dealAndExpose({hands.begin(), hands.begin() + seats}, "2D 3C 4S 6B");
            follower.turn();
            QCOMPARE(follower.table.open().knocker, 1);
            QCOMPARE(follower.table.hand(1), "5D 5C 5S 5B");
        }
        for (const Level level : {Level::novice, Level::casual, Level::regular}) {
            Follower follower(2);
            follower.table.dealAndExpose({"", "5D 5C 5S 5B"}, "2D 3C 4S 6B");
            follower.table.exchange("", "");
            QVERIFY(follower.choose(level) == Move(Stay{}));
        }
    }

    void whoHoldsNothingDoesNotKnock()
    {
        Follower follower(2);
        follower.table.dealAndExpose({"", "2D 3C 4S 5B"}, "2C 3S 4B 6D");
        follower.turn();
        QCOMPARE(follower.table.open().knocker, nobody);
    }

    void theDealerKeepsWhatCanHardlyBeBeaten()
    {
        for (const Level level : {Level::casual, Level::regular, Level::expert}) {
            Follower good(3);
            good.table.deal({.hands = {}, .aside = "6D 6C 6S 6B"});
            QVERIFY(good.choose(level) == Move(Keep{}));
            Follower poor(3);
            poor.table.deal({.hands = {}, .aside = "2D 3C 4S 5B"});
            QVERIFY(poor.choose(level) == Move(Expose{}));
        }
    }

    void aQuarantunaIsTakenWhereItLies()
    {
        for (const Level level : {Level::casual, Level::regular, Level::expert}) {
            Follower follower(3);
            follower.table.dealAndExpose({"", "AD KD HD 7B"}, "3S JD 3C 4S");
            QVERIFY(follower.choose(level) == Move(Exchange{handOfFour("7B"), handOfFour("JD")}));
        }
        // A casual overlooks exchanges of two cards.
        for (const Level level : {Level::regular, Level::expert}) {
            Follower follower(3);
            follower.table.dealAndExpose({"", "AD KD 7S 7B"}, "HD JD 3C 4S");
            QVERIFY(follower.choose(level) == Move(Exchange{handOfFour("7S 7B"), handOfFour("HD JD")}));
        }
    }

    /// Nobody plays after it: the best hand in reach, and no draw that would break it up.
    void theLastTurnTakesTheBestHand()
    {
        Follower follower(2);
        follower.table.dealAndExpose({"7D 7C 3S 2B", "KD KC KS 4B"}, "7S 5D 6C JB");
        follower.table.stayAll(); // seat 1 knocks with three kings
        QVERIFY(follower.choose() == Move(Exchange{handOfFour("3S"), handOfFour("7S")})
                || follower.choose() == Move(Exchange{handOfFour("2B"), handOfFour("7S")}));
        follower.turn();
        QVERIFY(Ranking::table().category(handOfFour(follower.table.hand(0))) >= Category::tris);
    }

    void atTheLastTurnAGoodHandIsLeftAlone()
    {
        Follower follower(2);
        follower.table.dealAndExpose({"7D 7C 7S 7B", "KD KC KS 4B"}, "3S 5D 6C JB");
        follower.table.stayAll();
        follower.table.exchange("", "");
        QVERIFY(follower.choose() == Move(Stay{}));
    }

    /// The expert draws where it has nothing to lose, for a card that is of no use.
    void aLostHandIsDrawnFor()
    {
        Follower follower(2);
        follower.table.dealAndExpose({"7D 7C 3S 2B", "KD KC KS 4B"}, "4C 5D 6S JB");
        follower.table.stayAll();
        follower.table.exchange("", "");
        const Move move = follower.choose();
        const auto *draw = std::get_if<Draw>(&move);
        QVERIFY(draw != nullptr);
        QVERIFY(handOfFour("3S 2B").contains(draw->discard));
    }
};

QTEST_APPLESS_MAIN(MambassaChoicesTest)
#include "mambassa_choices_test.moc"
