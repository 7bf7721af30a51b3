// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/option_json.h"

#include <QCoreApplication>

using game::OptionInfo;

namespace record {

namespace {

std::int64_t readOne(JsonReader &reader, const OptionInfo &option, std::int64_t usual, int seats)
{
    const QString key = keyOf(option);
    if (option.mayLack && !reader.has(key))
        return usual;
    if (option.kind == OptionInfo::Kind::flag)
        return reader.flag(key) ? 1 : 0;
    if (option.kind == OptionInfo::Kind::choice)
        return reader.word(key, writtenValues(option));
    const std::int64_t value = reader.number(key, option.inPlay(option.least, game::fewestSeats), option.most);
    if (const std::int64_t fitted = option.fitted(value, seats); fitted != value)
        reader.fault(key, QCoreApplication::translate("Record", "%1 for %2 seats", "numbers").arg(fitted).arg(seats));
    return value;
}

} // namespace

QJsonObject written(const OptionList &list, const OptionValues &values, int seats)
{
    QJsonObject object;
    for (std::size_t place = 0; place < list.size(); ++place)
        object.insert(keyOf(list[place]), jsonValue(list[place], list[place].inPlay(values[place], seats)));
    return object;
}

OptionValues readValues(JsonReader &reader, const OptionList &list, const game::Seating &seating, int seats)
{
    OptionValues values;
    for (std::size_t place = 0; place < list.size(); ++place)
        values.push_back(readOne(reader, list[place], list.usual()[place], seats));
    if (seats < seating.fewest || seats > seating.most)
        reader.fault(keyOf(list[0]),
                     QCoreApplication::translate("Record", "for %1 to %2 seats").arg(seating.fewest).arg(seating.most));
    return values;
}

OptionValues valuesIn(const QJsonObject &options, const OptionList &list, const game::Seating &seating, int seats)
{
    JsonReader reader(options);
    OptionValues values = readValues(reader, list, seating, seats);
    return reader.failed() ? list.usual() : values;
}

} // namespace record
