// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/game_table.h"

// GameTable: what the person does, with cards that are chosen and with tickets.

template<game::Game G>
auto GameTable<G>::chosen(const Hand &hand, int selection) -> Hand
{
    Hand cards;
    for (std::size_t slot = 0; slot < hand.size(); ++slot)
        if ((selection >> slot & 1) != 0)
            cards.push_back(hand[slot]);
    return cards;
}

template<game::Game G>
int GameTable<G>::placesOf(Hand cards, const Hand &hand)
{
    int places = 0;
    for (std::size_t slot = 0; slot < hand.size(); ++slot)
        if (cards.removeFirst(hand[slot]))
            places |= 1 << slot;
    return places;
}

template<game::Game G>
void GameTable<G>::choose(std::size_t move)
{
    const auto legal = G::legalMoves(m_view);
    const auto [give, take] = cardsOf(legal[move]);
    selectNothing();
    m_confirmingKnock = false;
    m_handSelection = placesOf(give, m_view.hand);
    m_monteSelection = placesOf(take, m_view.monte);
    if (m_handSelection != 0)
        Q_EMIT selectionChanged();
    layActions();
}

template<game::Game G>
std::optional<std::size_t> GameTable<G>::placeOf(const View &view, const Move &move)
{
    const auto legal = G::legalMoves(view);
    const std::size_t place = legal.indexOf(move);
    return place < legal.size() ? std::optional(place) : std::nullopt;
}

template<game::Game G>
void GameTable<G>::make(const QString &action)
{
    if (const auto move = moveOf(action))
        play(*move);
}

template<game::Game G>
void GameTable<G>::play(const Move &move)
{
    if (!m_asked)
        return Q_EMIT refused(whyNotYourTurn());
    if (const auto illegal = check(m_view.choice(), move))
        return Q_EMIT refused(*illegal == G::Illegal::notNow ? whyNotYourTurn() : why(*illegal));
    if (isKnock(move) && asksAgain())
        return;
    m_confirmingKnock = false;
    if (m_play)
        m_play(move);
}
