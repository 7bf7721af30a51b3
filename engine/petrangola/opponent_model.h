// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "knocking/learning.h"
#include "petrangola/ways.h"

#include <array>
#include <cstdint>

/// How players play, as far as it can be told from what they did: a model of knocking, one of exchanging and one of
/// keeping the dealer's three, each out of a small set, and how likely each is for one player.
namespace petrangola {

/// What a player saw when it had to use a turn, besides its hand and the monte.
struct Occasion
{
    const Ranking *ranking = nullptr;
    int playing = 2;
    int lap = 1;
    bool afterKnock = false;
};

/// When a player knocks. The first are thresholds: it knocks with points from `leastThreshold + number` on, sharply
/// or, in a second row, roughly; a petrangola counts `petrangolaPoints`.
using KnockModel = std::uint8_t;
inline constexpr int leastThreshold = 13;
inline constexpr int petrangolaPoints = 33; // one more is never reached with points of one pack
inline constexpr int thresholds = 22;       // 13 to 33, and one for a player that knocks with nothing at all
inline constexpr KnockModel firstRough = thresholds;
inline constexpr KnockModel whenNothingGains = 2 * thresholds;
inline constexpr KnockModel whenContent = whenNothingGains + 1;
inline constexpr KnockModel whenFairlyContent = whenNothingGains + 2;
inline constexpr KnockModel knocksAlways = whenNothingGains + 3;
inline constexpr KnockModel knocksByChance = whenNothingGains + 4;
inline constexpr std::size_t knockModels = whenNothingGains + 5;

/// Which exchange a player makes where it does not knock.
enum class SwapModel : std::uint8_t {
    best,       ///< the best hand in reach
    mostly,     ///< mostly a hand nearly as good
    roughly,    ///< often a good one
    oneOrThree, ///< the best, two cards at a time overlooked
    suit,       ///< one card, to count more of the suit held most
    byChance,   ///< any
};
inline constexpr std::size_t swapModels = 6;

/// How one player plays, where it is known.
struct OpponentModel
{
    KnockModel knock = whenContent;
    SwapModel swap = SwapModel::best;
};

/// Chance that a player of this model knocks, from 0 to 1: none is quite sure.
[[nodiscard]] double knockChance(KnockModel model, const Ways &ways, const Occasion &occasion);
/// Chance that it goes that way, of those that are open to it: with `occasion.afterKnock` all of them, else one or two
/// cards.
[[nodiscard]] double wayChance(SwapModel model, Way way, const Ways &ways, const Hand &hand, const Hand &monte,
                               const Occasion &occasion);
/// Whether it keeps the dealer's three; a model is a sharp threshold of knocking.
[[nodiscard]] double keepChance(KnockModel model, Strength strength);

/// What a player of this model does; `knocks` tells whether it does so with a knock.
struct Deed
{
    Way way = wayToKeep;
    bool knocks = false;
};
[[nodiscard]] Deed deedOf(const OpponentModel &model, const Hand &hand, const Hand &monte, const Occasion &occasion,
                          game::Random &random);

/// What is believed of how one player plays: how likely each is.
struct ModelBelief
{
    std::array<double, knockModels> knock;
    std::array<double, swapModels> swap;
    std::array<double, thresholds> keep;

    /// Of somebody who was never seen to play.
    [[nodiscard]] static const ModelBelief &ofAStranger();
};

} // namespace petrangola
