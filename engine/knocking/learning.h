// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "game/seat.h"

#include <array>
#include <cstddef>

/// What is believed of how somebody plays: how likely each of a few models is.
namespace knocking {

/// Multiplies what was thought with what was seen, and keeps a little doubt.
template<std::size_t Count>
void learn(std::array<double, Count> &thought, const std::array<double, Count> &seen,
           const std::array<double, Count> &stranger)
{
    constexpr double doubt = 0.01;
    double sum = 0;
    for (std::size_t model = 0; model < Count; ++model)
        sum += thought[model] *= seen[model];
    for (std::size_t model = 0; model < Count; ++model)
        thought[model] = sum > 0 ? (1 - doubt) * thought[model] / sum + doubt * stranger[model] : stranger[model];
}

/// Those who sit at one table are often of a kind: the half of what is expected of a stranger is what the others do.
/// `beliefs` are by seat, and `member` is a part of each.
template<class Beliefs, std::size_t Count, class Belief>
void expectAlike(Belief &belief, std::array<double, Count> Belief::*member, const Beliefs &beliefs,
                 game::SeatSet others, const Belief &stranger)
{
    std::array<double, Count> &thought = belief.*member;
    double sum = 0;
    for (std::size_t model = 0; model < Count; ++model) {
        double all = 0;
        for (const game::Seat other : others)
            all += (beliefs[game::at(other)].*member)[model];
        const double usual = (stranger.*member)[model];
        sum += thought[model] *= (1 + all / others.size() / usual) / 2;
    }
    for (double &chance : thought)
        chance /= sum;
}

/// One of them, the likelier more often.
template<std::size_t Count>
std::size_t pick(const std::array<double, Count> &weights, game::Random &random)
{
    double sum = 0;
    for (const double weight : weights)
        sum += weight;
    double rest = random.fraction() * sum;
    std::size_t index = 0;
    while (index + 1 < Count && rest >= weights[index])
        rest -= weights[index++];
    return index;
}

} // namespace knocking
