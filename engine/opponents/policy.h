// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "opponents/level.h"
#include "opponents/temperament.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

/// Who chooses in a game. Every game brings policies of its own, or takes those of a family of games
/// (knocking::Knocker); matches and the arena know no more of them than is written here.
namespace opponents {

// It breaks every requirement over three lines.
// clang-format off

/// One opponent of a match of G. It is told of events and asked with views, both as its seat may see them, so that it
/// cannot look at hidden cards. The same level, temperament and seed, and the same events and views, give the same
/// moves on every machine.
template<class P, class G>
concept Policy = std::constructible_from<P, Level, std::uint64_t, Temperament> && std::movable<P>
    && requires(P &policy, const P &asked, const typename G::Event &event, const typename G::View &view,
                const std::stop_token &stop) {
    // Whether it wants to be told of what happens. It must choose without, too.
    { asked.listens() } -> std::same_as<bool>;
    { policy.happened(event) };
    // A legal move for the seat whose view this is, which has to choose. Once stopped it comes at once and may be any.
    { policy.choose(view) } -> std::same_as<typename G::Move>;
    { policy.choose(view, stop) } -> std::same_as<typename G::Move>;
};

/// A player of one plain rule, to measure policies with. Nobody meets it at a table.
template<class Y, class G>
concept Baseline = std::movable<Y>
    && requires(Y &baseline, const typename G::View &view, std::string_view name, std::uint64_t seed) {
    // Nothing where the game has no rule of that name.
    { Y::named(name, seed) } -> std::same_as<std::optional<Y>>;
    // Those that there are, as words for whoever chose another.
    { Y::names } -> std::convertible_to<std::string_view>;
    { baseline.choose(view) } -> std::same_as<typename G::Move>;
};

// clang-format on

/// A game that the computer can play at a table.
template<class G>
concept HasPolicy = game::Game<G> && Policy<typename G::Policy, G>;
/// A game that the arena can measure.
template<class G>
concept Measurable = HasPolicy<G> && Baseline<typename G::Baseline, G>;

} // namespace opponents
