// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "knocking/learning.h"
#include "stopthebus/prospects.h"
#include "stopthebus/ways.h"

#include <array>
#include <cstdint>

/// How players play, as far as it can be told from what they did: a model of stopping and one of exchanging, each out
/// of a small set, and how likely each is for one player.
namespace stopthebus {

/// What a player saw when it had to use a turn, besides its hand and the middle.
struct Occasion
{
    const Ranking *ranking = nullptr;
    const Prospects *prospects = nullptr;
    /// Whether the turn comes after a stop.
    bool last = false;
    /// Whether the hand may be kept: in a last turn, or with a pass.
    bool mayKeep = true;
};

/// With which hands a player stops: the first are sharp thresholds, the second as many rough ones.
using StopModel = std::uint8_t;
/// The shares of weaker hands from which the models stop; the last is never reached.
inline constexpr std::array thresholds{0.0,  0.5,   0.7,  0.75,  0.8,  0.84,  0.88, 0.9,
                                       0.92, 0.935, 0.95, 0.965, 0.98, 0.992, 2.0};
inline constexpr std::size_t stopModels = 2 * thresholds.size();

/// Which exchange a player makes.
enum class ExchangeModel : std::uint8_t {
    best,      ///< the best hand in reach
    promising, ///< the hand that promises most, a good one if it can stop with it
    mostly,    ///< mostly a hand nearly as good as the best
    roughly,   ///< often a good one
    byChance,  ///< any
};
inline constexpr std::size_t exchangeModels = 5;

/// How one player plays, where it is known.
struct OpponentModel
{
    StopModel stop = 0;
    ExchangeModel exchange = ExchangeModel::best;
};

/// The chance that a player of this model stops with a hand of that share.
[[nodiscard]] double stopChance(StopModel model, double share);

/// What the ways that are open to a player come to, to the models.
class Outlook
{
public:
    Outlook(const Hand &hand, const Hand &monte, const Occasion &occasion);

    /// The chance that a player of the model goes that way.
    [[nodiscard]] double chance(ExchangeModel model, Way way) const;
    /// The way that it goes most likely; of equal ones the first.
    [[nodiscard]] Way likeliest(ExchangeModel model) const;

private:
    [[nodiscard]] double worth(ExchangeModel model, Way way) const;

    Way m_first;
    std::array<double, wayCount> m_shares{};
    std::array<double, wayCount> m_promises{};
};

/// What is believed of how one player plays: how likely each model is.
struct ModelBelief
{
    std::array<double, stopModels> stop;
    std::array<double, exchangeModels> exchange;

    /// Of somebody who was never seen to play.
    [[nodiscard]] static const ModelBelief &ofAStranger();
};

} // namespace stopthebus
