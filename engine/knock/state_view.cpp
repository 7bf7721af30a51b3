// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/state.h"

namespace knock {

CardSet State::unseenBy(game::Seat seat) const
{
    CardSet seen = m_played | m_hands[game::at(seat)] | (m_laid & trumpCards);
    if (seat == m_dealer)
        seen |= m_laid;
    return wholePack - seen;
}

Choice State::choice() const
{
    // Filled in its place: playouts ask for millions of these.
    Choice choice;
    choice.phase = m_phase;
    choice.ranking = m_ranking;
    choice.signals = m_signals;
    if (m_toMove == game::nobody || m_phase == Phase::cut)
        return choice;
    choice.hand = m_hands[game::at(m_toMove)];
    choice.unseen = unseenBy(m_toMove);
    choice.partnerHasLed = m_hasLed[game::at(partnerOf(m_toMove))];
    Trick before = m_trick;
    if (m_phase == Phase::secondSignal) {
        choice.played = m_lastPlay;
        before.cards.truncate(before.cards.size() - 1);
    }
    choice.led = before.led();
    choice.leads = before.cards.empty();
    return choice;
}

View State::view(game::Seat seat) const
{
    View view;
    view.options = m_options;
    view.ranking = m_ranking;
    view.seat = seat;
    view.toMove = m_toMove;
    view.phase = m_phase;
    view.deal = m_deal;
    view.dealer = m_dealer;
    view.score = spread(m_score);
    if (over())
        view.winners = leaders(m_score);
    view.hand = listOf(m_hands[game::at(seat)]);
    if (seat == m_dealer || awaitsPack() || over())
        view.laid = listOf<Laid>(m_laid);
    view.shown = listOf<Laid>(m_laid & trumpCards);
    view.trick = m_trick;
    view.over = m_tricks;
    if (!m_options.showAllTricks && !m_tricks.empty())
        view.over.removeFront(m_tricks.size() - 1);
    view.tricks = spread(m_tricksWon);
    view.foolFrom = m_foolFrom;
    view.foolIn = m_foolIn;
    view.said = m_said;
    view.partnerHasLed = m_hasLed[game::at(partnerOf(seat))];
    if (!view.hand.empty())
        view.unseen = unseenBy(seat);
    if (m_phase == Phase::secondSignal)
        view.played = m_lastPlay;
    return view;
}

Pack State::allCards() const
{
    Pack all = m_pack;
    const auto add = [&all](CardSet cards) {
        for (const Card card : cards)
            all.push_back(card);
    };
    for (const CardSet hand : m_hands)
        add(hand);
    for (const CardSet won : m_won)
        add(won);
    add(m_laid);
    for (const Card card : m_trick.cards)
        if (card != fool)
            all.push_back(card);
    if (m_foolFrom != game::nobody)
        all.push_back(fool);
    return all;
}

} // namespace knock
