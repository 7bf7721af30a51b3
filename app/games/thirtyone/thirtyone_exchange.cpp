// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneTable: the cards in the middle, and what is exchanged with them.

#include "games/thirtyone/thirtyone_table.h"

#include "thirtyone/exchanges.h"
#include "words/face.h"
#include "words/phrases.h"

#include <algorithm>

using namespace thirtyone;
using namespace Qt::StringLiterals;
using cards::Card;
using game::at;

namespace {

/// Of the cards that are seen of a hand: what it counts, whatever the others are.
int pointsAtLeast(const Hand &hand)
{
    std::array<int, cards::french::suitCount> sums{};
    for (const Card card : hand)
        if (!card.hidden())
            sums[static_cast<std::size_t>(cards::french::suit(card))] += points(card);
    return *std::max_element(sums.begin(), sums.end());
}

} // namespace

// ---------------------------------------------------------------- what lies there

ZoneRow ThirtyoneTable::middleLying() const
{
    const QStringList lying = facesOf(Thirtyone::pack, m_view.middle.cards);
    ZoneRow middle{.id = middleId, .role = Zone::Open, .faces = lying, .count = static_cast<int>(lying.size())};
    if (!m_ties.onlooker)
        middle.choosable = allPlaces(lying.size());
    return middle;
}

Place ThirtyoneTable::placeOfKey(const QString &key) const
{
    // Q and W draw and take, where there are piles to draw and take from.
    const QString keys = hasPiles(m_view.options) ? u"ert"_s : u"qwe"_s;
    const auto place = keys.indexOf(key);
    if (hasMiddle(m_view.options) && place >= 0)
        return {.zone = middleId, .index = static_cast<int>(place)};
    return GameTable::placeOfKey(key);
}

// ---------------------------------------------------------------- what is chosen

/// The exchange of what is chosen, whether it is a move or not.
Exchange ThirtyoneTable::chosenCards() const
{
    Exchange exchange{.given = cardsAt(chosenIn(handId), m_view.hand)};
    for (const int place : chosenIn(middleId))
        exchange.places |= static_cast<Places>(1U << static_cast<unsigned>(place));
    return exchange;
}

std::optional<Exchange> ThirtyoneTable::chosenExchange() const
{
    const Exchange exchange = chosenCards();
    return m_stage == Turn && !check(m_view.choice(), exchange) ? std::optional(exchange) : std::nullopt;
}

QList<Place> ThirtyoneTable::choiceOf(const Exchange &exchange) const
{
    QList<Place> places;
    for (const int place : placesOf(exchange.given, m_view.hand))
        places << Place{.zone = handId, .index = place};
    for (std::size_t place = 0; place < m_view.middle.cards.size(); ++place)
        if (holds(exchange.places, place))
            places << Place{.zone = middleId, .index = static_cast<int>(place)};
    return places;
}

// ---------------------------------------------------------------- its ticket

/// What the hand becomes, as a ticket has it.
QString ThirtyoneTable::becomes(const Exchange &exchange) const
{
    const Hand hand = exchanged(m_view.hand, m_view.middle, exchange);
    const auto unseen = static_cast<int>(std::count(hand.begin(), hand.end(), Card()));
    if (unseen == 0 && m_view.values->of(hand) == thirtyOne && m_view.knocker == game::nobody)
        return tr("31: the deal ends at once!");
    if (unseen == 0)
        return tr("makes %1", "%1 is a hand's worth").arg(inWordsOf(hand));
    if (unseen == thirtyone::cardsInHand)
        return tr("%n card(s) unseen", "that an exchange brings", unseen);
    return tr("%n card(s) unseen; at least %1", "that an exchange brings; %1 are points of the cards that are seen",
              unseen)
        .arg(pointsAtLeast(hand));
}

QString ThirtyoneTable::middleStillToChoose() const
{
    const auto given = chosenIn(handId).size();
    const auto taken = chosenIn(middleId).size();
    if (m_view.options.source == Source::packets && given == 2 && taken == 2)
        return tr("one card, or all three");
    if (given == taken)
        return tr("choose cards to exchange");
    if (given < taken)
        return tr("choose %n more of yours", nullptr, static_cast<int>(taken - given));
    return tr("choose %n more in the middle", nullptr, static_cast<int>(given - taken));
}

QString ThirtyoneTable::turnQuestionWithMiddle() const
{
    const QString middle
        = tr("In the middle: %1.", "%1 are cards").arg(Phrases::cards(facesOf(Thirtyone::pack, m_view.middle.cards)));
    QString question = m_view.knocker == game::nobody
        ? tr("Your turn. You have %1.", "%1 is a hand's worth").arg(handValue())
        : tr("Your last turn: %1 knocked. You have %2.", "%1 is a name, %2 a hand's worth")
              .arg(nameOf(m_view.knocker), handValue());
    if (!m_view.discards.empty())
        question = tr("%1 On the discard pile: %2.", "%1 is a sentence, %2 a card")
                       .arg(question, Phrases::card(Thirtyone::pack, topOfPile()));
    return tr("%1 %2", "two sentences").arg(question, middle);
}

/// Red as soon as a card is chosen.
ActionRow ThirtyoneTable::exchangeTicket() const
{
    ActionRow row{.action = u"exchange"_s,
                  .label = tr("Exchange"),
                  .key = tr("Enter", "a key"),
                  .tone = m_chosen.isEmpty() ? u"cream"_s : u"red"_s};
    const auto exchange = chosenExchange();
    row.possible = row.ofChoice = exchange.has_value();
    row.note = exchange ? becomes(*exchange) : middleStillToChoose();
    if (exchange)
        row.label = tr("Exchange %n", nullptr, countOf(exchange->places));
    return row;
}

// ---------------------------------------------------------------- how it is seen

Table::Milliseconds ThirtyoneTable::showExchange(const thirtyone::Moved &moved, const Exchange &exchange,
                                                 const Before &before)
{
    const bool own = moved.seat == person;
    const QStringList give = facesOf(Thirtyone::pack, exchange.given);
    const QStringList take = facesOf(Thirtyone::pack, moved.took);
    sayTrade(moved.seat, LogLine::What::exchanged, give, take);
    note({.what = LogLine::What::exchanged, .seat = moved.seat, .give = give, .take = take});
    const auto count = static_cast<int>(give.size());
    // Where another's cards lie open, it can be seen which of them goes.
    QList<int> handSlots
        = slotsOf(give, own ? before.hand : facesOf(Thirtyone::pack, before.view.shown[at(moved.seat)]));
    if (handSlots.contains(-1)) // of a hand that lies face down
        handSlots = allPlaces(count);
    const flights::Packet hand = handOf(moved.seat);
    const QStringList lay = facesOf(Thirtyone::pack, before.view.middle.cards);
    const auto rest = static_cast<int>(m_tempo.resting(own).count());
    QList<Flight> flights;
    for (int place = 0, card = 0; place < static_cast<int>(lay.size()) && card < count; ++place) {
        if (!holds(exchange.places, static_cast<std::size_t>(place)))
            continue;
        const Place inHand = hand.place(handSlots[card]);
        const Place inMiddle{.zone = middleId, .index = place};
        const int delay = card * flights::travelApart;
        flights << Flight{.from = inHand,
                          .to = inMiddle,
                          .leaves = give[card],
                          .lands = give[card],
                          .delay = delay,
                          .time = carryingTime(moved.seat) + rest,
                          .rest = rest};
        // Who takes a card unseen looks at it in the hand; nobody else does.
        flights << Flight{.from = inMiddle,
                          .to = inHand,
                          .leaves = lay[place],
                          .lands = own ? take[card] : hand.faces.value(handSlots[card]),
                          .delay = delay,
                          .time = carryingTime(moved.seat) + rest,
                          .rest = rest};
        ++card;
    }
    const Milliseconds read = own ? Milliseconds(0) : m_tempo.trade(count);
    return std::max(travel(flights), m_tempo.exchange(count)) + read;
}
