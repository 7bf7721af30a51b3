// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>

namespace arena {

/// Measures the engine on one core for some seconds. Figures differ from machine to machine; the two ratios, each
/// beside a bare loop of the same run, hardly do.
///
/// Keys: `evaluationsPerSecond`, `bareLookUpsPerSecond`, `evaluationRatio`; `playoutsPerSecond`, `pliesPerSecond` and
/// `strippedPliesPerSecond` at four seats, `playoutRatio`; `playouts`, a list of `game`, `seats`, `perSecond` and
/// `pliesPerSecond`; `decisions`, a list of `game`, `level`, `seats`, `perSecond`, `msMedian` and `msP99`.
[[nodiscard]] QJsonObject bench();

/// The same in words, a line a figure.
[[nodiscard]] QString asTable(const QJsonObject &bench);

} // namespace arena
