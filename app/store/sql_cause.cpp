// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sql_cause.h"

#include <QFileInfo>
#include <QStorageInfo>

#include <algorithm>
#include <array>

namespace sqlcause {

namespace {

// SQLite's result codes, as far as they are told apart.
constexpr int codeBusy = 5;
constexpr int codeLocked = 6;
constexpr int codeReadOnly = 8;
constexpr int codeFault = 10;
constexpr int codeCorrupt = 11;
constexpr int codeFull = 13;
constexpr int codeCannotOpen = 14;
constexpr int codeNoDatabase = 26;

int codeOf(const QSqlError &error)
{
    constexpr int primary = 0xff;
    return error.nativeErrorCode().toInt() & primary;
}

} // namespace

StoreFile::Cause of(const QSqlError &error)
{
    using Cause = StoreFile::Cause;
    switch (codeOf(error)) {
    case codeBusy:
    case codeLocked:
        return Cause::inUse;
    case codeReadOnly:
        return Cause::readOnly;
    case codeFault:
        return Cause::faulty;
    case codeCorrupt:
    case codeNoDatabase:
        return Cause::damaged;
    case codeFull:
        return Cause::full;
    case codeCannotOpen:
        return Cause::unreachable;
    default:
        return Cause::unknown;
    }
}

bool isDamage(const QSqlError &error)
{
    // A table or column that is not there, a statement of the schema that is none, a row that breaks a rule: "error",
    // "internal", "schema", "too big", "constraint", "mismatch", "format", "range".
    constexpr std::array ofTheContent{1, 2, 17, 18, 19, 20, 24, 25, codeCorrupt, codeNoDatabase};
    return std::ranges::find(ofTheContent, codeOf(error)) != ofTheContent.end();
}

QSqlError damage(const QString &what)
{
    return {QString(), what, QSqlError::StatementError, QString::number(codeCorrupt)};
}

bool lacksRoom(QString folder)
{
    constexpr qint64 least = 4096; // in bytes: a page of the database
    while (!QFileInfo::exists(folder) && !QFileInfo(folder).isRoot())
        folder = QFileInfo(folder).absolutePath();
    const QStorageInfo disk(folder);
    // Those that the system only makes up, like /proc, have no size at all.
    return disk.isReady() && disk.bytesTotal() > 0 && disk.bytesAvailable() < least;
}

} // namespace sqlcause
