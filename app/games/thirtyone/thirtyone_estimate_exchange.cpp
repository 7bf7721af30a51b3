// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneEstimate: exchanges with the cards in the middle, and any move in cards.

#include "games/thirtyone/thirtyone_estimate.h"

#include <algorithm>
#include <cmath>

using namespace thirtyone;
using cards::Card;

const Exchange *ThirtyoneEstimate::exchange(std::size_t index) const
{
    return std::get_if<Exchange>(&move(index));
}

/// In the order of the places; a back for each that is taken unseen.
Hand ThirtyoneEstimate::takenBy(const Exchange &exchange) const
{
    Hand taken;
    for (std::size_t place = 0; place < view().middle.cards.size(); ++place)
        if (holds(exchange.places, place))
            taken.push_back(view().middle.cards[place]);
    return taken;
}

QString ThirtyoneEstimate::exchangeOutcome(std::size_t index) const
{
    const Hand taken = takenBy(*exchange(index));
    const auto unseen = static_cast<int>(std::count(taken.begin(), taken.end(), Card()));
    const auto &all = expected(index);
    if (unseen > 0)
        return tr("With %n card(s) unseen you have %1 on average, and improve your hand %2: %3.",
                  "%1 is a number such as 18, %2 'in one deal out of three', %3 'you take 24 chips in 100 deals'",
                  unseen)
            .arg(onAverage(index), often(all.bettered), costs(index));
    if (highestSaid())
        return tr("You make %1, and yours is the highest hand %2: %3.",
                  "%1 is a hand's worth, %2 'in one deal out of three', %3 'you take 24 chips in 100 deals'")
            .arg(worth(index), often(all.highest), costs(index));
    return tr("You make %1: %2.", "%1 is a hand's worth, %2 'you lose 12 lives in 100 deals'")
        .arg(worth(index), costs(index));
}

QString ThirtyoneEstimate::onAverage(std::size_t index) const
{
    return QString::number(std::lround(rollouts().share(expected(index).worth) / 2));
}

// ---------------------------------------------------------------- in cards

QStringList ThirtyoneEstimate::give(std::size_t index) const
{
    if (const Exchange *exchange = this->exchange(index))
        return facesOf(cards::french::pack, exchange->given);
    const auto card = goes(index);
    return card ? QStringList{faceOf(cards::french::pack, *card)} : QStringList();
}

QStringList ThirtyoneEstimate::take(std::size_t index) const
{
    if (const Exchange *exchange = this->exchange(index))
        return facesOf(cards::french::pack, takenBy(*exchange));
    return std::holds_alternative<TakeDiscard>(move(index)) ? QStringList{faceOf(cards::french::pack, topDiscard())}
                                                            : QStringList();
}

QStringList ThirtyoneEstimate::moved(std::size_t index) const
{
    const bool closed = std::holds_alternative<SwapFaceDown>(move(index));
    const Exchange *exchange = this->exchange(index);
    if (!closed && exchange == nullptr) {
        const QStringList taken = take(index);
        return taken.isEmpty() ? give(index) : taken;
    }
    // Of cards that lie face down it takes their places among open() to tell which.
    const qsizetype middle = view().discards.empty() ? 0 : 1;
    const QStringList lying = open();
    QStringList faces = closed ? hand() : give(index);
    for (qsizetype place = 0; place < cardsInHand; ++place)
        if (closed || holds(exchange->places, static_cast<std::size_t>(place))) {
            const qsizetype at = middle + place + (closed ? static_cast<qsizetype>(view().middle.cards.size()) : 0);
            faces << Estimate::placed(lying[at], at);
        }
    return faces;
}

QList<MovePart> ThirtyoneEstimate::parts(std::size_t index) const
{
    const QStringList taken = take(index);
    const QStringList given = give(index);
    if (taken.isEmpty())
        return given.isEmpty() ? QList<MovePart>()
                               : QList<MovePart>{{.verb = tr("Discard", "before the card"), .faces = given}};
    if (exchange(index) != nullptr)
        return {{.verb = tr("Give", "before the cards"), .faces = given},
                {.verb = tr("take", "after 'Give' and cards; before others"), .faces = taken}};
    return {{.verb = tr("Take", "before the card"), .faces = taken},
            {.verb = tr("discard", "after 'Take' and a card; before another"), .faces = given}};
}
