// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/call_words.h"

using namespace Qt::StringLiterals;

QString CallWords::picture() const
{
    return stop() ? u"bell"_s : u"fist"_s;
}

QString CallWords::told(bool own) const
{
    if (stop())
        return own ? tr("you stopped the bus", "in a list of what is told of a seat")
                   : tr("has stopped the bus", "a seat");
    return own ? tr("you knocked", "in a list of what is told of a seat") : tr("has knocked", "a seat");
}

QString CallWords::listed(bool own, const QString &name) const
{
    if (stop())
        return own ? tr("you stopped the bus") : tr("%1 stopped the bus").arg(name);
    return own ? tr("you knocked") : tr("%1 knocked").arg(name);
}

QString CallWords::yours() const
{
    return stop() ? tr("You stopped the bus") : tr("You knocked");
}

QString CallWords::yoursThenLastOf(const QString &mover) const
{
    return stop() ? tr("You stopped the bus · last turn for %1").arg(mover)
                  : tr("You knocked · last turn for %1").arg(mover);
}

QString CallWords::yourLastTurn(const QString &caller) const
{
    return stop() ? tr("Your last turn: %1 stopped the bus").arg(caller) : tr("Your last turn: %1 knocked").arg(caller);
}

QString CallWords::lastTurn(const QString &caller) const
{
    return stop() ? tr("Last turn: %1 stopped the bus").arg(caller) : tr("Last turn: %1 knocked").arg(caller);
}

QString CallWords::lastQuestion(const QString &caller, const QString &worth, const QString &monte) const
{
    const QString question = stop() ? tr("Your last turn: %1 stopped the bus. You have %2. In the monte: %3.",
                                         "%1 is a name, %2 a hand's worth, %3 are cards")
                                    : tr("Your last turn: %1 knocked. You have %2. In the monte: %3.",
                                         "%1 is a name, %2 a hand's worth, %3 are cards");
    return question.arg(caller, worth, monte);
}

QString CallWords::really() const
{
    return stop() ? tr("Really stop the bus?") : tr("Really knock?");
}

QString CallWords::pressAgain() const
{
    return stop() ? tr("press again to stop it, Esc to think again") : tr("press again to knock, Esc to think again");
}

QString CallWords::asksAgain() const
{
    return stop() ? tr("Really stop the bus? Press again to stop it, Esc to think again.")
                  : tr("Really knock? Press again to knock, Esc to think again.");
}

QString CallWords::early() const
{
    if (m_call == Call::none)
        return tr("Spends good cards freely", "an opponent's temperament");
    return stop() ? tr("Stops the bus early", "an opponent's temperament")
                  : tr("Knocks early", "an opponent's temperament");
}

QString CallWords::late() const
{
    if (m_call == Call::none)
        return tr("Holds good cards back", "an opponent's temperament");
    return stop() ? tr("Stops the bus late", "an opponent's temperament")
                  : tr("Knocks late", "an opponent's temperament");
}

QString CallWords::handsAndCalls() const
{
    return stop() ? tr("Hands and stops", "in the statistics") : tr("Hands and knocks", "in the statistics");
}

QString CallWords::calls() const
{
    return stop() ? tr("Stops", "of the bus, in the statistics") : tr("Knocks", "in the statistics");
}

QString CallWords::yourCalls() const
{
    return stop() ? tr("Times you stopped the bus") : tr("Your knocks");
}

QString CallWords::howTheyEnded() const
{
    return stop() ? tr("How it ended when you stopped the bus") : tr("How your knocks ended");
}

QString CallWords::costlyCalls() const
{
    return stop() ? tr("Stops that cost you a token") : tr("Knocks that cost you a token");
}
