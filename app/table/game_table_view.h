// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "person/preferences.h"
#include "table/game_table.h"
#include "words/phrases.h"

#include <algorithm>
#include <tuple>
#include <utility>

// GameTable: what lies on the table, as the view tells it.

template<game::Game G>
void GameTable<G>::take(const View &view)
{
    m_view = view;
    m_choice = {};
    m_now = {.seats = view.seats,
             .deal = view.deal,
             .lap = view.lap,
             .stock = view.stock,
             .cutMost = largestCut(view),
             .toMove = view.toMove,
             .dealer = view.dealer,
             .knocker = view.knocker,
             .ending = G::matchOver(view).value_or(game::MatchOver()),
             .playing = view.playing,
             .tokens = {}};
    std::copy(view.tokens.begin(), view.tokens.end(), m_now.tokens.begin());
}

template<game::Game G>
void GameTable<G>::adopt(const View &view)
{
    if (m_catchingUp)
        return take(view);
    const auto before = std::tuple(m_view.stock, m_view.pool, m_stakes);
    take(view);
    m_stakes = stakes(view);
    laySeats();
    layCards();
    const auto [stock, pool, stakes] = before;
    if (stock != view.stock)
        Q_EMIT stockChanged();
    if (pool != view.pool || stakes != m_stakes)
        Q_EMIT poolChanged();
    Q_EMIT noticeChanged();
}

template<game::Game G>
void GameTable<G>::laySeats()
{
    using game::at;
    if (m_catchingUp)
        return;
    // Nobody knows the first dealer before the last card for that is turned.
    const bool dealerFound = m_view.deal > 0 || (m_stage == FirstDealer && m_toDraw.isEmpty());
    const bool aided = Preferences::instance().memoryAid();
    std::vector<SeatRow> rows;
    for (game::Seat seat = 0; seat < static_cast<game::Seat>(m_guests.size()); ++seat) {
        const QStringList shown = Phrases::faces(m_view.shown[at(seat)]);
        const bool holds = m_view.playing.contains(seat) && m_view.deal > 0 && stageOf(m_view) != Cut;
        const bool helped = aided && shown.isEmpty() && seat != person;
        const auto &said = m_said[at(seat)].what;
        rows.push_back({.seat = seat,
                        .name = nameOf(seat),
                        .portrait = m_guests[at(seat)].portrait,
                        .tokens = m_view.tokens[at(seat)],
                        .dealer = dealerFound && m_view.dealer == seat,
                        .turn = m_view.toMove == seat,
                        .knocked = m_view.knocker == seat,
                        .out = m_view.tokens[at(seat)] == 0,
                        .cards = holds && shown.isEmpty() ? cardsInHand() : 0,
                        .shown = shown,
                        .known = helped ? Phrases::faces(m_view.known[at(seat)]) : QStringList(),
                        .perhaps = helped ? perhapsIn(m_view, seat) : QStringList(),
                        .said = bubble(seat),
                        .loud = said == LogLine::What::knocked
                            || (m_view.knocker == seat && said == LogLine::What::shirtChange)
                            || said == LogLine::What::kept});
    }
    m_seats.setRows(std::move(rows));
}

template<game::Game G>
void GameTable<G>::layCards()
{
    if (m_catchingUp)
        return;
    const QStringList backs(cardsInHand(), QStringLiteral("back"));
    const bool choosing = dealerChooses(m_view);
    const bool mayNotLook = choosing && m_view.hand.empty() && m_view.playing.contains(person);
    QStringList hand = mayNotLook ? backs : Phrases::faces(m_view.hand);
    QStringList monte = Phrases::faces(m_view.monte);
    QStringList aside = choosing && m_view.aside.empty() ? backs : Phrases::faces(m_view.aside);
    int known = 0;
    if (Preferences::instance().memoryAid() && m_view.seats > 0)
        for (QStringList lying = hand;
             const QString &face : Phrases::faces(m_view.known[game::at(person)]) + perhapsIn(m_view, person))
            if (const auto slot = lying.indexOf(face); slot >= 0) {
                known |= 1 << slot;
                lying[slot].clear();
            }
    const bool otherCards = std::exchange(m_hand, hand) != hand;
    if (const bool otherKnown = std::exchange(m_handKnown, known) != known; otherCards || otherKnown)
        Q_EMIT handChanged();
    if (std::exchange(m_monte, monte) != monte)
        Q_EMIT monteChanged();
    if (std::exchange(m_aside, aside) != aside)
        Q_EMIT asideChanged();
}
