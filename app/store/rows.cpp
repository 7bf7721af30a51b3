// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/rows.h"

#include <QtEndian>

#include <algorithm>

#include <sodium.h>

using namespace Qt::StringLiterals;

namespace rows {

namespace {

constexpr std::size_t sumBytes = 32;

/// A sum as it grows.
class Sum
{
public:
    Sum()
    {
        // Looks once which of its ways is the quickest here.
        static const int ready = sodium_init();
        static_cast<void>(ready);
        crypto_generichash_init(&m_state, nullptr, 0, sumBytes);
    }

    void add(char type, const QByteArray &bytes)
    {
        QByteArray head(1, type);
        head.resize(1 + sizeof(quint64));
        qToBigEndian(static_cast<quint64>(bytes.size()), head.data() + 1);
        take(head);
        take(bytes);
    }
    void add(const QVariant &value)
    {
        if (value.isNull())
            return add('n', {});
        switch (value.typeId()) {
        case QMetaType::QString:
            return value.toString().isNull() ? add('n', {}) : add('t', value.toString().toUtf8());
        case QMetaType::QByteArray:
            return value.toByteArray().isNull() ? add('n', {}) : add('b', value.toByteArray());
        case QMetaType::Double:
            return add('r', QByteArray::number(value.toDouble(), 'g', 17));
        default:
            return add('i', QByteArray::number(value.toLongLong()));
        }
    }
    [[nodiscard]] QByteArray result()
    {
        QByteArray sum(sumBytes, '\0');
        crypto_generichash_final(&m_state, reinterpret_cast<unsigned char *>(sum.data()), sumBytes);
        return sum;
    }

private:
    void take(const QByteArray &bytes)
    {
        crypto_generichash_update(&m_state, reinterpret_cast<const unsigned char *>(bytes.constData()),
                                  static_cast<unsigned long long>(bytes.size()));
    }

    crypto_generichash_state m_state{};
};

} // namespace

const Table &match()
{
    static const Table table{.name = u"match"_s,
                             .columns = {u"id"_s, u"game"_s, u"began"_s, u"ended"_s, u"names"_s, u"kinds"_s, u"own"_s,
                                         u"winners"_s, u"side"_s, u"score"_s, u"scores"_s, u"place"_s, u"deals"_s,
                                         u"options"_s, u"seating"_s, u"imported"_s, u"digest"_s, u"record_sum"_s},
                             .sum = u"sum"_s,
                             .beyond = u"record"_s};
    return table;
}

const Table &facts()
{
    static const Table table{.name = u"match"_s, .columns = {u"id"_s, u"facts"_s}, .sum = u"facts_sum"_s};
    return table;
}

const Table &running()
{
    static const Table table{
        .name = u"running"_s, .columns = {u"one"_s, u"began"_s, u"seed"_s, u"seating"_s, u"shown"_s}, .sum = u"sum"_s};
    return table;
}

const Table &runningPart()
{
    static const Table table{.name = u"running_part"_s, .columns = {u"number"_s, u"lines"_s}, .sum = u"sum"_s};
    return table;
}

const Table &preset()
{
    static const Table table{
        .name = u"preset"_s, .columns = {u"id"_s, u"game"_s, u"name"_s, u"options"_s}, .sum = u"sum"_s};
    return table;
}

const Table &setting()
{
    static const Table table{.name = u"setting"_s, .columns = {u"key"_s, u"value"_s}, .sum = u"sum"_s};
    return table;
}

// SQLite drops a mark of byte order at the beginning, and reads halves of characters and two that are none as U+FFFD.
QVariant asKept(const QVariant &value)
{
    constexpr QChar byteOrder(0xfeff);
    constexpr QChar swapped(0xfffe);
    constexpr QChar last(0xffff);
    if (value.typeId() != QMetaType::QString || value.toString().isNull())
        return value;
    QString text = QString::fromUtf8(value.toString().toUtf8());
    std::replace_if(
        text.begin(), text.end(), [](QChar letter) { return letter == swapped || letter == last; },
        QChar(QChar::ReplacementCharacter));
    while (text.startsWith(byteOrder))
        text.remove(0, 1);
    return text;
}

QByteArray sumOf(const Table &table, const QVariantList &values)
{
    Sum sum;
    sum.add(table.name);
    sum.add(table.sum);
    for (qsizetype column = 0; column < table.columns.size(); ++column)
        sum.add(values.value(column));
    return sum.result();
}

QByteArray sumOf(const QByteArray &bytes)
{
    Sum sum;
    sum.add(bytes);
    return sum.result();
}

Writing writing(const Table &table, const QVariantList &values, Manner manner)
{
    QVariantList kept;
    kept.reserve(values.size() + 1);
    for (const QVariant &value : values)
        kept << asKept(value);
    kept.insert(table.columns.size(), sumOf(table, kept));
    QStringList columns = table.columns + QStringList{table.sum};
    if (!table.beyond.isEmpty())
        columns << table.beyond;
    const QStringList marks(columns.size(), u"?"_s);
    return {.statement
            = u"%1 INTO %2 (%3) VALUES (%4)"_s.arg(manner == Manner::replace ? u"INSERT OR REPLACE"_s : u"INSERT"_s,
                                                   table.name, columns.join(u", "_s), marks.join(u", "_s)),
            .values = kept};
}

void write(Query &query, const Table &table, const QVariantList &values, Manner manner)
{
    const Writing row = writing(table, values, manner);
    query.run(row.statement, row.values);
}

qint64 nextNumber(Query &query, const Table &table)
{
    query.run(u"SELECT max(coalesce((SELECT max(seq) FROM sqlite_sequence WHERE name = '%1'), 0),"
              " coalesce((SELECT max(id) FROM %1), 0)) + 1"_s.arg(table.name));
    return query.next() ? query.value(0).toLongLong() : 0;
}

void select(Query &query, const Table &table, const QString &rest, const QVariantList &values)
{
    query.run(u"SELECT %1, %2 FROM %3 %4"_s.arg(table.columns.join(u", "_s), table.sum, table.name, rest), values);
}

bool fits(const Query &query, const Table &table)
{
    QVariantList values;
    values.reserve(table.columns.size());
    for (int column = 0; column < table.columns.size(); ++column)
        values << query.value(column);
    return query.value(static_cast<int>(table.columns.size())) == sumOf(table, values);
}

} // namespace rows
