// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// StopthebusTable: what happens.

#include "games/stopthebus/stopthebus_table.h"

using namespace stopthebus;
using game::at;
using game::Seat;

Table::Milliseconds StopthebusTable::show(const Event &event, const Before &before)
{
    if (std::holds_alternative<FirstDealerFound>(event))
        return drawLots();
    if (const auto *dealt = std::get_if<Dealt>(&event))
        return showDeal(dealt->number);
    if (const auto *moved = std::get_if<Moved>(&event))
        return show(*moved, before);
    if (const auto *showdown = std::get_if<stopthebus::Showdown>(&event))
        return show(*showdown);
    return end();
}

Table::Milliseconds StopthebusTable::show(const Moved &moved, const Before &before)
{
    enter(Turn);
    if (const auto *exchange = std::get_if<Exchange>(&moved.move))
        return showExchange(moved.seat, *exchange, before);
    if (std::holds_alternative<Stop>(moved.move))
        return showStop(moved.seat);
    // Who lets the bus go on after an exchange has done nothing to tell of.
    return before.view.phase == Phase::stop ? Milliseconds(0) : showKeeping(moved);
}

Table::Milliseconds StopthebusTable::showStop(Seat seat)
{
    say(seat, LogLine::What::knocked);
    note({.what = LogLine::What::knocked, .seat = seat, .words = [](const LogLine &line) {
              return line.own ? tr("You stop the bus") : tr("%1 stops the bus").arg(line.name);
          }});
    Q_EMIT knocked(seat);
    return m_tempo.knock();
}

Table::Milliseconds StopthebusTable::showKeeping(const Moved &moved)
{
    const bool stays = std::holds_alternative<Stand>(moved.move);
    say(moved.seat, stays ? LogLine::What::stayed : LogLine::What::happened);
    if (stays)
        note({.what = LogLine::What::stayed, .seat = moved.seat});
    else
        note({.what = LogLine::What::happened, .seat = moved.seat, .words = [](const LogLine &line) {
                  return line.own ? tr("You pass") : tr("%1 passes").arg(line.name);
              }});
    Q_EMIT stayed(moved.seat);
    return Milliseconds(0);
}

Table::Milliseconds StopthebusTable::show(const stopthebus::Showdown &showdown)
{
    const game::SeatSet rare = rareHands(m_view, showdown);
    const Milliseconds time = settle(showdown, rare);
    for (const Seat seat : rare)
        if (!m_catchingUp)
            talk()->heldRare(seat);
    return time;
}

game::SeatSet StopthebusTable::rareHands(const View &view, const stopthebus::Showdown &showdown)
{
    game::SeatSet rare;
    for (const Seat seat : view.playing)
        if (view.ranking->category(showdown.hands[at(seat)]) == Category::prial)
            rare.insert(seat);
    return rare;
}

void StopthebusTable::forget()
{
    ShowdownTable::forget();
    m_stopsNext = false;
}
