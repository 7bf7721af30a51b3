// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/italian_pack.h"
#include "game/random.h"
#include "monte/moves.h"
#include "monte/play.h"

#include <algorithm>
#include <array>
#include <utility>

/// What can be reckoned of cards in every game round a monte.
namespace monte {

/// The suit that somebody clings to who counts one only: that held most, of equal ones the dearer; and its points.
struct Cherished
{
    cards::italian::Suit suit;
    int points = 0;
};
template<std::size_t N>
[[nodiscard]] Cherished cherished(const cards::CardList<N> &hand)
{
    std::array<int, cards::italian::suitCount> totals{};
    std::array<int, cards::italian::suitCount> held{};
    for (const cards::Card card : hand) {
        const auto suit = static_cast<std::size_t>(cards::italian::suit(card));
        totals[suit] += cards::italian::points(card);
        ++held[suit];
    }
    std::size_t most = 0;
    for (std::size_t suit = 1; suit < totals.size(); ++suit)
        if (std::pair(held[suit], totals[suit]) > std::pair(held[most], totals[most]))
            most = suit;
    return {.suit = static_cast<cards::italian::Suit>(most), .points = totals[most]};
}

/// What cards come to, in points, to somebody who clings to the suit `own`: its total, or that of a suit that comes to
/// a good deal more; 0 or more.
template<std::size_t N>
[[nodiscard]] double clungTo(const cards::CardList<N> &hand, cards::italian::Suit own)
{
    constexpr double anyCard = 0.01;  // only where the suit comes to the same: rather a dear card than a cheap one
    constexpr double reluctance = 10; // points that another suit must come to more before the own is given up
    std::array<double, cards::italian::suitCount> totals{};
    for (std::size_t suit = 0; suit < totals.size(); ++suit) {
        totals[suit] = static_cast<cards::italian::Suit>(suit) == own ? 0 : -reluctance;
        for (const cards::Card card : hand)
            totals[suit] += cards::italian::points(card)
                * (static_cast<std::size_t>(cards::italian::suit(card)) == suit ? 1 : anyCard);
    }
    return std::max(0.0, *std::max_element(totals.begin(), totals.end()));
}

/// How dear these cards of the hand are, each up to 1: by its points, and little where it is of no use in the hand.
template<std::size_t N>
[[nodiscard]] double dearness(const cards::CardList<N> &hand, const std::array<bool, N> &counting,
                              cards::CardList<N> cards)
{
    constexpr double most = cards::italian::points(cards::italian::aceOfCoins);
    constexpr double ofNoUse = 0.25;
    double dear = 0;
    for (std::size_t place = 0; place < hand.size(); ++place)
        if (cards.removeFirst(hand[place]))
            dear += cards::italian::points(hand[place]) / most * (counting[place] ? 1 : ofNoUse);
    return dear;
}

/// The hand of a view's seat after a move: after one that `keeps` it, the dealer's keep or an exchange; empty after
/// others, which leave a hand that nobody knows yet.
template<std::size_t N, class View, class Move>
[[nodiscard]] cards::CardList<N> handAfter(const View &view, const Move &move, bool keeps)
{
    if (std::holds_alternative<Keep>(move))
        return view.aside;
    cards::CardList<N> hand;
    const auto *exchange = std::get_if<Exchange<N>>(&move);
    if (keeps || exchange != nullptr)
        hand = view.hand;
    if (exchange != nullptr) {
        cards::CardList<N> monte = view.monte;
        swapCards(hand, monte, *exchange);
    }
    return hand;
}

/// Draws what the hand lacks out of the pool, each card as likely as any other.
template<std::size_t N, class Pack>
void fill(cards::CardList<N> &hand, Pack &pool, game::Random &random)
{
    while (hand.size() < N) {
        const auto pick = random.below(static_cast<std::uint32_t>(pool.size()));
        std::swap(pool[pick], pool[pool.size() - 1]);
        hand.push_back(pool[pool.size() - 1]);
        pool.truncate(pool.size() - 1);
    }
}

/// The share of hands that must be weaker before a seat of no particular habits knocks: less with more seats, and less
/// the longer a deal lasts.
[[nodiscard]] inline double contentment(int playing, int lap)
{
    constexpr double inDuel = 0.93;
    constexpr double perFurtherSeat = 0.008;
    constexpr double perFurtherLap = 0.02;
    return inDuel - perFurtherSeat * (playing - 2) - perFurtherLap * std::max(0, lap - 2);
}

/// Takes the cards that can be seen out of the pack.
template<class Pack, std::size_t N>
void takeOut(Pack &pack, const cards::CardList<N> &seen)
{
    for (const cards::Card card : seen)
        pack.removeFirst(card);
}

} // namespace monte
