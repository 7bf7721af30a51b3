// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/stored_row.h"

#include <QtEndian>

#include <array>
#include <bit>
#include <vector>

using namespace Qt::StringLiterals;

namespace stored {

namespace {

constexpr int mostColumns = 64;

/// A whole number of so many bytes.
qint64 integerAt(const QByteArray &bytes, qsizetype place, int count)
{
    quint64 value = (static_cast<quint8>(bytes[place]) & 0x80U) != 0 ? ~quint64{0} : 0;
    for (int byte = 0; byte < count; ++byte)
        value = value << 8 | static_cast<quint8>(bytes[place + byte]);
    return static_cast<qint64>(value);
}

/// The bytes that a value of that type takes, or -1 for a type that there is not.
qint64 lengthOf(quint64 type)
{
    constexpr std::array<int, 12> lengths{0, 1, 2, 3, 4, 6, 8, 8, 0, 0, -1, -1};
    constexpr quint64 mostBytes = quint64{1} << 31;
    if (type < lengths.size())
        return lengths[type];
    const quint64 length = (type - lengths.size()) / 2;
    return length < mostBytes ? static_cast<qint64>(length) : -1;
}

QVariant valueAt(const QByteArray &bytes, qsizetype place, quint64 type, qint64 length)
{
    switch (type) {
    case 0:
        return {};
    case 7:
        return std::bit_cast<double>(qFromBigEndian<quint64>(bytes.constData() + place));
    case 8:
        return qint64{0};
    case 9:
        return qint64{1};
    default:
        break;
    }
    if (type < 7)
        return integerAt(bytes, place, static_cast<int>(length));
    // What is empty is not NULL.
    if (length == 0)
        return type % 2 == 0 ? QVariant(QByteArray("")) : QVariant(u""_s);
    const QByteArray content = bytes.mid(place, length);
    return type % 2 == 0 ? QVariant(content) : QVariant(QString::fromUtf8(content));
}

/// A column's name, and what it takes: i a whole number, t text, b bytes; T and B those or NULL; k the number of the
/// row, which lies elsewhere.
struct Column
{
    const char *name;
    char takes;
};

struct Shape
{
    const char *table;
    std::vector<Column> columns;
    std::size_t least; ///< with which rows were written before the last columns came
};

/// The tables of all versions, as app/store/migrations.cpp makes them, each with another number or other types of
/// columns.
const std::vector<Shape> &shapes()
{
    using Columns = std::vector<Column>;
    const auto joined = [](std::initializer_list<Columns> parts) {
        Columns columns;
        for (const Columns &part : parts)
            columns.insert(columns.end(), part.begin(), part.end());
        return columns;
    };
    const Columns sat{{"id", 'k'},    {"game", 't'},  {"began", 'T'}, {"ended", 'T'},
                      {"names", 't'}, {"kinds", 't'}, {"own", 'i'}};
    const Columns formerEnd{{"winner", 'i'}};
    const Columns end{{"winners", 't'}, {"side", 'i'}, {"score", 't'}, {"scores", 't'}};
    const Columns played{{"place", 'i'},   {"deals", 'i'},    {"options", 't'},
                         {"seating", 't'}, {"imported", 'i'}, {"digest", 't'}};
    const Columns summed{{"facts", 'T'}, {"facts_sum", 'B'}, {"record_sum", 'b'}, {"sum", 'b'}, {"record", 'b'}};
    static const std::vector<Shape> all{
        {"match", joined({sat, formerEnd, played, {{"record", 'b'}, {"facts", 'T'}}}), 15},
        {"match", joined({sat, formerEnd, played, summed}), 19},
        {"match", joined({sat, end, played, summed}), 22},
        {"running", {{"one", 'k'}, {"began", 'T'}, {"seed", 'b'}, {"seating", 't'}, {"shown", 'i'}, {"sum", 'b'}}, 5},
        {"running_part", {{"number", 'k'}, {"lines", 'b'}, {"sum", 'b'}}, 2},
        {"preset", {{"id", 'k'}, {"game", 't'}, {"name", 't'}, {"options", 't'}, {"sum", 'b'}}, 4},
        {"setting", {{"key", 't'}, {"value", 't'}, {"sum", 'b'}}, 2},
    };
    return all;
}

bool fits(char takes, const QVariant &value)
{
    const int type = value.typeId();
    switch (takes) {
    case 'k':
        return !value.isValid();
    case 'i':
        return type == QMetaType::LongLong;
    case 'T':
        return type == QMetaType::QString || !value.isValid();
    case 't':
        return type == QMetaType::QString;
    case 'B':
        return type == QMetaType::QByteArray || !value.isValid();
    default:
        return type == QMetaType::QByteArray;
    }
}

} // namespace

std::optional<Number> numberAt(const QByteArray &bytes, qsizetype place)
{
    constexpr int most = 9;
    Number number{.end = place};
    for (int byte = 0; byte < most; ++byte) {
        if (number.end < 0 || number.end >= bytes.size())
            return std::nullopt;
        const auto next = static_cast<quint8>(bytes[number.end++]);
        if (byte == most - 1) {
            number.value = number.value << 8 | next;
            break;
        }
        number.value = number.value << 7 | (next & 0x7fU);
        if ((next & 0x80U) == 0)
            break;
    }
    return number;
}

std::optional<QVariantList> valuesOf(const QByteArray &payload)
{
    const auto head = numberAt(payload, 0);
    if (!head || head->value > static_cast<quint64>(payload.size()))
        return std::nullopt;
    const auto headEnd = static_cast<qsizetype>(head->value);
    qsizetype typeAt = head->end;
    qsizetype place = headEnd;
    QVariantList values;
    while (typeAt < headEnd) {
        const auto type = numberAt(payload, typeAt);
        if (!type || type->end > headEnd || values.size() == mostColumns)
            return std::nullopt;
        typeAt = type->end;
        const qint64 length = lengthOf(type->value);
        if (length < 0 || length > payload.size() - place)
            return std::nullopt;
        values << valueAt(payload, place, type->value, length);
        place += length;
    }
    // Nothing is left over in a row that is right.
    return place == payload.size() ? std::optional(values) : std::nullopt;
}

std::optional<SalvagedRow> rowOf(const QVariantList &values, qint64 number)
{
    const auto count = static_cast<std::size_t>(values.size());
    for (const Shape &shape : shapes()) {
        if (count < shape.least || count > shape.columns.size())
            continue;
        SalvagedRow row{.table = QString::fromLatin1(shape.table), .values = {}};
        for (std::size_t column = 0; column < count; ++column) {
            const Column &at = shape.columns[column];
            const QVariant &value = values[static_cast<qsizetype>(column)];
            if (!fits(at.takes, value))
                break;
            row.values.insert(QString::fromLatin1(at.name), at.takes == 'k' ? QVariant(number) : value);
        }
        if (row.values.size() == values.size())
            return row;
    }
    return std::nullopt;
}

} // namespace stored
