// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/belief.h"
#include "thirtyone/equity.h"
#include "thirtyone/prospects.h"

namespace thirtyone {

/// Whether a seat that may restart a deal of Switch does: where its chance to win the match is better so.
[[nodiscard]] Move resetIfBetter(const View &view);

/// What may come of each move of a view: deals that may be the real one, drawn from what the others have done, are
/// played to their end by what is believed of the others, and what is left is weighed by the chance to win the match.
/// Made for one choice (opponents::RolloutPolicy).
class RolloutPolicy
{
public:
    /// The seat that the view belongs to has to choose, in its turn.
    RolloutPolicy(const View &view, Memory &memory);

    [[nodiscard]] const MoveList &moves() const { return m_moves; }
    /// In how many ways the seat may go on after the move; worth() takes them by number.
    [[nodiscard]] int plans(const Move &move) const;
    /// How many deals may be played out for this choice.
    [[nodiscard]] int playouts() const;

    [[nodiscard]] Determinization imagine(game::Random &random) const;
    /// The chance to win the match, from 0 to 1, where the deal is that one.
    [[nodiscard]] double worth(const Determinization &imagined, const Move &move, int plan);

    /// The move where no deal needs to be played out for it: the last of all discards, and one that makes 31; an
    /// exchange that does, where that ends the deal.
    [[nodiscard]] static std::optional<Move> evidentMove(const View &view);

private:
    View m_view;
    MoveList m_moves;
    game::Random m_random;
    Belief m_belief;
    Equity m_equity;
    const Prospects *m_prospects;
};

} // namespace thirtyone
