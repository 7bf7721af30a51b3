// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/finished_copy.h"

#include "store/rows.h"

#include <QUrl>

#include <sqlite3.h>

namespace {

/// As long as the row is not left.
QByteArray bytesIn(sqlite3_stmt *row, int column)
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(row, column));
    return QByteArray::fromRawData(bytes, sqlite3_column_bytes(row, column));
}

template<class Take>
void forEachRow(sqlite3 *database, const char *statement, Take take)
{
    sqlite3_stmt *asked = nullptr;
    if (sqlite3_prepare_v2(database, statement, -1, &asked, nullptr) == SQLITE_OK)
        while (sqlite3_step(asked) == SQLITE_ROW)
            take(asked);
    sqlite3_finalize(asked);
}

} // namespace

FinishedCopy::FinishedCopy(const QString &path)
{
    // It has no log beside it, and shall get none.
    const QByteArray address = QUrl::fromLocalFile(path).toEncoded() + "?immutable=1";
    m_opened
        = sqlite3_open_v2(address.constData(), &m_copy, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr) == SQLITE_OK;
}

FinishedCopy::~FinishedCopy()
{
    sqlite3_close(m_copy);
}

bool FinishedCopy::isGood() const
{
    return m_opened && says("PRAGMA quick_check(1)", "ok")
        && says("SELECT EXISTS (SELECT 1 FROM match) OR EXISTS (SELECT 1 FROM preset)", "1");
}

QList<qint64> FinishedCopy::damaged() const
{
    QList<qint64> all;
    forEachRow(m_copy, "SELECT id, record_sum, record FROM match", [&all](sqlite3_stmt *row) {
        if (rows::sumOf(bytesIn(row, 2)) != bytesIn(row, 1))
            all << sqlite3_column_int64(row, 0);
    });
    return all;
}

bool FinishedCopy::says(const char *statement, const QByteArray &answer) const
{
    bool right = false;
    forEachRow(m_copy, statement, [&](sqlite3_stmt *row) { right = bytesIn(row, 0) == answer; });
    return right;
}
