// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/store_file.h"

#include <QSqlError>

/// What SQLite's errors come of.
namespace sqlcause {

[[nodiscard]] StoreFile::Cause of(const QSqlError &error);
/// The file's content is at fault, and not who has it, what may be done with it, the disk, or the memory.
[[nodiscard]] bool isDamage(const QSqlError &error);
/// The error of a file whose content is not as it has to be.
[[nodiscard]] QSqlError damage(const QString &what);
/// The disk of that folder, which need not be there, is full. SQLite cannot always tell.
[[nodiscard]] bool lacksRoom(QString folder);

} // namespace sqlcause
