// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/hand_value.h"
#include "thirtyone/middle.h"
#include "thirtyone/moves.h"

#include <optional>

/// Which of the exchanges with the open cards of the middle is the best.
namespace thirtyone {

struct BestExchange
{
    Exchange move;
    double worth = 0;
};

namespace detail {

/// Two of three, by the one that is left out.
inline constexpr std::array<std::array<std::size_t, 2>, cardsInHand> twoWithout{{{1, 2}, {0, 2}, {0, 1}}};

constexpr Places placeBit(std::size_t place)
{
    return static_cast<Places>(1U << place);
}

} // namespace detail

/// Of all exchanges in which nothing is taken unseen that with the most `worth(first, second, third)` of the hand after
/// it, of equal ones the one that moves fewest cards; nothing where no card lies open.
template<class Worth>
[[nodiscard]] std::optional<BestExchange> bestExchange(const Hand &hand, const Middle &middle, Source source,
                                                       Worth &&worth)
{
    constexpr std::size_t nowhere = cardsInHand;
    double most = 0;
    std::size_t slot = nowhere;  // that is given alone, or kept alone where two go
    std::size_t place = nowhere; // that is taken alone, or left alone where two come
    int count = 0;
    const auto consider = [&](double worthOfIt, int cards, std::size_t of, std::size_t at) {
        if (count != 0 && worthOfIt <= most)
            return;
        most = worthOfIt;
        count = cards;
        slot = of;
        place = at;
    };
    for (std::size_t at = 0; at < middle.cards.size(); ++at) {
        if (!holds(middle.open, at))
            continue;
        for (std::size_t of = 0; of < cardsInHand; ++of) {
            const auto &[one, other] = detail::twoWithout[of];
            consider(worth(hand[one], hand[other], middle.cards[at]), 1, of, at);
        }
    }
    if (source == Source::widow)
        for (std::size_t at = 0; at < middle.cards.size(); ++at) {
            const auto &[one, other] = detail::twoWithout[at];
            if (!holds(middle.open, one) || !holds(middle.open, other))
                continue;
            for (std::size_t of = 0; of < cardsInHand; ++of)
                consider(worth(hand[of], middle.cards[one], middle.cards[other]), 2, of, at);
        }
    if (middle.open == allPlaces)
        consider(worth(middle.cards[0], middle.cards[1], middle.cards[2]), 3, nowhere, nowhere);
    if (count == 0)
        return std::nullopt;
    BestExchange best{.move = {}, .worth = most};
    for (std::size_t of = 0; of < cardsInHand; ++of)
        if (count == 3 || (of == slot) == (count == 1))
            best.move.given.push_back(hand[of]);
    best.move.places = count == 3 ? allPlaces
        : count == 1              ? detail::placeBit(place)
                                  : static_cast<Places>(allPlaces & ~detail::placeBit(place));
    return best;
}

/// The same by what the hand is worth in the end.
[[nodiscard]] inline std::optional<BestExchange> bestExchange(const Hand &hand, const Middle &middle, Source source,
                                                              const HandValues &values)
{
    return bestExchange(hand, middle, source, [&values](cards::Card first, cards::Card second, cards::Card third) {
        return values.of(first, second, third);
    });
}

/// What comes out of a hand when these places of the middle are exchanged; backs for those that are not known.
[[nodiscard]] inline Hand exchanged(Hand hand, const Middle &middle, const Exchange &exchange)
{
    std::size_t given = 0;
    for (std::size_t place = 0; place < middle.cards.size(); ++place)
        if (holds(exchange.places, place))
            hand[hand.indexOf(exchange.given[given++])] = middle.cards[place];
    return hand;
}

} // namespace thirtyone
