// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "setup/written_rules.h"

#include <QVariant>

using namespace Qt::StringLiterals;
using game::OptionInfo;

namespace {

/// Under which key it stands, and whether as a flag.
QString writtenKey(const OptionInfo &option)
{
    return QString::fromLatin1(option.flagKey.empty() ? option.key : option.flagKey);
}
bool writtenAsFlag(const OptionInfo &option)
{
    return option.kind == OptionInfo::Kind::flag || !option.flagKey.empty();
}

std::int64_t readOne(const QVariantMap &written, const OptionInfo &option, std::int64_t usual)
{
    const QString word = written.value(writtenKey(option)).toString();
    if (writtenAsFlag(option))
        return word == u"true" ? 1 : word == u"false" ? 0 : usual;
    return readValue(option, word).value_or(usual);
}

} // namespace

QJsonObject written_rules::written(const OptionList &list, const OptionValues &values, const QJsonObject &before)
{
    QJsonObject written = before;
    for (std::size_t place = 0; place < list.size(); ++place) {
        const OptionInfo &option = list[place];
        written[writtenKey(option)]
            = writtenAsFlag(option) ? QJsonValue(values[place] != 0) : jsonValue(option, values[place]);
    }
    return written;
}

OptionValues written_rules::read(const QJsonObject &written, const OptionList &list)
{
    const QVariantMap map = written.toVariantMap();
    OptionValues values = list.usual();
    for (std::size_t place = 0; place < list.size(); ++place)
        values[place] = readOne(map, list[place], values[place]);
    return values;
}

OptionValues written_rules::readForAnyTable(const QJsonObject &written, const OptionList &list,
                                            const game::Seating &seating)
{
    const OptionValues wanted = read(written, list);
    OptionValues values = list.offered(wanted, seating.fewest);
    for (int seats = seating.fewest + 1; seats <= seating.most; ++seats) {
        const OptionValues here = list.offered(wanted, seats);
        for (std::size_t place = 0; place < values.size(); ++place)
            if (here[place] == wanted[place])
                values[place] = wanted[place];
    }
    return values;
}
