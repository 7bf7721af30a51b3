// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/card_flights.h"

#include "pictures/card_pictures.h"
#include "pictures/flight_nodes.h"

#include <QQuickWindow>

#include <algorithm>
#include <cmath>
#include <utility>

namespace {

/// A place may be a token or the like: a card that goes there does not become a dot, nor one as large as the table.
constexpr qreal leastScale = 0.12;
constexpr qreal mostScale = 1.4;
/// Of its size, how far a card that rests halfway leaves the straight way.
constexpr qreal besideEachOther = 0.56;

/// So far to the left of the way, as one goes it.
QPointF bent(QPointF way, qreal arc)
{
    const qreal far = std::max(1.0, std::hypot(way.x(), way.y()));
    return QPointF(-way.y(), way.x()) / far * arc * 2;
}

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
    const QPointF start = middle(from);
    const QPointF end = middle(to);
    const QSizeF whole(CardPictures::widthOf(startFace, m_cardHeight), m_cardHeight);
    const CardWay::Sizes sizes{.from = whole * scaled(from), .to = whole * scaled(to)};
    const CardWay way = CardWay::past(start, end, bent(end - start, arc), sizes, m_faces);
    Card card{.number = ++m_last,
              .flight = {.startFace = startFace,
                         .endFace = endFace,
                         .from = start,
                         .to = end,
                         .fromScale = scaled(from),
                         .toScale = scaled(to),
                         .fromTurn = from->rotation(),
                         .toTurn = to->rotation(),
                         .bend = way.bend,
                         .start = m_clock.currentTime() + delay,
                         .time = std::max(1, time),
                         .waits = waits},
              .place = to};
    fetch(card);
    m_cards.push_back(std::move(card));
    count(m_clock.currentTime());
    update();
    Q_EMIT tookOff(to);
    Q_EMIT flyingChanged();
}

void CardFlights::linger(int rest, int seenFrom, int stays, bool quick)
{
    if (m_cards.empty())
        return;
    CardFlight &flight = m_cards.back().flight;
    flight.rest = rest;
    flight.seenFrom = seenFrom > 0 ? m_clock.currentTime() + seenFrom : 0;
    flight.stays = stays;
    flight.quick = quick;
    if (rest <= 0)
        return;
    // Where two cards pass each other they lie side by side for a moment.
    const QPointF way = flight.to - flight.from;
    const qreal far = std::max(1.0, std::hypot(way.x(), way.y()));
    const QPointF aside(-way.y() / far, way.x() / far);
    const qreal scale = (flight.fromScale + flight.toScale) / 2;
    const QSizeF size(CardPictures::widthOf(flight.startFace, m_cardHeight) * scale, m_cardHeight * scale);
    const QSizeF whole = size / scale;
    const qreal room = (std::abs(aside.x()) * size.width() + std::abs(aside.y()) * size.height()) * besideEachOther;
    flight.bend = CardWay::past(flight.from, flight.to, aside * 2 * room,
                                {.from = whole * flight.fromScale, .to = whole * flight.toScale}, m_faces)
                      .bend;
}

QVariantList CardFlights::faces() const
{
    QVariantList faces;
    for (const QRectF &face : m_faces)
        faces << face;
    return faces;
}

void CardFlights::setFaces(const QVariantList &faces)
{
    m_faces.clear();
    for (const QVariant &face : faces)
        m_faces << face.toRectF();
    Q_EMIT facesChanged();
}

QVariantList CardFlights::ways(int places) const
{
    QVariantList ways;
    for (const Card &card : m_cards) {
        QVariantList way;
        for (int place = 0; place <= places; ++place) {
            const CardFlight::Pose pose = card.flight.pose(qreal(place) / places);
            QRectF lies({},
                        QSizeF(CardPictures::widthOf(card.flight.startFace, m_cardHeight), m_cardHeight) * pose.scale);
            lies.moveCenter(pose.at);
            way << lies;
        }
        ways.push_back(way);
    }
    return ways;
}

void CardFlights::count(int now)
{
    const auto undealt = static_cast<int>(std::count_if(m_cards.begin(), m_cards.end(), [now](const Card &card) {
        return !card.flight.waits && !card.flight.seen(now);
    }));
    if (undealt == m_undealt)
        return;
    m_undealt = undealt;
    Q_EMIT undealtChanged();
}

void CardFlights::land()
{
    if (m_cards.empty())
        return;
    m_clock.stop();
    update();
    const std::vector<Card> cards = std::exchange(m_cards, {});
    count(0);
    arrive(cards);
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
    count(now);
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
    const qreal ratio = shownIn->effectiveDevicePixelRatio();
    const int pixels = qRound(m_cardHeight * ratio);
    const QString &face = card.over ? card.flight.endFace : card.flight.startFace;
    card.picture = CardPictures::instance().picture(face, pixels, ratio);
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
