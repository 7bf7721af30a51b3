// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "thirtyone/hand_value.h"

#include <array>

/// How somebody else may play, so far as it can be told from what was done openly.
namespace thirtyone {

/// Points from which a player knocks in the first lap, and by how many points more in each further lap.
struct KnockModel
{
    double from = 0;
    double more = 0;

    [[nodiscard]] Value threshold(int lap) const
    {
        const double points = from + more * (lap - 1);
        return points >= 32 ? thirtyOne : static_cast<Value>(2 * points);
    }
};
inline constexpr std::size_t knockModels = 16;
/// All that are thought of; the last of each kind never knocks.
inline constexpr std::array<KnockModel, knockModels> allKnockModels{{
    {17, 0},
    {19, 0},
    {21, 0},
    {23, 0},
    {25, 0},
    {27, 0},
    {29, 0},
    {32, 0},
    {16, 1},
    {18, 1},
    {20, 1},
    {22, 1},
    {24, 1},
    {26, 1},
    {28, 1},
    {30, 1},
}};

/// By model: a probability, or how likely it makes something that was done.
using ModelBelief = std::array<double, knockModels>;

/// What is believed of somebody who has not been seen to play.
[[nodiscard]] const ModelBelief &beliefOfAStranger();

/// How likely each model makes a knock with a hand of that value in that lap.
[[nodiscard]] const ModelBelief &knockChances(Value value, int lap);
/// How likely anybody takes a card that makes the hand better by so much (in the unit of Value), rather than to draw.
[[nodiscard]] double takeChance(int gain, bool afterKnock);
/// How likely anybody lays the card at `place` away, of four of which the one at `bound` may not go.
[[nodiscard]] double discardChance(const HandValues &values, const Hand &four, std::size_t place, std::size_t bound);

/// A number of the list, each as likely as its weight; not all may be 0.
[[nodiscard]] std::size_t pick(const ModelBelief &weights, game::Random &random);

} // namespace thirtyone
