// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/equity.h"
#include "mambassa/belief.h"

#include <vector>

namespace mambassa {

/// What may come of each move of a view: deals that may be the real one, drawn with a view to what the others have
/// done, are played to their end, and what is left is weighed by the chance to win the match. Made for one choice.
class RolloutPolicy
{
public:
    /// The seat that the view belongs to has to choose, in a turn or as the dealer; `memory` stays its own.
    RolloutPolicy(const View &view, Memory &memory);

    /// A deal that may be the real one, and when each seat knocks in it.
    struct Deal
    {
        Determinization cards;
        std::array<OpponentModel, game::maxSeats> models{};
    };

    /// The moves that may be the best: of the exchanges those that lead to good hands.
    [[nodiscard]] const std::vector<Move> &moves() const { return m_moves; }
    /// In how many ways the seat may go on after the move; worth() takes them by number.
    [[nodiscard]] int plans(const Move &move) const;
    /// How many deals may be played out for this choice.
    [[nodiscard]] int playouts() const;

    [[nodiscard]] Deal imagine(game::Random &random);
    /// The chance to win the match, from 0 to 1, where the deal is that one.
    [[nodiscard]] double worth(const Deal &deal, const Move &move, int plan);

    /// The move where no deal needs to be played out for it: in no phase of this game.
    [[nodiscard]] static std::optional<Move> evidentMove(const View & /*view*/) { return std::nullopt; }

private:
    void drawHand(const Belief &belief, Determinization &deal, Pack &missing, game::Random &random) const;
    void chooseMoves();

    View m_view;
    Determinization m_shown;
    Pack m_stock;
    Pack m_missing;
    const Memory &m_memory;
    std::vector<Belief> m_beliefs;
    std::vector<Move> m_moves;
    knocking::Equity m_equity;
};

} // namespace mambassa
