// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guide/slip_place.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace {

/// px² that both have.
qreal shared(const QRectF &one, const QRectF &other)
{
    const QRectF both = one.intersected(other);
    return both.width() * both.height();
}

/// What it costs to look for the slip elsewhere: as far as the corner went that moved least, for words of another
/// length make it grow from a corner that stays. Dear enough that a little of a card is hidden rather than the slip
/// moved.
qreal moving(const QRectF &to, const QRectF &from, const QSizeF &page)
{
    qreal least = std::numeric_limits<qreal>::infinity();
    for (const QPointF &way : {to.topLeft() - from.topLeft(), to.topRight() - from.topRight(),
                               to.bottomLeft() - from.bottomLeft(), to.bottomRight() - from.bottomRight()})
        least = std::min(least, std::hypot(way.x() / page.width(), way.y() / page.height()));
    return least < 0.01 ? 0 : 20 + 40 * least;
}

/// From edge to edge, and close above and below all that would be missed.
std::set<qreal> rowsFor(qreal top, qreal bottom, qreal height, const QList<QRectF> &others, const QList<qreal> &costs,
                        qreal edge)
{
    constexpr qreal missed = 5;
    std::set<qreal> rows;
    for (int row = 0; row <= SlipPlace::steps; ++row)
        rows.insert(std::round(std::max(edge, top + (bottom - top) * row / SlipPlace::steps)));
    for (qsizetype i = 0; i < others.size(); ++i) {
        if (costs.value(i) < missed)
            continue;
        for (const qreal y : {others[i].top() - height - edge, others[i].bottom() + edge})
            if (y > top && y < bottom)
                rows.insert(std::floor(y));
    }
    return rows;
}

/// Along one axis: beside the page's edges, at what the slip goes with, and beside each thing.
QList<qreal> sides(const QList<QRectF> &others, qreal (QRectF::*from)() const, qreal (QRectF::*length)() const,
                   qreal own, qreal all, qreal near, qreal edge)
{
    const qreal last = all - own - edge;
    QList<qreal> found{edge, std::max(edge, last), std::max(edge, std::min(last, near - own / 2))};
    for (const QRectF &each : others)
        for (const qreal one : {(each.*from)() - own - edge, (each.*from)() + (each.*length)() + edge})
            if (one > edge && one < last && !found.contains(one))
                found << one;
    return found;
}

} // namespace

QRectF SlipPlace::leastHidden(const QSizeF &page, const QList<QSizeF> &shapes, const QList<qreal> &tops,
                              const QRectF &before, const QList<QRectF> &spoken, qreal clear,
                              const QList<QRectF> &others, const QList<qreal> &costs, qreal edge)
{
    QList<QRectF> kept; // what is spoken of, with room around it and an arrow's head above
    for (const QRectF &each : spoken)
        kept << each.adjusted(-clear, -clear * 1.7, clear, clear);
    qreal least = std::numeric_limits<qreal>::infinity();
    QRectF best = before;
    const auto weigh = [&](const QRectF &one, qreal bottom) {
        const qreal size = one.width() * one.height();
        // rather at the left, at the foot, and no tall column of short lines
        qreal cost = 6 * std::hypot(one.x() / page.width(), (bottom - one.y()) / page.height())
            + 9 * std::max(0.0, one.height() / one.width() - 0.45);
        if (!before.isNull())
            cost += moving(one, before, page);
        for (const QRectF &each : kept)
            cost += 100'000 * shared(one, each) / size;
        for (qsizetype i = 0; i < others.size() && cost < least; ++i)
            cost += costs.value(i) * 100 * shared(one, others[i]) / size;
        if (cost >= least)
            return;
        least = cost;
        best = QRectF(std::round(one.x()), std::round(one.y()), std::round(one.width()), one.height());
    };
    for (qsizetype i = 0; i < shapes.size(); ++i) {
        const QSizeF &shape = shapes[i];
        const qreal right = page.width() - shape.width() - edge;
        const qreal bottom = page.height() - shape.height() - edge;
        const std::set<qreal> rows = rowsFor(edge + tops.value(i), bottom, shape.height(), others, costs, edge);
        for (int column = 0; column <= steps; ++column)
            for (const qreal y : rows)
                weigh(QRectF(QPointF(edge + (right - edge) * column / steps, y), shape), bottom);
    }
    return best;
}

QRectF SlipPlace::beside(const QSizeF &page, const QList<QSizeF> &shapes, const QPointF &near,
                         const QList<QRectF> &others, const QList<qreal> &costs, qreal edge)
{
    qreal least = std::numeric_limits<qreal>::infinity();
    QRectF best(edge, edge, 0, 0);
    for (const QSizeF &shape : shapes) {
        const QList<qreal> down
            = sides(others, &QRectF::y, &QRectF::height, shape.height(), page.height(), near.y(), edge);
        for (const qreal x : sides(others, &QRectF::x, &QRectF::width, shape.width(), page.width(), near.x(), edge)) {
            for (const qreal y : down) {
                const QRectF one(QPointF(x, y), shape);
                qreal cost = std::hypot((one.center().x() - near.x()) / page.width(),
                                        (one.center().y() - near.y()) / page.height());
                for (qsizetype i = 0; i < others.size() && cost < least; ++i)
                    if (one.intersects(others[i]))
                        cost += costs.value(i) * (1 + 4 * shared(one, others[i]) / (shape.width() * shape.height()));
                if (cost >= least)
                    continue;
                least = cost;
                best = one;
            }
        }
    }
    return best;
}
