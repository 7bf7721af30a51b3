// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench_times.h"
#include "game/random.h"
#include "pinale/solver.h"
#include "pinale/steps.h"

#include <cstdio>

/// How long Pinale's solver takes, by the wilds in a hand of 14: whether the top of the pile may be taken, and how a
/// draft can be ended, after some steps of it. On the board lie melds of both sides, with as many wilds as are left, at
/// most three.

namespace {

using namespace pinale;

Slot natural(Suit suit, int place)
{
    return {.card = faceAt(suit, place), .as = faceAt(suit, place)};
}

/// Four in a row from a place on; the third is a joker where there is one left.
Meld run(Suit suit, int first, std::int16_t side, int &jokersLeft)
{
    Meld run{.kind = Meld::Kind::run, .side = side, .first = static_cast<std::int16_t>(first)};
    for (int place = first; place < first + static_cast<int>(shortestRun); ++place)
        run.slots.push_back(natural(suit, place));
    if (jokersLeft > 0) {
        --jokersLeft;
        run.slots[2].card = cards::french::joker(0);
    }
    return run;
}

/// Three of a rank.
Meld group(Rank rank, std::int16_t side)
{
    Meld group{.kind = Meld::Kind::group, .side = side};
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades})
        group.slots.push_back({.card = cards::french::card(suit, rank), .as = cards::french::card(suit, rank)});
    return group;
}

/// Cards of which so many are wild.
Hand drawn(std::size_t size, int wilds, game::Random &random)
{
    Pack pack = newPack();
    random.shuffle(pack);
    Hand hand;
    for (const Card card : pack) {
        if (isWild(card) && wilds > 0) {
            --wilds;
            hand.push_back(card);
        } else if (!isWild(card) && hand.size() + static_cast<std::size_t>(wilds) < size) {
            hand.push_back(card);
        }
    }
    return hand;
}

} // namespace

int main()
{
    constexpr int hands = 2000;
    constexpr int mostWilds = 8;
    constexpr int mostOnBoard = 3;
    game::Random random(2026);
    const Options options;
    std::puts("wilds   may the top be taken: p50, p99, most ms   how can a draft be ended: p50, p99, most ms");
    for (int wilds = 0; wilds <= mostWilds; ++wilds) {
        bench::Times takes;
        bench::Times ends;
        for (int each = 0; each < hands; ++each) {
            int left = std::min(mostOnBoard, mostWilds - wilds);
            const Board board{run(Suit::hearts, 4, 0, left), run(Suit::clubs, 7, 1, left),
                              run(Suit::spades, 2, 1, left), group(Rank::queen, 0), group(Rank::five, 1)};
            const Hand all = drawn(mostInHand, wilds, random);
            Choice choice{
                .phase = Phase::play, .options = &options, .side = 0, .hand = Bag(all), .board = &board, .up = {}};
            Turn turn(choice, false);
            while (!random.once(3)) {
                Turn next = turn;
                std::uint32_t seen = 0;
                std::optional<Step> step;
                eachStep(turn, [&](const Step &found) {
                    if (random.once(++seen))
                        step = found;
                    return false;
                });
                if (!step || turn.apply(*step))
                    break;
            }
            ends.measure([&] { return finish(turn).has_value(); });
            choice.phase = Phase::draw;
            choice.up = all[random.below(mostInHand)];
            choice.hand.erase(choice.up);
            takes.measure([&] { return mayTake(choice); });
        }
        std::printf("%5d   %8.4f %8.4f %8.4f                       %8.4f %8.4f %8.4f\n", wilds, takes.quantile(0.5),
                    takes.quantile(0.99), takes.quantile(1), ends.quantile(0.5), ends.quantile(0.99), ends.quantile(1));
    }
    return 0;
}
