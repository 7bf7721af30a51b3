// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/scoring.h"

#include <algorithm>

namespace pinale {

using game::at;
using game::Seat;

Settlement settle(const Board &board, const BySeat<Bag> &hands, Seat wentOut, int seats, const Options &options)
{
    Settlement settled;
    for (const Meld &meld : board)
        settled.melds[at(meld.side)] += valueOf(meld, options);
    if (wentOut == game::nobody)
        return settled;
    for (Seat seat = 0; seat < seats; ++seat)
        settled.left[at(sideOf(seat, options))] += hands[at(seat)].sum();
    settled.bonus[at(sideOf(wentOut, options))] = options.goOutBonus;
    return settled;
}

int winningSide(const BySide<int> &score, int hands, int sides, const Options &options)
{
    const auto *const end = score.begin() + sides;
    const auto *const best = std::max_element(score.begin(), end);
    const int target = targetOf(options);
    if (target > 0 ? *best < target : hands < handsOf(options))
        return -1;
    return std::count(score.begin(), end, *best) == 1 ? static_cast<int>(best - score.begin()) : -1;
}

game::Scores spread(const BySide<int> &bySide, int seats, const Options &options)
{
    game::Scores scores{};
    for (Seat seat = 0; seat < seats; ++seat)
        scores[at(seat)] = bySide[at(sideOf(seat, options))];
    return scores;
}

} // namespace pinale
