// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/stopthebus/stopthebus_worth.h"

#include "words/phrases.h"

#include <QCoreApplication>

#include <array>

namespace {

class StopthebusWorth
{
    Q_DECLARE_TR_FUNCTIONS(StopthebusWorth)

public:
    using Rank = cards::french::Rank;

    static QString prialOf(Rank rank)
    {
        static constexpr std::array names{
            QT_TR_NOOP("a prial of 2s"),    QT_TR_NOOP("a prial of 3s"),     QT_TR_NOOP("a prial of 4s"),
            QT_TR_NOOP("a prial of 5s"),    QT_TR_NOOP("a prial of 6s"),     QT_TR_NOOP("a prial of 7s"),
            QT_TR_NOOP("a prial of 8s"),    QT_TR_NOOP("a prial of 9s"),     QT_TR_NOOP("a prial of 10s"),
            QT_TR_NOOP("a prial of jacks"), QT_TR_NOOP("a prial of queens"), QT_TR_NOOP("a prial of kings"),
            QT_TR_NOOP("a prial of aces"),
        };
        return tr(names[static_cast<std::size_t>(rank)]);
    }
    static QString pairOf(Rank rank)
    {
        static constexpr std::array names{
            QT_TR_NOOP("a pair of 2s"),    QT_TR_NOOP("a pair of 3s"),     QT_TR_NOOP("a pair of 4s"),
            QT_TR_NOOP("a pair of 5s"),    QT_TR_NOOP("a pair of 6s"),     QT_TR_NOOP("a pair of 7s"),
            QT_TR_NOOP("a pair of 8s"),    QT_TR_NOOP("a pair of 9s"),     QT_TR_NOOP("a pair of 10s"),
            QT_TR_NOOP("a pair of jacks"), QT_TR_NOOP("a pair of queens"), QT_TR_NOOP("a pair of kings"),
            QT_TR_NOOP("a pair of aces"),
        };
        return tr(names[static_cast<std::size_t>(rank)]);
    }
    static QString flushTo(Rank top)
    {
        // The 5 is the lowest at the top of three of a suit that are no run.
        static constexpr std::array names{
            QT_TR_NOOP("a 5-high flush"),    QT_TR_NOOP("a 6-high flush"),     QT_TR_NOOP("a 7-high flush"),
            QT_TR_NOOP("an 8-high flush"),   QT_TR_NOOP("a 9-high flush"),     QT_TR_NOOP("a 10-high flush"),
            QT_TR_NOOP("a jack-high flush"), QT_TR_NOOP("a queen-high flush"), QT_TR_NOOP("a king-high flush"),
            QT_TR_NOOP("an ace-high flush"),
        };
        return tr(names[static_cast<std::size_t>(top) - static_cast<std::size_t>(Rank::five)]);
    }
    /// "7-8-9", "A-2-3", "J-Q-K": from the lowest, as it is said, by what stands in the corners of the cards.
    static QString inARow(const stopthebus::Worth &worth)
    {
        const auto &ranks = worth.ranks;
        const bool saidFromTheAce = ranks[0] == Rank::ace && ranks[1] == Rank::two;
        return tr("%1-%2-%3", "three ranks in a row")
            .arg(Phrases::index(ranks[saidFromTheAce ? 0 : 2]), Phrases::index(ranks[1]),
                 Phrases::index(ranks[saidFromTheAce ? 2 : 0]));
    }
    static QString highCard(Rank rank)
    {
        return tr("%1 high", "a hand in which nothing goes together; %1 is its highest rank, such as '9' or 'king'")
            .arg(stopthebus::rankInWords(rank));
    }
};

} // namespace

QString stopthebus::rankInWords(cards::french::Rank rank)
{
    using cards::french::Rank;
    // Numbers are read faster than their words, and said alike.
    if (rank <= Rank::ten)
        return QString::number(static_cast<int>(rank) + 2);
    return Phrases::rank(cards::french::pack, cards::french::card(cards::french::Suit::clubs, rank));
}

QString stopthebus::inWords(const Worth &worth)
{
    switch (worth.category) {
    case Category::prial:
        return StopthebusWorth::prialOf(worth.ranks[0]);
    case Category::runningFlush:
        return StopthebusWorth::tr("a running flush %1", "%1 is '7-8-9'").arg(StopthebusWorth::inARow(worth));
    case Category::run:
        return StopthebusWorth::tr("a run %1", "%1 is '7-8-9'").arg(StopthebusWorth::inARow(worth));
    case Category::flush:
        return StopthebusWorth::flushTo(worth.ranks[0]);
    case Category::pair:
        return StopthebusWorth::pairOf(worth.ranks[0]);
    case Category::high:
        break;
    }
    return StopthebusWorth::highCard(worth.ranks[0]);
}

QString stopthebus::kindInWords(Category category)
{
    switch (category) {
    case Category::prial:
        return StopthebusWorth::tr("a prial");
    case Category::runningFlush:
        return StopthebusWorth::tr("a running flush");
    case Category::run:
        return StopthebusWorth::tr("a run");
    case Category::flush:
        return StopthebusWorth::tr("a flush");
    case Category::pair:
        return StopthebusWorth::tr("a pair");
    case Category::high:
        break;
    }
    return StopthebusWorth::tr("a high card");
}
