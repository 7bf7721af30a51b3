// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/memory.h"

namespace knock {

using game::at;
using game::Seat;

void Memory::happened(const Event &seen)
{
    if (const auto *dealt = std::get_if<Dealt>(&seen)) {
        *this = Memory();
        m_deal = dealt->number;
        m_dealer = dealt->dealer;
        m_trick.leader = after(dealt->dealer);
    } else if (const auto *won = std::get_if<TrickWon>(&seen)) {
        m_trick = {.leader = won->winner, .cards = {}};
        ++m_tricks;
    } else if (const auto *moved = std::get_if<Moved>(&seen)) {
        if (const auto *discard = std::get_if<Discard>(&moved->move)) {
            for (const Card card : discard->cards)
                if (!card.hidden())
                    m_open.insert(card);
        } else if (const auto *play = std::get_if<Play>(&moved->move)) {
            played(moved->seat, play->card);
            said(moved->seat, play->signal, play->card);
        } else if (const auto *say = std::get_if<Say>(&moved->move)) {
            said(moved->seat, say->signal, m_last);
        }
    }
}

void Memory::played(Seat seat, Card card)
{
    using cards::tarocco::suit;
    const auto led = m_trick.led();
    m_trick.cards.push_back(card);
    m_last = card;
    m_open.insert(card);
    m_holds[at(seat)].erase(card);
    if (card == fool)
        return;
    const CardSet own = cardsOf(suit(card));
    if (m_trick.cards.size() == 1)
        m_led[at(seat)] = {.suit = suit(card), .trick = m_tricks};
    if (m_oneMore[at(seat)].contains(card))
        m_without[at(seat)] |= own;
    if (!led || suit(card) == *led)
        return;
    m_without[at(seat)] |= cardsOf(*led);
    if (suit(card) != Suit::trumps)
        m_without[at(seat)] |= trumpCards;
}

void Memory::said(Seat seat, Signal signal, Card with)
{
    using cards::tarocco::trump;
    CardSet &holds = m_holds[at(seat)];
    const CardSet ofSuit = with.hidden() || with == fool ? CardSet() : cardsOf(cards::tarocco::suit(with));
    const CardSet left = ofSuit - m_open;
    switch (signal) {
    case Signal::oneMore:
        m_oneMore[at(seat)] |= ofSuit;
        break;
    case Signal::lastTrump:
    case Signal::lastOfSuit:
        m_without[at(seat)] |= ofSuit;
        break;
    case Signal::magicianInDanger:
        holds.insert(magician);
        break;
    case Signal::highestTrump:
    case Signal::twoHighestTrumps:
        m_claims.push_back(
            {.seat = seat, .highest = signal == Signal::highestTrump ? 1 : 2, .left = trumpCards - m_open});
        break;
    case Signal::holdsWorld:
        holds.insert(worldTrump);
        break;
    case Signal::holdsSun:
        holds.insert(sunTrump);
        break;
    case Signal::holdsMoon:
        holds.insert(moonTrump);
        break;
    case Signal::holdsFifteen:
    case Signal::holdsSixteen:
    case Signal::holdsSeventeen: {
        constexpr int fifteen = 15;
        holds.insert(trump(fifteen + static_cast<int>(signal) - static_cast<int>(Signal::holdsFifteen)));
        break;
    }
    case Signal::highestOfSuit:
        // The dealer may have laid away the one that is highest for all others.
        if (!left.empty() && (seat != m_dealer || cards::tarocco::rank(left.last()) == Rank::king))
            holds.insert(left.last());
        break;
    case Signal::queenOfSuit:
        if (!ofSuit.empty())
            holds.insert(cards::tarocco::card(cards::tarocco::suit(with), Rank::queen));
        break;
    default: // long suits and requests say nothing of a card
        break;
    }
}

CardSet Memory::holds(Seat seat, const Ranking &ranking) const
{
    CardSet all = m_holds[at(seat)];
    for (const Claim &claim : m_claims) {
        CardSet left = claim.left;
        for (int trump = 0; claim.seat == seat && trump < claim.highest && !left.empty(); ++trump) {
            const Card highest = left.contains(ranking.highestTrump()) ? ranking.highestTrump() : left.last();
            all.insert(highest);
            left.erase(highest);
        }
    }
    return all - m_open;
}

} // namespace knock
