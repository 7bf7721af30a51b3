// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/table_options.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace arena {

using petrangola::Options;
using petrangola::OptionsFault;
using petrangola::TrisOrder;

namespace {

/// Sets one option from a value's text; gives what would have been right where it is not, or "".
template<class Options>
using Setter = std::function<QString(Options &, const QString &)>;
/// By key, in the order in which they are told.
template<class Options>
using Setters = std::vector<std::pair<QString, Setter<Options>>>;

template<class Options, class Member>
Setter<Options> number(Member Options::*member)
{
    return [member](Options &options, const QString &value) {
        bool isNumber = false;
        const int given = value.toInt(&isNumber);
        if (isNumber)
            options.*member = given;
        return isNumber ? QString() : QStringLiteral("a whole number");
    };
}

template<class Place>
Setter<Options> yesOrNo(Place place)
{
    return [place](Options &options, const QString &value) {
        const bool yes = value == QLatin1String("true");
        if (!yes && value != QLatin1String("false"))
            return QStringLiteral("true or false");
        place(options) = yes;
        return QString();
    };
}

const Setters<Options> &settersOfPetrangola()
{
    static const Setters<Options> byKey{
        {QStringLiteral("tokens"), number(&Options::tokens)},
        {QStringLiteral("aceLow"), yesOrNo([](Options &options) -> bool & { return options.ranking.aceLow; })},
        {QStringLiteral("trisBeatsSequence"),
         yesOrNo([](Options &options) -> bool & { return options.ranking.trisBeatsSequence; })},
        {QStringLiteral("trisOrder"),
         [](Options &options, const QString &value) {
             const auto order = trisOrderNamed(value);
             if (order)
                 options.ranking.trisOrder = *order;
             return order ? QString() : QStringLiteral("low or card");
         }},
        {QStringLiteral("showOnKnock"), yesOrNo([](Options &options) -> bool & { return options.showOnKnock; })},
        {QStringLiteral("reentries"), number(&Options::reentries)},
        {QStringLiteral("packs"), number(&Options::packs)},
        {QStringLiteral("stake"), number(&Options::stake)},
    };
    return byKey;
}

/// What there is, as a sentence.
template<class Options>
QString knownKeys(const Setters<Options> &setters)
{
    QStringList keys;
    for (const auto &[key, setter] : setters)
        keys << key;
    const QString last = keys.takeLast();
    return keys.isEmpty() ? QStringLiteral("there is %1.").arg(last)
                          : QStringLiteral("there are %1 and %2.").arg(keys.join(QStringLiteral(", ")), last);
}

template<class Options>
QString setBy(const Setters<Options> &setters, Options &options, const QString &assignment, const QString &example)
{
    const qsizetype sign = assignment.indexOf(u'=');
    if (sign < 0)
        return QStringLiteral("“%1”: key=value is wanted, as in %2.").arg(assignment, example);
    const QString key = assignment.left(sign);
    const auto found
        = std::find_if(setters.begin(), setters.end(), [&key](const auto &setter) { return setter.first == key; });
    if (found == setters.end())
        return QStringLiteral("“%1”: %2").arg(key, knownKeys(setters));
    const QString wanted = found->second(options, assignment.mid(sign + 1));
    return wanted.isEmpty() ? QString() : QStringLiteral("%1: %2 is wanted.").arg(key, wanted);
}

} // namespace

std::optional<TrisOrder> trisOrderNamed(const QString &name)
{
    if (name == QLatin1String("low"))
        return TrisOrder::lowBest;
    if (name == QLatin1String("card"))
        return TrisOrder::card;
    return std::nullopt;
}

QString setOption(Options &options, const QString &assignment)
{
    return setBy(settersOfPetrangola(), options, assignment, QStringLiteral("tokens=5"));
}

QString setOption(mambassa::Options &options, const QString &assignment)
{
    static const Setters<mambassa::Options> setters{
        {QStringLiteral("tokenValue"), number(&mambassa::Options::tokenValue)}};
    return setBy(setters, options, assignment, QStringLiteral("tokenValue=100"));
}

QString explain(mambassa::OptionsFault fault)
{
    if (fault == mambassa::OptionsFault::seats)
        return QStringLiteral("--seats: mambassa is for %1 to %2 seats.")
            .arg(mambassa::fewestSeats)
            .arg(mambassa::mostSeats);
    return QStringLiteral("--option tokenValue: 0 to %1 cents.").arg(mambassa::largestTokenValue);
}

QString explain(OptionsFault fault)
{
    switch (fault) {
    case OptionsFault::seats:
        return QStringLiteral("--seats: petrangola is for %1 to %2 seats.")
            .arg(petrangola::fewestSeats)
            .arg(petrangola::mostSeats);
    case OptionsFault::tokens:
        return QStringLiteral("--option tokens: 1 to %1.").arg(petrangola::mostTokens);
    case OptionsFault::reentries:
        return QStringLiteral("--option reentries: 0 to %1.").arg(petrangola::mostReentries);
    case OptionsFault::packs:
        return QStringLiteral("--option packs: 1, 2, or 0 for as many as the seats need.");
    case OptionsFault::onePackTooSmall:
        return QStringLiteral("--option packs: one pack serves up to %1 seats; take 2.")
            .arg(petrangola::mostSeatsWithOnePack);
    case OptionsFault::stake:
        break;
    }
    return QStringLiteral("--option stake: 0 to %1 cents.").arg(petrangola::largestStake);
}

} // namespace arena
