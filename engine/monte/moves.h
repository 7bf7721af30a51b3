// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/card.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <variant>

/// What the games round a monte share: a dealer who looks at the monte's cards before anybody else, cards that are
/// exchanged with it, and a knock that leaves everybody one more turn. N is the number of cards of a hand, and of the
/// monte.
namespace monte {

/// Moves the top `at` cards to the bottom of the pack, 1 to N − 1 (P-3).
struct Cut
{
    int at = 1;
    bool operator==(const Cut &) const = default;
};
/// The dealer lays the cards looked at open as the monte.
struct Expose
{
    bool operator==(const Expose &) const = default;
};
/// The dealer keeps the cards looked at as a hand; the dealt hand becomes the monte. Counts as a knock.
struct Keep
{
    bool operator==(const Keep &) const = default;
};
/// Does nothing where a turn, or a step of it, may be let pass.
struct Stay
{
    bool operator==(const Stay &) const = default;
};

template<std::size_t N>
bool sameCards(const cards::CardList<N> &first, const cards::CardList<N> &second)
{
    return first.size() == second.size() && std::is_permutation(first.begin(), first.end(), second.begin());
}

/// Gives cards for as many of the monte; all of the hand is the shirt change. The card given first lies where the one
/// taken first lay, and so on; which goes where has no bearing on the rules.
template<std::size_t N>
struct Exchange
{
    cards::CardList<N> give;
    cards::CardList<N> take;
    /// As the rules see it: the order of the cards is free.
    bool operator==(const Exchange &other) const { return sameCards(give, other.give) && sameCards(take, other.take); }
};

/// How many cards the move exchanges; `Move` is a variant of moves.
template<std::size_t N, class Move>
[[nodiscard]] int cardsExchanged(const Move &move)
{
    const auto *exchange = std::get_if<Exchange<N>>(&move);
    return exchange != nullptr ? static_cast<int>(exchange->give.size()) : 0;
}

/// Why a move is illegal. Not every game has a use for each.
enum class Illegal : std::uint8_t {
    notNow,            ///< such a move does not belong to this phase
    alreadyKnocked,    ///< a knock after a knock: stay says it
    nobodyKnocked,     ///< staying before a knock: there is no pass
    emptyExchange,     ///< an exchange of no card: knock or stay says it
    unequalExchange,   ///< not as many cards given as taken
    notInHand,         ///< a card given that the hand does not hold
    notInMonte,        ///< a card taken that does not lie in the monte
    cutOutsideThePack, ///< a cut below 1 or above N − 1
};

inline std::optional<Illegal> allowedIf(bool allowed)
{
    return allowed ? std::nullopt : std::optional(Illegal::notNow);
}

/// Whether the dealer may choose so; `Move` is a variant of moves.
template<class Move>
std::optional<Illegal> checkDealersChoice(const Move &move)
{
    return allowedIf(std::holds_alternative<Expose>(move) || std::holds_alternative<Keep>(move));
}

/// Whether these places of the cut, 1 to `most`, have this one; `cut` is none where the move is another.
inline std::optional<Illegal> checkCut(const Cut *cut, int most)
{
    if (cut == nullptr)
        return Illegal::notNow;
    if (cut->at < 1 || cut->at > most)
        return Illegal::cutOutsideThePack;
    return std::nullopt;
}

/// Whether the holder has all of these cards, each as often as it is named.
template<std::size_t N>
bool holdsAll(cards::CardList<N> holder, const cards::CardList<N> &cards)
{
    return std::all_of(cards.begin(), cards.end(), [&](cards::Card card) {
        const std::size_t slot = holder.indexOf(card);
        if (slot == holder.size() || card.hidden())
            return false;
        holder[slot] = cards::Card(); // a twin has to be found elsewhere
        return true;
    });
}

/// Whether hand and monte have the cards; an exchange of none is for the game to allow.
template<std::size_t N>
std::optional<Illegal> checkExchange(const cards::CardList<N> &hand, const cards::CardList<N> &monte,
                                     const Exchange<N> &exchange)
{
    if (exchange.give.size() != exchange.take.size())
        return Illegal::unequalExchange;
    if (!holdsAll(hand, exchange.give))
        return Illegal::notInHand;
    if (!holdsAll(monte, exchange.take))
        return Illegal::notInMonte;
    return std::nullopt;
}

/// Makes the exchange in place, a card taken going where the given one was; it must be legal.
template<std::size_t N>
void swapCards(cards::CardList<N> &hand, cards::CardList<N> &monte, const Exchange<N> &exchange)
{
    // All places are found before any card moves: a card taken may equal one that is still to be given.
    std::array<std::size_t, N> handSlots{};
    std::array<std::size_t, N> monteSlots{};
    const auto place = [](cards::CardList<N> &cards, cards::Card card) {
        const std::size_t slot = cards.indexOf(card);
        cards[slot] = cards::Card();
        return slot;
    };
    for (std::size_t index = 0; index < exchange.give.size(); ++index) {
        handSlots[index] = place(hand, exchange.give[index]);
        monteSlots[index] = place(monte, exchange.take[index]);
    }
    for (std::size_t index = 0; index < exchange.give.size(); ++index) {
        hand[handSlots[index]] = exchange.take[index];
        monte[monteSlots[index]] = exchange.give[index];
    }
}

/// The moves that have numbers below `count`, in order; `make` makes the one of a number in its place.
template<class MoveList, class Make>
MoveList movesByNumber(std::size_t count, Make &&make)
{
    MoveList moves;
    for (std::size_t number = 0; number < count; ++number) {
        typename MoveList::value_type move;
        make(move, number);
        moves.push_back(move);
    }
    return moves;
}

/// Which slots of hand and monte an exchange swaps, bit i for card i.
struct Crossing
{
    std::uint8_t give = 0;
    std::uint8_t take = 0;
};

/// How many exchanges of at least one of N cards there are: one less than the ways to choose N out of 2N.
constexpr std::size_t crossingCount(std::size_t cards)
{
    std::size_t ways = 1;
    for (std::size_t card = 1; card <= cards; ++card)
        ways = ways * (cards + card) / card;
    return ways - 1;
}

/// Every exchange of at least one of N cards.
template<std::size_t N>
inline constexpr std::array<Crossing, crossingCount(N)> crossings = [] {
    std::array<Crossing, crossingCount(N)> all{};
    std::size_t count = 0;
    constexpr unsigned everySlot = (1U << N) - 1;
    for (unsigned give = 1; give <= everySlot; ++give)
        for (unsigned take = 1; take <= everySlot; ++take)
            if (std::popcount(give) == std::popcount(take))
                all[count++] = {static_cast<std::uint8_t>(give), static_cast<std::uint8_t>(take)};
    return all;
}();

/// Fills in the cards of an exchange that is still empty: in its place, as playouts make millions of them.
template<std::size_t N>
void fillIn(Exchange<N> &exchange, const cards::CardList<N> &hand, const cards::CardList<N> &monte,
            const Crossing &crossing)
{
    for (std::size_t slot = 0; slot < N; ++slot) {
        if ((unsigned{crossing.give} >> slot & 1U) != 0)
            exchange.give.push_back(hand[slot]);
        if ((unsigned{crossing.take} >> slot & 1U) != 0)
            exchange.take.push_back(monte[slot]);
    }
}

} // namespace monte
