// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/card_flights.h"

#include "pictures/card_pictures.h"
#include "pictures/flight_nodes.h"

#include <QQuickWindow>

#include <algorithm>
#include <utility>

namespace {

/// A place may be a token or the like: a card that goes there does not become a dot, nor one as large as the table.
constexpr qreal leastScale = 0.12;
constexpr qreal mostScale = 1.4;

} // namespace

CardFlights::Clock::Clock(CardFlights &flights)
    : m_flights(flights)
{
}

void CardFlights::Clock::updateCurrentTime(int now)
{
    m_flights.advance(now);
}

CardFlights::CardFlights(QQuickItem *parent)
    : QQuickItem(parent)
    , m_clock(*this)
{
    setFlag(ItemHasContents);
    connect(&CardPictures::instance(), &CardPictures::ready, this, [this] {
        for (Card &card : m_cards)
            fetch(card);
    });
}

void CardFlights::fly(const QString &startFace, const QString &endFace, const QQuickItem *from, QQuickItem *to,
                      int delay, int time, bool waits, qreal arc)
{
    if (from == nullptr || to == nullptr || m_cardHeight < 1)
        return;
    const auto middle
        = [this](const QQuickItem *item) { return mapFromItem(item, QPointF(item->width(), item->height()) / 2); };
    const auto scaled
        = [this](const QQuickItem *item) { return std::clamp(item->height() / m_cardHeight, leastScale, mostScale); };
    if (m_cards.empty())
        m_clock.start();
    Card card{.number = ++m_last,
              .flight = {.startFace = startFace,
                         .endFace = endFace,
                         .from = middle(from),
                         .to = middle(to),
                         .fromScale = scaled(from),
                         .toScale = scaled(to),
                         .fromTurn = from->rotation(),
                         .toTurn = to->rotation(),
                         .arc = arc,
                         .start = m_clock.currentTime() + delay,
                         .time = std::max(1, time),
                         .waits = waits},
              .place = to};
    fetch(card);
    m_cards.push_back(std::move(card));
    update();
    Q_EMIT tookOff(to);
    Q_EMIT flyingChanged();
}

void CardFlights::land()
{
    if (m_cards.empty())
        return;
    m_clock.stop();
    update();
    arrive(std::exchange(m_cards, {}));
}

void CardFlights::advance(int now)
{
    const auto landed = std::stable_partition(m_cards.begin(), m_cards.end(),
                                              [now](const Card &card) { return !card.flight.ended(now); });
    const std::vector<Card> there(std::make_move_iterator(landed), std::make_move_iterator(m_cards.end()));
    m_cards.erase(landed, m_cards.end());
    for (Card &card : m_cards)
        if (const bool over = card.flight.pose(card.flight.gone(now)).over; over != card.over) {
            card.over = over;
            fetch(card);
        }
    update();
    if (m_cards.empty() && !there.empty()) // it also asks as it starts, before the first card
        m_clock.stop();
    arrive(there);
}

void CardFlights::fetch(Card &card)
{
    const QQuickWindow *shownIn = window();
    if (shownIn == nullptr)
        return;
    const int pixels = qRound(m_cardHeight * shownIn->effectiveDevicePixelRatio());
    card.picture = CardPictures::instance().picture(card.over ? card.flight.endFace : card.flight.startFace, pixels);
    if (card.picture.isNull())
        card.picture = CardPictures::blank(card.flight.startFace, pixels, m_paper);
}

void CardFlights::arrive(const std::vector<Card> &cards)
{
    if (cards.empty())
        return;
    for (const Card &card : cards)
        Q_EMIT landed(card.place);
    Q_EMIT flyingChanged();
}

QSGNode *CardFlights::updatePaintNode(QSGNode *node, UpdatePaintNodeData *)
{
    auto *nodes = static_cast<FlightNodes *>(node);
    if (m_cards.empty()) {
        delete nodes;
        return nullptr;
    }
    if (nodes == nullptr)
        nodes = new FlightNodes(*window());
    const int now = m_clock.currentTime();
    std::vector<FlightNodes::Shown> shown;
    for (const Card &card : m_cards)
        if (card.flight.seen(now))
            shown.push_back({card.number, &card.flight, card.flight.gone(now), card.picture,
                             QSizeF(CardPictures::widthOf(card.flight.startFace, m_cardHeight), m_cardHeight)});
    nodes->show(shown);
    return nodes;
}
