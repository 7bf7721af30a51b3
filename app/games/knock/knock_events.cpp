// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// KnockTable: what happens.

#include "games/knock/knock_table.h"

#include "games/knock/knock_estimate.h"
#include "games/knock/knock_log.h"
#include "games/knock/knock_words.h"
#include "table/side_model.h"
#include "words/face.h"
#include "words/phrases.h"

using namespace knock;
using cards::Card;
using game::at;
using game::nobody;
using game::Seat;

namespace {

/// A trick that is complete lies so long before it is taken up.
constexpr int trickRests = 1200;
/// Chances in a hundred that somebody has a word for it. Signals are many.
constexpr int foolTold = 45;
constexpr int signalTold = 15;

} // namespace

Table::Milliseconds KnockTable::show(const Event &event, const Before &before)
{
    remember(event, before);
    if (std::holds_alternative<FirstDealerFound>(event))
        return drawLots();
    if (const auto *dealt = std::get_if<Dealt>(&event))
        return show(*dealt);
    if (const auto *moved = std::get_if<Moved>(&event))
        return show(*moved, before);
    if (const auto *won = std::get_if<TrickWon>(&event))
        return show(*won, before);
    if (const auto *showdown = std::get_if<knock::Showdown>(&event))
        return show(*showdown);
    return end();
}

/// What is heard of a deal adds up, card by card.
void KnockTable::remember(const Event &event, const Before &before)
{
    if (std::holds_alternative<Dealt>(event)) {
        m_tricks.clear();
        m_headed = 0;
        m_memories.assign(1, Memory());
    } else if (std::holds_alternative<TrickWon>(event) && before.view.trick.complete()) {
        m_tricks.push_back(before.view.trick);
    }
    if (m_memories.empty())
        return;
    Memory memory = m_memories.back();
    memory.happened(event);
    const auto played = static_cast<std::size_t>(cardsPlayed(m_view));
    if (played < m_memories.size())
        m_memories[played] = memory;
    else
        m_memories.resize(played + 1, memory);
}

Table::Milliseconds KnockTable::show(const Dealt &dealt)
{
    m_declaredCards.clear();
    layCards();
    note({.what = LogLine::What::deal, .count = dealt.number});
    if (!m_tempo.fast() && !m_ties.onlooker && isYou(person))
        Q_EMIT told(tr("You hold %1.", "%1 are cards").arg(cardsInWords(CardSet(m_view.hand))));
    enter(Turn);
    const std::vector<flights::Packet> packets = handsInTurn();
    return travel(flights::dealt(packets, dealing(packets)));
}

Table::Milliseconds KnockTable::show(const Moved &moved, const Before &before)
{
    enter(Turn);
    if (const auto *discard = std::get_if<Discard>(&moved.move))
        return showDiscard(moved.seat, *discard, before);
    if (const auto *play = std::get_if<Play>(&moved.move))
        return showPlay(moved.seat, *play, before);
    return showSaying(moved.seat, std::get<Say>(moved.move).signal);
}

Table::Milliseconds KnockTable::showDiscard(Seat seat, const Discard &discard, const Before &before)
{
    note({.what = LogLine::What::happened,
          .seat = seat,
          .take = facesOf(Knock::pack, m_view.shown),
          .words = KnockLog::discardWords});
    if (!m_catchingUp && !m_view.shown.empty())
        talk()->happened({.what = LogLine::What::exposed, .seat = seat});
    const flights::Packet hand = handOf(seat);
    const QStringList lands = faces(laidId);
    QList<int> slots = slotsOf(facesOf(Knock::pack, discard.cards), before.hand);
    if (seat != person || slots.contains(-1))
        slots = allPlaces(cardsLaid);
    QList<Flight> flights;
    for (int card = 0; card < cardsLaid; ++card)
        flights << Flight{.from = hand.place(slots[card]),
                          .to = {.zone = laidId, .index = card},
                          .leaves = seat == person ? before.hand.value(slots[card]) : back(),
                          .lands = lands.value(card),
                          .delay = card * flights::travelApart,
                          .time = carryingTime(seat)};
    return std::max(travel(flights), m_tempo.exchange(cardsLaid));
}

Table::Milliseconds KnockTable::showPlay(Seat seat, const Play &play, const Before &before)
{
    const QString face = faceOf(Knock::pack, play.card);
    headTrick();
    note({.what = LogLine::What::happened,
          .seat = seat,
          .take = {face},
          .words = KnockLog::playWords,
          .count = static_cast<int>(play.signal)});
    noteUnanswered(seat, play.card, before.view.trick);
    if (!m_catchingUp && play.card == fool)
        talk()->told(foolTold, seat, {GuestMoment::foolPlayed}, {GuestMoment::othersFool});
    signal(seat, play.signal);
    const QStringList held = seat == person ? before.hand : facesOf(Knock::pack, before.view.open[at(seat)]);
    const int slot = std::max(0, slotsOf({face}, held).constFirst());
    const flights::Packet hand{.zone = handId, .seat = seat, .faces = held};
    Milliseconds time = travel({{.from = hand.place(seat == person ? slot : std::min(slot, cardsHeld(seat))),
                                 .to = {.zone = trickId, .index = seat},
                                 .leaves = held.value(slot, back()),
                                 .lands = face,
                                 .time = carryingTime(seat)}});
    time = std::max(time, m_tempo.exchange(1));
    if (play.signal != Signal::none)
        time += m_tempo.knock();
    return m_view.trick.complete() ? time + m_tempo.moving(Milliseconds(trickRests)) : time;
}

/// A partner who asked for a trump is told why none comes, as far as all can see it.
void KnockTable::noteUnanswered(Seat seat, Card card, const Trick &before)
{
    if (isYou(seat) || card == fool || cards::tarocco::suit(card) == Suit::trumps)
        return;
    const int trick = m_view.tricks[0] + m_view.tricks[1] + 1;
    for (const knock::Said &said : m_view.said) {
        const bool called = beforeLead.contains(said.signal);
        if (said.trick != trick || said.seat != partnerOf(seat) || called != before.cards.empty()
            || !(called || said.signal == Signal::trumpLow))
            continue;
        const bool follows = before.led() == cards::tarocco::suit(card);
        note({.what = LogLine::What::happened,
              .seat = seat,
              .words = KnockLog::unansweredWords,
              .count = static_cast<int>(said.signal),
              .code = follows ? QStringLiteral("follows") : QString()});
    }
}

/// Before the first that is said or played of a trick.
void KnockTable::headTrick()
{
    const int number = m_view.tricks[0] + m_view.tricks[1] + 1;
    if (number == m_headed)
        return;
    m_headed = number;
    // The last trick may be looked at again, and no other (KNOCK-19).
    constexpr int kept = 1;
    if (const int closed = number - kept - 1; closed > 0 && !m_view.options.showAllTricks && !m_ties.onlooker)
        m_catchingUp ? KnockLog::close(m_past, closed) : KnockLog::close(m_log, closed);
    note({.what = LogLine::What::part, .words = KnockLog::trickHeading, .count = number});
}

Table::Milliseconds KnockTable::showSaying(Seat seat, Signal signal)
{
    if (signal == Signal::none)
        return Milliseconds(0);
    headTrick();
    QStringList with;
    if (KnockWords::called(signal).isEmpty() && !m_view.said.empty() && !m_view.trick.cards.empty())
        with << faceOf(Knock::pack, m_view.trick.cards[m_view.trick.cards.size() - 1]);
    note({.what = LogLine::What::happened,
          .seat = seat,
          .take = with,
          .words = KnockLog::sayWords,
          .count = static_cast<int>(signal)});
    KnockTable::signal(seat, signal);
    return m_tempo.knock();
}

void KnockTable::signal(Seat seat, Signal signal)
{
    if (signal == Signal::none)
        return;
    say(seat, LogLine::What::happened, static_cast<int>(signal));
    Q_EMIT gestured(seat, KnockWords::picture(signal));
    if (!m_catchingUp)
        talk()->told(signalTold, seat, {GuestMoment::signalled}, {GuestMoment::othersSignalled});
}

Table::Milliseconds KnockTable::show(const TrickWon &won, const Before &before)
{
    const Trick &trick = before.view.trick;
    if (!trick.complete())
        return Milliseconds(0);
    const QString best = faceOf(Knock::pack, trick.cardOf(won.winner));
    QList<Flight> flights;
    for (std::size_t card = 0; card < trick.cards.size(); ++card) {
        const Seat seat = trick.seatOf(card);
        const QString face = faceOf(Knock::pack, trick.cards[card]);
        const bool stays = trick.cards[card] == fool;
        flights << Flight{.from = {.zone = trickId, .index = seat},
                          .to = stays ? Place{.zone = foolId, .index = 0}
                                      : Place{.zone = QStringLiteral("taken"), .seat = won.winner},
                          .leaves = face,
                          .lands = stays ? face : back(),
                          .time = flights::gatherTime + 40,
                          .way = Flight::Gathered};
    }
    note({.what = LogLine::What::happened, .seat = won.winner, .take = {best}, .words = KnockLog::trickWords});
    if (CardSet(trick.cards).contains(fool))
        note({.what = LogLine::What::happened,
              .seat = m_view.foolFrom,
              .words = KnockLog::foolWords,
              .count = owesForFool() ? 1 : 0});
    if (!m_catchingUp)
        speakOf(trick, won.winner);
    return travel(flights);
}

Table::Milliseconds KnockTable::show(const knock::Showdown &showdown)
{
    m_counted = showdown;
    m_fool = {.from = m_view.foolFrom, .in = m_view.foolIn};
    m_course.resize(static_cast<std::size_t>(std::max(1, m_view.deal)));
    m_course.back() = showdown.change[0];
    if (m_course.size() == 2) // what came before is what is not of this deal
        m_course.front() = showdown.score[0] - showdown.change[0];
    laySeats();
    const game::DealOver over = *Knock::dealOver(showdown, m_view.deal);
    m_paid = over.lost;
    m_payers = {};
    m_standing.settled(over, {});
    note({.what = LogLine::What::happened,
          .seat = person,
          .words = KnockLog::dealWords,
          .lost = showdown.points[person] + showdown.tricks[person]});
    for (Seat seat = 0; seat < knock::seats && !m_catchingUp; ++seat)
        if (over.gained[at(seat)] > 0)
            talk()->happened({.what = LogLine::What::gainedToken, .seat = seat});
    layTally();
    if (judges()) {
        m_ownMatch.stands(m_view.deal, m_now.score[person]);
        m_review.dealIsOver(m_now.deal, names());
    }
    if (!m_catchingUp) {
        Q_EMIT told(tr("%1; %2.", "%1 is 'Your side gains 7 points', %2 'your side is 12 points ahead in the match'")
                        .arg(showdownTitle(), matchStands()));
        Q_EMIT told(tallyNote());
        Q_EMIT told(tr("%1 These were: %2.", "what was laid away and what it is worth; cards")
                        .arg(tallyLaidNote(), cardsInWords(CardSet(m_counted.laid))));
    }
    enter(Table::Showdown);
    Q_EMIT showdownChanged();
    Q_EMIT showdownReached();
    return untilGoneOn;
}

void KnockTable::forget()
{
    GameTable::forget();
    m_tricks.clear();
    m_counted = {};
    m_course.clear();
    m_fool = {};
    m_memories.clear();
    m_tally.clear();
    m_sayings.clear();
}
