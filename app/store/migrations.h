// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QSqlDatabase>
#include <QSqlError>

/// How the database came to be what it is: each version as the change from the one before. A change that was released
/// is never changed again, and each changes the schema: what has the newest schema and a higher number is damaged.
namespace migrations {

/// What this program reads and writes; a file says its own in SQLite's user_version.
[[nodiscard]] int newest();
/// Brings a file of that version, 0 for an empty one, to the newest, or to the one named, each step whole or not at
/// all. The error is that of the step that failed; the file is then as the step before left it.
[[nodiscard]] QSqlError run(const QSqlDatabase &database, int version, int wanted = newest());
/// What is missing of the newest version's schema, or is not as the steps make it, in a file that says it is one. More
/// than that may be there.
[[nodiscard]] QSqlError check(const QSqlDatabase &database);

/// The newest version's schema and nothing besides lies in a database's first page, whatever number the file has.
[[nodiscard]] bool isNewest(const QByteArray &firstPage);

} // namespace migrations
