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
    static QString longSequenceTo(Rank top)
    {
        // The 5 is the lowest at the top of four.
        static const char *const names[] = {
            QT_TR_NOOP("a 5-high long sequence"),     QT_TR_NOOP("a 6-high long sequence"),
            QT_TR_NOOP("a 7-high long sequence"),     QT_TR_NOOP("a jack-high long sequence"),
            QT_TR_NOOP("a horse-high long sequence"), QT_TR_NOOP("a king-high long sequence"),
        };
        return tr(names[static_cast<std::size_t>(top) - static_cast<std::size_t>(Rank::five)]);
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
        return Phrases::sequenceIn(worth.suit, MambassaWorth::longSequenceTo(worth.rank));
    case Category::tris:
        return Phrases::threeOf(worth.rank);
    case Category::scalaCorta:
        return Phrases::sequenceIn(worth.suit, Phrases::sequenceTo(worth.rank));
    case Category::points:
        break;
    }
    return Phrases::pointsIn(worth.suit, worth.points);
}
