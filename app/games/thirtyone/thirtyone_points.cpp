// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneTable: what a deal comes to in a match to points (rules/thirty-one.md, 3.6).

#include "games/thirtyone/thirtyone_table.h"
#include "words/phrases.h"

#include <algorithm>

using namespace thirtyone;
using game::at;
using game::nobody;
using game::Seat;

ThirtyoneTable::Foremost ThirtyoneTable::foremost(const std::array<std::int16_t, game::maxSeats> &numbers) const
{
    Foremost found;
    for (const Seat seat : m_lastShowdown.playing)
        found.most = std::max<int>(found.most, numbers[at(seat)]);
    for (const Seat seat : m_lastShowdown.playing)
        if (numbers[at(seat)] == found.most) {
            found.own = found.own || isYou(seat);
            found.names << (isYou(seat) ? tr("you", "within a list of those who lead") : nameOf(seat));
        }
    return found;
}

QString ThirtyoneTable::showdownTitle() const
{
    if (m_stage == Restart || isRestarted())
        return restartTitle();
    if (forChips())
        return whoTakesThePot();
    if (!forPoints())
        return GameTable::showdownTitle();
    const auto [most, names, own] = foremost(m_lastShowdown.outcome.gained);
    if (names.isEmpty() || most == 0)
        return tr("Nobody scores");
    if (names.size() == 1)
        return CountedWords(counted()).gains(own, names.constFirst(), most);
    return tr("%n point(s) each: %1", "a list of names", most).arg(Phrases::list(names));
}

QString ThirtyoneTable::sixForThirtyOne(const QString &worth) const
{
    const Seat seat = m_blitzers.lowest();
    return isYou(seat)
        ? tr("You turn up %1. That brings six points.", "%1 is a hand's worth").arg(worth)
        : tr("%1 turns up %2. That brings six points.", "%1 is a name, %2 a hand's worth").arg(nameOf(seat), worth);
}

QString ThirtyoneTable::whoScores() const
{
    const Seat knocker = m_lastShowdown.knocker;
    QString sentence;
    if (m_ending == Ending::blitz) {
        sentence = tr("31 ends the deal, and brings six points.");
    } else if (knocker != nobody) {
        const bool highest = m_lastShowdown.outcome.gained[at(knocker)] > pointsOfTheHighest;
        const QString worth = inWordsOf(m_lastShowdown.hands[at(knocker)]);
        if (m_lastShowdown.outcome.gained[at(knocker)] == 0)
            sentence = isYou(knocker)
                ? tr("You knocked with the lowest hand, %1: no points.").arg(worth)
                : tr("%1 knocked with the lowest hand, %2: no points.").arg(nameOf(knocker), worth);
        else if (isYou(knocker))
            sentence = highest ? tr("You knocked with the highest hand, %1: one point more.").arg(worth)
                               : tr("You knocked, but %1 is not the highest hand: one point less.").arg(worth);
        else
            sentence = highest
                ? tr("%1 knocked with the highest hand, %2: one point more.").arg(nameOf(knocker), worth)
                : tr("%1 knocked, but %2 is not the highest hand: one point less.").arg(nameOf(knocker), worth);
    }
    return tr("%1 %2", "two sentences").arg(sentence, whoLeads()).trimmed();
}

QString ThirtyoneTable::whoLeads() const
{
    const auto [most, names, own] = foremost(m_lastShowdown.tokens);
    const bool enough = most >= m_view.options.target;
    if (names.size() > 1)
        return enough
            ? tr("%1 have as many, %n point(s): all play on.", "a list of names", most).arg(Phrases::list(names))
            : tr("%1 lead with %n point(s).", "a list of names", most).arg(Phrases::list(names));
    if (enough)
        return own ? tr("With %n point(s) the match is yours.", nullptr, most)
                   : tr("With %n point(s) %1 wins the match.", nullptr, most).arg(names.constFirst());
    return own ? tr("You lead with %n point(s).", nullptr, most)
               : tr("%1 leads with %n point(s).", nullptr, most).arg(names.constFirst());
}
