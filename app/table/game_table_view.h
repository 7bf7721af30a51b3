// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/common_view.h"
#include "person/preferences.h"
#include "table/game_table.h"
#include "words/face.h"
#include "words/phrases.h"

#include <algorithm>
#include <numeric>
#include <utility>

// GameTable: what lies on the table, as the view tells it.

template<game::Game G>
void GameTable<G>::take(const View &view)
{
    m_view = view;
    m_choice = {};
    m_now = {.seats = view.seats,
             .deal = view.deal,
             .lap = common_view::lap(view),
             .cutMost = largestCut(view),
             .toMove = view.toMove,
             .dealer = view.dealer,
             .knocker = common_view::knocker(view),
             .ending = G::matchOver(view).value_or(game::MatchOver()),
             .playing = common_view::playing(view),
             .score = G::standing(view).score,
             .in = G::standing(view).in};
    arrangeHand();
}

template<game::Game G>
void GameTable<G>::arrangeHand()
{
    const Hand &hand = m_view.hand;
    if (hand.empty())
        m_undealt = m_view.seats > 0;
    if (m_handOrder.size() != hand.size() || !sortsHand()) {
        m_handOrder.resize(hand.size());
        std::iota(m_handOrder.begin(), m_handOrder.end(), std::size_t{0});
    }
    const bool seen = std::none_of(hand.begin(), hand.end(), [](auto card) { return card.hidden(); });
    if (sortsHand() && seen && !hand.empty() && std::exchange(m_undealt, false))
        std::stable_sort(m_handOrder.begin(), m_handOrder.end(), [&hand](std::size_t one, std::size_t other) {
            constexpr int ranks = G::pack.faces / 4; // of one suit, from low to high
            const auto key
                = [&hand](std::size_t place) { return std::pair(hand[place].face() / ranks, -hand[place].face()); };
            return key(one) < key(other);
        });
    m_lying = {};
    for (const std::size_t place : m_handOrder)
        m_lying.push_back(hand[place]);
}

template<game::Game G>
void GameTable<G>::adopt(const View &view)
{
    if (m_catchingUp)
        return take(view);
    take(view);
    m_stakes = stakes(view);
    laySeats();
    layCards();
    Q_EMIT noticeChanged();
}

template<game::Game G>
QStringList GameTable<G>::knownIn(const View &view, game::Seat seat)
{
    if constexpr (requires { view.known; })
        return facesOf(G::pack, view.known[game::at(seat)]);
    else
        return {};
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
    const CountedWords words(counted());
    std::vector<SeatRow> rows;
    for (game::Seat seat = 0; seat < static_cast<game::Seat>(m_guests.size()); ++seat) {
        const QStringList shown
            = m_covered.contains(seat) ? QStringList() : facesOf(G::pack, common_view::open(m_view)[at(seat)]);
        const int score = m_turning ? m_standingBefore.score[at(seat)] : m_now.score[at(seat)];
        const bool in = m_turning ? m_standingBefore.in.contains(seat) : m_now.in.contains(seat);
        const bool holds = m_now.playing.contains(seat) && m_view.deal > 0 && stageOf(m_view) != Cut;
        const bool helped = aided && shown.isEmpty() && seat != person;
        const Said &said = m_said[at(seat)];
        rows.push_back({.seat = seat,
                        .name = nameOf(seat),
                        .portrait = m_guests[at(seat)].portrait,
                        .tokens = piecesOf(score),
                        .lastLife = isLastLife(score),
                        .lives = words.held(piecesOf(score), isLastLife(score)),
                        .dealer = dealerFound && m_view.dealer == seat,
                        .turn = m_view.toMove == seat,
                        .knocked = m_now.knocker == seat,
                        .called = m_now.knocker == seat ? CallWords(call()).told(isYou(seat)) : QString(),
                        .out = !in,
                        .cards = holds && shown.isEmpty() ? cardsHeld(seat) : 0,
                        .shown = shown,
                        .known = helped ? knownIn(m_view, seat) : QStringList(),
                        .perhaps = helped ? perhapsIn(m_view, seat) : QStringList(),
                        .said = bubble(seat),
                        .loud = loud(seat),
                        .gave = said.gave,
                        .took = said.took,
                        .trade = tradeText(said.gave, said.took),
                        .latest = m_lastSaid == seat,
                        .side = seating().sideOf(seat),
                        .partners = partnersOf(seat)});
    }
    m_seats.setRows(std::move(rows));
}

template<game::Game G>
ZoneRow GameTable<G>::handZone(const QStringList &faces) const
{
    ZoneRow zone{.id = QStringLiteral("hand"),
                 .role = Zone::Hand,
                 .seat = person,
                 .lay = Zone::Fan,
                 .faces = faces,
                 .label = handValue(),
                 .count = static_cast<int>(faces.size())};
    if (!m_ties.onlooker && !faces.contains(faceOf(G::pack, {})))
        zone.choosable = allPlaces(faces.size());
    if (Preferences::instance().memoryAid() && m_view.seats > 0)
        for (QStringList lying = faces; const QString &face : knownIn(m_view, person) + perhapsIn(m_view, person))
            if (const auto place = lying.indexOf(face); place >= 0) {
                zone.known << static_cast<int>(place);
                lying[place].clear();
            }
    std::sort(zone.known.begin(), zone.known.end());
    return zone;
}
