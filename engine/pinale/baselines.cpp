// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/baselines.h"

#include "pinale/random_turn.h"

namespace pinale {

namespace {

/// Lays what brings most, as long as anything can be laid that leaves a discard.
void layGreedily(Turn &turn)
{
    for (;;) {
        const Turn before = turn;
        std::optional<Step> best;
        int most = 0;
        eachStep(before, [&](const Step &step) {
            if (turn.apply(step))
                return false;
            const int gain = valueOf(turn.board(), turn.side(), turn.options())
                - valueOf(before.board(), before.side(), before.options());
            if (gain > most && finish(turn)) {
                most = gain;
                best = step;
            }
            turn.undo();
            return false;
        });
        if (!best || turn.apply(*best))
            return;
    }
}

/// How many others of a hand a card could meet in a meld: of its rank, or within three of it in its suit.
int company(Card card, const Bag &hand)
{
    if (isWild(card))
        return packSize;
    int company = 0;
    hand.eachFace([&](Card other) {
        if (isWild(other) || other == card)
            return;
        constexpr int reach = 3;
        const int apart = static_cast<int>(cards::french::rank(card)) - static_cast<int>(cards::french::rank(other));
        const bool near = cards::french::suit(card) == cards::french::suit(other) && std::abs(apart) <= reach;
        company += near || apart == 0 ? 1 : 0;
    });
    return company;
}

Play greedyTurn(const Choice &choice, bool takes)
{
    Turn turn(choice, takes);
    layGreedily(turn);
    if (const auto finished = finish(turn))
        turn = *finished;
    const Hand cards = discards(turn);
    const auto *const worst = std::min_element(cards.begin(), cards.end(), [&turn](Card one, Card other) {
        const int first = company(one, turn.hand());
        const int second = company(other, turn.hand());
        return first != second ? first < second : points(one) > points(other);
    });
    return turn.play(*worst);
}

} // namespace

std::optional<Baseline> Baseline::named(std::string_view name, std::uint64_t seed)
{
    if (name == "random")
        return Baseline(false, seed);
    if (name == "greedy")
        return Baseline(true, seed);
    return std::nullopt;
}

Move Baseline::choose(const View &view)
{
    const Choice choice = view.choice();
    if (!m_greedy || choice.phase == Phase::cut)
        return randomMove(choice, m_random);
    if (choice.phase == Phase::draw)
        return mayTake(choice) ? Move(greedyTurn(choice, true)) : Draw();
    return greedyTurn(choice, false);
}

} // namespace pinale
