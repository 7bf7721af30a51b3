// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/game_table.h"

#include <algorithm>

// GameTable: what the person does, with cards that are chosen and with tickets.

template<game::Game G>
auto GameTable<G>::cardsAt(const QList<int> &places, const Hand &hand) -> Hand
{
    Hand cards;
    for (const int place : places)
        if (static_cast<std::size_t>(place) < hand.size())
            cards.push_back(hand[static_cast<std::size_t>(place)]);
    return cards;
}

template<game::Game G>
QList<int> GameTable<G>::placesOf(Hand cards, const Hand &hand)
{
    QList<int> places;
    for (std::size_t place = 0; place < hand.size(); ++place)
        if (cards.removeFirst(hand[place]))
            places << static_cast<int>(place);
    return places;
}

template<game::Game G>
void GameTable<G>::choose(std::size_t move)
{
    const auto legal = G::legalMoves(m_view);
    selectNothing();
    m_confirmingKnock = false;
    select(choiceFor(legal[move]));
    layActions();
}

template<game::Game G>
std::optional<std::size_t> GameTable<G>::placeIn(const LazyEstimate & /*choice*/, const View &view,
                                                 const Move &move) const
{
    const auto legal = G::legalMoves(view);
    const auto place = std::find(legal.begin(), legal.end(), move);
    return place != legal.end() ? std::optional<std::size_t>(place - legal.begin()) : std::nullopt;
}

template<game::Game G>
std::optional<MadeMove> GameTable<G>::judged(const LazyEstimate &choice, const View &view, const Move &made) const
{
    const auto place = choice ? placeIn(choice, view, made) : std::nullopt;
    return place ? std::optional(MadeMove{.choice = choice, .move = *place}) : std::nullopt;
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
    if (const auto makeIt = m_play) // the table may be another's before this returns
        makeIt(move);
}
