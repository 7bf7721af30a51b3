// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_table.h"
#include "words/face.h"

using namespace mambassa;
using game::at;
using game::Seat;

Table::Milliseconds MambassaTable::show(const Event &event, const Before &before)
{
    if (const auto *found = std::get_if<FirstDealerFound>(&event))
        return drawForDealer(facesOf(Mambassa::pack, found->cards));
    if (const auto *dealt = std::get_if<Dealt>(&event))
        return show(*dealt);
    if (const auto *moved = std::get_if<Moved>(&event))
        return show(*moved, before);
    if (const auto *declared = std::get_if<Declared>(&event))
        return show(*declared);
    if (const auto *showdown = std::get_if<mambassa::Showdown>(&event))
        return show(*showdown);
    return end();
}

Table::Milliseconds MambassaTable::show(const Dealt &dealt)
{
    m_declared = {};
    return showDeal(dealt.number);
}

Table::Milliseconds MambassaTable::show(const Moved &moved, const Before &before)
{
    if (const auto *exchange = std::get_if<Exchange>(&moved.move)) {
        enter(Turn);
        m_gave = facesOf(Mambassa::pack, exchange->give);
        m_took = facesOf(Mambassa::pack, exchange->take);
        // Who exchanges none has not said yet what comes of the turn.
        return exchange->give.empty() ? Milliseconds(0) : showExchange(moved.seat, *exchange, before);
    }
    if (const auto *draw = std::get_if<mambassa::Draw>(&moved.move))
        return showDraw(moved, *draw, before);
    if (std::holds_alternative<Stay>(moved.move))
        return showStay(moved, before);
    return showChoice(moved.seat, std::holds_alternative<Keep>(moved.move));
}

Table::Milliseconds MambassaTable::showDraw(const Moved &moved, const mambassa::Draw &draw, const Before &before)
{
    sayTrade(moved.seat, LogLine::What::drew, m_gave, m_took);
    const QString discard = faceOf(Mambassa::pack, draw.discard);
    note({.what = LogLine::What::drew,
          .seat = moved.seat,
          .give = {discard},
          .take = {faceOf(Mambassa::pack, moved.drew)}});
    const QStringList held
        = moved.seat == person ? before.hand : facesOf(Mambassa::pack, before.view.shown[at(moved.seat)]);
    const int slot = std::max(0, slotsOf({discard}, held).constFirst());
    const flights::Packet hand = handOf(moved.seat);
    const Place stock{.zone = QStringLiteral("stock")};
    const QString back = faceOf(Mambassa::pack, {});
    return std::max(travel({{.from = hand.place(slot),
                             .to = stock, // the bottom of it
                             .leaves = moved.seat == person ? discard : back,
                             .lands = back,
                             .time = carryingTime(moved.seat)},
                            {.from = {.zone = stock.zone, .index = Place::onTop},
                             .to = hand.place(slot),
                             .leaves = back,
                             .lands = hand.faces.value(slot),
                             .delay = flights::travelApart,
                             .time = carryingTime(moved.seat)}}),
                    m_tempo.exchange(1));
}

Table::Milliseconds MambassaTable::showStay(const Moved &moved, const Before &before)
{
    const bool knock = m_view.knocker == moved.seat && before.view.knocker != moved.seat;
    const auto what = knock         ? LogLine::What::knocked
        : before.view.exchanged > 0 ? LogLine::What::drewNone
                                    : LogLine::What::stayed;
    sayTrade(moved.seat, what, m_gave, m_took);
    note({.what = what, .seat = moved.seat});
    if (knock)
        Q_EMIT knocked(moved.seat);
    else
        Q_EMIT stayed(moved.seat);
    return knock ? m_tempo.knock() : Milliseconds(0);
}

Table::Milliseconds MambassaTable::show(const Declared &declared)
{
    m_declared = declared;
    const auto mambassa = [](const LogLine &line) {
        return line.own ? tr("You have a Mambassa") : tr("%1 has a Mambassa").arg(line.name);
    };
    const auto quarantuna = [](const LogLine &line) {
        return line.own ? tr("You have a Quarantuna") : tr("%1 has a Quarantuna").arg(line.name);
    };
    for (const Seat seat : declared.seats) {
        say(seat, LogLine::What::declared);
        if (declared.category == Category::mambassa)
            note({.what = LogLine::What::declared, .seat = seat, .words = mambassa});
        else
            note({.what = LogLine::What::declared, .seat = seat, .words = quarantuna});
    }
    QStringList cards;
    for (const Seat seat : declared.seats)
        cards << facesOf(Mambassa::pack, isYou(seat) || seat == person ? m_view.hand : m_view.shown[at(seat)]);
    return declare(cards);
}

Table::Milliseconds MambassaTable::show(const mambassa::Showdown &showdown)
{
    return settle(showdown, rareHands(m_view, showdown));
}

game::SeatSet MambassaTable::rareHands(const View &view, const mambassa::Showdown &showdown)
{
    game::SeatSet rare;
    for (const Seat seat : view.playing)
        if (endsThePlay(view.ranking->category(showdown.hands[at(seat)])))
            rare.insert(seat);
    return rare;
}

void MambassaTable::forget()
{
    ShowdownTable::forget();
    m_declared = {};
    m_gave.clear();
    m_took.clear();
}
