// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/game_table.h"
#include "words/face.h"
#include "words/phrases.h"

#include <QScopedValueRollback>

#include <algorithm>

// GameTable: the match speaks, of what happened and of whose choice it awaits.

template<game::Game G>
bool GameTable<G>::happened(const Event &event, const View &view)
{
    const QScopedValueRollback changing(m_changing, true);
    const auto facesOf = [this](Zone::Role role) {
        const ZoneRow *zone = m_zones.find(role);
        return zone != nullptr ? zone->faces : QStringList();
    };
    const Before before{.view = m_view, .hand = facesOf(Zone::Hand), .open = facesOf(Zone::Open)};
    m_asked = false;
    m_hint.dismiss();
    if (!m_ties.onlooker)
        remember(event, before.view);
    selectNothing();
    adopt(view);
    const Milliseconds time = show(event, before);
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
        if (const LazyEstimate choice = m_choice ? m_choice : estimate(before))
            m_review.chose(choice, *placeOf(before, moved->move));
    if (std::holds_alternative<typename G::Showdown>(event))
        m_review.dealIsOver(before.deal, names());
}

template<game::Game G>
void GameTable<G>::awaits(const View &view)
{
    const QScopedValueRollback changing(m_changing, true);
    m_asked = isYou(view.toMove);
    m_confirmingKnock = false;
    selectNothing();
    hush(view);
    adopt(view);
    enter(stageOf(view));
    if (m_catchingUp)
        return;
    if (m_asked) {
        m_choice = estimate(view);
        m_hint.consider(m_choice, names());
    }
    layActions();
    Q_EMIT yourTurnChanged();
    tellWhatIsAsked();
}

/// What was said before is over: of whoever has to choose, and before a cut of all.
template<game::Game G>
void GameTable<G>::hush(const View &view)
{
    m_said[game::at(view.toMove)] = {};
    if (stageOf(view) == Cut)
        m_said.fill({});
}

template<game::Game G>
auto GameTable<G>::settle(const typename G::Showdown &showdown, game::SeatSet rare) -> Milliseconds
{
    m_payers = showdown.worst;
    m_standing.settled(*G::dealOver(showdown, m_view.deal), rare);
    layShowdown();
    enter(Stage::Showdown);
    tellHands();
    Q_EMIT showdownChanged();
    Q_EMIT showdownReached();
    for (const game::Seat seat : showdown.worst) {
        note({.what = LogLine::What::lostToken,
              .seat = seat,
              .worth = m_view.ranking->worth(showdown.hands[game::at(seat)]),
              .count = showdown.tokens[game::at(seat)]});
        Q_EMIT tokenLost(seat);
    }
    for (const game::Seat seat : showdown.gained) {
        note({.what = LogLine::What::gainedToken,
              .seat = seat,
              .worth = m_view.ranking->worth(showdown.hands[game::at(seat)])});
        Q_EMIT tokenGained(seat);
    }
    return untilGoneOn;
}

template<game::Game G>
void GameTable<G>::compareHands(const typename G::Showdown &showdown)
{
    if (m_catchingUp)
        return;
    std::vector<ShowdownRow> rows;
    for (game::Seat seat = 0; seat < m_view.seats; ++seat) {
        const Hand &hand = showdown.hands[game::at(seat)];
        if (hand.empty())
            continue;
        const auto counting = m_view.ranking->counting(hand);
        rows.push_back({.seat = seat,
                        .name = nameOf(seat),
                        .portrait = m_guests[game::at(seat)].portrait,
                        .hand = facesOf(G::pack, hand),
                        .counting = QList<bool>(counting.begin(), counting.end()),
                        .worth = m_view.ranking->worth(hand),
                        .tokens = showdown.tokens[game::at(seat)],
                        .loser = showdown.worst.contains(seat),
                        .gained = showdown.gained.contains(seat)});
    }
    const auto strength
        = [&](const ShowdownRow &row) { return m_view.ranking->strength(showdown.hands[game::at(row.seat)]); };
    std::stable_sort(rows.begin(), rows.end(), [&](const ShowdownRow &left, const ShowdownRow &right) {
        return strength(left) > strength(right);
    });
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row].place = row > 0 && strength(rows[row]) == strength(rows[row - 1]) ? rows[row - 1].place
                                                                                    : static_cast<int>(row) + 1;
    m_showdown.setRows(std::move(rows));
}
