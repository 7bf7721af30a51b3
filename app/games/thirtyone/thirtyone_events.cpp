// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneTable: what happens.

#include "games/thirtyone/thirtyone_table.h"
#include "words/face.h"

#include <algorithm>

using namespace thirtyone;
using cards::Card;
using game::at;
using game::nobody;
using game::Seat;

Table::Milliseconds ThirtyoneTable::show(const Event &event, const Before &before)
{
    if (std::holds_alternative<FirstDealerFound>(event))
        return drawLots();
    if (const auto *dealt = std::get_if<Dealt>(&event))
        return show(*dealt);
    if (const auto *moved = std::get_if<Moved>(&event))
        return show(*moved, before);
    if (const auto *blitzed = std::get_if<Blitzed>(&event))
        return show(*blitzed);
    if (const auto *shown = std::get_if<HandsShown>(&event))
        return show(*shown);
    if (const auto *showdown = std::get_if<thirtyone::Showdown>(&event))
        return showdown->ending == Ending::stockOut ? showVoid(*showdown) : show(*showdown);
    if (const auto *settled = std::get_if<BetsSettled>(&event))
        return show(*settled);
    return end();
}

Table::Milliseconds ThirtyoneTable::show(const Dealt &dealt)
{
    m_declaredCards.clear();
    m_blitzers = {};
    m_betsOver = {};
    m_ending = Ending::showdown;
    m_got = Card();
    layCards();
    note({.what = LogLine::What::deal, .count = dealt.number});
    enter(stageOf(m_view));
    std::vector<flights::Packet> packets = handsInTurn();
    flights::Dealing how = dealing(packets);
    if (hasPackets())
        for (const QString &zone : {QStringLiteral("aside"), QStringLiteral("closed")})
            packets.push_back({.zone = zone, .faces = faces(zone)});
    else if (!dealt.middle.cards.empty())
        packets.push_back({.zone = middleId, .faces = facesOf(Thirtyone::pack, dealt.middle.cards)});
    if (!hasPackets())
        packets.push_back({.zone = pileId, .faces = {faceOf(Thirtyone::pack, dealt.turned)}});
    const Milliseconds time = travel(flights::dealt(packets, how));
    if (forChips())
        stakeAntes();
    return time;
}

// ---------------------------------------------------------------- turns

Table::Milliseconds ThirtyoneTable::show(const Moved &moved, const Before &before)
{
    if (std::holds_alternative<Reset>(moved.move) || std::holds_alternative<NoReset>(moved.move))
        return showRestart(moved);
    if (std::holds_alternative<Offer>(moved.move) || std::holds_alternative<NoOffer>(moved.move)
        || std::holds_alternative<Agree>(moved.move) || std::holds_alternative<Decline>(moved.move))
        return showBet(moved);
    enter(Turn);
    if (std::holds_alternative<Keep>(moved.move))
        return showKept(moved);
    if (std::holds_alternative<SwapFaceDown>(moved.move))
        return showSwapped(moved, before);
    if (const auto *discard = std::get_if<Discard>(&moved.move))
        return showDiscard(moved, discard->card, before);
    if (std::holds_alternative<DrawStock>(moved.move) || std::holds_alternative<TakeDiscard>(moved.move))
        return showFirstStep(moved);
    if (const auto *exchange = std::get_if<Exchange>(&moved.move))
        return showExchange(moved, *exchange, before);
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

Table::Milliseconds ThirtyoneTable::showFirstStep(const Moved &moved)
{
    m_got = moved.got;
    m_took = std::holds_alternative<TakeDiscard>(moved.move);
    const QString face = faceOf(Thirtyone::pack, moved.got);
    if (m_took)
        sayTrade(moved.seat, LogLine::What::tookUp, {}, {face});
    else
        say(moved.seat, LogLine::What::drewUp);
    const bool own = moved.seat == person;
    // Only the foot's hand has a place for the fourth card; others put it behind their third.
    const int place = own ? cardsInHand() : cardsInHand() - 1;
    const QString back = faceOf(Thirtyone::pack, {});
    const flights::Packet hand = handOf(moved.seat);
    const Place from = m_took
        ? Place{.zone = QStringLiteral("discards"), .index = static_cast<int>(m_view.discards.size())}
        : Place{.zone = QStringLiteral("stock"), .index = Place::onTop};
    return std::max(travel({{.from = from,
                             .to = hand.place(place),
                             .leaves = m_took ? face : back,
                             .lands = own || hand.faces.value(place) != back ? face : back,
                             .time = carryingTime(moved.seat)}}),
                    m_tempo.exchange(1));
}

Table::Milliseconds ThirtyoneTable::showDiscard(const Moved &moved, Card discard, const Before &before)
{
    const QString face = faceOf(Thirtyone::pack, discard);
    const QString got = faceOf(Thirtyone::pack, m_got);
    const auto what = m_took ? LogLine::What::tookUp : LogLine::What::drewUp;
    sayTrade(moved.seat, what, {face}, m_took ? QStringList{got} : QStringList());
    note({.what = what, .seat = moved.seat, .give = {face}, .take = {got}});
    m_got = Card();
    const bool own = moved.seat == person;
    const QStringList held = own ? before.hand : facesOf(Thirtyone::pack, before.view.shown[at(moved.seat)]);
    int slot = slotsOf({face}, held).constFirst();
    if (slot < 0) // of a hand that lies face down: any of them
        slot = discard.face() % cardsInHand();
    const flights::Packet hand = handOf(moved.seat);
    const Milliseconds read = own ? Milliseconds(0) : m_tempo.trade(1);
    const QList<Flight> flights{
        {.from = hand.place(std::min(slot, own ? cardsInHand() : cardsInHand() - 1)),
         .to = {.zone = QStringLiteral("discards"), .index = static_cast<int>(m_view.discards.size()) - 1},
         .leaves = own ? face : held.value(slot, faceOf(Thirtyone::pack, {})),
         .lands = face,
         .time = carryingTime(moved.seat)}};
    return std::max(travel(flights), m_tempo.exchange(1)) + read;
}

// ---------------------------------------------------------------- how a deal ends

Table::Milliseconds ThirtyoneTable::show(const Blitzed &blitzed)
{
    m_blitzers = blitzed.seats;
    QStringList cards;
    if (!m_catchingUp)
        talk()->setOutOfSight(true); // from here on the declaration covers the guests
    for (const Seat seat : blitzed.seats) {
        note({.what = LogLine::What::declared, .seat = seat, .words = [](const LogLine &line) {
                  return line.own ? tr("You turn up 31: the deal is over")
                                  : tr("%1 turns up 31: the deal is over").arg(line.name);
              }});
        cards << facesOf(Thirtyone::pack, seat == person ? m_view.hand : m_view.shown[at(seat)]);
    }
    return declare(cards);
}

Table::Milliseconds ThirtyoneTable::show(const thirtyone::Showdown &showdown)
{
    m_ending = showdown.ending;
    const Milliseconds time = settle(showdown, rareHands(m_view, showdown));
    for (const Seat seat : showdown.playing)
        if (!m_catchingUp && m_view.values->of(showdown.hands[at(seat)]) == thirtyAndAHalf)
            talk()->heldRare(seat);
    return time;
}

/// Nobody has knocked, and there is nothing left to draw: nobody shows cards, and nobody loses.
Table::Milliseconds ThirtyoneTable::showVoid(const thirtyone::Showdown &showdown)
{
    m_ending = showdown.ending;
    const auto words = [](const LogLine &line) {
        if (line.count > 0)
            return tr("Nobody has knocked in %n lap(s): the deal is void", nullptr, line.count);
        if (line.counted == Counted::chips)
            return tr("Nobody has knocked, and the stock is used up: the pot stays");
        return line.counted == Counted::points ? tr("Nobody has knocked, and the stock is used up: nobody scores")
                                               : tr("Nobody has knocked, and the stock is used up: nobody loses");
    };
    note({.what = LogLine::What::happened, .words = words, .count = hasPackets() ? m_view.options.capRounds : 0});
    settleVoid(showdown);
    return declare({});
}

game::SeatSet ThirtyoneTable::rareHands(const View &view, const thirtyone::Showdown &showdown)
{
    game::SeatSet rare;
    if (showdown.ending == Ending::stockOut)
        return rare;
    for (const Seat seat : showdown.playing)
        if (view.values->of(showdown.hands[at(seat)]) == thirtyOne)
            rare.insert(seat);
    return rare;
}

void ThirtyoneTable::forget()
{
    ShowdownTable::forget();
    m_got = Card();
    m_took = false;
    m_blitzers = {};
    m_ending = Ending::showdown;
    m_restarter = nobody;
    m_offered = {};
    m_betsOver = {};
}
