// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guide/guide_words.h"

QString GuideWords::yourCut(const QString &dealer)
{
    return tr("%1 deals, and the cut is yours. Drag along the pack, or use the arrow keys: anywhere will do. Then "
              "“Cut here”.")
        .arg(dealer);
}

QString GuideWords::othersCut(const QString &cutter, const QString &dealer)
{
    return tr("%1 cuts the pack, then %2 deals.").arg(cutter, dealer);
}

// ---------------------------------------------------------------- what was done

QString GuideWords::exchanged(const QString &name, const QString &give, const QString &take)
{
    return tr("%1 gives the %2 and takes the %3.", "a name; cards; cards").arg(name, give, take);
}

QString GuideWords::allSaw(const QString &sentence)
{
    return tr("%1 Everybody saw that: keep in mind who collects which suit.", "%1 is a sentence").arg(sentence);
}

QString GuideWords::youStay(const QString &worth)
{
    return tr("You stay with %1. Now see what the others do.").arg(worth);
}

QString GuideWords::youKnocked(const QString &worth)
{
    return tr("You have knocked with %1. Everybody else has one more turn, then the hands are shown.").arg(worth);
}

// ---------------------------------------------------------------- what can be done

QString GuideWords::yourTurn(const QString &give, const QString &take, const QString &worth)
{
    return tr("Your turn. Choose your %1 and, in the monte, the %2: that makes %3. Then “Exchange”.",
              "cards; cards; a hand's worth")
        .arg(give, take, worth);
}

QString GuideWords::yourTurnAgain(const QString &give, const QString &take, const QString &worth)
{
    return tr("Your turn again. I would give the %1 for the %2: that makes %3.", "cards; cards; a hand's worth")
        .arg(give, take, worth);
}

QString GuideWords::justSo(const QString &worth)
{
    return tr("Just so: press “Exchange”, and you have %1.").arg(worth);
}

QString GuideWords::rather(const QString &chosen, const QString &give, const QString &take, const QString &worth)
{
    return tr("That would make %1. I would give the %2 for the %3, which makes %4; but the hand is yours.",
              "a hand's worth; cards; cards; a hand's worth")
        .arg(chosen, give, take, worth);
}

// ---------------------------------------------------------------- who pays

QString GuideWords::youPay(const QString &worth, const QString &further)
{
    return tr("This time yours is the lowest hand, %1, and it costs a token. %2", "a hand's worth; two sentences")
        .arg(worth, further);
}

QString GuideWords::pays(const QString &name, const QString &worth, const QString &further)
{
    return tr("%1 has the lowest hand, %2, and pays a token. %3", "a name; a hand's worth; two sentences")
        .arg(name, worth, further);
}

QString GuideWords::severalPay(const QString &names, const QString &further)
{
    return tr("The lowest hands are equal: %1. Each pays a token. %2", "names; two sentences").arg(names, further);
}
