// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// MambassaTable: what is rare, and which hand beats which.

#include "games/mambassa/mambassa_table.h"
#include "words/face.h"
#include "words/language.h"

#include <algorithm>
#include <vector>

using namespace mambassa;
using game::at;
using game::Seat;

namespace {

/// From so many points on they are near what is better than points.
constexpr int manyPoints = 34;
constexpr int fewPointsApart = 2;

/// As the rules count it, for comparing.
double valueOf(const Worth &worth)
{
    switch (worth.category) {
    case Category::mambassa:
        return 44;
    case Category::quarantuna:
        return 41;
    case Category::quartina:
        return 40;
    case Category::scalaLunga:
        return 39.5;
    case Category::tris:
        return 39;
    case Category::scalaCorta:
        return 38.5;
    case Category::points:
        break;
    }
    return worth.points;
}

bool isSequence(Category category)
{
    return category == Category::scalaCorta || category == Category::scalaLunga;
}

} // namespace

std::optional<Highlight> MambassaTable::highlightOf(Seat seat) const
{
    const Hand &held = m_lastShowdown.hands[at(seat)];
    std::vector<::cards::Card> hand(held.begin(), held.end());
    const Worth worth = Ranking::worth(held);
    // What ended the play was shown then.
    if (worth.category != Category::quartina && worth.category != Category::scalaLunga)
        return std::nullopt;
    std::sort(hand.begin(), hand.end(), [](::cards::Card one, ::cards::Card other) {
        return ::cards::italian::rank(one) < ::cards::italian::rank(other);
    });
    const bool four = worth.category == Category::quartina;
    return Highlight{.event = four ? QStringLiteral("quartina") : QStringLiteral("scalaLunga"),
                     .word = four ? tr("Four of a kind!") : tr("Long sequence!"),
                     .line = tr("%1: %2", "a name, and what the hand is worth").arg(nameOf(seat), inWords(worth)),
                     .figure = four ? Highlight::Fan : Highlight::Stairs,
                     .cards = facesOf(Mambassa::pack, hand)};
}

QString MambassaTable::showdownWhy() const
{
    // Four aces make everybody else pay, whatever they hold.
    const bool allPay = !m_declared.seats.empty() && m_declared.category == Category::mambassa;
    return allPay ? QString() : MonteTable::showdownWhy();
}

QString MambassaTable::whyWeaker(const Hand &weaker, const Hand &stronger) const
{
    const Worth less = Ranking::worth(weaker);
    const Worth more = Ranking::worth(stronger);
    if (less.category == Category::points && more.category == Category::points) {
        const int apart = more.points - less.points;
        return apart <= fewPointsApart ? tr("%1 against %2: %n point(s) apart.", nullptr, apart)
                                             .arg(QString::number(less.points), QString::number(more.points))
                                       : QString();
    }
    if (less.category != more.category) {
        const QLocale locale = Language::instance().locale();
        return valueOf(less) < manyPoints
            ? QString()
            : tr("%1 counts %2, %3 only %4.", "hands, and what each counts")
                  .arg(inWords(more), locale.toString(valueOf(more)), inWords(less), locale.toString(valueOf(less)));
    }
    if (!isSequence(less.category))
        return tr("Of two such hands the lower rank wins: %1 before %2.").arg(inWords(more), inWords(less));
    return less.rank == more.rank ? tr("Between equal sequences the suit decides: coins, swords, cups, batons.")
                                  : tr("Of two sequences the one with the higher top card wins.");
}
