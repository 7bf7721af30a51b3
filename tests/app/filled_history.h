// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/options.h"

#include <QByteArray>
#include <QList>
#include <QString>

/// A history with matches in it, for what shows or counts them.
namespace filled {

/// Has the store keep these as matches that the person played, the first of them first, in this folder. They ended so
/// many hours apart from each other, the last a minute ago. The store is open afterwards.
void keep(const QList<QByteArray> &records, double hoursApart, const QString &folder);

/// Records between the house's opponents at all kinds of tables, the first seat's told as a person's.
[[nodiscard]] QList<QByteArray> told(int matches);

/// So many records of that game under these rules, between casual opponents, the first seat's told as a person's.
[[nodiscard]] QList<QByteArray> toldOf(const QString &game, const OptionValues &rules, int matches);

/// Has a history of so many lines, without the records that belong to them: only to be looked through.
void list(int matches, const QString &folder);

} // namespace filled
