// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pictures/card_way.h"

#include <QPointF>
#include <QString>

/// One card's way over the table, in the page's pixels, degrees and milliseconds.
struct CardFlight
{
    /// How a card lies at a moment of its way.
    struct Pose
    {
        QPointF at;        ///< its middle
        qreal scale = 1;   ///< of the height that it is drawn in
        qreal turn = 0;    ///< degrees
        qreal lift = 0;    ///< as CardShadow::lift
        qreal across = 1;  ///< of its width, while it turns over
        bool over = false; ///< shows its end face
    };

    QString startFace;
    QString endFace;
    QPointF from;
    QPointF to;
    qreal fromScale = 1;
    qreal toScale = 1;
    qreal fromTurn = 0;
    qreal toTurn = 0;
    QPointF bend;       ///< as CardWay::bend
    int start = 0;      ///< when it sets out
    int time = 1;       ///< how long it takes, more than 0
    int rest = 0;       ///< of that, how long it lies still halfway
    int seenFrom = 0;   ///< where it waits: from when on it is seen
    int stays = 0;      ///< how long it is still drawn where it has come to
    bool waits = false; ///< is seen before it sets out; else it is dealt: it slows down without speeding up first
    bool quick = false; ///< nobody sees whether it turns smoothly

    /// The part of the way that lies behind it, from 0 to 1; a little more while it settles.
    [[nodiscard]] qreal gone(int now) const;
    [[nodiscard]] bool seen(int now) const { return waits ? now >= seenFrom : now > start; }
    [[nodiscard]] bool ended(int now) const { return now >= start + time + stays; }
    [[nodiscard]] CardWay way() const { return {.from = from, .to = to, .bend = bend}; }
    [[nodiscard]] bool turnsOver() const { return startFace != endFace; }
    [[nodiscard]] Pose pose(qreal gone) const;
};
