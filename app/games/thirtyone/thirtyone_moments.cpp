// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneTable: what is rare, and which hand beats which.

#include "games/thirtyone/thirtyone_table.h"
#include "words/face.h"

#include <algorithm>
#include <vector>

using namespace thirtyone;
using cards::Card;
using game::at;
using game::Seat;

std::optional<Highlight> ThirtyoneTable::highlightOf(Seat seat) const
{
    const Hand &held = m_lastShowdown.hands[at(seat)];
    const Value value = m_view.values->of(held);
    // What ended the deal was shown then.
    if (m_blitzers.contains(seat) || value < thirtyAndAHalf)
        return std::nullopt;
    std::vector<Card> hand(held.begin(), held.end());
    std::sort(hand.begin(), hand.end(), [](Card one, Card other) { return points(one) > points(other); });
    const bool thirtyone = value == thirtyOne;
    return Highlight{.event = thirtyone ? QStringLiteral("thirtyone") : QStringLiteral("threeOfAKind"),
                     .word = thirtyone ? tr("Thirty-one!") : tr("Three of a kind!"),
                     .line = tr("%1: %2", "a name, and what the hand is worth").arg(nameOf(seat), inWordsOf(held)),
                     .figure = Highlight::Fan,
                     .cards = facesOf(Thirtyone::pack, hand)};
}

QString ThirtyoneTable::showdownWhy() const
{
    // A 31 makes everybody else pay, whatever they hold.
    return m_ending == Ending::blitz || forChips() ? QString() : ShowdownTable::showdownWhy();
}

QString ThirtyoneTable::whyWeaker(const Hand &weaker, const Hand &stronger) const
{
    constexpr int fewPointsApart = 2;
    const int less = m_view.values->of(weaker);
    const int more = m_view.values->of(stronger);
    if (more == thirtyAndAHalf && less / 2 == thirtyAndAHalf / 2)
        return tr("Three of a kind counts 30½, half a point more than 30.");
    const int apart = (more - less) / 2;
    return apart > 0 && apart <= fewPointsApart && more != thirtyAndAHalf
        ? tr("%1 against %2: %n point(s) apart.", nullptr, apart)
              .arg(QString::number(less / 2), QString::number(more / 2))
        : QString();
}
