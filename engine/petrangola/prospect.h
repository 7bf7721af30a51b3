// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "petrangola/imagined_deal.h"

#include <vector>

namespace petrangola {

/// What came of one move in the deals imagined so far. All are counts of deals.
struct Expectation
{
    Move move;
    /// The seat's hand after the move; empty where that hand is not known yet.
    Hand hand;
    /// The seat lost a token at the showdown.
    int lost = 0;
    /// It would lose one if the hands were laid open right after the move.
    int lastAtOnce = 0;
    /// Another seat knocked before this one's next turn.
    int cutShort = 0;
    /// The next seat's best hand in reach needed a card that the move gave it.
    int fed = 0;
    /// By seat: its hand was the stronger one at the showdown.
    std::array<int, game::maxSeats> above{};
    /// By seat: it lost a token.
    std::array<int, game::maxSeats> paid{};
};

/// How the hidden cards are imagined.
enum class Belief : std::uint8_t {
    even,      ///< every deal that fits the view is as likely as any other
    plausible, ///< who has knocked seldom did so with a poor hand, and who has had a turn has used it
};

/// For every legal move of a view the chance to lose a token in this deal: deals that fit the view are imagined and
/// played to their showdown, the same deals for all moves, so that differences between moves show early. More can be
/// imagined at any time. The same view and seed give the same numbers on every machine; nothing but the view is known.
class Prospect
{
public:
    /// The seat that the view belongs to has to choose, in a turn or as the dealer.
    Prospect(const View &view, std::uint64_t seed, Belief belief = Belief::plausible);

    /// True where a view is one that a prospect can be made of.
    [[nodiscard]] static bool fits(const View &view)
    {
        return view.toMove == view.seat && (view.phase == Phase::turn || view.phase == Phase::dealersChoice);
    }

    /// Imagines so many deals more, each played once for every move.
    void imagine(int deals);

    [[nodiscard]] const View &view() const { return m_view; }
    /// So far.
    [[nodiscard]] int deals() const { return static_cast<int>(m_losses.size()); }
    /// One for each different legal move, in the order of legalMoves().
    [[nodiscard]] const std::vector<Expectation> &expectations() const { return m_expectations; }
    /// The place of a move in expectations(), or its size.
    [[nodiscard]] std::size_t indexOf(const Move &move) const;

    /// The estimated chance to lose a token with that move, from 0 to 1; 0 before any deal.
    [[nodiscard]] double chance(std::size_t index) const;
    /// The standard error of chance(); never 0, however sure it looks.
    [[nodiscard]] double error(std::size_t index) const;
    /// The standard error of the difference between two moves' chances, smaller than their own errors suggest since
    /// they met the same deals.
    [[nodiscard]] double differenceError(std::size_t one, std::size_t other) const;
    /// Whether `one` is more dangerous than `other`, and not only by the chance of these deals.
    [[nodiscard]] bool surelyWorse(std::size_t one, std::size_t other) const;
    /// The move with the smallest chance; of equal ones the first.
    [[nodiscard]] std::size_t best() const;

private:
    [[nodiscard]] ImaginedDeal imagineDeal();
    void fillPlausibly(game::Seat seat, Hand &hand, Pack &pool, double content);
    void follow(Expectation &expectation, ImaginedDeal deal, std::uint32_t &losses, std::uint32_t bit);

    View m_view;
    Belief m_belief;
    game::Random m_random;
    Pack m_unseen;
    /// Seats that have had a turn in this deal, and those that have had their last.
    game::SeatSet m_played;
    game::SeatSet m_done;
    std::vector<Expectation> m_expectations;
    /// For each deal a bit for each move with which the seat lost a token.
    std::vector<std::uint32_t> m_losses;
};

} // namespace petrangola
