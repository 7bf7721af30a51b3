// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QImage>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRect>

#include <utility>

/// How well words of that colour and opacity are set off from what lies behind them, as the Web's guidelines reckon it:
/// from 1 to 21. `printed` and `blank` are the same picture with and without them. Of all that lies behind the words
/// the hardest twentieth is left out; 0 where nothing of them is seen within `area`.
[[nodiscard]] double contrastWithin(const QRect &area, const QImage &printed, const QImage &blank, const QColor &ink,
                                    double opacity);
/// Pictures of the window with these texts and without them, alike in all else: what comes late is waited for.
[[nodiscard]] std::pair<QImage, QImage> withAndWithout(const QList<QQuickItem *> &texts, QQuickWindow *window);
