// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/determinization.h"
#include "thirtyone/memory.h"

#include <vector>

namespace thirtyone {

/// What can be known of the hands that a view hides: for each seat that has used a turn hands that it may have, weighed
/// by how likely somebody does with that hand what it did.
class Belief
{
public:
    /// Hands are drawn by `random`.
    Belief(const View &view, const Memory &memory, game::Random &random);

    /// Puts cards in the place of all that `deal`, made from the same view, does not know, and draws how each seat
    /// plays.
    void draw(Deal &deal, Models &models, game::Random &random) const;

    /// The chance that the seat's hand is worth less than this, without regard to what the others hold; 0 of a seat
    /// that has done nothing.
    [[nodiscard]] double chanceBelow(game::Seat seat, Value value) const;

private:
    struct Sample
    {
        Hand hand;
        std::uint8_t model = 0;
        double sum = 0; ///< of the weights up to this one
    };
    struct Holder
    {
        game::Seat seat = game::nobody;
        std::vector<Sample> samples;
    };
    void sample(Holder &holder, const Hand &known, const std::vector<Act> &acts, const ModelBelief &belief, int count,
                game::Random &random);

    const HandValues *m_values;
    game::SeatSet m_others;
    Pack m_missing;
    std::array<ModelBelief, game::maxSeats> m_beliefs;
    std::vector<Holder> m_holders;
};

} // namespace thirtyone
