// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/option.h"
#include "game/random.h"
#include "game/seat.h"

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace game {

// It breaks every requirement over three lines.
// clang-format off

/// What the opponents need of a game: its views and moves, and what can be reckoned from a view. No state is
/// reachable from here, so an opponent that is written against it cannot look at hidden cards.
template<class G>
concept Thinkable = requires(const typename G::View &view, const typename G::Move &move, Random &random, int samples) {
    { view.seat } -> std::convertible_to<Seat>;
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
    // How much of a temperament's boldness a casual player shows, who knocks by that share too: 1 is all of it.
    { G::casualBoldness } -> std::convertible_to<double>;
    // How many times the doubt in a knock is borne that would be at first, the longer a deal lasts; 1 at first.
    { G::weariness(view) } -> std::same_as<double>;
    // Whether a knock may be among the moves.
    { G::mayKnock(view) } -> std::same_as<bool>;
};

/// What the expert needs besides: a memory of the events of a match as one seat may see them, and a foresight that is
/// made of a view and that memory. The moves it knows are played out in deals that may be the real one, and weighed by
/// the chance to win the match; the same deal gives the same worth.
template<class G>
concept Foreseeable = Thinkable<G> && std::copyable<typename G::Memory>
    && requires(const typename G::View &view, const typename G::Move &move, const typename G::Event &event,
                typename G::Memory &memory, typename G::Foresight &foresight, Random &random, int plan) {
    { memory.happened(event) };
    // The move where nothing needs to be played out for it.
    { G::Foresight::evidentMove(view) } -> std::same_as<std::optional<typename G::Move>>;
    { typename G::Foresight(view, memory) };
    { foresight.moves().begin() };
    // In how many ways the seat may go on after the move.
    { foresight.plans(move) } -> std::same_as<int>;
    // How many deals may be played out for the choice.
    { foresight.playouts() } -> std::same_as<int>;
    { foresight.worth(foresight.imagine(random), move, plan) } -> std::same_as<double>;
};

/// A game of the house: a value that takes shuffled packs and moves, tells views and events, and says when it is over.
template<class G>
concept Game = Thinkable<G> && std::copyable<typename G::State>
    && requires(const typename G::Options &options, typename G::State &state, const typename G::State &seen,
                Random &random, const typename G::Move &move, const typename G::Pack &pack, const typename G::Event &event,
                typename G::Sink sink, Seat seat, int seats) {
    { G::name } -> std::convertible_to<std::string_view>;
    { G::seating } -> std::convertible_to<Seating>;
    { G::optionList() } -> std::same_as<std::span<const Option<typename G::Options>>>;
    { typename G::State(options, seats) };
    { seen.over() } -> std::same_as<bool>;
    { seen.awaitsPack() } -> std::same_as<bool>;
    { seen.toMove() } -> std::same_as<Seat>;
    { seen.seats() } -> std::same_as<int>;
    { seen.view(seat) } -> std::same_as<typename G::View>;
    { state.supply(pack, sink) };
    { state.apply(move, sink) } -> std::same_as<std::optional<typename G::Illegal>>;
    { G::randomMove(seen, random) } -> std::same_as<typename G::Move>;
    { G::newPack(seen) } -> std::same_as<typename G::Pack>;
    // Which of the match's fair shuffles the state awaits.
    { G::shufflePurpose(seen) } -> std::same_as<std::string>;
    { G::seenBy(event, seat) } -> std::same_as<typename G::Event>;
};

// clang-format on

} // namespace game
