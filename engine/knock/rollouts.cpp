// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/rollouts.h"

#include <algorithm>

namespace knock {

using game::at;
using game::nobody;
using game::Seat;

namespace {

/// What a seat thinks that the others will still put into a trick, in points each.
constexpr double toCome = 1;

} // namespace

Rollout::Rollout(const Ranking &ranking, const Hands &hands, const Trick &trick, const Habits &habits)
    : m_ranking(ranking)
    , m_habits(habits)
    , m_hands(hands)
    , m_toPlay(trick.leader)
{
    // What lies in the trick is laid once more.
    for (const Card card : trick.cards) {
        m_hands[at(m_toPlay)].insert(card);
        play(card);
    }
}

int Rollout::reach(Seat seat, Suit led) const
{
    return heightOf(m_hands[at(seat)], led, m_ranking);
}

void Rollout::play(Card card)
{
    m_hands[at(m_toPlay)].erase(card);
    if (card == fool) {
        // Its points stay with its side, and what is paid for it is worth nothing, as a rule.
        m_lead += sideOf(m_toPlay) == 0 ? m_ranking.points(fool) : -m_ranking.points(fool);
    } else {
        if (!m_led)
            m_led = cards::tarocco::suit(card);
        m_points += m_ranking.points(card);
        if (const int height = heightOf(card, *m_led, m_ranking); height > 0 && height >= m_bestHeight) {
            m_bestHeight = height;
            m_best = m_toPlay;
        }
    }
    m_toPlay = after(m_toPlay);
    if (++m_laid == seats)
        endTrick();
}

void Rollout::endTrick()
{
    const int made = m_points + 1;
    if (m_first.by == nobody)
        m_first = {.by = m_best, .points = made};
    m_lead += sideOf(m_best) == 0 ? made : -made;
    m_toPlay = m_best;
    m_laid = 0;
    m_points = 0;
    m_bestHeight = 0;
    m_led.reset();
    m_best = nobody;
}

Card Rollout::lead() const
{
    const CardSet hand = m_hands[at(m_toPlay)];
    const Seat left = after(m_toPlay);
    const Seat partner = after(left);
    const Seat right = after(partner);
    Card best = fool;
    double most = -m_habits.keeping(fool, hand.size()) - toCome * (seats - 1);
    if (!hand.contains(fool))
        most = -1000;
    for (const Suit suit : {Suit::coins, Suit::cups, Suit::swords, Suit::batons, Suit::trumps}) {
        const CardSet own = hand & cardsOf(suit);
        if (own.empty())
            continue;
        const int theirs = std::max(reach(left, suit), reach(right, suit));
        const int helps = reach(partner, suit);
        const auto weigh = [&](Card card) {
            const bool takes = std::max(heightOf(card, suit, m_ranking), helps) > theirs;
            const double trick = m_ranking.points(card) + 1 + toCome * (seats - 1);
            const double worth = (takes ? trick : -trick) - m_habits.keeping(card, hand.size());
            if (worth > most) {
                most = worth;
                best = card;
            }
        };
        weigh(own.first());
        weigh(own.last());
    }
    return best;
}

Card Rollout::choose() const
{
    const CardSet hand = m_hands[at(m_toPlay)];
    if (!m_led)
        return lead();
    const CardSet may = playable(hand, m_led);
    if (may.size() == 1)
        return may.first();
    const Suit led = *m_led;
    int theirs = 0;
    int ours = 0;
    if (m_best != nobody)
        (sideOf(m_best) == sideOf(m_toPlay) ? ours : theirs) = m_bestHeight;
    Seat other = m_toPlay;
    for (int laid = m_laid + 1; laid < seats; ++laid) {
        other = after(other);
        int &side = sideOf(other) == sideOf(m_toPlay) ? ours : theirs;
        side = std::max(side, reach(other, led));
    }
    const double lies = m_points + 1 + toCome * (seats - 1 - m_laid);
    Card best;
    double most = -1000;
    for (const Card card : may) {
        const int height = heightOf(card, led, m_ranking);
        const bool takes = ours > theirs || (height > 0 && height >= theirs && height >= ours);
        const double own = card == fool ? 0 : m_ranking.points(card);
        const double worth = (takes ? lies + own : -lies - own) - m_habits.keeping(card, hand.size());
        if (worth > most) {
            most = worth;
            best = card;
        }
    }
    return best;
}

int Rollout::finish()
{
    while (m_laid > 0 || !m_hands[at(m_toPlay)].empty())
        play(choose());
    return m_lead;
}

} // namespace knock
