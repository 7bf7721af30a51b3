// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "stopthebus/determinization.h"
#include "stopthebus/memory.h"

#include <vector>

namespace stopthebus {

/// What can be known of the hands that a view hides: for each seat that has exchanged every set of cards that its
/// unknown ones may be, weighed by how likely a player of its kind does what it did with that hand. As all exchanges
/// are open, what a seat did depends on its own hidden cards alone, so each seat is weighed by itself.
class Belief
{
public:
    Belief(const View &view, const Memory &memory);

    /// Puts cards in the place of all that `deal`, made from the same view, does not know, and draws by which models
    /// each seat plays on.
    void draw(Determinization &deal, std::array<OpponentModel, game::maxSeats> &models, game::Random &random) const;

    /// The probability that these are the seat's unknown cards, without regard to what the others hold.
    [[nodiscard]] double chanceOf(game::Seat seat, const Hand &unknown) const;

private:
    /// A set of cards that a seat may hold, and what it would tell of how the seat plays.
    struct Guess
    {
        Hand unknown;
        ModelBelief models;
        double sum = 0; ///< of the weights up to this one, itself included
    };
    struct Holder
    {
        game::Seat seat = game::nobody;
        std::vector<Stance> stances;
        std::vector<Guess> guesses;

        [[nodiscard]] const Guess &draw(game::Random &random) const;
    };

    void weighAll(Holder &holder, std::size_t unknown, const ModelBelief &belief) const;
    [[nodiscard]] bool drawHolders(std::array<const Guess *, game::maxSeats> &drawn, Pack &left, game::Random &random,
                                   int mostTries) const;

    RulesInPlay m_table;
    game::SeatSet m_others;
    std::array<ModelBelief, game::maxSeats> m_modelBeliefs;
    Pack m_unseen;
    std::vector<Holder> m_holders;
};

} // namespace stopthebus
