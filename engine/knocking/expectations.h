// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

/// What comes of each move of a choice in many imagined deals: counts, and how far they can be relied on.
namespace knocking {

/// What came of one move in the deals imagined so far. All are counts of deals, but for `lost`.
template<class AnyMove, class AnyHand>
struct Expectation
{
    AnyMove move;
    /// The seat's hand after the move; empty where that hand is not known yet.
    AnyHand hand;
    /// The tokens that the seat lost: in most games at most one a deal. Where nothing is lost and something is won,
    /// that, below 0.
    int lost = 0;
    /// The squares of what it lost in each deal, added up.
    int squares = 0;
    /// It lost two in one deal.
    int lostTwo = 0;
    /// It gained one, or all others lost one by its hand.
    int gained = 0;
    /// It would lose if the hands were laid open right after the move.
    int lastAtOnce = 0;
    /// Another seat knocked before this one's next turn.
    int cutShort = 0;
    /// At the showdown it held a better hand than `hand`; where that is not known, in some games, than before the move.
    int improved = 0;
    /// The next seat's best hand in reach needed a card that the move gave it.
    int fed = 0;
    /// By seat: its hand was the stronger one at the showdown.
    std::array<int, game::maxSeats> above{};
    /// By seat: it lost a token, or two.
    std::array<int, game::maxSeats> paid{};
};

/// How the hidden cards are imagined.
enum class Prior : std::uint8_t {
    even,      ///< every deal that fits the view is as likely as any other
    plausible, ///< who has knocked seldom did so with a poor hand, and who has had a turn has used it
};

/// What came of each legal move of a choice, at most so many, in deals that all of them met: so differences between
/// moves show early.
template<class OneMoves, std::size_t MostMoves>
class Expectations
{
public:
    using Move = decltype(OneMoves::move);

    /// So far.
    [[nodiscard]] int deals() const { return static_cast<int>(m_losses.size()); }
    /// One for each different legal move, in the order of legalMoves().
    [[nodiscard]] const std::vector<OneMoves> &expectations() const { return m_expectations; }
    /// The place of a move in expectations(), or its size.
    [[nodiscard]] std::size_t indexOf(const Move &move) const
    {
        std::size_t index = 0;
        while (index < m_expectations.size() && !(m_expectations[index].move == move))
            ++index;
        return index;
    }

    /// The tokens that the move is expected to lose in this deal: where no more than one can be lost, the chance to
    /// lose it, from 0 to 1. 0 before any deal.
    [[nodiscard]] double chance(std::size_t index) const { return share(m_expectations[index].lost); }
    /// The share of all deals that a count of an expectation is.
    [[nodiscard]] double share(int count) const { return m_losses.empty() ? 0 : static_cast<double>(count) / deals(); }
    /// The standard error of chance(); never 0, however sure it looks.
    [[nodiscard]] double error(std::size_t index) const
    {
        // With a loss and an escape thrown in, so that few deals never look like certainty.
        const double all = deals() + 2.0;
        const double mean = (m_expectations[index].lost + 1.0) / all;
        const double square = (m_expectations[index].squares + 1.0) / all;
        return std::sqrt(std::max(0.0, square - mean * mean) / all);
    }
    /// The standard error of the difference between two moves' chances, smaller than their own errors suggest since
    /// they met the same deals.
    [[nodiscard]] double differenceError(std::size_t one, std::size_t other) const
    {
        int more = 0;
        int squares = 2; // one deal each way is thrown in
        for (const LossOfEach &losses : m_losses) {
            const int difference = losses[one] - losses[other];
            more += difference;
            squares += difference * difference;
        }
        const double all = deals() + 2.0;
        const double mean = more / all;
        return std::sqrt(std::max(0.0, squares / all - mean * mean) / all);
    }
    /// Whether `one` is more dangerous than `other`, and not only by the chance of these deals.
    [[nodiscard]] bool surelyWorse(std::size_t one, std::size_t other) const
    {
        constexpr double errors = 2;
        return chance(one) - chance(other) > errors * differenceError(one, other);
    }
    /// The move with the smallest chance, of equal ones that which gains most often; of equal ones the first.
    [[nodiscard]] std::size_t best() const
    {
        const auto least = std::min_element(
            m_expectations.begin(), m_expectations.end(), [](const OneMoves &one, const OneMoves &other) {
                return std::pair(one.lost, -one.gained) < std::pair(other.lost, -other.gained);
            });
        return static_cast<std::size_t>(least - m_expectations.begin());
    }

protected:
    void expect(const OneMoves &expectation) { m_expectations.push_back(expectation); }
    [[nodiscard]] OneMoves &expected(std::size_t index) { return m_expectations[index]; }
    /// Imagines so many deals more by `next`, and plays each with every move by `lost`, which counts what it comes to
    /// and tells how many tokens are lost.
    template<class Next, class Lost>
    void follow(int deals, const Next &next, const Lost &lost)
    {
        for (int more = 0; more < deals; ++more) {
            const auto deal = next();
            LossOfEach losses{};
            for (std::size_t index = 0; index < m_expectations.size(); ++index) {
                const int tokens = lost(m_expectations[index], deal);
                losses[index] = static_cast<std::int16_t>(tokens);
                m_expectations[index].squares += tokens * tokens;
            }
            m_losses.push_back(losses);
        }
    }

private:
    /// For each deal and move what it lost.
    using LossOfEach = std::array<std::int16_t, MostMoves>;

    std::vector<OneMoves> m_expectations;
    std::vector<LossOfEach> m_losses;
};

} // namespace knocking
