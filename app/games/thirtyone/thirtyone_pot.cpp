// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneTable: what a deal comes to where chips are played for (rules/thirty-one.md, 3.2).

#include "games/thirtyone/thirtyone_table.h"
#include "words/phrases.h"

using namespace thirtyone;
using game::at;
using game::Seat;

/// The ante lies on the plate already: a showdown gives the pot away, and a 31 makes the others add to it.
game::DealOver ThirtyoneTable::settled(const thirtyone::Showdown &showdown) const
{
    game::DealOver over = ShowdownTable::settled(showdown);
    if (!forChips())
        return over;
    for (const Seat seat : showdown.playing) {
        over.lost[at(seat)] = showdown.outcome.lost[at(seat)];
        over.gained[at(seat)] = showdown.outcome.gained[at(seat)];
    }
    return over;
}

/// Everybody stakes for the deal.
void ThirtyoneTable::stakeAntes()
{
    for (const Seat seat : m_view.playing)
        Q_EMIT staked(seat, m_view.options.ante);
}

QString ThirtyoneTable::whoTakesThePot() const
{
    const auto [share, names, own] = foremost(m_lastShowdown.outcome.gained);
    if (names.isEmpty() || share == 0)
        return tr("The pot stays where it is");
    if (names.size() > 1)
        return tr("The pot is shared, %n chip(s) each: %1", "a list of names", share).arg(Phrases::list(names));
    return own ? tr("You take the pot: %n chip(s)", nullptr, share)
               : tr("%1 takes the pot: %n chip(s)", nullptr, share).arg(names.constFirst());
}

/// Whose hand took it, and what becomes of the rest.
QString ThirtyoneTable::whyThePot() const
{
    QStringList sentences;
    const auto [share, names, own] = foremost(m_lastShowdown.outcome.gained);
    const bool several = names.size() > 1;
    Seat winner = m_lastShowdown.playing.lowest();
    for (const Seat seat : m_lastShowdown.playing)
        if (m_lastShowdown.outcome.gained[at(seat)] > m_lastShowdown.outcome.gained[at(winner)])
            winner = seat;
    const Hand &hand = m_lastShowdown.hands[at(winner)];
    if (m_ending == Ending::blitz)
        sentences << tr("31 ends the deal: everybody else adds a chip.");
    else if (several)
        sentences << tr("They have equal hands, %n point(s).", nullptr, m_view.values->of(hand) / 2);
    else
        sentences << (own ? tr("Yours is the highest hand: %1.", "%1 is a hand's worth").arg(inWordsOf(hand))
                          : tr("The highest hand: %1.", "%1 is a hand's worth").arg(inWordsOf(hand)));
    const bool goesOn = m_view.winners.empty();
    if (several && m_lastShowdown.pot > 0 && goesOn)
        sentences << tr("%n chip(s) cannot be divided and stay for the next deal.", nullptr, m_lastShowdown.pot);
    QStringList out;
    for (const Seat seat : m_lastShowdown.playing)
        if (!m_lastShowdown.in.contains(seat))
            out << (isYou(seat) ? tr("you", "within a list of those who are out") : nameOf(seat));
    if (!out.isEmpty())
        sentences << tr("Too few chips for another deal: %1.", "one name or a list").arg(Phrases::list(out));
    if (m_view.deal >= m_view.options.maxHands)
        sentences << tr("That was the last of %n deal(s).", nullptr, m_view.options.maxHands);
    return sentences.join(QLatin1Char(' '));
}

QString ThirtyoneTable::potForThirtyOne(const QString &worth) const
{
    const Seat seat = m_blitzers.lowest();
    return isYou(seat)
        ? tr("You turn up %1. Everybody else adds a chip, and the pot is yours.").arg(worth)
        : tr("%1 turns up %2. Everybody else adds a chip, and the pot goes to that hand.").arg(nameOf(seat), worth);
}
