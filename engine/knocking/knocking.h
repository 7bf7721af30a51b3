// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "game/seat.h"
#include "opponents/race.h"

#include <concepts>
#include <optional>

namespace knocking {

// It breaks every requirement over three lines.
// clang-format off

/// A game in which a knock leaves everybody else one more turn, and the weakest hand pays: its views and moves, and
/// what can be reckoned from a view. No state is reachable from here, so a Knocker cannot look at hidden cards.
template<class G>
concept Knocking = requires(const typename G::View &view, const typename G::Move &move, game::Random &random,
                            int samples) {
    { view.seat } -> std::convertible_to<game::Seat>;
    { G::legalMoves(view).begin() };
    { G::legalMoves(view).size() } -> std::convertible_to<std::size_t>;
    // Where nothing but chance or custom speaks (a cut, a re-entry): the move that any opponent makes.
    { G::customaryMove(view, random) } -> std::same_as<std::optional<typename G::Move>>;
    // Whether the seat knows what it holds after the move, but for what chance brings it.
    { G::leavesAHand(view, move) } -> std::same_as<bool>;
    { G::cardsExchanged(move) } -> std::same_as<int>;
    { G::knocks(view, move) } -> std::same_as<bool>;
    // The share of hands that are weaker than the seat's after the move, in the mean where chance has a part in it; 0
    // where the move leaves none.
    { G::shareAfter(view, move) } -> std::same_as<double>;
    // What a regular goes by in its place, who looks further ahead where a game goes on from turn to turn.
    { G::promiseAfter(view, move) } -> std::same_as<double>;
    // What the move seems to come to at first sight, from 0 to 1.
    { G::glance(view, move) } -> std::same_as<double>;
    // The chance to pay for the deal if all play it on to its end after the move, in so many deals that fit the view;
    // the same random numbers give the same deals for every move.
    { G::chanceToPay(view, move, random, samples) } -> std::same_as<double>;
    // How dear the cards look that the move gives away: up to 1 for each.
    { G::given(view, move) } -> std::same_as<double>;
    // The share of the best hand that the next seat then reaches, in the mean; 0 where it plays no more.
    { G::leavesToNext(view, move, random, samples) } -> std::same_as<double>;
    { G::seatsPlaying(view) } -> std::same_as<int>;
    // The share of hands that must be weaker before a novice is content with one.
    { G::noviceContent } -> std::convertible_to<double>;
    // How much of a temperament's boldness a novice shows, a casual player, who knocks by that share too, and a
    // regular: 1 is all of it.
    { G::noviceBoldness } -> std::convertible_to<double>;
    { G::casualBoldness } -> std::convertible_to<double>;
    { G::regularBoldness } -> std::convertible_to<double>;
    // Deals that a regular plays out for a move.
    { G::regularSamples } -> std::convertible_to<int>;
    // By how much a novice and a casual player divide the doubt that they bear: 1 where the weakest hand pays, more where
    // only the strongest is worth a knock.
    { G::caution(view) } -> std::convertible_to<double>;
    // How many times the doubt in a knock is borne that would be at first, the longer a deal lasts; 1 at first.
    { G::weariness(view) } -> std::same_as<double>;
    // Whether a knock may be among the moves, or might have been in an earlier step of the same turn.
    { G::mayKnock(view) } -> std::same_as<bool>;
};

/// What an expert needs besides: a memory of the events of a match as one seat may see them, and a rollout policy that is
/// made of a view and that memory. Without them a game's expert plays as a regular.
template<class G>
concept Searchable = Knocking<G> && std::copyable<typename G::Memory>
    && opponents::RolloutPolicy<typename G::RolloutPolicy, typename G::Move>
    && requires(const typename G::View &view, const typename G::Event &event, typename G::Memory &memory) {
    { memory.happened(event) };
    { typename G::RolloutPolicy(view, memory) };
    // The move where nothing needs to be played out for it.
    { G::RolloutPolicy::evidentMove(view) } -> std::same_as<std::optional<typename G::Move>>;
};

// clang-format on

} // namespace knocking
