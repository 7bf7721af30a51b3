// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_worth.h"

#include "words/phrases.h"

#include <QCoreApplication>

using ::cards::italian::Rank;

namespace {

class MambassaWorth
{
    Q_DECLARE_TR_FUNCTIONS(MambassaWorth)

public:
    static QString fourOf(Rank rank)
    {
        static const char *const names[] = {
            QT_TR_NOOP("four twos"),  QT_TR_NOOP("four threes"), QT_TR_NOOP("four fours"),
            QT_TR_NOOP("four fives"), QT_TR_NOOP("four sixes"),  QT_TR_NOOP("four sevens"),
            QT_TR_NOOP("four jacks"), QT_TR_NOOP("four horses"), QT_TR_NOOP("four kings"),
        };
        return tr(names[static_cast<std::size_t>(rank)]);
    }
    static QString quarantunaIn(::cards::italian::Suit suit)
    {
        static const char *const names[::cards::italian::suitCount]
            = {QT_TR_NOOP("Quarantuna in coins"), QT_TR_NOOP("Quarantuna in cups"), QT_TR_NOOP("Quarantuna in swords"),
               QT_TR_NOOP("Quarantuna in batons")};
        return tr(names[static_cast<std::size_t>(suit)]);
    }
    static QString longSequenceTo(::cards::italian::Suit suit, Rank top)
    {
        const QString last = Phrases::card(::cards::italian::card(suit, top));
        return top == Rank::ace ? tr("long sequence to the %1", "four cards; %1 is an ace").arg(last)
                                : tr("long sequence to the %1", "four cards; %1 is its top card").arg(last);
    }
};

} // namespace

QString mambassa::inWords(const Worth &worth)
{
    switch (worth.category) {
    case Category::mambassa:
        return MambassaWorth::tr("Mambassa", "four aces");
    case Category::quarantuna:
        return MambassaWorth::quarantunaIn(worth.suit);
    case Category::quartina:
        return MambassaWorth::fourOf(worth.rank);
    case Category::scalaLunga:
        return MambassaWorth::longSequenceTo(worth.suit, worth.rank);
    case Category::tris:
        return Phrases::threeOf(worth.rank);
    case Category::scalaCorta:
        return Phrases::sequenceTo(worth.suit, worth.rank);
    case Category::points:
        break;
    }
    return Phrases::pointsIn(worth.suit, worth.points);
}
