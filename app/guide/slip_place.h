// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

/// Where a slip of paper hides least of what lies on a table. All lengths in px, in the coordinates of the page.
class SlipPlace : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit SlipPlace(QObject *parent = nullptr)
        : QObject(parent)
    {
    }

    /// Places from one edge of the page to the other that are weighed, in each direction.
    static constexpr int steps = 15;

    /// The best of all places on `page`, for one of the shapes that the slip may have: `shapes`, and for each the least
    /// distance from the page's upper edge in `tops`. Nothing `spoken` of is hidden where that can be helped, with
    /// `clear` px around it, and more above, where arrows point. `others` cost by how much of the slip lies on them,
    /// weighted by their `costs`. The slip keeps `edge` px from the page's edges, and rather stays near `before`, which
    /// is null where it lay nowhere.
    Q_INVOKABLE [[nodiscard]] static QRectF leastHidden(const QSizeF &page, const QList<QSizeF> &shapes,
                                                        const QList<qreal> &tops, const QRectF &before,
                                                        const QList<QRectF> &spoken, qreal clear,
                                                        const QList<QRectF> &others, const QList<qreal> &costs,
                                                        qreal edge);

    /// The place beside what lies on `page`, beside its edges or at `near` that costs least, for one of `shapes`;
    /// empty, in the corner, with none. What is touched of `others` costs what `costs` has for it, and up to four times
    /// as much again by how much of the slip lies on it; so does the way to `near`, measured from the slip's middle, in
    /// parts of the page.
    Q_INVOKABLE [[nodiscard]] static QRectF beside(const QSizeF &page, const QList<QSizeF> &shapes, const QPointF &near,
                                                   const QList<QRectF> &others, const QList<qreal> &costs, qreal edge);
};
