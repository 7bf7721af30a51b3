// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pictures/card_flight.h"

#include <QAbstractAnimation>
#include <QColor>
#include <QImage>
#include <QPointer>
#include <QQuickItem>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

/// Cards on their way from one place to another, above all that lies on the table. One item moves and draws them all:
/// dealing to a full table makes no objects and evaluates no bindings. Nothing here changes the state of the game.
class CardFlights : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The cards are drawn in this height, in the page's pixels; at a place that is higher or lower, scaled to it.
    Q_PROPERTY(qreal cardHeight MEMBER m_cardHeight NOTIFY cardHeightChanged)
    /// What a card is made of, shown until its picture is ready.
    Q_PROPERTY(QColor paper MEMBER m_paper NOTIFY paperChanged)
    /// Cards that have not landed yet.
    Q_PROPERTY(int flying READ flying NOTIFY flyingChanged)
    /// Cards that are still to be dealt: they lie where they come from.
    Q_PROPERTY(int undealt READ undealt NOTIFY undealtChanged)
    /// The squares of portraits, which no card crosses on its way.
    Q_PROPERTY(QVariantList faces READ faces WRITE setFaces NOTIFY facesChanged)

public:
    explicit CardFlights(QQuickItem *parent = nullptr);

    [[nodiscard]] int flying() const { return static_cast<int>(m_cards.size()); }
    [[nodiscard]] int undealt() const { return m_undealt; }
    [[nodiscard]] QVariantList faces() const;
    void setFaces(const QVariantList &faces);
    /// A card sets out `delay` ms from now and takes `time` ms. It shows the one face, and from the middle of its way
    /// the other one. One that `waits` is seen before. Nothing happens where there is no place to come from or to go
    /// to.
    Q_INVOKABLE void fly(const QString &startFace, const QString &endFace, const QQuickItem *from, QQuickItem *to,
                         int delay, int time, bool waits, qreal arc);
    /// How it goes besides, of the card that took off last; times as in fly().
    Q_INVOKABLE void linger(int rest, int seenFrom, int stays, bool quick);
    /// The way of each card that is flying: its middle and its size at so many places of it. For tests.
    Q_INVOKABLE QVariantList ways(int places) const;
    /// Ends at once what is still under way.
    Q_INVOKABLE void land();

Q_SIGNALS:
    void cardHeightChanged();
    void paperChanged();
    void flyingChanged();
    void undealtChanged();
    void facesChanged();
    /// A card is under way to that place, and should not be seen there.
    void tookOff(QQuickItem *place);
    /// It lies there now; null where the place is gone.
    void landed(QQuickItem *place);

protected:
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *) override;

private:
    class Clock : public QAbstractAnimation
    {
    public:
        explicit Clock(CardFlights &flights);
        [[nodiscard]] int duration() const override { return -1; }

    protected:
        void updateCurrentTime(int now) override;

    private:
        CardFlights &m_flights;
    };
    struct Card
    {
        quint64 number = 0; ///< grows, so that a node finds its card again
        CardFlight flight;
        QPointer<QQuickItem> place;
        QImage picture; ///< of the face that it shows now
        bool over = false;
    };

    void advance(int now);
    void count(int now);
    void fetch(Card &card);
    void arrive(const std::vector<Card> &cards);

    qreal m_cardHeight = 150;
    QColor m_paper;
    std::vector<Card> m_cards;
    QList<QRectF> m_faces;
    int m_undealt = 0;
    quint64 m_last = 0;
    Clock m_clock;
};
