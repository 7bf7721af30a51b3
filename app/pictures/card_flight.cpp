// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/card_flight.h"

#include <QEasingCurve>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace {

/// The part of the way after which a card turns over.
constexpr qreal turnsAfter = 0.45;
/// A card seen from its side is a line, not nothing.
constexpr qreal leastAcross = 0.02;
/// How far it sways on its way, in degrees.
constexpr qreal sway = 3;

} // namespace

qreal CardFlight::gone(int now) const
{
    static const QEasingCurve dealt(QEasingCurve::OutCubic);
    static const QEasingCurve carried(QEasingCurve::InOutCubic);
    return (waits ? carried : dealt).valueForProgress(std::clamp(qreal(now - start) / time, 0.0, 1.0));
}

CardFlight::Pose CardFlight::pose(qreal gone) const
{
    const QPointF way = to - from;
    const qreal length = std::max(1.0, std::hypot(way.x(), way.y()));
    const qreal raised = std::sin(M_PI * gone);
    const qreal turned = turnsOver() ? std::max(0.0, (gone - turnsAfter) / (1 - turnsAfter)) : 0;
    return {.at = from + way * gone + QPointF(-way.y(), way.x()) / length * raised * arc,
            .scale = fromScale + (toScale - fromScale) * gone,
            .turn = fromTurn + (toTurn - fromTurn) * gone + std::sin(2 * M_PI * gone) * sway,
            .lift = raised,
            .across = turnsOver() ? std::max(leastAcross, std::abs(std::cos(M_PI * turned))) : 1,
            .over = turned >= 0.5};
}
