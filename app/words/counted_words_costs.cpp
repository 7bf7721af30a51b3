// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// CountedWords: what a move costs.

#include "words/counted_words.h"

#include "words/language.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace {

/// With one decimal, as the language writes it.
QString decimal(double points)
{
    return Language::instance().locale().toString(points, 'f', 1);
}

/// The same with its sign.
QString withSign(double points)
{
    const QString told = decimal(std::abs(points));
    if (told == decimal(0))
        return told;
    return (points < 0 ? u'−' : u'+') + told;
}

int inHundred(double cost)
{
    return static_cast<int>(std::lround(cost * 100));
}

} // namespace

QString CountedWords::figure(double cost) const
{
    if (balance())
        return withSign(-cost);
    const int rounded = inHundred(cost);
    if (margin() && rounded < 0)
        return u'+' + QString::number(-rounded);
    if (brings())
        return rounded > 0 ? u'−' + QString::number(rounded) : QString::number(-rounded);
    if (pennies())
        return rounded == 0 && cost > 0 ? tr("under 1", "lives, in a hundred deals") : QString::number(rounded);
    if (rounded == 0 && cost > 0)
        return tr("under 1%");
    if (rounded == 100 && cost < 1)
        return tr("over 99%");
    return tr("%1%", "a percentage").arg(rounded);
}

QString CountedWords::chance(double cost) const
{
    if (balance())
        return decimal(std::abs(cost)) == decimal(0) ? tr("your side breaks even", "in the mean, from here on")
            : cost > 0
            ? tr("your side stands to lose %1 points", "in the mean; a number with a decimal").arg(decimal(cost))
            : tr("your side stands to gain %1 points", "in the mean; a number with a decimal").arg(decimal(-cost));
    const int rounded = inHundred(cost);
    if (margin())
        return rounded > 0 ? tr("from here on you lose %n point(s) to the others", "in the mean", rounded)
                           : tr("from here on you gain %n point(s) on the others", "in the mean", -rounded);
    if (points())
        return tr("you score %n point(s) in 100 deals", nullptr, -rounded);
    if (chips())
        return rounded > 0 ? tr("you add %n chip(s) to the pot in 100 deals", nullptr, rounded)
                           : tr("you take %n chip(s) from the pot in 100 deals", nullptr, -rounded);
    const bool hardlyEver = rounded == 0 && cost > 0;
    if (cost == 0)
        return pennies() ? tr("you lose no life") : tr("you lose no token");
    if (pennies())
        return hardlyEver ? tr("you lose less than one life in 100 deals")
                          : tr("you lose %n life(s) in 100 deals", nullptr, rounded);
    return hardlyEver ? tr("you lose a token less than once in 100")
                      : tr("you lose a token %n time(s) in 100", nullptr, rounded);
}

QString CountedWords::inWhole(double cost) const
{
    if (!balance())
        return chance(cost);
    const auto whole = static_cast<int>(std::lround(std::abs(cost)));
    return whole == 0 ? tr("your side breaks even", "in the mean, from here on")
        : cost > 0    ? tr("your side stands to lose %n point(s)", "in the mean", whole)
                      : tr("your side stands to gain %n point(s)", "in the mean", whole);
}

QString CountedWords::inWholeThen(double cost) const
{
    if (!balance())
        return chance(cost);
    const auto whole = static_cast<int>(std::lround(std::abs(cost)));
    return whole == 0 ? tr("it breaks even", "it: the side, of which the points with another move were told before")
        : cost > 0    ? tr("it loses %n", "it: the side; so many points", whole)
                      : tr("it gains %n", "it: the side; so many points", whole);
}

QString CountedWords::riskTitle() const
{
    if (balance())
        return tr("Points for your side, from here on", "over the points of moves");
    if (margin())
        return tr("Points gained on the others, from here on", "over the points of moves");
    if (points())
        return tr("Points in 100 deals");
    if (chips())
        return tr("Chips from the pot in 100 deals");
    return pennies() ? tr("Lives lost in 100 deals") : tr("Risk of losing a token");
}

QString CountedWords::riskOf(const QString &name) const
{
    if (balance() || margin())
        return tr("%1: points from there to the end of the deal", "%1 is a name; numbers follow").arg(name);
    if (points())
        return tr("%1: points in 100 deals", "%1 is a name; numbers follow").arg(name);
    if (chips())
        return tr("%1: chips from the pot in 100 deals", "%1 is a name; numbers follow").arg(name);
    return pennies() ? tr("%1: lives lost in 100 deals", "%1 is a name; numbers follow").arg(name)
                     : tr("%1: risk of losing a token", "%1 is a name; percentages follow").arg(name);
}

QString CountedWords::riskNote() const
{
    if (balance())
        return tr("For every move, how many points your side gains or loses with it from here on");
    if (margin())
        return tr("For every move, how many points you gain on the others with it, or lose to them, from here on");
    if (points())
        return tr("For every move, how many points it brings in 100 deals");
    if (chips())
        return tr("For every move, how many chips it brings in 100 deals");
    return pennies() ? tr("For every move, how many lives it costs you")
                     : tr("For every move, your chance of losing a token");
}

QString CountedWords::riskShownHere() const
{
    if (balance())
        return tr("For each move, how many points your side gains or loses with it from here on is shown here.");
    if (margin())
        return tr("For each move, how many points you gain on the others with it, or lose to them, is shown here.");
    if (points())
        return tr("For each move, how many points it brings in 100 deals is shown here.");
    if (chips())
        return tr("For each move, how many chips it brings in 100 deals is shown here.");
    return pennies() ? tr("For each move, how many lives it costs is shown here.")
                     : tr("For each move, the chance of losing a token with it is shown here.");
}

QString CountedWords::dearer(int hundredths, bool worst) const
{
    if (balance())
        return worst ? tr("costliest mistake: −%1 points", "a number with a decimal").arg(decimal(hundredths / 100.0))
                     : tr("−%1 points", "by which a move brought less; a number with a decimal")
                           .arg(decimal(hundredths / 100.0));
    if (margin())
        return worst ? tr("costliest mistake: −%n point(s)", nullptr, hundredths)
                     : tr("−%n point(s)", "by which a move brought less", hundredths);
    if (points())
        return worst ? tr("costliest mistake: −%n point(s) in 100 deals", nullptr, hundredths)
                     : tr("−%n point(s) in 100 deals", "by which a move brought less", hundredths);
    if (chips())
        return worst ? tr("costliest mistake: −%n chip(s) in 100 deals", nullptr, hundredths)
                     : tr("−%n chip(s) in 100 deals", "by which a move brought less", hundredths);
    if (pennies())
        return worst ? tr("costliest mistake: +%n life(s) in 100 deals", nullptr, hundredths)
                     : tr("+%n life(s) in 100 deals", "by which a move cost more", hundredths);
    return worst ? QCoreApplication::translate("ReviewEntry", "costliest mistake: +%n points of risk",
                                               "percentage points", hundredths)
                 : QCoreApplication::translate("ReviewEntry", "+%n points of risk", "percentage points", hundredths);
}

QString CountedWords::worse(bool much) const
{
    if (brings())
        return much ? tr("Much less", "points: a move beside the best one")
                    : tr("A little less", "points: a move beside the best one");
    return much ? QCoreApplication::translate("Hint", "Much riskier", "a move beside the best one")
                : QCoreApplication::translate("Hint", "A little riskier", "a move beside the best one");
}

QString CountedWords::costlier(const QString &better, int hundredths) const
{
    if (balance())
        return tr("Better: %1. Your move brought %2 points less.", "%1 is a move, %2 a number with a decimal")
            .arg(better, decimal(hundredths / 100.0));
    if (margin())
        return tr("Better: %1. Your move brought %n point(s) less.", "%1 is a move", hundredths).arg(better);
    if (points())
        return tr("Better: %1. Your move brought %n point(s) less in 100 deals.", "%1 is a move", hundredths)
            .arg(better);
    if (chips())
        return tr("Better: %1. Your move brought %n chip(s) less in 100 deals.", "%1 is a move", hundredths)
            .arg(better);
    return pennies()
        ? tr("Better: %1. Your move cost %n life(s) more in 100 deals.", "%1 is a move", hundredths).arg(better)
        : tr("Better: %1. Your risk was %n percentage point(s) higher.", "%1 is a move; chances to lose a token",
             hundredths)
              .arg(better);
}

QString CountedWords::compared(const Compared &moves) const
{
    const auto &[name, move, figure, kind, other, otherFigure] = moves;
    if (balance() || margin())
        return tr("%1: %2, points from there on: %3. %4: %5, %6.",
                  "%1 name, %2 move, %3 number; %4 'Better' or 'Next best', %5 move, %6 number")
            .arg(name, move, figure, kind, other, otherFigure);
    if (points())
        return tr("%1: %2, points in 100 deals: %3. %4: %5, %6.",
                  "%1 name, %2 move, %3 number; %4 'Better' or 'Next best', %5 move, %6 number")
            .arg(name, move, figure, kind, other, otherFigure);
    if (chips())
        return tr("%1: %2, chips from the pot in 100 deals: %3. %4: %5, %6.",
                  "%1 name, %2 move, %3 number; %4 'Better' or 'Next best', %5 move, %6 number")
            .arg(name, move, figure, kind, other, otherFigure);
    return pennies() ? tr("%1: %2, lives lost in 100 deals: %3. %4: %5, %6.",
                          "%1 name, %2 move, %3 number; %4 'Better' or 'Next best', %5 move, %6 number")
                           .arg(name, move, figure, kind, other, otherFigure)
                     : tr("%1: %2, risk of losing a token %3. %4: %5, %6.",
                          "%1 name, %2 move, %3 percentage; %4 'Better' or 'Next best', %5 move, %6 percentage")
                           .arg(name, move, figure, kind, other, otherFigure);
}
