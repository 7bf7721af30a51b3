// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guide/guide_words.h"

#include "advice/hint_words.h"

QString GuideWords::yourCut(const QString &dealer)
{
    return tr("%1 deals, and you cut. Drag along the pack, or use the arrow keys: any place will do. Then “Cut here”.")
        .arg(dealer);
}

QString GuideWords::othersCut(const QString &cutter, const QString &dealer)
{
    return tr("%1 cuts the pack, then %2 deals.").arg(cutter, dealer);
}

QString GuideWords::looking()
{
    return tr("Let me look at the cards…");
}

// ---------------------------------------------------------------- what is less good

QString GuideWords::lessGood(const QString &cost, const QString &better, const QString &betterCost)
{
    return tr("That way %1. Better: %2; then %3.", "%1 and %3 are 'you lose a token 12 times in 100', %2 is a move")
        .arg(cost, HintWords::within(better), betterCost);
}

QString GuideWords::lessGood(const QString &worth, const QString &cost, const QString &better,
                             const QString &betterWorth, const QString &betterCost)
{
    return tr("That makes %1: %2. Better: %3. That makes %4: %5.",
              "%1 and %4 are hands' worths, %2 and %5 'you lose a token 12 times in 100', %3 a move")
        .arg(worth, cost, HintWords::within(better), betterWorth, betterCost);
}

QString GuideWords::asGood(const QString &wanted)
{
    return tr("That is about as good. But this lesson is about another move: %1.", "%1 is a move")
        .arg(HintWords::within(wanted));
}

// ---------------------------------------------------------------- what was done

QString GuideWords::exchanged(const QString &name, const QString &give, const QString &take)
{
    return tr("%1 gives %2 and takes %3.", "a name; cards; cards").arg(name, give, take);
}

QString GuideWords::allSaw(const QString &sentence)
{
    return tr("%1 Everybody saw that: remember who collects which suit.", "%1 is a sentence").arg(sentence);
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
    return tr("Your turn. Choose %1 from your hand and %2 from the monte: that makes %3. Then “Exchange”.",
              "cards; cards; a hand's worth")
        .arg(give, take, worth);
}

QString GuideWords::yourTurnAgain(const QString &give, const QString &take, const QString &worth)
{
    return tr("Your turn again. I would give %1 for %2: that makes %3.", "cards; cards; a hand's worth")
        .arg(give, take, worth);
}

QString GuideWords::addUp(const QString &together, const QString &idle, bool several)
{
    if (idle.isEmpty())
        return tr("This way %1 add up.", "%1 is 'two cards of coins'").arg(together);
    return several
        ? tr("Because %1 did not count, and this way %2 add up.", "two cards or more; 'two cards of coins'")
              .arg(idle, together)
        : tr("Because %1 did not count, and this way %2 add up.", "a card; 'two cards of coins'").arg(idle, together);
}

QString GuideWords::countsAlone(const QString &card)
{
    return tr("Only %1 counts then, but it is worth more than what you have.", "%1 is a card with its article")
        .arg(card);
}

QString GuideWords::beatsPoints()
{
    return tr("That beats every hand that only counts points.");
}

QString GuideWords::justSo(const QString &worth)
{
    return tr("That’s it: press “Exchange”, and you have %1.").arg(worth);
}

QString GuideWords::rather(const QString &chosen, const QString &give, const QString &take, const QString &worth)
{
    return tr("That would make %1. I would give %2 for %3, which makes %4; but it is your hand.",
              "a hand's worth; cards; cards; a hand's worth")
        .arg(chosen, give, take, worth);
}

// ---------------------------------------------------------------- who pays

QString GuideWords::unheeded(const QString &advised, const QString &advisedCost, const QString &cost)
{
    return tr("I had said: %1. My way %2; your way %3.",
              "%1 is a move, %2 and %3 are 'you lose a token 12 times in 100'")
        .arg(HintWords::within(advised), advisedCost, cost);
}

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
    return tr("%1 tie for the lowest hand: a token each. %2", "names; two sentences").arg(names, further);
}
