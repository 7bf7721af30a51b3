// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/query.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantList>

/// The rows of the database, each with a sum over its values, so that a row that the disk gives back otherwise than it
/// was written is not taken for right. SQLite itself looks at the frame of its pages, not at what is written in them.
///
/// A sum is BLAKE2b of 32 bytes over the table's name, the sum's column and then each value: one byte for its type, its
/// length in 8 bytes, and the value. So no two rows have the same bytes to be summed.
namespace rows {

/// A table, as far as one sum of it goes.
struct Table
{
    QString name;
    QStringList columns; ///< that the sum covers, in this order
    QString sum;         ///< the column that has it
    /// A column that the sum covers by a sum of its own among `columns`, or empty. It can be left unread.
    QString beyond = {};
};

[[nodiscard]] const Table &match();
/// What the statistics know of a match is written later than the match, and can be made anew: it has a sum of its own.
[[nodiscard]] const Table &facts();
[[nodiscard]] const Table &running();
/// Their numbers follow each other from 1 on.
[[nodiscard]] const Table &runningPart();
[[nodiscard]] const Table &preset();
[[nodiscard]] const Table &setting();

/// The value as SQLite gives it back: it keeps no half characters.
[[nodiscard]] QVariant asKept(const QVariant &value);
[[nodiscard]] QByteArray sumOf(const Table &table, const QVariantList &values);
/// Of bytes that are not among the columns of a table's sum themselves.
[[nodiscard]] QByteArray sumOf(const QByteArray &bytes);

enum class Manner {
    add,
    replace, ///< the row with the same key, where there is one
};
/// What writes a row.
struct Writing
{
    QString statement;
    QVariantList values; ///< in the places of its question marks
};
[[nodiscard]] Writing writing(const Table &table, const QVariantList &values, Manner manner = Manner::add);
/// Writes a row with its sum: the one way in which rows are written. `values` are those of the columns, and last that
/// of `beyond`, where the table has one.
void write(Query &query, const Table &table, const QVariantList &values, Manner manner = Manner::add);
/// The number of the next row of a table that counts its rows and gives no number twice.
[[nodiscard]] qint64 nextNumber(Query &query, const Table &table);

/// Begins to read the columns and the sum; `rest` is the rest of the statement.
void select(Query &query, const Table &table, const QString &rest = {}, const QVariantList &values = {});
/// The row that select() is at is as it was written.
[[nodiscard]] bool fits(const Query &query, const Table &table);

} // namespace rows
