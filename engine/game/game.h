// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/option.h"
#include "game/random.h"
#include "game/seat.h"
#include "game/standing.h"

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace game {

// It breaks every requirement over three lines.
// clang-format off

/// A game of the house: a value that takes shuffled packs and moves, tells views and events, and says when it is over.
/// Who chooses in it is its Policy (opponents/policy.h).
template<class G>
concept Game = std::copyable<typename G::State>
    && requires(const typename G::Options &options, typename G::State &state, const typename G::State &seen,
                const typename G::View &view, Random &random, const typename G::Move &move,
                const typename G::Pack &pack, const typename G::Event &event, typename G::Sink sink, Seat seat,
                int seats, int deal) {
    { G::name } -> std::convertible_to<std::string_view>;
    { G::seating } -> std::convertible_to<Seating>;
    { G::score } -> std::convertible_to<Score>;
    // The printed pack that it is played with (cards::Pack).
    { G::pack.name } -> std::convertible_to<std::string_view>;
    { G::optionList() } -> std::same_as<std::span<const Option<typename G::Options>>>;
    { typename G::State(options, seats) };
    { seen.over() } -> std::same_as<bool>;
    { seen.awaitsPack() } -> std::same_as<bool>;
    { seen.toMove() } -> std::same_as<Seat>;
    { seen.seats() } -> std::same_as<int>;
    // The last that was dealt, from 1; 0 before the first.
    { seen.deal() } -> std::same_as<int>;
    { seen.view(seat) } -> std::same_as<typename G::View>;
    { view.seat } -> std::convertible_to<Seat>;
    // Every different legal move of a view's seat, which has to choose; or some of each kind (listsAllMoves).
    { G::legalMoves(view).begin() };
    { G::legalMoves(view).size() } -> std::convertible_to<std::size_t>;
    { state.supply(pack, sink) };
    { state.apply(move, sink) } -> std::same_as<std::optional<typename G::Illegal>>;
    // Any legal move of the seat that has to choose.
    { G::randomMove(seen, random) } -> std::same_as<typename G::Move>;
    { G::newPack(seen) } -> std::same_as<typename G::Pack>;
    // Which of the match's fair shuffles the state awaits.
    { G::shufflePurpose(seen) } -> std::same_as<std::string>;
    { G::seenBy(event, seat) } -> std::same_as<typename G::Event>;
    { G::standing(view) } -> std::same_as<Standing>;
    // Nothing before the match is over.
    { G::matchOver(view) } -> std::same_as<std::optional<MatchOver>>;
    // What that deal came to, where the event ends it.
    { G::dealOver(event, deal) } -> std::same_as<std::optional<DealOver>>;
};

// clang-format on

/// Whether legalMoves() are all that there are. A game in which a turn is made of many steps says `listsAllMoves =
/// false`: then State::apply() alone says what is legal.
template<class G>
[[nodiscard]] constexpr bool listsAllMoves()
{
    if constexpr (requires { G::listsAllMoves; })
        return G::listsAllMoves;
    else
        return true;
}

/// What is counted by these house rules, where that depends on them; else what is in the game at all.
template<class G>
[[nodiscard]] constexpr Score scoreBy([[maybe_unused]] const typename G::Options &options)
{
    if constexpr (requires { G::scoreOf(options); })
        return G::scoreOf(options);
    else
        return G::score;
}

/// How one sits by these house rules, where that depends on them: which way round it goes, and in which sides.
template<class G>
[[nodiscard]] constexpr Seating seatingBy([[maybe_unused]] const typename G::Options &options)
{
    if constexpr (requires { G::seatingOf(options); })
        return G::seatingOf(options);
    else
        return G::seating;
}

} // namespace game
