// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_table.h"
#include "words/face.h"

#include <algorithm>

using namespace petrangola;
using game::at;
using game::Seat;

Table::Milliseconds PetrangolaTable::show(const Event &event, const Before &before)
{
    if (const auto *found = std::get_if<FirstDealerFound>(&event))
        return drawForDealer(facesOf(Petrangola::pack, found->cards));
    if (const auto *dealt = std::get_if<Dealt>(&event))
        return showDeal(dealt->number);
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

Table::Milliseconds PetrangolaTable::show(const Moved &moved, const Before &before)
{
    enter(Turn);
    if (const auto *exchange = std::get_if<Exchange>(&moved.move))
        return showExchange(moved.seat, *exchange, before);
    const bool keeps = std::holds_alternative<Keep>(moved.move);
    if (keeps || std::holds_alternative<Expose>(moved.move))
        return showChoice(moved.seat, keeps);
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

Table::Milliseconds PetrangolaTable::show(const HandShown &shown)
{
    note({.what = LogLine::What::happened,
          .seat = shown.seat,
          .worth = m_view.ranking->worth(shown.hand),
          .words = [](const LogLine &line) {
              return line.own ? tr("You show a petrangola") : tr("%1 shows a petrangola").arg(line.name);
          }});
    return showHand(shown.seat);
}

Table::Milliseconds PetrangolaTable::show(const petrangola::Showdown &showdown)
{
    return settle(showdown, rareHands(m_view, showdown));
}

game::SeatSet PetrangolaTable::rareHands(const View &view, const petrangola::Showdown &showdown)
{
    game::SeatSet petrangole;
    for (const Seat seat : view.playing)
        if (isPetrangola(view.ranking->category(showdown.hands[at(seat)])))
            petrangole.insert(seat);
    return petrangole;
}

Table::Milliseconds PetrangolaTable::show(const ReentryAnswered &answered)
{
    const auto what = answered.accepted ? LogLine::What::reentered : LogLine::What::left;
    say(answered.seat, what);
    note({.what = what, .seat = answered.seat, .count = answered.tokens});
    if (answered.accepted) {
        m_standing.stands(Petrangola::standing(m_view));
        Q_EMIT reentered(answered.seat);
        return std::max(!m_ties.onlooker && isYou(answered.seat) ? Milliseconds(0) : m_tempo.reentry(),
                        stopForReturn(answered.seat, answered.tokens, m_view.options.stake > 0));
    }
    game::SeatSet leaving;
    leaving.insert(answered.seat);
    const bool answers = !m_ties.onlooker && isYou(answered.seat);
    return std::max(answers ? Milliseconds(0) : m_tempo.reentry(), stopForFarewell(leaving));
}
