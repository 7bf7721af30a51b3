// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/game_table.h"
#include "table/turning_order.h"
#include "words/face.h"

#include <QScopedValueRollback>

#include <algorithm>

// GameTable: a deal ends, its hands are turned, compared and settled.

template<game::Game G>
void GameTable<G>::rememberDeal(const typename G::Showdown &showdown)
{
    m_ownMatch.stands(m_view.deal, G::standing(m_view).score[person]);
    const Hand &hand = showdown.hands[person];
    if (hand.empty())
        return;
    if (m_bestHand.empty() || strengthOf(hand) > strengthOf(m_bestHand)) {
        m_bestHand = hand;
        m_ownMatch.held(facesOf(G::pack, hand), worthOf(hand), m_view.deal);
    }
}

template<game::Game G>
auto GameTable<G>::settle(const typename G::Showdown &showdown, game::SeatSet rare) -> Milliseconds
{
    m_lastShowdown = showdown;
    m_lastKnocker = m_view.knocker;
    m_dealOver = settled(showdown);
    m_paid = m_dealOver.lost;
    m_payers = {};
    for (const game::Seat seat : m_dealOver.held)
        if (m_paid[game::at(seat)] > 0)
            m_payers.insert(seat);
    if (judges())
        rememberDeal(showdown);
    m_standing.settled(m_dealOver, rare);
    compareHands();
    enter(Stage::Showdown);
    if (m_turning) {
        Q_EMIT showdownChanged();
        Q_EMIT showdownReached();
        m_staging.begin(handsToTurn(), m_tempo.staging(static_cast<int>(m_showdown.rows().size()), cardsInHand()));
    } else {
        tellHands();
        Q_EMIT showdownChanged();
        Q_EMIT showdownReached();
        tellVerdict();
    }
    return untilGoneOn;
}

template<game::Game G>
void GameTable<G>::settleVoid(const typename G::Showdown &showdown)
{
    m_lastShowdown = {};
    m_lastKnocker = game::nobody;
    m_dealOver = *G::dealOver(showdown, m_view.deal);
    m_paid = m_dealOver.lost;
    m_payers = {};
    m_turning = false;
    m_covered = {};
    m_standing.settled(m_dealOver, {});
    if (!judges())
        return;
    m_ownMatch.stands(m_view.deal, G::standing(m_view).score[person]);
    m_review.dealIsOver(m_now.deal, names());
}

template<game::Game G>
void GameTable<G>::coverHands(const Event &event, const View &before)
{
    m_turning = false;
    m_covered = {};
    m_unseen = {};
    m_told = {};
    m_lastEvent.clear();
    if (m_catchingUp || !std::holds_alternative<typename G::Showdown>(event)
        || m_tempo.staging(before.playing.size(), cardsInHand()).gathering == Milliseconds(0))
        return;
    m_turning = true;
    m_standingBefore = G::standing(before);
    for (const game::Seat seat : before.playing)
        if (seat != person && before.shown[game::at(seat)].empty())
            m_covered.insert(seat);
    m_turning = !m_covered.empty(); // else there is nothing to wait for
}

template<game::Game G>
std::vector<game::Seat> GameTable<G>::handsToTurn() const
{
    // Rows have places already: the weaker a hand, the larger is its place.
    std::vector<CoveredHand> covered;
    for (int place = 1; place <= m_now.seats; ++place)
        for (const ShowdownRow &row : m_showdown.rows())
            if (row.seat == (m_now.dealer + place) % m_now.seats && m_covered.contains(row.seat))
                covered.push_back({.seat = row.seat, .strength = -row.place});
    std::vector<game::Seat> order = turningOrder(covered);
    // The person's own was never covered; what is rare about it is told first.
    if (m_ties.you == person && !m_lastShowdown.hands[person].empty() && highlightOf(person))
        order.insert(order.begin(), person);
    return order;
}

template<game::Game G>
void GameTable<G>::tellVerdict()
{
    const QScopedValueRollback changing(m_changing, true);
    const bool staged = m_turning;
    const typename G::Showdown showdown = m_lastShowdown;
    const game::DealOver over = m_dealOver;
    Table::tellVerdict();
    if (staged)
        tellHands();
    for (const game::Seat seat : over.held) {
        const int lost = over.lost[game::at(seat)];
        const int left = over.after.score[game::at(seat)];
        if (lost == 0)
            continue;
        note({.what = LogLine::What::lostToken,
              .seat = seat,
              .worth = worthOf(showdown.hands[game::at(seat)]),
              .count = piecesOf(left),
              .lost = lost,
              .lastLife = isLastLife(left)});
        if (const int pieces = piecesGone(left + lost - over.gained[game::at(seat)], left); pieces > 0)
            Q_EMIT tokenLost(seat, pieces);
        else if (counted() == Counted::corners)
            Q_EMIT cornerFolded(seat);
    }
    for (const game::Seat seat : over.held) {
        const int gained = over.gained[game::at(seat)];
        const bool points = over.after.kind == game::Score::points;
        if (gained == 0 && !points) // points are written down, be they none
            continue;
        note({.what = points ? LogLine::What::scored : LogLine::What::gainedToken,
              .seat = seat,
              .worth = worthOf(showdown.hands[game::at(seat)]),
              .count = over.after.score[game::at(seat)],
              .lost = gained});
        if (points)
            Q_EMIT pointsWritten(seat);
        else
            Q_EMIT tokenGained(seat, piecesOf(gained));
    }
    if (judges())
        m_review.dealIsOver(m_now.deal, names());
    if (!staged)
        return;
    constexpr Milliseconds tokenHasGone(1500);
    game::SeatSet leaving;
    for (const game::Seat seat : over.held)
        if (!over.after.in.contains(seat) && !mayComeBack(seat))
            leaving.insert(seat);
    static_cast<void>(stopForFarewell(leaving, tokenHasGone));
    layActions();
    waitForNextDeal();
}

template<game::Game G>
QString GameTable<G>::showdownWhy() const
{
    if (m_payers.empty() || m_view.seats == 0)
        return {};
    const Hand &weaker = m_lastShowdown.hands[game::at(m_payers.lowest())];
    const Hand *next = nullptr;
    for (game::Seat seat = 0; seat < m_view.seats; ++seat) {
        const Hand &hand = m_lastShowdown.hands[game::at(seat)];
        if (hand.empty() || m_payers.contains(seat))
            continue;
        if (next == nullptr || strengthOf(hand) < strengthOf(*next))
            next = &hand;
    }
    return next == nullptr ? QString() : whyWeaker(weaker, *next);
}

template<game::Game G>
void GameTable<G>::compareHands()
{
    const typename G::Showdown &showdown = m_lastShowdown;
    if (m_catchingUp)
        return;
    std::vector<ShowdownRow> rows;
    for (game::Seat seat = 0; seat < m_view.seats; ++seat) {
        const Hand &hand = showdown.hands[game::at(seat)];
        if (hand.empty())
            continue;
        const int lost = m_dealOver.lost[game::at(seat)];
        const int left = m_dealOver.after.score[game::at(seat)];
        const int before = left + lost - m_dealOver.gained[game::at(seat)];
        rows.push_back({.seat = seat,
                        .name = nameOf(seat),
                        .portrait = m_guests[game::at(seat)].portrait,
                        .hand = facesOf(G::pack, hand),
                        .counting = countingOf(hand),
                        .worth = worthOf(hand),
                        .tokens = piecesOf(left),
                        .lastLife = isLastLife(left),
                        .loser = lost > 0,
                        .lost = lost,
                        .gained = m_dealOver.gained[game::at(seat)],
                        .knocked = m_lastKnocker == seat,
                        .call = call(),
                        .you = isYou(seat),
                        .tokensBefore = piecesOf(before),
                        .lastLifeBefore = isLastLife(before),
                        .counted = counted(),
                        .up = !m_covered.contains(seat),
                        .told = !m_turning});
    }
    const auto strength = [&](const ShowdownRow &row) { return strengthOf(showdown.hands[game::at(row.seat)]); };
    std::stable_sort(rows.begin(), rows.end(), [&](const ShowdownRow &left, const ShowdownRow &right) {
        return strength(left) > strength(right);
    });
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row].place = row > 0 && strength(rows[row]) == strength(rows[row - 1]) ? rows[row - 1].place
                                                                                    : static_cast<int>(row) + 1;
    // While they are turned they lie as their seats sit round the table, the person's own last.
    if (m_turning)
        std::sort(rows.begin(), rows.end(), [this](const ShowdownRow &left, const ShowdownRow &right) {
            const auto place = [this](const ShowdownRow &row) {
                return row.seat == person ? m_now.seats : clockwise() ? row.seat : m_now.seats - row.seat - 1;
            };
            return place(left) < place(right);
        });
    m_showdown.setRows(std::move(rows));
}
