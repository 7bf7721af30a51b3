// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/determinization.h"
#include "petrangola/memory.h"

#include <vector>

namespace petrangola {

/// What can be known of the hands that a view hides: for each seat that has done something every set of cards that
/// its unknown ones may be, weighed by how likely a player of its kind does what it did with that hand.
/// As all exchanges are open, what a seat did depends on its own hidden cards alone, so each seat is weighed by itself.
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
    /// Weighed sets of cards of a seat, and what it did.
    struct Holder
    {
        game::Seat seat = game::nobody;
        std::vector<Hand> sets;
        /// The sum of the weights up to each set, itself included.
        std::vector<double> sums;
        /// What it did in turns, from the last to the first, the hands without the unknown cards.
        std::vector<Stance> stances;
        std::vector<bool> knocks;
        bool kept = false;
    };
    /// How likely each model is, times how likely it makes all that the seat did.
    struct Likelihood
    {
        std::array<double, knockModels> knock;
        std::array<double, swapModels> swap;
        double otherwise = 1;
    };
    using Faces = std::array<std::uint8_t, cards::italian::packSize>;

    [[nodiscard]] Holder holderOf(game::Seat seat, const View &view, const std::vector<Act> &acts) const;
    void weigh(Holder &holder, std::size_t unknown, const ModelBelief &belief) const;
    [[nodiscard]] Likelihood likelihoodOf(const Holder &holder, const Hand &unknown, const ModelBelief &belief) const;
    [[nodiscard]] double weightOf(const Holder &holder, const Hand &unknown, const ModelBelief &belief) const;
    [[nodiscard]] OpponentModel modelOf(game::Seat seat, const Holder *holder, const Hand &unknown,
                                        game::Random &random) const;
    [[nodiscard]] bool drawHolders(std::array<Hand, game::maxSeats> &drawn, Faces &left, game::Random &random,
                                   bool independently) const;

    const Ranking *m_ranking;
    game::SeatSet m_others;
    std::array<ModelBelief, game::maxSeats> m_modelBeliefs;
    /// How many cards of each face the view does not show the place of.
    Faces m_unseen{};
    std::vector<Holder> m_holders;
};

} // namespace petrangola
