// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/equity.h"
#include "stopthebus/belief.h"

namespace stopthebus {

/// What may come of each move of a view: deals that may be the real one, drawn from what the others have done, are
/// played to their showdown by what is believed of the others, and what is left is weighed by the chance to win
/// the match. Made for one choice.
class RolloutPolicy
{
public:
    /// The seat that the view belongs to has to choose, in a turn.
    RolloutPolicy(const View &view, Memory &memory);

    /// A deal that may be the real one, and how the others play in it.
    struct Deal
    {
        Determinization cards;
        std::array<OpponentModel, game::maxSeats> models;
        std::uint64_t seed = 0;
    };

    [[nodiscard]] const MoveList &moves() const { return m_moves; }
    /// In how many ways the seat may go on after the move; worth() takes them by number.
    [[nodiscard]] int plans(const Move &move) const;
    /// How many deals may be played out for this choice.
    [[nodiscard]] int playouts() const;

    [[nodiscard]] Deal imagine(game::Random &random) const;
    /// The chance to win the match, from 0 to 1, where the deal is that one.
    [[nodiscard]] double worth(const Deal &deal, const Move &move, int plan);

    /// The move where no deal needs to be played out for it: the last of all turns.
    [[nodiscard]] static std::optional<Move> evidentMove(const View &view);

private:
    void playOwn(Determinization &deal, int plan) const;
    void playOther(Determinization &deal, const OpponentModel &model, game::Random &random) const;

    View m_view;
    RulesInPlay m_table;
    MoveList m_moves;
    Belief m_belief;
    knocking::Equity m_equity;
};

} // namespace stopthebus
