// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

/// The curve that a card takes over the table: straight, or bent to one side, low and in one sweep.
struct CardWay
{
    QPointF from;
    QPointF to;
    /// Where the curve is drawn to, seen from the middle of the straight way: it leaves that by half as much.
    QPointF bend;

    /// How large the card is at both ends.
    struct Sizes
    {
        QSizeF from;
        QSizeF to;
    };

    /// The card's middle, when that part of the way lies behind it; a little more than 1 is beyond the end.
    [[nodiscard]] QPointF at(qreal gone) const;
    /// How far the card keeps from what is round within these squares, in pixels; less than 0 where it crosses one.
    [[nodiscard]] qreal clearance(const Sizes &sizes, const QList<QRectF> &faces) const;
    /// The way with this bend, or where a card on it would cross a face, the next best without.
    [[nodiscard]] static CardWay past(QPointF from, QPointF to, QPointF bend, const Sizes &sizes,
                                      const QList<QRectF> &faces);
};
