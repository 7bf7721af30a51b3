// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/rows.h"

#include <QSqlDatabase>

/// Sums of the rows that a test wrote by itself.
namespace summed {

inline QList<QVariantList> rowsOf(const QSqlDatabase &database, const QString &statement, int columns)
{
    QList<QVariantList> all;
    Query query(database);
    query.run(statement);
    while (query.next()) {
        all.emplaceBack();
        for (int column = 0; column < columns; ++column)
            all.back() << query.value(column);
    }
    return all;
}

/// Has every match fit its sums; false where that failed.
inline bool matches(const QSqlDatabase &database)
{
    const rows::Table &table = rows::match();
    const QList<QVariantList> all = rowsOf(
        database, QStringLiteral("SELECT %1, facts, record FROM match").arg(table.columns.join(QStringLiteral(", "))),
        static_cast<int>(table.columns.size()) + 2);
    Query query(database);
    for (QVariantList row : all) {
        const QByteArray record = row.takeLast().toByteArray();
        const QVariant facts = row.takeLast();
        row.back() = rows::sumOf(record);
        query.run(QStringLiteral("UPDATE match SET record_sum = ?, sum = ?, facts_sum = ? WHERE id = ?"),
                  {row.constLast(), rows::sumOf(table, row), rows::sumOf(rows::facts(), {row[0], facts}), row[0]});
    }
    return !query.failed();
}

} // namespace summed
