// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_worth.h"

#include <QCoreApplication>

#include <array>

namespace {

class ThirtyoneWorth
{
    Q_DECLARE_TR_FUNCTIONS(ThirtyoneWorth)

public:
    using Rank = cards::french::Rank;
    using Suit = cards::french::Suit;

    static QString pointsIn(Suit suit, int points)
    {
        static constexpr std::array names{QT_TR_NOOP("%1 in clubs"), QT_TR_NOOP("%1 in diamonds"),
                                          QT_TR_NOOP("%1 in hearts"), QT_TR_NOOP("%1 in spades")};
        return tr(names[static_cast<std::size_t>(suit)], "points").arg(points);
    }
    static QString threeOf(Rank rank)
    {
        static constexpr std::array names{
            QT_TR_NOOP("three 2s"),   QT_TR_NOOP("three 3s"),    QT_TR_NOOP("three 4s"),     QT_TR_NOOP("three 5s"),
            QT_TR_NOOP("three 6s"),   QT_TR_NOOP("three 7s"),    QT_TR_NOOP("three 8s"),     QT_TR_NOOP("three 9s"),
            QT_TR_NOOP("three 10s"),  QT_TR_NOOP("three jacks"), QT_TR_NOOP("three queens"), QT_TR_NOOP("three kings"),
            QT_TR_NOOP("three aces"),
        };
        return tr("%1, 30½", "%1 is three of a kind").arg(tr(names[static_cast<std::size_t>(rank)]));
    }
};

} // namespace

thirtyone::Worth thirtyone::worthOf(const HandValues &values, const Hand &hand)
{
    return {.value = values.of(hand), .suit = values.suitOf(hand), .rank = cards::french::rank(hand[0])};
}

QString thirtyone::inWords(const Worth &worth)
{
    return worth.suit ? ThirtyoneWorth::pointsIn(*worth.suit, worth.value / 2) : ThirtyoneWorth::threeOf(worth.rank);
}
