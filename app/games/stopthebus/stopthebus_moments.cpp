// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// StopthebusTable: what is rare, and which hand beats which.

#include "games/stopthebus/stopthebus_table.h"
#include "words/face.h"
#include "words/phrases.h"

#include <algorithm>
#include <vector>

using namespace stopthebus;
using cards::Card;
using cards::french::Rank;
using game::at;
using game::Seat;

namespace {

bool isRun(const Worth &worth)
{
    return worth.category == Category::run || worth.category == Category::runningFlush;
}

bool isLowRun(const Worth &worth)
{
    return isRun(worth) && worth.ranks[0] == Rank::ace && worth.ranks[1] == Rank::two;
}

} // namespace

std::optional<Highlight> StopthebusTable::highlightOf(Seat seat) const
{
    const Hand &held = m_lastShowdown.hands[at(seat)];
    const Worth worth = Ranking::worth(held);
    const bool prial = worth.category == Category::prial;
    if (!prial && worth.category != Category::runningFlush)
        return std::nullopt;
    std::vector<Card> hand(held.begin(), held.end());
    const bool aceFirst = isLowRun(worth);
    std::sort(hand.begin(), hand.end(), [aceFirst](Card one, Card other) {
        const auto height = [aceFirst](Card card) {
            const Rank rank = cards::french::rank(card);
            return aceFirst && rank == Rank::ace ? -1 : static_cast<int>(rank);
        };
        return height(one) < height(other);
    });
    const bool best = prial && worth.ranks[0] == Rank::three && m_view.options.bragQuirks;
    return Highlight{.event = prial ? QStringLiteral("prial") : QStringLiteral("runningFlush"),
                     .word = best ? tr("Three 3s!")
                         : prial  ? tr("A prial!")
                                  : tr("A running flush!"),
                     .line = tr("%1: %2", "a name, and what the hand is worth").arg(nameOf(seat), inWords(worth)),
                     .figure = prial ? Highlight::Fan : Highlight::Stairs,
                     .cards = facesOf(Stopthebus::pack, hand)};
}

QString StopthebusTable::whyWeaker(const Hand &weaker, const Hand &stronger) const
{
    const Worth less = Ranking::worth(weaker);
    const Worth more = Ranking::worth(stronger);
    if (less.category == more.category)
        return whyOfKind(less, more);
    // What anybody sees needs no reason.
    if (static_cast<int>(more.category) - static_cast<int>(less.category) > 1)
        return {};
    const QString sentence = tr("%1 beats %2.", "kinds of hands, such as 'a run' and 'a flush'")
                                 .arg(kindInWords(more.category), kindInWords(less.category));
    return Phrases::capital(sentence);
}

/// Of two hands of a kind.
QString StopthebusTable::whyOfKind(const Worth &less, const Worth &more) const
{
    if (less.category == Category::prial && more.ranks[0] == Rank::three && m_view.options.bragQuirks)
        return tr("Three 3s beat every other prial.");
    if (isLowRun(more))
        return tr("Ace, 2, 3 is the best run there is.");
    if (isLowRun(less))
        return tr("Ace, 2, 3 is the lowest run.");
    if (isRun(less) || less.category == Category::prial)
        return {};
    std::size_t place = 0;
    while (place + 1 < less.ranks.size() && less.ranks[place] == more.ranks[place])
        ++place;
    if (place == 0)
        return {};
    const QString better = rankInWords(more.ranks[place]);
    const QString worse = rankInWords(less.ranks[place]);
    if (less.category == Category::pair)
        return tr("The pairs are equal, and the third card decides: %1 before %2.", "two ranks").arg(better, worse);
    return place == 1
        ? tr("The highest cards are equal, and the second decides: %1 before %2.", "two ranks").arg(better, worse)
        : tr("Two cards are equal, and the third decides: %1 before %2.", "two ranks").arg(better, worse);
}
