// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "monte/heuristics.h"

#include <algorithm>
#include <bitset>
#include <cmath>
#include <variant>
#include <vector>

namespace monte {

/// What came of one move in the deals imagined so far. All are counts of deals.
template<class AnyMove, class AnyHand>
struct Expectation
{
    AnyMove move;
    /// The seat's hand after the move; empty where that hand is not known yet.
    AnyHand hand;
    /// The seat lost a token at the showdown.
    int lost = 0;
    /// It gained one, or all others lost one by its hand.
    int gained = 0;
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

    /// The estimated chance to lose a token with that move, from 0 to 1; 0 before any deal.
    [[nodiscard]] double chance(std::size_t index) const { return share(m_expectations[index].lost); }
    /// The share of all deals that a count of an expectation is.
    [[nodiscard]] double share(int count) const { return m_losses.empty() ? 0 : static_cast<double>(count) / deals(); }
    /// The standard error of chance(); never 0, however sure it looks.
    [[nodiscard]] double error(std::size_t index) const
    {
        // With a loss and an escape thrown in, so that few deals never look like certainty.
        const double share = (m_expectations[index].lost + 1.0) / (deals() + 2.0);
        return std::sqrt(share * (1 - share) / (deals() + 2.0));
    }
    /// The standard error of the difference between two moves' chances, smaller than their own errors suggest since
    /// they met the same deals.
    [[nodiscard]] double differenceError(std::size_t one, std::size_t other) const;
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
    /// Imagines so many deals more by `next`, and plays each with every move by `loses`, which tells what is lost.
    template<class Next, class Loses>
    void follow(int deals, const Next &next, const Loses &loses)
    {
        for (int more = 0; more < deals; ++more) {
            const auto deal = next();
            Losses losses;
            for (std::size_t index = 0; index < m_expectations.size(); ++index)
                losses[index] = loses(m_expectations[index], deal);
            m_losses.push_back(losses);
        }
    }
    /// One was played to its end with this move, by the seat `own`; true where that lost a token.
    template<class Deal>
    static bool count(OneMoves &expectation, const Deal &deal, const knocking::Reckoning &reckoning, game::Seat own);

private:
    /// For each deal the moves with which the seat lost a token.
    using Losses = std::bitset<MostMoves>;

    std::vector<OneMoves> m_expectations;
    std::vector<Losses> m_losses;
};

template<class OneMoves, std::size_t MostMoves>
double Expectations<OneMoves, MostMoves>::differenceError(std::size_t one, std::size_t other) const
{
    int onlyOne = 1;
    int onlyOther = 1;
    for (const Losses &losses : m_losses) {
        onlyOne += losses[one] && !losses[other] ? 1 : 0;
        onlyOther += !losses[one] && losses[other] ? 1 : 0;
    }
    const double all = deals() + 2.0;
    const double mean = (onlyOne - onlyOther) / all;
    return std::sqrt(std::max(0.0, (onlyOne + onlyOther) / all - mean * mean) / all);
}

template<class OneMoves, std::size_t MostMoves>
template<class Deal>
bool Expectations<OneMoves, MostMoves>::count(OneMoves &expectation, const Deal &deal,
                                              const knocking::Reckoning &reckoning, game::Seat own)
{
    const auto strength = deal.ranking->strength(deal.hands[game::at(own)]);
    for (const game::Seat seat : deal.playing) {
        expectation.paid[game::at(seat)] += reckoning.worst.contains(seat) ? 1 : 0;
        expectation.above[game::at(seat)] += deal.ranking->strength(deal.hands[game::at(seat)]) > strength ? 1 : 0;
    }
    expectation.gained += reckoning.gained.contains(own) ? 1 : 0;
    const bool lost = reckoning.worst.contains(own);
    expectation.lost += lost ? 1 : 0;
    return lost;
}

// ---------------------------------------------------------------- what seats have done

/// How often the unknown cards of a hand are drawn before the best is taken for likely.
struct Tries
{
    int ofKnocker = 1; ///< until one is good enough to knock with
    int afterLastTurn = 1;
    int afterATurn = 1;
};

/// Seats that have had a turn in the deal of a view, and those that have had their last; `inTurn` where the view's seat
/// has to choose in a turn, and not as the dealer.
struct TurnsTaken
{
    game::SeatSet played;
    game::SeatSet done;
    game::Seat knocker;

    template<class View>
    TurnsTaken(const View &view, bool inTurn)
        : knocker(view.knocker)
    {
        const auto next = [&view](game::Seat seat) { return game::nextSeat(seat, view.playing, view.seats); };
        if (inTurn)
            for (game::Seat seat = next(view.dealer); seat != view.seat; seat = next(seat))
                played.insert(seat);
        if (view.lap > 1)
            played = view.playing;
        if (knocker != game::nobody)
            for (game::Seat seat = next(knocker); seat != view.seat; seat = next(seat))
                done.insert(seat);
    }

    [[nodiscard]] int triesOf(game::Seat seat, const Tries &tries) const
    {
        if (seat == knocker)
            return tries.ofKnocker;
        if (done.contains(seat))
            return tries.afterLastTurn;
        return played.contains(seat) ? tries.afterATurn : 1;
    }
    /// Calls `complete` for every seat: for those whose hands are picked most carefully first, as they had the most
    /// cards to pick from.
    template<class Complete>
    void mostCarefulFirst(game::SeatSet playing, Complete complete) const
    {
        if (knocker != game::nobody)
            complete(knocker);
        for (const game::Seat seat : done)
            complete(seat);
        for (const game::Seat seat : playing)
            complete(seat);
    }
};

/// Draws what the seat's hand lacks out of the pool as often as its turns suggest, and keeps the best hand. A knocker
/// stops looking at one that the share `content` of all hands is weaker than.
template<std::size_t N, class Pack, class Ranking>
void fillPlausibly(const TurnsTaken &turns, game::Seat seat, cards::CardList<N> &hand, Pack &pool, const Tries &tries,
                   const Ranking &ranking, double content, game::Random &random)
{
    if (hand.size() == N)
        return;
    const cards::CardList<N> known = hand;
    const Pack all = pool;
    fill(hand, pool, random);
    for (int tried = 1; tried < turns.triesOf(seat, tries); ++tried) {
        if (seat == turns.knocker && ranking.share(ranking.strength(hand)) >= content)
            return;
        cards::CardList<N> other = known;
        Pack rest = all;
        fill(other, rest, random);
        if (ranking.strength(other) > ranking.strength(hand)) {
            hand = other;
            pool = rest;
        }
    }
}

/// The places of the monte where the cards lie that an exchange gave, bit i for card i; `exchange` is none where the
/// move is another.
template<std::size_t N>
unsigned placesGiven(const cards::CardList<N> &monteBefore, const Exchange<N> *exchange)
{
    if (exchange == nullptr)
        return 0;
    unsigned places = 0;
    cards::CardList<N> left = exchange->take;
    for (std::size_t place = 0; place < monteBefore.size(); ++place)
        if (left.removeFirst(monteBefore[place]))
            places |= 1U << place;
    return places;
}

} // namespace monte
