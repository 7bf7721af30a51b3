// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/stopthebus/stopthebus_estimate.h"

using namespace stopthebus;
using namespace Qt::StringLiterals;
using game::nobody;

bool StopthebusEstimate::settles(std::size_t index) const
{
    return std::holds_alternative<Stop>(move(index)) || expected(index).then == std::optional<Move>(Stop{});
}

QString StopthebusEstimate::moment() const
{
    const QString turn = MonteEstimate::moment();
    return view().phase == Phase::stop ? tr("%1, to stop or not", "%1 is 'Lap 2'").arg(turn) : turn;
}

// ---------------------------------------------------------------- moves

QString StopthebusEstimate::action(std::size_t index) const
{
    const Move &move = this->move(index);
    if (std::holds_alternative<Stop>(move))
        return u"stop"_s;
    if (std::holds_alternative<Pass>(move))
        return u"goon"_s;
    if (std::holds_alternative<Stand>(move))
        return u"stay"_s;
    return cardsExchanged(move) == cardsInHand ? u"exchange3"_s : u"exchange"_s;
}

QString StopthebusEstimate::label(std::size_t index) const
{
    return worded(index, HintWords::Said::toYou);
}

QString StopthebusEstimate::impersonal(std::size_t index) const
{
    return worded(index, HintWords::Said::ofAnybody);
}

QString StopthebusEstimate::worded(std::size_t index, HintWords::Said said) const
{
    const bool toYou = said == HintWords::Said::toYou;
    const Move &move = this->move(index);
    if (std::holds_alternative<Stop>(move))
        return toYou ? tr("Stop the bus", "a move") : tr("Stop the bus", "a move, after somebody's name");
    if (std::holds_alternative<Stand>(move))
        return HintWords::stay(said);
    if (std::holds_alternative<Pass>(move) && view().phase == Phase::stop)
        return toYou ? tr("Let the bus go on", "a move") : tr("Let the bus go on", "a move, after somebody's name");
    if (std::holds_alternative<Pass>(move))
        return toYou ? tr("Pass", "a move") : tr("Pass", "a move, after somebody's name");
    const auto &exchange = std::get<Exchange>(move);
    if (exchange.give.size() == cardsInHand)
        return toYou ? tr("Exchange all three", "a move") : tr("Exchange all three", "a move, after somebody's name");
    return HintWords::exchange(cards::french::pack, exchange.give, exchange.take, said);
}

QString StopthebusEstimate::done(std::size_t index) const
{
    const Move &move = this->move(index);
    if (std::holds_alternative<Stop>(move))
        return tr("You stopped the bus", "a move that was made");
    if (std::holds_alternative<Stand>(move))
        return HintWords::stayed();
    if (std::holds_alternative<Pass>(move))
        return view().phase == Phase::stop ? tr("You let the bus go on", "a move that was made")
                                           : tr("You passed", "a move that was made");
    const auto &exchange = std::get<Exchange>(move);
    return exchange.give.size() == cardsInHand
        ? tr("You exchanged all three cards", "a move that was made")
        : HintWords::exchanged(cards::french::pack, exchange.give, exchange.take);
}

QString StopthebusEstimate::worth(std::size_t index) const
{
    const QString worth = MonteEstimate::worth(index);
    return expected(index).then && settles(index) ? tr("%1, then stop", "%1 is a hand's worth").arg(worth) : worth;
}

// ---------------------------------------------------------------- the reason

QString StopthebusEstimate::surety(std::size_t index) const
{
    const Hand &hand = expected(index).hand;
    const bool best = view().ranking->strength(hand).value + 1 == strengthCount;
    return best && (settles(index) || view().knocker != nobody)
        ? tr("No hand is better: whatever the others do, you cannot lose.")
        : QString();
}

QString StopthebusEstimate::outcome(std::size_t index) const
{
    const QString worth = MonteEstimate::worth(index);
    if (view().knocker != nobody)
        return HintWords::last(worth, costs(index));
    if (!settles(index))
        return HintWords::goesOn(worth, costs(index));
    if (std::holds_alternative<Stop>(move(index)))
        return HintWords::lastInTheEnd(worth, costs(index));
    return tr("You make %1 and then stop the bus: %2.", "%1 is a hand's worth, %2 'you lose a token 12 times in 100'")
        .arg(worth, costs(index));
}
