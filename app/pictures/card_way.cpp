// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/card_way.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace {

/// At so many places of a way it is looked whether a face is free.
constexpr int looks = 20;
/// A face is free where the card is so many pixels away.
constexpr qreal enough = 1;
/// Bends that are tried, as parts of the way's length, to either side.
constexpr std::array tried{0.16, 0.3, 0.45, 0.62, 0.8};

/// From the middle of a circle to the nearest point of a rectangle, less its radius.
qreal apart(const QRectF &card, const QRectF &face)
{
    const QPointF middle = face.center();
    const qreal across = std::max({card.left() - middle.x(), 0.0, middle.x() - card.right()});
    const qreal down = std::max({card.top() - middle.y(), 0.0, middle.y() - card.bottom()});
    return std::hypot(across, down) - face.width() / 2;
}

} // namespace

QPointF CardWay::at(qreal gone) const
{
    return from + (to - from) * gone + bend * 2 * gone * (1 - gone);
}

qreal CardWay::clearance(const Sizes &sizes, const QList<QRectF> &faces) const
{
    qreal least = std::numeric_limits<qreal>::max();
    for (int look = 0; look <= looks; ++look) {
        const qreal gone = qreal(look) / looks;
        QRectF card({}, sizes.from + (sizes.to - sizes.from) * gone);
        card.moveCenter(at(gone));
        for (const QRectF &face : faces)
            least = std::min(least, apart(card, face));
        if (least < -sizes.from.height())
            break;
    }
    return least;
}

CardWay CardWay::past(QPointF from, QPointF to, QPointF bend, const Sizes &sizes, const QList<QRectF> &faces)
{
    CardWay best{.from = from, .to = to, .bend = bend};
    if (faces.isEmpty())
        return best;
    qreal most = best.clearance(sizes, faces);
    const QPointF way = to - from;
    const auto better = [&](QPointF other) {
        const CardWay one{.from = from, .to = to, .bend = other};
        if (const qreal clear = one.clearance(sizes, faces); clear > most) {
            most = clear;
            best = one;
        }
        return most >= enough;
    };
    if (most >= enough)
        return best;
    // First round the corner that its end lies straight behind, as a hand comes over the cloth; then ever wider.
    for (const qreal part : {0.5, 1.0})
        for (const QPointF corner : {QPointF(way.x(), -way.y()), QPointF(-way.x(), way.y())})
            if (better(corner / 2 * part))
                return best;
    for (const qreal part : tried)
        for (const int side : {1, -1})
            if (better(QPointF(-way.y(), way.x()) * part * side))
                return best;
    return best;
}
