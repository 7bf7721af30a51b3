// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/heuristics.h"

#include <algorithm>

namespace knock {

using game::at;
using game::nobody;
using game::Seat;

namespace {

/// Multiplied out, so that it is the same number on every machine.
double power(double base, int exponent)
{
    double product = 1;
    for (; exponent > 0; --exponent)
        product *= base;
    return product;
}

} // namespace

int height(Card card, const Ranking &ranking)
{
    constexpr int aboveSuits = 16;
    return ranking.strength(card) + (cards::tarocco::isTrump(card) ? aboveSuits : 0);
}

CardSet taking(CardSet cards, const View &view)
{
    CardSet all;
    for (const Card card : cards) {
        Trick with = view.trick;
        with.cards.push_back(card);
        if (with.winner(*view.ranking) == view.seat)
            all.insert(card);
    }
    return all;
}

Outlook::Outlook(const View &view, const Memory &memory, Counting counting)
    : m_view(view)
{
    const CardSet own = CardSet(view.hand) | CardSet(view.trick.cards);
    m_unseen = view.unseen;
    if (counting == Counting::nothing)
        m_unseen = wholePack - own;
    else if (counting == Counting::trumps)
        m_unseen = (m_unseen & trumpCards) | (wholePack - trumpCards - own);
    const std::array<int, seats> held = cardsHeld(view);
    const bool knows = counting == Counting::all && memory.knows(view.deal);
    for (Seat seat = 0; seat < seats; ++seat) {
        m_may[at(seat)] = knows ? m_unseen - memory.without(seat) : m_unseen;
        if (knows)
            m_holds[at(seat)] = memory.holds(seat, *view.ranking);
        m_share[at(seat)] = m_unseen.empty() ? 0 : static_cast<double>(held[at(seat)]) / m_unseen.size();
    }
}

double Outlook::chanceToBeat(Seat seat, int height, Suit led) const
{
    const CardSet may = m_may[at(seat)];
    const double lacks = std::max(0.0, 1 - m_share[at(seat)]);
    const auto higher = [&](CardSet cards) {
        int count = 0;
        for (const Card card : cards) {
            if (heightOf(card, led, *m_view.ranking) < height)
                continue;
            if (m_holds[at(seat)].contains(card))
                return 1.0;
            ++count;
        }
        return 1 - power(lacks, count);
    };
    const CardSet ofSuit = may & cardsOf(led);
    const double follows = higher(ofSuit);
    if (led == Suit::trumps)
        return follows;
    const double isVoid = power(lacks, ofSuit.size());
    return follows + isVoid * higher(may & trumpCards) * (ofSuit.empty() ? 1 : lacks);
}

double Outlook::chanceToTake(Card card) const
{
    const Trick &trick = m_view.trick;
    const auto before = trick.led();
    if (card == fool && !before)
        return 1.0 / 2; // whoever comes next leads
    const Suit led = before ? *before : cards::tarocco::suit(card);
    const int own = heightOf(card, led, *m_view.ranking);
    int height = 0;
    for (const Card lies : trick.cards)
        height = std::max(height, heightOf(lies, led, *m_view.ranking));
    Seat best = trick.winner(*m_view.ranking);
    if (own > 0 && own >= height) {
        best = m_view.seat;
        height = own;
    }
    const bool ours = best != nobody && sideOf(best) == sideOf(m_view.seat);
    double chance = ours ? 1 : 0;
    Seat seat = m_view.seat;
    for (std::size_t place = trick.cards.size() + 1; place < seats; ++place) {
        seat = after(seat);
        // Whoever beats it raises the card to be beaten; how high is left out.
        const double beats = std::min(1.0, chanceToBeat(seat, height, led));
        if (sideOf(seat) == sideOf(m_view.seat))
            chance += (1 - chance) * beats;
        else
            chance *= 1 - beats;
    }
    return chance;
}

double Outlook::worth(Card card, const Habits &habits) const
{
    constexpr double stillToCome = 0.1;
    const Ranking &ranking = *m_view.ranking;
    const auto laid = static_cast<int>(m_view.trick.cards.size());
    double lies = 1 + stillToCome * (seats - 1 - laid);
    for (const Card other : m_view.trick.cards)
        lies += other == fool ? 0 : ranking.points(other);
    const double own = card == fool ? 0 : ranking.points(card);
    const double chance = chanceToTake(card);
    return (2 * chance - 1) * (lies + own) - habits.keeping(card, static_cast<int>(m_view.hand.size()));
}

double worthLaid(CardSet hand, const Discard &discard, const Ranking &ranking)
{
    const CardSet laid(discard.cards);
    const CardSet kept = hand - laid;
    double worth = 0;
    for (const Card card : laid)
        worth += ranking.points(card);
    constexpr double emptied = 3;
    constexpr double nearly = 1;
    constexpr double guards = 0.5;
    for (const Suit suit : {Suit::coins, Suit::cups, Suit::swords, Suit::batons}) {
        const CardSet before = hand & cardsOf(suit);
        const CardSet now = kept & cardsOf(suit);
        if (before == now)
            continue;
        const bool king = now.contains(cards::tarocco::card(suit, Rank::king));
        if (now.empty())
            worth += emptied;
        else if (now.size() == 1 && !king)
            worth += nearly;
        worth -= king ? guards : 0;
    }
    return worth;
}

} // namespace knock
