// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneTable: the two packets of Switch (rules/thirty-one.md, 3.5), and the dealer's choice.

#include "games/thirtyone/thirtyone_table.h"

#include "words/face.h"
#include "words/phrases.h"

#include <algorithm>

using namespace thirtyone;
using namespace Qt::StringLiterals;
using cards::Card;
using game::at;
using game::nobody;
using game::Seat;

namespace {

const QString asideId = u"aside"_s;
const QString closedId = u"closed"_s;

} // namespace

// ---------------------------------------------------------------- what lies there

std::vector<ZoneRow> ThirtyoneTable::packetsLying() const
{
    const bool choosing = m_view.phase == Phase::dealersChoice;
    QStringList aside = facesOf(Thirtyone::pack, m_view.aside);
    if (choosing && aside.isEmpty())
        aside = QStringList(thirtyone::cardsInHand, back());
    const QStringList closed = facesOf(Thirtyone::pack, m_view.closed.cards);
    return {{.id = asideId,
             .role = Zone::Aside,
             .seat = m_view.dealer,
             .faces = aside,
             .label = isYou(m_view.dealer) ? tr("Only you see these") : tr("Only the dealer sees these"),
             .count = static_cast<int>(aside.size())},
            {.id = closedId,
             .role = Zone::Closed,
             .seat = m_view.closed.from,
             .faces = closed,
             .label = closedText(),
             .count = static_cast<int>(closed.size())}};
}

QString ThirtyoneTable::closedText() const
{
    const Seat from = m_view.closed.from;
    if (from == nobody)
        return tr("face down", "the packet of Switch that nobody has seen");
    return isYou(from) ? tr("face down: yours", "the packet of Switch")
                       : tr("face down: %1’s", "the packet of Switch; %1 is a name").arg(nameOf(from));
}

// ---------------------------------------------------------------- the dealer's choice

QString ThirtyoneTable::handChoiceQuestion() const
{
    return tr("You deal, and have two hands. The first: %1, that is %2. The second: %3, that is %4. Which one do you "
              "keep?",
              "%1 and %3 are cards, %2 and %4 what they are worth")
        .arg(Phrases::cards(Thirtyone::pack, m_view.hand), inWordsOf(m_view.hand),
             Phrases::cards(Thirtyone::pack, m_view.aside), inWordsOf(m_view.aside));
}

std::vector<ActionRow> ThirtyoneTable::handChoice() const
{
    const bool second = strengthOf(m_view.aside) > strengthOf(m_view.hand);
    return {{.action = u"first"_s,
             .label = tr("Keep this one", "of two hands"),
             .note = inWordsOf(m_view.hand),
             .key = u"1"_s,
             .tone = second ? u"cream"_s : u"red"_s},
            {.action = u"second"_s,
             .label = tr("Keep this one", "of two hands"),
             .note = inWordsOf(m_view.aside),
             .key = u"2"_s,
             .tone = second ? u"red"_s : u"cream"_s}};
}

Table::Milliseconds ThirtyoneTable::showKept(const thirtyone::Moved &moved)
{
    const bool own = moved.seat == person;
    const QStringList laid = facesOf(Thirtyone::pack, moved.laid);
    say(moved.seat, LogLine::What::keptHand);
    note({.what = LogLine::What::keptHand, .seat = moved.seat, .take = laid});
    const flights::Packet open{.zone = middleId, .faces = laid};
    QList<Flight> flights
        = std::get<Keep>(moved.move).second ? flights::crossing(open, handOf(moved.seat)) : flights::turnedUp(open);
    // The dealer has seen both hands all the time.
    if (own)
        for (Flight &flight : flights)
            flight.leaves = flight.lands;
    return layOpen(flights);
}

// ---------------------------------------------------------------- the packet that lies face down

/// What is known of it, as a ticket has it.
QString ThirtyoneTable::closedPromise() const
{
    const Hand &closed = m_view.closed.cards;
    const auto unseen = static_cast<int>(std::count(closed.begin(), closed.end(), Card()));
    if (unseen == 0 && !closed.empty())
        return tr("makes %1", "%1 is a hand's worth").arg(inWordsOf(closed));
    if (unseen < thirtyone::cardsInHand)
        return tr("%n card(s) of it you do not know", nullptr, unseen);
    return m_view.closed.from == nobody ? tr("three cards never seen")
                                        : tr("%1’s three, unseen", "%1 is a name").arg(nameOf(m_view.closed.from));
}

/// A turn of Switch. Nothing is red until a card is chosen, but where nobody breaks up a hand.
std::vector<ActionRow> ThirtyoneTable::packetTickets() const
{
    constexpr int thirty = 60; // values are doubled
    const Hand &open = m_view.middle.cards;
    const bool ends = m_view.knocker == nobody && strengthOf(open) == thirtyOne;
    return {exchangeTicket(),
            {.action = u"open"_s,
             .label = tr("Take the open packet"),
             .note = ends ? tr("31: the deal ends at once!")
                          : tr("%1, you leave yours", "%1 is what the packet is worth as a hand").arg(inWordsOf(open)),
             .key = u"C"_s,
             .tone = u"cream"_s},
            {.action = u"closed"_s,
             .label = tr("Take the closed packet"),
             .note = closedPromise(),
             .key = u"B"_s,
             .tone = u"cream"_s},
            endingTicket(m_chosen.isEmpty() && strengthOf(m_view.hand) >= thirty)};
}

Table::Milliseconds ThirtyoneTable::showSwapped(const thirtyone::Moved &moved, const Before &before)
{
    const bool own = moved.seat == person;
    const QStringList took = facesOf(Thirtyone::pack, moved.took);
    say(moved.seat, LogLine::What::swapped);
    note({.what = LogLine::What::swapped,
          .seat = moved.seat,
          .give = facesOf(Thirtyone::pack, moved.laid),
          .take = took});
    const QStringList held = own ? before.hand : facesOf(Thirtyone::pack, before.view.shown[at(moved.seat)]);
    const flights::Packet hand = handOf(moved.seat);
    const auto rest = static_cast<int>(m_tempo.resting(own).count());
    QList<Flight> flights;
    for (int card = 0; card < cardsInHand(); ++card) {
        Flight flight{.from = hand.place(card),
                      .to = {.zone = closedId, .index = card},
                      .leaves = held.value(card, back()),
                      .lands = back(),
                      .delay = card * flights::travelApart,
                      .time = carryingTime(moved.seat) + rest,
                      .rest = rest};
        flights << flight;
        std::swap(flight.from, flight.to);
        flight.leaves = back();
        flight.lands = own ? took[card] : hand.faces.value(card);
        flights << flight;
    }
    const Milliseconds read = own ? Milliseconds(0) : m_tempo.trade(1);
    return std::max(travel(flights), m_tempo.exchange(cardsInHand())) + read;
}

/// What lies in the middle, for whoever cannot see it.
QString ThirtyoneTable::packetsQuestion() const
{
    const QString open = tr("The open packet: %1, that is %2.", "%1 are cards, %2 what they are worth")
                             .arg(Phrases::cards(Thirtyone::pack, m_view.middle.cards), inWordsOf(m_view.middle.cards));
    const QString turn = m_view.knocker == nobody
        ? tr("Your turn. You have %1.", "%1 is a hand's worth").arg(handValue())
        : tr("Your last turn: %1 knocked. You have %2.", "%1 is a name, %2 a hand's worth")
              .arg(nameOf(m_view.knocker), handValue());
    return tr("%1 %2 The closed one: %3.", "%1 and %2 are sentences, %3 is what is known of it")
        .arg(turn, open, closedPromise());
}

// ---------------------------------------------------------------- keys

QString ThirtyoneTable::actionOfPacketKey(const QString &key) const
{
    if (m_stage == DealersChoice)
        return key == u"1" ? u"first"_s : key == u"2" ? u"second"_s : QString();
    if (m_stage == Restart)
        return key == u"r" ? u"restart"_s : key == u"s" ? u"letstand"_s : QString();
    if (key == u"c")
        return u"open"_s;
    return key == u"b" ? u"closed"_s : Table::actionOfKey(key);
}

std::optional<ThirtyoneTable::Move> ThirtyoneTable::moveOfPackets(const QString &action) const
{
    if (action == u"first" || action == u"second")
        return Keep{.second = action == u"second"};
    if (action == u"open")
        return Exchange{.given = m_view.hand, .places = thirtyone::allPlaces};
    if (action == u"closed")
        return SwapFaceDown{};
    if (action == u"restart")
        return Reset{};
    if (action == u"letstand")
        return NoReset{};
    return std::nullopt;
}
