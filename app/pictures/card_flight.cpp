// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/card_flight.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace {

/// The part of the way after which a card turns over.
constexpr qreal turnsAfter = 0.52;
/// A card seen from its side is a line, not nothing.
constexpr qreal leastAcross = 0.02;
/// How far it sways on its way, in degrees.
constexpr qreal sway = 3;
/// As it settles it goes so far beyond its place, in pixels, and turns so far, in degrees.
constexpr qreal slides = 3;
constexpr qreal twists = 1.4;
/// The part of a carried card's time in which it settles.
constexpr qreal settling = 0.22;

qreal length(const CardFlight &flight)
{
    const QPointF way = flight.to - flight.from;
    return std::max(1.0, std::hypot(way.x(), way.y()));
}

/// The part of its way that a card slides too far.
qreal beyond(const CardFlight &flight)
{
    return std::min(slides / length(flight), 0.04);
}

/// Slows down and slides that part too far: the curve known as "back", whose overshoot is 4 s³ / 27 (s + 1)².
qreal thrown(qreal time, qreal tooFar)
{
    qreal s = 0.5;
    for (int step = 0; step < 12; ++step)
        s = std::cbrt(tooFar * 27 / 4 * (s + 1) * (s + 1));
    const qreal left = time - 1;
    return 1 + (s + 1) * left * left * left + s * left * left;
}

/// Speeds up and slows down.
qreal swung(qreal time)
{
    return time < 0.5 ? 4 * time * time * time : 1 - std::pow(2 - 2 * time, 3) / 2;
}

} // namespace

qreal CardFlight::gone(int now) const
{
    const qreal part = std::clamp(qreal(now - start) / time, 0.0, 1.0);
    if (part <= 0 || part >= 1)
        return part;
    if (!waits)
        return thrown(part, beyond(*this));
    const qreal resting = std::clamp(qreal(rest) / time, 0.0, 0.8);
    const qreal travels = (1 - settling) * (1 - resting);
    if (resting > 0) {
        const qreal half = travels / 2;
        if (part < half)
            return swung(part / half) / 2;
        if (part < half + resting)
            return 0.5;
        if (part < travels + resting)
            return 0.5 + swung((part - half - resting) / half) / 2;
    } else if (part < travels) {
        return swung(part / travels);
    }
    const qreal settled = (part - travels - resting) / (1 - travels - resting);
    return 1 + beyond(*this) * std::sin(M_PI * settled);
}

CardFlight::Pose CardFlight::pose(qreal gone) const
{
    const qreal within = std::min(gone, 1.0);
    const qreal raised = std::max(0.0, std::sin(M_PI * within));
    const qreal turned = turnsOver() ? std::max(0.0, (within - turnsAfter) / (1 - turnsAfter)) : 0;
    const qreal tooFar = std::max(0.0, gone - 1) / beyond(*this);
    return {.at = way().at(gone),
            .scale = fromScale + (toScale - fromScale) * within,
            .turn = fromTurn + (toTurn - fromTurn) * within + std::sin(2 * M_PI * within) * sway + tooFar * twists,
            .lift = raised,
            .across = turnsOver() ? std::max(leastAcross, std::abs(std::cos(M_PI * turned))) : 1,
            .over = turned >= 0.5};
}
