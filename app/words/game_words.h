// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QStringList>

/// Words that pages about all games share, in the language spoken now.
namespace words {

/// "Regular" for the kind of a seat that records call "regular"; "Programs" and "Mixed" for tables of these.
[[nodiscard]] QString level(const QString &kind);
/// What records and statistics call a table by its other seats: their kind where all are of one, else "mixed".
[[nodiscard]] QString tableLevel(const QStringList &kinds, int own);
/// "21 Nov 2026", and with the time of day.
[[nodiscard]] QString day(const QDateTime &when);
[[nodiscard]] QString moment(const QDateTime &when);
[[nodiscard]] QString month(const QDateTime &when);
[[nodiscard]] QString percent(double share);

} // namespace words
