// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QImage>
#include <QQuickWindow>
#include <QRect>

/// How well words of that colour and opacity are set off from what lies behind them, as the Web's guidelines reckon it:
/// from 1 to 21. `printed` and `blank` are the same picture with and without them. Of all that lies behind the words
/// the hardest twentieth is left out; 0 where nothing of them is seen within `area`.
[[nodiscard]] double contrastWithin(const QRect &area, const QImage &printed, const QImage &blank, const QColor &ink,
                                    double opacity);
/// A picture of the window once all that comes late has come.
[[nodiscard]] QImage atRest(QQuickWindow *window);
