// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/query.h"

#include <QSqlDatabase>

namespace migrations {

/// The step to version 4: sums over all rows, the digest that no unknown key changes, the match that is under way
/// sealed, and no index whose damage nobody would see. A
/// record that no longer fits its former digest gets no sum that fits. What was in clear before is overwritten where it
/// lay, and what may be left of it in free pages goes with sweep().
void addSums(Query &query, const QSqlDatabase &database);

/// A record's digest as versions before 4 calculated it: over all of it, however it is written.
[[nodiscard]] QByteArray formerDigest(const QByteArray &record);

/// Has sweep() write the file anew: a step has left many free pages.
void sweepLater(Query &query);
/// Writes the whole file anew where an older version may have left seeds in its free pages, or a step has left many
/// free. Where that fails, for lack of room as a rule, the next call does it.
void sweep(const QSqlDatabase &database);

} // namespace migrations
