// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "pinale/memory.h"
#include "pinale/state.h"

#include <stop_token>

namespace pinale {

/// A move that may be the best, and what it seems to be worth at first sight, in points.
struct Candidate
{
    Move move;
    double worth = 0;
};

/// The cards that the seat has not seen: neither in its hand, nor on the table, nor among these discards.
[[nodiscard]] Pack unseenBy(const View &view, const Pack &pile);

/// Plays hands on that may be the real one: the hidden cards are dealt anew, all seats play as a quick player does, and
/// what the sides have then is worth the chance to win the match with it.
class Rollouts
{
public:
    /// Of the seat that has to choose; `pile` are the discards from the lowest. Both must outlive this.
    Rollouts(const View &view, const Pack &pile);

    /// The match with the hidden cards as they may lie: whoever has had a turn seldom holds what could be laid.
    [[nodiscard]] State imagine(game::Random &random) const;
    /// What came of a move in one of them.
    struct Outcome
    {
        /// What the side of the seat gains of the chance to win the match, in what a point is worth of it now.
        double worth = 0;
        /// Who ended the hand, or nobody.
        game::Seat wentOut = game::nobody;
    };
    /// What that would be if the hand ended as the melds lie now, and nobody lost what is still in hand.
    [[nodiscard]] double worthAsItLies() const { return worthOf(withMelds(m_view.board)); }
    [[nodiscard]] Outcome outcome(const State &imagined, const Move &move, std::uint64_t seed) const;
    [[nodiscard]] double worth(const State &imagined, const Move &move, std::uint64_t seed) const
    {
        return outcome(imagined, move, seed).worth;
    }

    /// The best of these; there must be one. All meet the same deals, and whoever has fallen behind meets no more. The
    /// number of playouts is fixed, so the same random numbers give the same move on every machine.
    [[nodiscard]] Move best(const std::vector<Candidate> &candidates, game::Random &random,
                            const std::stop_token &stop) const;

private:
    /// The same when the hand leaves the sides with so much.
    [[nodiscard]] double worthOf(const BySide<int> &score) const;
    /// The score of the match with the melds of a board.
    [[nodiscard]] BySide<int> withMelds(const Board &board) const;
    /// Whether somebody who has had a turn holds what could have been laid.
    [[nodiscard]] bool isOdd(const BySeat<Bag> &hands) const;

    const View &m_view;
    const Pack &m_pile;
    BySide<int> m_score{};
    double m_now = 0;      ///< the chance to win as the match stands
    double m_ofAPoint = 1; ///< what a point more is worth of it
};

/// The move of a quick player, which lays what seems best one step at a time; `pile` as above.
[[nodiscard]] Move quickMove(const View &view, const Pack &pile);

} // namespace pinale
