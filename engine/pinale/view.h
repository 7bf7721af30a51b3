// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/moves.h"
#include "pinale/scoring.h"

namespace pinale {

/// Everything that one seat may know of a match at one moment.
struct View
{
    Options options;
    game::Seat seat = game::nobody;
    int seats = 2;
    game::Seat toMove = game::nobody;
    Phase phase = Phase::over;
    int deal = 0; ///< from 1; 0 before the first
    game::Seat dealer = game::nobody;
    /// By seat: what its side has gained in all hands.
    game::Scores score{};
    /// A match that is over: the side that has won.
    std::optional<game::SeatSet> winners;

    Hand hand;
    Card drawn; ///< the card that the seat has just drawn from the stock, while it plays its turn
    Board board;
    Card up;            ///< the top of the pile; a back where it is empty
    int pile = 0;       ///< cards in it
    Pack discards;      ///< all of them from the lowest, where the house shows them (PINALE-23); else none
    int stock = 0;      ///< cards in it
    int reshuffles = 0; ///< in this hand
    BySeat<int> held{}; ///< cards in each hand
    /// By seat: a hand that lies open before all. Never in play: so one looks at a match again that is over.
    BySeat<Hand> open;

    /// Nobody is ever out.
    [[nodiscard]] game::SeatSet alive() const { return game::SeatSet::first(seats); }
    [[nodiscard]] int side() const { return sideOf(seat, options); }
    /// What the rules of the choice depend on; without a legal move where this seat does not have to choose. It refers
    /// to this view.
    [[nodiscard]] Choice choice() const
    {
        return {.phase = toMove == seat ? phase : Phase::over,
                .options = &options,
                .side = side(),
                .hand = Bag(hand),
                .board = &board,
                .up = up};
    }
};

/// That seat, which plays for itself, can lay nothing for the rest of the hand: its melds are full, and it holds one
/// card from turn to turn, which with the one that is drawn makes no meld.
[[nodiscard]] inline bool isStuck(const View &view, game::Seat seat)
{
    const bool drawn = view.toMove == seat && view.phase == Phase::play;
    if (view.options.teams || view.deal == 0 || view.held[game::at(seat)] - (drawn ? 1 : 0) != 1)
        return false;
    for (const Meld &meld : view.board)
        if (meld.side == sideOf(seat, view.options) && !meld.full())
            return false;
    return true;
}
/// The same of the seat whose view it is.
[[nodiscard]] inline bool isStuck(const View &view)
{
    return isStuck(view, view.seat);
}
/// Nobody can lay anything any more: cards are drawn and discarded until the hand ends.
[[nodiscard]] inline bool isDead(const View &view)
{
    for (game::Seat seat = 0; seat < view.seats; ++seat)
        if (!isStuck(view, seat))
            return false;
    return view.seats > 0;
}

} // namespace pinale
