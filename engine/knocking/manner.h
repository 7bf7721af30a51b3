// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/knocking.h"

#include <algorithm>
#include <cstddef>
#include <vector>

/// What a temperament makes of the moves of a level. A level has a doubt about each move, from 0 up: the larger, the
/// worse it thinks of it. All that is here works in parts of that doubt, so that it fits any level.
namespace knocking {

/// How far an opponent departs from its level.
struct Manner
{
    /// How many times the doubt in a knock it bears that its level bears.
    double boldness = 1;
    /// The same where going on would spoil its hand; less than `boldness` means no difference.
    double grip = 0;
    /// By how many times its doubt grows for a card as dear as can be that a move gives away; nobody hoards for the
    /// time after a knock.
    double thrift = 0;
    /// By how many times a larger doubt it bears to leave the next seat less.
    double grudge = 0;
};

/// Deals that a denier imagines before it judges what a move leaves.
inline constexpr int denierSamples = 24;

/// A level's doubt about a move, as somebody of that manner feels it.
template<Knocking G>
double doubtWith(const Manner &manner, const typename G::View &view, const typename G::Move &move, double doubt)
{
    return manner.thrift > 0 && G::mayKnock(view) ? doubt * (1 + manner.thrift * G::given(view, move)) : doubt;
}

/// The move with the least doubt, as somebody of that manner feels it; of equal ones the first, so the one that moves
/// fewer cards. A denier takes of all that are nearly as good the one that leaves the next seat the least.
template<Knocking G, class Moves, class Doubt>
typename G::Move leastDoubtful(const Manner &manner, const typename G::View &view, const Moves &moves, Doubt &&doubtOf,
                               game::Random &random)
{
    if (moves.size() == 1)
        return moves[0];
    // Each doubt is asked for once: some levels play deals out for it.
    std::vector<double> felt;
    felt.reserve(moves.size());
    for (const typename G::Move &move : moves)
        felt.push_back(doubtWith<G>(manner, view, move, doubtOf(move)));
    const auto least = std::min_element(felt.begin(), felt.end());
    typename G::Move chosen = moves[static_cast<std::size_t>(least - felt.begin())];
    if (manner.grudge <= 0)
        return chosen;
    const double allowed = *least * (1 + manner.grudge);
    const game::Random sameDeals(random.next());
    const auto leaves = [&](const typename G::Move &move) {
        game::Random deals = sameDeals;
        return G::leavesToNext(view, move, deals, denierSamples);
    };
    double leftLeast = leaves(chosen);
    for (std::size_t index = 0; index < moves.size(); ++index)
        if (felt[index] <= allowed)
            if (const double left = leaves(moves[index]); left < leftLeast) {
                leftLeast = left;
                chosen = moves[index];
            }
    return chosen;
}

} // namespace knocking
