// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/query.h"
#include "store/rows.h"

#include <QSqlDatabase>
#include <QVariantMap>

namespace migrations {

/// The step to version 5: a match has several winners, or none, and scores of which the kind is said, where there was
/// one winner before. A row that did not fit its sum gets none that fits; the scores are read from the record, where
/// that is as it was written.
void addWinners(Query &query, const QSqlDatabase &database);

/// The table of matches as version 4 wrote it.
[[nodiscard]] const rows::Table &matchOfVersion4();
/// Such a row by its columns, the record among them, with the columns that have taken the winner's place.
[[nodiscard]] QVariantMap withWinners(QVariantMap row);

} // namespace migrations
