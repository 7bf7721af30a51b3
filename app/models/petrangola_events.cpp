// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/petrangola_table.h"

#include <algorithm>

using namespace petrangola;
using game::at;
using game::Seat;

Table::Milliseconds PetrangolaTable::show(const Event &event, const Before &before)
{
    if (const auto *found = std::get_if<FirstDealerFound>(&event))
        return drawForDealer(Phrases::faces(found->cards));
    if (const auto *dealt = std::get_if<Dealt>(&event))
        return show(*dealt);
    if (const auto *moved = std::get_if<Moved>(&event))
        return show(*moved, before);
    if (const auto *shown = std::get_if<HandShown>(&event))
        return show(*shown);
    if (const auto *showdown = std::get_if<petrangola::Showdown>(&event))
        return show(*showdown);
    if (const auto *answered = std::get_if<ReentryAnswered>(&event))
        return show(*answered);
    return end();
}

Table::Milliseconds PetrangolaTable::show(const Dealt &dealt)
{
    note({.what = LogLine::What::deal, .count = dealt.number});
    enter(DealersChoice);
    Q_EMIT this->dealt();
    return m_tempo.dealing(m_view.playing.size() + 1);
}

Table::Milliseconds PetrangolaTable::show(const Moved &moved, const Before &before)
{
    enter(Turn);
    if (const auto *exchange = std::get_if<Exchange>(&moved.move))
        return showExchange(moved, *exchange, before);
    if (std::holds_alternative<Expose>(moved.move)) {
        say(moved.seat, LogLine::What::exposed);
        note({.what = LogLine::What::exposed, .seat = moved.seat, .take = {moved.monte.begin(), moved.monte.end()}});
        Q_EMIT exposed();
        return m_tempo.layingOpen();
    }
    if (std::holds_alternative<Keep>(moved.move)) {
        say(moved.seat, LogLine::What::kept);
        note({.what = LogLine::What::kept, .seat = moved.seat, .take = {moved.monte.begin(), moved.monte.end()}});
        Q_EMIT kept(moved.seat);
        return m_tempo.layingOpen();
    }
    const bool knock = std::holds_alternative<Knock>(moved.move);
    const auto what = knock ? LogLine::What::knocked : LogLine::What::stayed;
    say(moved.seat, what);
    note({.what = what, .seat = moved.seat});
    if (knock)
        Q_EMIT knocked(moved.seat);
    else
        Q_EMIT stayed(moved.seat);
    return knock ? m_tempo.knock() : Milliseconds(0);
}

Table::Milliseconds PetrangolaTable::showExchange(const Moved &moved, const Exchange &exchange, const Before &before)
{
    const bool shirt = isShirtChange(exchange);
    tellExchange(moved.seat, shirt ? LogLine::What::shirtChange : LogLine::What::exchanged, exchange, before);
    const bool knocks = shirt && m_view.knocker == moved.seat;
    if (knocks)
        Q_EMIT knocked(moved.seat);
    return m_tempo.exchange(static_cast<int>(exchange.give.size())) + (knocks ? m_tempo.knock() : Milliseconds(0));
}

Table::Milliseconds PetrangolaTable::show(const HandShown &shown)
{
    note({.what = LogLine::What::shown, .seat = shown.seat, .worth = m_view.ranking->worth(shown.hand)});
    Q_EMIT handShown(shown.seat);
    return m_tempo.layingOpen();
}

Table::Milliseconds PetrangolaTable::show(const petrangola::Showdown &showdown)
{
    m_lastShowdown = showdown;
    m_payers = showdown.worst;
    game::SeatSet petrangole;
    for (const Seat seat : m_view.playing)
        if (isPetrangola(m_view.ranking->category(showdown.hands[at(seat)])))
            petrangole.insert(seat);
    m_standing.settled(m_view.deal, m_view.playing, petrangole, showdown.tokens);
    layShowdown();
    enter(Showdown);
    tellHands();
    Q_EMIT showdownChanged();
    Q_EMIT showdownReached();
    const Ranking &ranking = *m_view.ranking;
    for (const Seat seat : showdown.worst) {
        note({.what = LogLine::What::lostToken,
              .seat = seat,
              .worth = ranking.worth(showdown.hands[at(seat)]),
              .count = showdown.tokens[at(seat)]});
        Q_EMIT tokenLost(seat);
    }
    for (const Seat seat : showdown.gained) {
        note({.what = LogLine::What::gainedToken, .seat = seat, .worth = ranking.worth(showdown.hands[at(seat)])});
        Q_EMIT tokenGained(seat);
    }
    return untilGoneOn;
}

void PetrangolaTable::layShowdown()
{
    if (m_catchingUp)
        return;
    const petrangola::Showdown &showdown = m_lastShowdown;
    std::vector<std::pair<Strength, ShowdownRow>> hands;
    for (Seat seat = 0; seat < m_view.seats; ++seat) {
        const Hand &hand = showdown.hands[at(seat)];
        if (hand.empty())
            continue;
        const auto counting = m_view.ranking->counting(hand);
        hands.emplace_back(m_view.ranking->strength(hand),
                           ShowdownRow{.seat = seat,
                                       .name = nameOf(seat),
                                       .portrait = m_guests[at(seat)].portrait,
                                       .hand = {hand.begin(), hand.end()},
                                       .counting = QList<bool>(counting.begin(), counting.end()),
                                       .worth = m_view.ranking->worth(hand),
                                       .tokens = showdown.tokens[at(seat)],
                                       .loser = showdown.worst.contains(seat),
                                       .gained = showdown.gained.contains(seat)});
    }
    compare(std::move(hands));
}

void PetrangolaTable::forget()
{
    GameTable::forget();
    m_lastShowdown = {};
}

Table::Milliseconds PetrangolaTable::show(const ReentryAnswered &answered)
{
    const auto what = answered.accepted ? LogLine::What::reentered : LogLine::What::left;
    say(answered.seat, what);
    note({.what = what, .seat = answered.seat, .count = answered.tokens});
    if (answered.accepted) {
        m_standing.reentered(answered.seat);
        Q_EMIT reentered(answered.seat);
    }
    return isYou(answered.seat) ? Milliseconds(0) : m_tempo.reentry();
}
