// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PetrangolaTable: what is rare, and which hand beats which.

#include "games/petrangola/petrangola_table.h"
#include "words/face.h"

#include <algorithm>
#include <vector>

using namespace petrangola;
using game::at;
using game::Seat;

namespace {

/// Nearer than that to a better kind of hand, or to the next in points, it is not seen at once which is the better.
constexpr int manyPoints = 25;
constexpr int fewPointsApart = 2;

/// A sequence in its order, the lowest card first.
std::vector<::cards::Card> inOrder(const Hand &hand, ::cards::italian::Rank top)
{
    std::vector<::cards::Card> ordered(hand.begin(), hand.end());
    const auto height = [top](::cards::Card card) {
        const ::cards::italian::Rank rank = ::cards::italian::rank(card);
        const bool lowAce = rank == ::cards::italian::Rank::ace && top != rank;
        return lowAce ? -1 : static_cast<int>(rank);
    };
    std::sort(ordered.begin(), ordered.end(),
              [&](::cards::Card one, ::cards::Card other) { return height(one) < height(other); });
    return ordered;
}

} // namespace

std::optional<Highlight> PetrangolaTable::highlightOf(Seat seat) const
{
    const Hand &hand = m_lastShowdown.hands[at(seat)];
    const Worth worth = m_view.ranking->worth(hand);
    const QStringList faces = facesOf(Petrangola::pack, hand);
    if (worth.category == Category::petrangolone)
        return Highlight{.event = QStringLiteral("petrangolone"),
                         .word = tr("Petrangolone!"),
                         .line = isYou(seat) ? tr("Three aces: you win a token.")
                                             : tr("Three aces: a token for %1.").arg(nameOf(seat)),
                         .figure = Highlight::Fan,
                         .cards = faces,
                         .coins = 12};
    if (worth.category == Category::sequence)
        return Highlight{.event = QStringLiteral("sequence"),
                         .word = tr("A sequence!"),
                         .line = tr("%1: %2", "a name, and what the hand is worth").arg(nameOf(seat), inWords(worth)),
                         .figure = Highlight::Stairs,
                         .cards = facesOf(Petrangola::pack, inOrder(hand, worth.rank))};
    return std::nullopt;
}

bool PetrangolaTable::mayComeBack(Seat seat) const
{
    const bool drawn = m_view.alive().empty();
    return !drawn && m_view.reentriesLeft[at(seat)] > 0;
}

QString PetrangolaTable::whyWeaker(const Hand &weaker, const Hand &stronger) const
{
    const Worth less = m_view.ranking->worth(weaker);
    const Worth more = m_view.ranking->worth(stronger);
    const QString lessWords = inWords(less);
    const QString moreWords = inWords(more);
    if (less.category == Category::points && more.category == Category::points) {
        const int apart = more.points - less.points;
        return apart <= fewPointsApart ? tr("%1 against %2: %n point(s) apart.", nullptr, apart)
                                             .arg(QString::number(less.points), QString::number(more.points))
                                       : QString();
    }
    if (less.category == Category::points) {
        if (less.points < manyPoints)
            return {};
        return more.category == Category::tris
            ? tr("Any three of a kind beats %1.", "%1 is '30 in coins'").arg(lessWords)
            : more.category == Category::sequence ? tr("Any sequence beats %1.", "%1 is '30 in coins'").arg(lessWords)
                                                  : QString();
    }
    if (more.category == Category::petrangolone)
        return tr("Three aces beat every hand.");
    if (less.category != more.category)
        return more.category == Category::sequence ? tr("A sequence beats three of a kind.")
                                                   : tr("At this table three of a kind beats a sequence.");
    if (less.category == Category::sequence)
        return tr("Of two sequences the one with the higher top card wins.");
    return more.rank < less.rank
        ? tr("Of two threes of a kind the lower one wins: %1 before %2.").arg(moreWords, lessWords)
        : tr("Of two threes of a kind the higher one wins: %1 before %2.").arg(moreWords, lessWords);
}
