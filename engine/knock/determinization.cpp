// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/determinization.h"

#include <bit>

namespace knock {

using game::at;
using game::Seat;

namespace {

/// Where an unseen card may be: a seat, or what the dealer laid away.
constexpr std::size_t laidAway = seats;
constexpr std::size_t places = seats + 1;

struct Drawing
{
    std::array<CardSet, places> got;
    std::array<int, places> room{};
    std::array<CardSet, places> barred; ///< cards that may not come here

    /// Places for the card, as a mask.
    [[nodiscard]] unsigned placesFor(Card card) const
    {
        unsigned mask = 0;
        for (std::size_t place = 0; place < places; ++place)
            if (room[place] > 0 && !barred[place].contains(card))
                mask |= 1U << place;
        return mask;
    }
    void put(Card card, std::size_t place)
    {
        got[place].insert(card);
        --room[place];
    }
    /// Each place as likely as it has room.
    bool putAnywhere(Card card, unsigned mask, game::Random &random)
    {
        int all = 0;
        for (std::size_t place = 0; place < places; ++place)
            all += (mask >> place & 1U) != 0 ? room[place] : 0;
        if (all == 0)
            return false;
        int left = static_cast<int>(random.below(static_cast<std::uint32_t>(all)));
        for (std::size_t place = 0; place < places; ++place) {
            if ((mask >> place & 1U) == 0)
                continue;
            left -= room[place];
            if (left < 0) {
                put(card, place);
                return true;
            }
        }
        return false;
    }
};

/// Deals the cards, those with the fewest places first; false where one has none.
bool dealOut(Drawing &drawing, CardSet cards, bool strictly, game::Random &random)
{
    std::array<Pack, places + 1> byPlaces;
    for (const Card card : cards)
        byPlaces[static_cast<std::size_t>(std::popcount(drawing.placesFor(card)))].push_back(card);
    for (Pack &alike : byPlaces) {
        random.shuffle(alike);
        for (const Card card : alike) {
            constexpr unsigned anywhere = (1U << places) - 1;
            const unsigned mask = drawing.placesFor(card);
            if (!drawing.putAnywhere(card, mask != 0 || strictly ? mask : anywhere, random) && strictly)
                return false; // else nobody has room for it: it was played where the seat did not see it
        }
    }
    return true;
}

} // namespace

std::array<int, seats> cardsHeld(const View &view)
{
    std::array<int, seats> held{};
    held.fill(tricksInDeal - view.tricks[0] - view.tricks[1]);
    for (std::size_t place = 0; place < view.trick.cards.size(); ++place)
        --held[at(view.trick.seatOf(place))];
    return held;
}

Hands drawHands(const View &view, const Memory &memory, game::Random &random)
{
    Drawing whole;
    const std::array<int, seats> held = cardsHeld(view);
    CardSet left = view.unseen;
    const bool told = memory.knows(view.deal);
    for (Seat seat = 0; seat < seats; ++seat) {
        if (seat == view.seat)
            continue;
        whole.room[at(seat)] = held[at(seat)];
        if (!told)
            continue;
        whole.barred[at(seat)] = memory.without(seat);
        for (const Card card : memory.holds(seat, *view.ranking) & left)
            if (whole.room[at(seat)] > 0) {
                whole.put(card, at(seat));
                left.erase(card);
            }
    }
    whole.room[laidAway] = view.dealer == view.seat ? 0 : cardsLaid - static_cast<int>(view.shown.size());
    whole.barred[laidAway] = view.ranking->mayNotBeLaid() | trumpCards;

    constexpr int attempts = 20;
    Drawing drawing = whole;
    for (int attempt = 0; !dealOut(drawing, left, attempt < attempts, random); ++attempt)
        drawing = whole;

    Hands hands;
    for (Seat seat = 0; seat < seats; ++seat)
        hands[at(seat)] = drawing.got[at(seat)];
    hands[at(view.seat)] = CardSet(view.hand);
    return hands;
}

} // namespace knock
