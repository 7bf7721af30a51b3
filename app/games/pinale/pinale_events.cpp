// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleTable: what happens.

#include "games/pinale/pinale_table.h"

#include "games/pinale/pinale_log.h"
#include "games/pinale/pinale_words.h"
#include "words/face.h"

#include <algorithm>

using namespace pinale;
using cards::Card;
using game::at;
using game::nobody;
using game::Seat;

Table::Milliseconds PinaleTable::show(const Event &event, const Before &before)
{
    keepInMind(event);
    if (std::holds_alternative<FirstDealerFound>(event))
        return drawLots();
    if (const auto *dealt = std::get_if<Dealt>(&event))
        return show(*dealt);
    if (const auto *moved = std::get_if<Moved>(&event)) {
        enter(Turn);
        const auto *play = std::get_if<Play>(&moved->move);
        const Milliseconds shown
            = play != nullptr ? showPlay(moved->seat, *play, before) : showDraw(moved->seat, moved->drew);
        constexpr Milliseconds few(80); // of what nobody waits for
        return hastens(m_view) ? std::min(shown, few) : shown;
    }
    if (const auto *reshuffled = std::get_if<Reshuffled>(&event))
        return show(*reshuffled);
    if (const auto *showdown = std::get_if<pinale::Showdown>(&event))
        return show(*showdown);
    return end();
}

Table::Milliseconds PinaleTable::show(const Dealt &dealt)
{
    m_did.fill({});
    m_playsOn = false;
    m_declaredCards.clear();
    layCards();
    note({.what = LogLine::What::deal, .count = dealt.number});
    enter(Turn);
    const std::vector<flights::Packet> packets = handsInTurn();
    QList<Flight> flights = flights::dealt(packets, dealing(packets));
    const auto last = static_cast<int>(flights::lasting(flights).count());
    for (Flight &flight : flights::drawn({.zone = pileId, .index = 0}, faceOf(Pinale::pack, dealt.up))) {
        flight.delay += last;
        flights << flight;
    }
    return travel(flights);
}

Table::Milliseconds PinaleTable::showDraw(Seat seat, Card drew)
{
    if (m_view.phase == Phase::reshuffle) // it draws once there is a stock again
        return Milliseconds(0);
    const QString face = faceOf(Pinale::pack, drew);
    if (madeUpHere(seat) && !drew.hidden())
        note({.what = LogLine::What::happened, .seat = seat, .take = {face}, .words = PinaleLog::drewWords}, true);
    const int place = seat == person ? static_cast<int>(m_lies.size()) - 1 : cardsHeld(seat) - 1;
    return travel({{.from = {.zone = stockId, .index = Place::onTop},
                    .to = {.zone = handId, .index = std::max(0, place), .seat = seat},
                    .leaves = back(),
                    .lands = seat == person ? face : back(),
                    .time = carryingTime(seat)}});
}

Table::Milliseconds PinaleTable::show(const Reshuffled &reshuffled)
{
    note({.what = LogLine::What::happened,
          .seat = reshuffled.seat,
          .words = PinaleLog::reshuffleWords,
          .count = reshuffled.number});
    return showDraw(reshuffled.seat, reshuffled.drew);
}

/// What the person heard while the turn was made up is not told once more with the discard.
bool PinaleTable::madeUpHere(Seat seat) const
{
    return !m_ties.onlooker && isYou(seat);
}

/// A step in the log, once it is made.
void PinaleTable::noteStep(Seat seat, const Step &step, const pinale::Turn &after, const Board &before)
{
    LogLine line;
    if (const auto *swap = std::get_if<Swap>(&step)) {
        const Slot &slot = before[swap->meld].slots[swap->slot];
        line = {.what = LogLine::What::happened,
                .give = {faceOf(Pinale::pack, slot.as)},
                .take = {faceOf(Pinale::pack, slot.card)},
                .words = PinaleLog::swapWords};
    } else if (const auto *extend = std::get_if<Extend>(&step)) {
        const Meld &meld = after.board()[extend->meld];
        line = PinaleLog::line(meld, PinaleWords::facesOf(extend->slots, &Slot::card), valueOf(meld, m_view.options));
        line.words = PinaleLog::extendWords;
    } else {
        const Meld &meld = after.board()[after.board().size() - 1];
        line = PinaleLog::line(meld, PinaleWords::facesOf(meld.slots, &Slot::card), valueOf(meld, m_view.options));
        line.words = PinaleLog::layWords;
    }
    line.seat = seat;
    note(std::move(line), madeUpHere(seat));
}

void PinaleTable::addLaid(std::vector<Laid> &laid, const Step &step, const Board &after, const Board &before)
{
    if (const auto *fresh = std::get_if<NewMeld>(&step)) {
        for (const Slot &slot : fresh->meld.slots)
            laid.emplace_back(after.size() - 1, slot.card);
    } else if (const auto *extend = std::get_if<Extend>(&step)) {
        for (const Slot &slot : extend->slots)
            laid.emplace_back(extend->meld, slot.card);
    } else {
        const auto &swap = std::get<Swap>(step);
        laid.emplace_back(swap.meld, before[swap.meld].slots[swap.slot].as);
    }
}

std::vector<Place> PinaleTable::placesOf(const std::vector<Laid> &laid, const Board &board)
{
    std::vector<Place> places;
    for (const auto &[meld, card] : laid) {
        const auto &slots = board[meld].slots;
        std::size_t slot = 0;
        const auto taken = [&, meld = meld] {
            return std::any_of(places.begin(), places.end(), [&](const Place &one) {
                return one.index == static_cast<int>(meld) && one.seat == static_cast<Seat>(slot);
            });
        };
        while (slot + 1 < slots.size() && (slots[slot].card != card || taken()))
            ++slot;
        // A meld is nobody's zone: there the place in it is told.
        places.push_back({.zone = meldsId, .index = static_cast<int>(meld), .seat = static_cast<Seat>(slot)});
    }
    return places;
}

Table::Milliseconds PinaleTable::showPlay(Seat seat, const Play &play, const Before &before)
{
    const QString dropped = faceOf(Pinale::pack, play.discard);
    Did did{.took = play.takes ? before.view.up : Card(), .dropped = play.discard};
    QList<Flight> flights;
    const auto fly = [&](const Place &to, const QString &face, bool seen) {
        const int held = before.view.held[at(seat)];
        const int place = seat == person ? std::max(0, static_cast<int>(before.hand.indexOf(face))) : held - 1;
        flights << Flight{.from = {.zone = handId, .index = std::max(0, place), .seat = seat},
                          .to = to,
                          .leaves = seen ? face : back(),
                          .lands = face,
                          .delay = static_cast<int>(flights.size()) * meldApart,
                          .time = meldTime};
    };
    if (play.takes) {
        const QString face = faceOf(Pinale::pack, before.view.up);
        note({.what = LogLine::What::happened, .seat = seat, .take = {face}, .words = PinaleLog::takeWords},
             madeUpHere(seat));
        if (seat != person)
            flights << Flight{.from = {.zone = pileId, .index = Place::onTop},
                              .to = {.zone = handId, .index = std::max(0, cardsHeld(seat)), .seat = seat},
                              .leaves = face,
                              .lands = face,
                              .time = carryingTime(seat)};
    }
    // The hand of another is not seen: with all cards at hand its steps go as they went.
    const int side = sideOf(seat, m_view.options);
    const Choice choice{.phase = Phase::play,
                        .options = &before.view.options,
                        .side = side,
                        .hand = Bag(pinale::newPack()),
                        .board = &before.view.board,
                        .up = {}};
    pinale::Turn turn(choice, false);
    std::vector<Laid> laid;
    for (const Step &step : play.steps) {
        const Board was = turn.board();
        if (turn.apply(step))
            break;
        noteStep(seat, step, turn, was);
        if (const auto *swap = std::get_if<Swap>(&step))
            did.joker |= side != m_view.side() && was[swap->meld].side == m_view.side() && !m_ties.onlooker;
        if (seat != person) // the person's lies there already
            addLaid(laid, step, turn.board(), was);
    }
    const std::vector<Place> to = placesOf(laid, turn.board());
    for (std::size_t each = 0; each < laid.size(); ++each)
        fly(to[each], faceOf(Pinale::pack, laid[each].second), false);
    did.laid = valueOf(turn.board(), side, m_view.options) - valueOf(before.view.board, side, m_view.options);
    // That others drew is told where they laid nothing between; the person was told of the own card.
    note({.what = LogLine::What::happened,
          .seat = seat,
          .take = {dropped},
          .words
          = !madeUpHere(seat) && !play.takes && play.steps.empty() ? PinaleLog::drawWords : PinaleLog::discardWords});
    fly({.zone = pileId, .index = Place::onTop}, dropped, seat == person);
    did.out = m_view.held[at(seat)] == 0;
    m_did[at(seat)] = did;
    if (!m_catchingUp)
        speakOf(seat, play, before.view.board, turn.board());
    say(seat, LogLine::What::happened, static_cast<int>(play.steps.size()));
    return std::max(travel(flights), m_tempo.exchange(1 + static_cast<int>(play.steps.size())));
}

void PinaleTable::forget()
{
    GameTable::forget();
    m_turn.reset();
    m_ground = {};
    m_order.clear();
    m_lies.clear();
    m_came = 0;
    m_offers.clear();
    m_did.fill({});
    m_counted = {};
    m_playsOn = false;
    m_memories.clear();
    m_melding.melds()->clear();
    m_melding.offers()->clear();
    m_melding.counts()->clear();
    m_melding.setTurn({});
}
