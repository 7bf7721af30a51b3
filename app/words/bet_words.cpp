// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/bet_words.h"

#include <QCoreApplication>

namespace {

class Bets
{
    Q_DECLARE_TR_FUNCTIONS(Bets)
};

/// A name within what `speaker` says; an empty one is the person's.
QString saidBy(const QString &speaker, const QString &name)
{
    if (name == speaker)
        return Bets::tr("me", "after 'I bet 2 on' or 'over'");
    return name.isEmpty() ? Bets::tr("you", "after 'I bet 2 on' or 'over'") : name;
}

} // namespace

QString BetWords::claim() const
{
    if (backs.isEmpty())
        return Bets::tr("you outlast %1", "%1 is a name").arg(against);
    if (against.isEmpty())
        return Bets::tr("%1 outlasts you", "%1 is a name").arg(backs);
    return Bets::tr("%1 outlasts %2", "names").arg(backs, against);
}

QString BetWords::offered() const
{
    if (by.isEmpty())
        return Bets::tr("You bet %1 %2: %3", "%1 is a name, %2 how much, %3 'Bruno outlasts Nives'")
            .arg(with, QString::number(stake), claim());
    if (with.isEmpty())
        return Bets::tr("%1 bets you %2: %3", "%1 is a name, %2 how much, %3 'Bruno outlasts Nives'")
            .arg(by, QString::number(stake), claim());
    return Bets::tr("%1 bets %2 %3: %4", "%1 and %2 are names, %3 is how much, %4 'Bruno outlasts Nives'")
        .arg(by, with, QString::number(stake), claim());
}

QString BetWords::open() const
{
    if (by.isEmpty())
        return Bets::tr("You with %1, %2: %3", "a bet; %1 is a name, %2 how much, %3 'Bruno outlasts Nives'")
            .arg(with, QString::number(stake), claim());
    if (with.isEmpty())
        return Bets::tr("%1 with you, %2: %3", "a bet; %1 is a name, %2 how much, %3 'Bruno outlasts Nives'")
            .arg(by, QString::number(stake), claim());
    return Bets::tr("%1 with %2, %3: %4", "a bet; %1 and %2 are names, %3 is how much, %4 'Bruno outlasts Nives'")
        .arg(by, with, QString::number(stake), claim());
}

QString BetWords::said() const
{
    return Bets::tr("I bet %1 on %2, over %3", "in a bubble; %1 is how much, the others are names, 'me' or 'you'")
        .arg(QString::number(stake), saidBy(by, backs), saidBy(by, against));
}

QString BetWords::result(int result) const
{
    if (result == byNobody)
        return by.isEmpty() || with.isEmpty()
            ? Bets::tr("Your bet with %1 is a tie: both stakes go back", "%1 is a name").arg(by.isEmpty() ? with : by)
            : Bets::tr("The bet of %1 and %2 is a tie: both stakes go back", "names").arg(by, with);
    const bool offerer = result == byOfferer;
    const QString &winner = offerer ? by : with;
    const QString &loser = offerer ? with : by;
    const BetWords lasted{
        .by = {}, .with = {}, .backs = offerer ? backs : against, .against = offerer ? against : backs};
    const QString what = lasted.backs.isEmpty()
        ? Bets::tr("You outlast %1", "%1 is a name; begins a sentence").arg(lasted.against)
        : lasted.claim();
    if (winner.isEmpty())
        return Bets::tr("%1: you win %2 from %3", "%1 is 'Bruno outlasts Nives', %2 how much, %3 a name")
            .arg(what, QString::number(stake), loser);
    if (loser.isEmpty())
        return Bets::tr("%1: %3 wins %2 from you", "%1 is 'Bruno outlasts Nives', %2 how much, %3 a name")
            .arg(what, QString::number(stake), winner);
    return Bets::tr("%1: %3 wins %2 from %4", "%1 is 'Bruno outlasts Nives', %2 how much, %3 and %4 are names")
        .arg(what, QString::number(stake), winner, loser);
}
