// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "thirtyone/hand_value.h"
#include "thirtyone/options.h"

#include <array>

/// How somebody else may play, so far as it can be told from what was done openly.
namespace thirtyone {

/// By the seats that have a hand: so many points fewer than in a duel are enough to whoever minds how many may hold
/// less. Those with which the house's regulars knock in the first lap.
inline constexpr std::array<double, seating.most + 1> earlierInACrowd{0, 0, 0, 3, 5, 7, 8, 9};

/// Points from which a player knocks in the first lap, and by how many points more in each further lap.
struct KnockModel
{
    double from = 0;
    double more = 0;
    /// How much it minds how many have a hand, from 0 to 1.
    double minds = 0;

    /// The points in that lap, where so many have a hand.
    [[nodiscard]] double enough(int lap, int playing) const
    {
        return from + more * (lap - 1) - minds * earlierInACrowd[static_cast<std::size_t>(playing)];
    }
    [[nodiscard]] Value threshold(int lap, int playing) const
    {
        const double points = enough(lap, playing);
        return points >= 32 ? thirtyOne : static_cast<Value>(2 * points);
    }
};
inline constexpr std::size_t knockModels = 16;
/// All that are thought of: those that mind nothing, the last of whom never knocks, and those that do.
inline constexpr std::array<KnockModel, knockModels> allKnockModels{{
    {17, 0},
    {19, 0},
    {21, 0},
    {23, 0},
    {25, 0},
    {27, 0},
    {29, 0},
    {32, 0},
    {16, 1, 1},
    {18, 1, 1},
    {20, 1, 1},
    {22, 1, 1},
    {24, 1, 1},
    {26, 1, 1},
    {28, 1, 1},
    {30, 1, 1},
}};

/// By model: a probability, or how likely it makes something that was done.
using ModelBelief = std::array<double, knockModels>;

/// What is believed of somebody who has not been seen to play.
[[nodiscard]] const ModelBelief &beliefOfAStranger();

/// How likely each model makes a knock with a hand of that value in that lap, among so many.
[[nodiscard]] const ModelBelief &knockChances(Value value, int lap, int playing);
/// How likely anybody takes a card that makes the hand better by so much (in the unit of Value), rather than to draw.
[[nodiscard]] double takeChance(int gain, bool afterKnock);
/// The same of an exchange, whatever else the seat might have done.
[[nodiscard]] double exchangeChance(int gain, bool afterKnock);
/// How likely the dealer of Switch keeps a hand of that value, where the other is the one that was laid open.
[[nodiscard]] double keepChance(Value kept, Value laid);
/// How likely anybody lays the card at `place` away, of four of which the one at `bound` may not go.
[[nodiscard]] double discardChance(const HandValues &values, const Hand &four, std::size_t place, std::size_t bound);

/// A number of the list, each as likely as its weight; not all may be 0.
[[nodiscard]] std::size_t pick(const ModelBelief &weights, game::Random &random);

} // namespace thirtyone
