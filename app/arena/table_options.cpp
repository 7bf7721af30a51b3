// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/table_options.h"

#include <QHash>

#include <functional>

namespace arena {

using petrangola::Options;
using petrangola::OptionsFault;
using petrangola::TrisOrder;

namespace {

/// Sets one option from a value's text; gives what would have been right where it is not, or "".
template<class Options>
using Setter = std::function<QString(Options &, const QString &)>;
template<class Options>
using Setters = QHash<QString, Setter<Options>>;

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
        {QStringLiteral("reentries"), number(&Options::reentries)},
        {QStringLiteral("packs"), number(&Options::packs)},
        {QStringLiteral("stake"), number(&Options::stake)},
        {QStringLiteral("aceLow"), yesOrNo([](Options &options) -> bool & { return options.ranking.aceLow; })},
        {QStringLiteral("trisBeatsSequence"),
         yesOrNo([](Options &options) -> bool & { return options.ranking.trisBeatsSequence; })},
        {QStringLiteral("showOnKnock"), yesOrNo([](Options &options) -> bool & { return options.showOnKnock; })},
        {QStringLiteral("trisOrder"),
         [](Options &options, const QString &value) {
             const auto order = trisOrderNamed(value);
             if (order)
                 options.ranking.trisOrder = *order;
             return order ? QString() : QStringLiteral("low or card");
         }},
    };
    return byKey;
}

template<class Options>
QString setBy(const Setters<Options> &setters, Options &options, const QString &assignment, const QString &example,
              const QString &known)
{
    const qsizetype sign = assignment.indexOf(u'=');
    if (sign < 0)
        return QStringLiteral("“%1”: key=value is wanted, as in %2.").arg(assignment, example);
    const QString key = assignment.left(sign);
    const auto setter = setters.constFind(key);
    if (setter == setters.constEnd())
        return QStringLiteral("“%1”: %2").arg(key, known);
    const QString wanted = (*setter)(options, assignment.mid(sign + 1));
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
    return setBy(settersOfPetrangola(), options, assignment, QStringLiteral("tokens=5"),
                 QStringLiteral("there are tokens, aceLow, trisBeatsSequence, trisOrder, showOnKnock, reentries, packs "
                                "and stake."));
}

QString setOption(mambassa::Options &options, const QString &assignment)
{
    static const Setters<mambassa::Options> setters{
        {QStringLiteral("tokenValue"), number(&mambassa::Options::tokenValue)}};
    return setBy(setters, options, assignment, QStringLiteral("tokenValue=100"),
                 QStringLiteral("there is tokenValue."));
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
