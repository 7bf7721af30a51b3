// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/options.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using game::OptionInfo;

std::optional<std::size_t> OptionList::find(const QString &key) const
{
    const auto found = std::find_if(m_options.begin(), m_options.end(),
                                    [&key](const auto *option) { return keyOf(*option) == key; });
    return found == m_options.end() ? std::nullopt : std::optional<std::size_t>(found - m_options.begin());
}

std::vector<std::size_t> OptionList::variants() const
{
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < m_options.size(); ++place)
        if (m_options[place]->tellsVariants)
            places.push_back(place);
    return places;
}

bool OptionList::matters(std::size_t place, const OptionValues &values) const
{
    const game::OptionCondition &condition = m_options[place]->matters;
    if (condition.key.empty())
        return true;
    const auto on = find(QString::fromLatin1(condition.key));
    return on && *on < values.size() && values[*on] == condition.value;
}

bool OptionList::same(const OptionValues &values, const OptionValues &others) const
{
    if (values.size() != size() || others.size() != size())
        return false;
    for (std::size_t place = 0; place < size(); ++place)
        if (values[place] != others[place] && (matters(place, values) || matters(place, others)))
            return false;
    return true;
}

OptionValues OptionList::offered(OptionValues values, int seats) const
{
    values.resize(size());
    for (std::size_t place = 0; place < size(); ++place) {
        const OptionInfo &option = *m_options[place];
        values[place] = std::min(option.fitted(values[place], seats), option.mostOffered);
    }
    return values;
}

QString writtenValue(const OptionInfo &option, std::int64_t value)
{
    switch (option.kind) {
    case OptionInfo::Kind::flag:
        return value == 0 ? u"false"_s : u"true"_s;
    case OptionInfo::Kind::choice:
        return QString::fromLatin1(option.values[static_cast<std::size_t>(value)]);
    default:
        return QString::number(value);
    }
}

QStringList writtenValues(const OptionInfo &option)
{
    std::size_t count = 0;
    if (option.kind == OptionInfo::Kind::flag)
        count = 2;
    else if (option.kind == OptionInfo::Kind::choice)
        count = option.values.size();
    QStringList written;
    for (std::size_t value = 0; value < count; ++value)
        written << writtenValue(option, static_cast<std::int64_t>(value));
    return written;
}

QJsonValue jsonValue(const OptionInfo &option, std::int64_t value)
{
    switch (option.kind) {
    case OptionInfo::Kind::flag:
        return value != 0;
    case OptionInfo::Kind::choice:
        return writtenValue(option, value);
    default:
        return static_cast<qint64>(value);
    }
}

std::optional<std::int64_t> readValue(const OptionInfo &option, const QString &written)
{
    if (option.kind == OptionInfo::Kind::number || option.kind == OptionInfo::Kind::money) {
        bool isNumber = false;
        const qlonglong value = written.toLongLong(&isNumber);
        return isNumber ? std::optional<std::int64_t>(value) : std::nullopt;
    }
    const qsizetype place = writtenValues(option).indexOf(written);
    return place < 0 ? std::nullopt : std::optional<std::int64_t>(place);
}
