// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/table_options.h"

#include <QStringList>

using game::OptionInfo;

namespace arena {

namespace {

/// What there is, as a sentence.
QString knownKeys(const OptionList &options)
{
    QStringList keys;
    for (const OptionInfo *option : options.all())
        keys << keyOf(*option);
    return (keys.size() == 1 ? QStringLiteral("there is %1.") : QStringLiteral("there are %1."))
        .arg(listed(keys, QStringLiteral(" and ")));
}

/// The words that an option may have, where it has words.
QString wordsOf(const OptionInfo &option)
{
    if (option.kind == OptionInfo::Kind::flag)
        return QStringLiteral("true or false");
    return listed(writtenValues(option), QStringLiteral(" or "));
}

bool isNumber(const OptionInfo &option)
{
    return option.kind == OptionInfo::Kind::number || option.kind == OptionInfo::Kind::money;
}

} // namespace

QString listed(QStringList words, const QString &conjunction)
{
    const QString last = words.takeLast();
    return words.isEmpty() ? last : words.join(QStringLiteral(", ")) + conjunction + last;
}

QString range(const OptionInfo &option)
{
    if (!isNumber(option))
        return wordsOf(option);
    QString words = QStringLiteral("%1 to %2").arg(option.least).arg(option.most);
    if (option.kind == OptionInfo::Kind::money)
        words += QStringLiteral(" cents");
    if (option.played != nullptr)
        words += QStringLiteral(", %1 for as many as the seats need").arg(option.least);
    return words;
}

QString setOption(const GameInfo &game, OptionValues &values, const QString &assignment)
{
    const qsizetype sign = assignment.indexOf(u'=');
    if (sign < 0) {
        const OptionInfo &first = game.options[0];
        return QStringLiteral("“%1”: key=value is wanted, as in %2=%3.")
            .arg(assignment, keyOf(first), writtenValue(first, 2 * game.options.usual()[0]));
    }
    const QString key = assignment.left(sign);
    const auto place = game.options.find(key);
    if (!place)
        return QStringLiteral("“%1”: %2").arg(key, knownKeys(game.options));
    const OptionInfo &option = game.options[*place];
    const auto value = readValue(option, assignment.mid(sign + 1));
    if (!value)
        return QStringLiteral("%1: %2 is wanted.")
            .arg(key, isNumber(option) ? QStringLiteral("a whole number") : wordsOf(option));
    if (values.empty())
        values = game.options.usual();
    values[*place] = *value;
    return {};
}

QString explain(const GameInfo &game, const game::OptionFault &fault, int seats)
{
    if (fault.option == nullptr)
        return QStringLiteral("--seats: %1 is for %2 to %3 seats.")
            .arg(game.name)
            .arg(game.seating.fewest)
            .arg(game.seating.most);
    const OptionInfo &option = *fault.option;
    if (fault.bySeats && !isNumber(option)) {
        QStringList fitting;
        for (std::int64_t value = option.least; value <= option.most; ++value)
            if (option.fitted(value, seats) == value)
                fitting << writtenValue(option, value);
        return QStringLiteral("--option %1: with %2 seats it is %3.")
            .arg(keyOf(option))
            .arg(seats)
            .arg(listed(fitting, QStringLiteral(" or ")));
    }
    if (fault.bySeats)
        return QStringLiteral("--option %1: too small for %2 seats; the least is %3.")
            .arg(keyOf(option))
            .arg(seats)
            .arg(option.fitted(option.inPlay(option.least, seats), seats));
    return QStringLiteral("--option %1: %2.").arg(keyOf(option), range(option));
}

QString optionsHelp()
{
    QStringList games;
    for (const GameInfo &game : catalog::games()) {
        QStringList options;
        for (const OptionInfo *option : game.options.all())
            options << QStringLiteral("%1 (%2)").arg(keyOf(*option), range(*option));
        games << QStringLiteral("for %1 %2").arg(game.name, listed(options, QStringLiteral(" or ")));
    }
    return QStringLiteral("A house rule, may be repeated: %1.").arg(games.join(QStringLiteral("; ")));
}

} // namespace arena
