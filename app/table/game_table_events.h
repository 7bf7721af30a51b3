// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/common_view.h"
#include "table/game_table.h"
#include "words/face.h"
#include "words/phrases.h"

#include <QScopedValueRollback>

#include <algorithm>

// GameTable: the match speaks, of what happened and of whose choice it awaits.

template<game::Game G>
bool GameTable<G>::happened(const Event &event, const View &view)
{
    // The hands will lie over the seats, and over the last words that were said there. A coach tells what they meant.
    if (const Milliseconds left = m_catchingUp || m_talk.quiet() || m_ties.onlooker ? Milliseconds(0) : untilRead();
        left > Milliseconds(0) && m_ties.shown && G::dealOver(event, view.deal)) {
        m_afterWords = [this, event, view] {
            m_lastSaid = game::nobody;
            m_talk.hush();
            if (happened(event, view) && m_ties.shown)
                m_ties.shown();
        };
        m_asked = false;
        m_showing = true;
        m_showingTimer.start(left);
        layActions();
        return false;
    }
    const QScopedValueRollback changing(m_changing, true);
    const auto facesOf = [this](Zone::Role role) {
        const ZoneRow *zone = m_zones.find(role);
        return zone != nullptr ? zone->faces : QStringList();
    };
    const Before before{.view = m_view, .hand = facesOf(Zone::Hand), .open = facesOf(Zone::Open)};
    ++m_step;
    m_asked = false;
    m_forAll
        = G::dealOver(event, view.deal).has_value() || (m_forAll && !std::holds_alternative<typename G::Dealt>(event));
    m_hint.dismiss();
    if (judges())
        remember(event, before.view);
    selectNothing();
    coverHands(event, before.view);
    adopt(view);
    if (std::holds_alternative<typename G::Dealt>(event) && judges())
        m_ownMatch.stands(m_view.deal - 1, beforeStakes(before.view));
    // A match whose deals were not seen has a standing all the same; who fell when, it does not tell.
    if (G::matchOver(m_view))
        if (const game::Standing now = G::standing(m_view); now.kind != game::Score::lives)
            m_standing.stands(now);
    Milliseconds time = show(event, before);
    if (std::holds_alternative<typename G::Dealt>(event) && G::standing(m_view).kind == game::Score::lives)
        time = std::max(time, stopForDuel());
    if (m_catchingUp)
        return true;
    layActions();
    Q_EMIT yourTurnChanged();
    if (time == Milliseconds(0))
        return true;
    m_showing = true;
    if (time == untilGoneOn)
        waitForNextDeal();
    else
        m_showingTimer.start(time);
    layActions();
    return false;
}

template<game::Game G>
void GameTable<G>::remember(const Event &event, const View &before)
{
    if (std::holds_alternative<typename G::Dealt>(event))
        m_review.clear();
    const auto *moved = std::get_if<typename G::Moved>(&event);
    if (moved != nullptr && moved->seat == before.seat)
        if (const auto made = judged(m_choice ? m_choice : estimate(before), before, moved->move)) {
            m_review.chose(*made);
            m_ownMatch.chose(*made, m_step);
        }
}

template<game::Game G>
void GameTable<G>::awaits(const View &view)
{
    if (const auto move = isYou(view.toMove) ? goesWithoutSaying(view) : std::nullopt) {
        // Whoever asks has to wait for the answer first.
        QTimer::singleShot(0, this, [this, move = *move, step = m_step] {
            if (const auto makeIt = m_play; makeIt && step == m_step)
                makeIt(move);
        });
        return;
    }
    const QScopedValueRollback changing(m_changing, true);
    m_forAll = false;
    m_asked = !m_ties.onlooker && isYou(view.toMove);
    m_confirmingKnock = false;
    selectNothing();
    hush(view);
    const bool cuts = stageOf(view) == Cut && m_stage != Cut && !m_catchingUp;
    const std::vector<flights::Packet> lying = cuts ? lyingBefore() : std::vector<flights::Packet>();
    adopt(view);
    gather(lying);
    enter(stageOf(view));
    if (m_catchingUp)
        return;
    shuffle();
    cutSoon();
    m_talk.awaitsPerson(m_asked);
    if (m_asked) {
        m_choice = estimate(view);
        m_hint.consider(m_choice, names());
    }
    layActions();
    Q_EMIT yourTurnChanged();
    tellWhatIsAsked();
}

/// Where cards lie at the end of a deal, or once the first dealer is found.
template<game::Game G>
std::vector<flights::Packet> GameTable<G>::lyingBefore() const
{
    std::vector<flights::Packet> lying;
    for (game::Seat place = 1; place <= m_view.seats; ++place) {
        const game::Seat seat = (std::max(0, static_cast<int>(m_view.dealer)) + place) % m_view.seats;
        const int cards = m_stage == FirstDealer ? 1 : heldLast(seat);
        if (cards > 0)
            lying.push_back({.zone = QStringLiteral("hand"), .seat = seat, .faces = QStringList(cards, back())});
    }
    if (const ZoneRow *open = m_zones.find(Zone::Open); open != nullptr && m_stage != FirstDealer && !lying.empty())
        lying.push_back({.zone = open->id, .faces = QStringList(cardsInHand(), back())});
    return lying;
}

/// What was said before is over: of whoever has a turn now, but not in the middle of it, and before a cut of all; where
/// turns are soon over, of all but whoever has just had one.
template<game::Game G>
void GameTable<G>::hush(const View &view)
{
    const bool goesOn = view.toMove == m_lastToMove && isSameTurn(view);
    if (!goesOn)
        m_said[game::at(view.toMove)] = {};
    if (stageOf(view) == Cut)
        m_said.fill({});
    if (!saysForALap() && view.toMove != m_lastToMove)
        for (game::Seat seat = 0; seat < view.seats; ++seat)
            if (seat != m_lastToMove && seat != common_view::knocker(view))
                m_said[game::at(seat)] = {};
    m_lastToMove = view.toMove;
}
