// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/moves.h"

namespace stopthebus {

namespace {

std::optional<Illegal> checkExchange(const Choice &choice, const Exchange &exchange)
{
    if (exchange.give.size() != exchange.take.size())
        return Illegal::unequalExchange;
    if (exchange.give.size() != 1 && exchange.give.size() != cardsInHand)
        return Illegal::notOneOrThree;
    if (!monte::holdsAll(choice.hand, exchange.give))
        return Illegal::notInHand;
    return monte::holdsAll(choice.monte, exchange.take) ? std::nullopt : std::optional(Illegal::notInMiddle);
}

std::optional<Illegal> illegalUnless(bool allowed, Illegal reason)
{
    return allowed ? std::nullopt : std::optional(reason);
}

/// A move of a turn in which the cards may be exchanged.
std::optional<Illegal> checkTurn(const Choice &choice, const Move &move)
{
    const bool last = choice.phase == Phase::finalTurn;
    if (const auto *exchange = std::get_if<Exchange>(&move))
        return checkExchange(choice, *exchange);
    if (std::holds_alternative<Stop>(move))
        return last ? Illegal::alreadyStopped : Illegal::exchangeFirst;
    if (std::holds_alternative<Pass>(move))
        return last ? std::optional(Illegal::notNow) : illegalUnless(choice.mayPass, Illegal::exchangeFirst);
    if (std::holds_alternative<Stand>(move))
        return last ? illegalUnless(choice.mayStand, Illegal::mayNotStand) : std::optional(Illegal::nobodyStopped);
    return Illegal::notNow;
}

/// Whether the cards may be left as they are.
bool mayKeep(const Choice &choice)
{
    return choice.phase == Phase::finalTurn ? choice.mayStand : choice.mayPass;
}

/// How many moves there are, and by number each of them.
std::size_t countMoves(const Choice &choice)
{
    switch (choice.phase) {
    case Phase::cut:
        return static_cast<std::size_t>(cutMost);
    case Phase::exchange:
    case Phase::finalTurn:
        return crossings.size() + (mayKeep(choice) ? 1 : 0);
    case Phase::stop:
        return 2;
    case Phase::firstDealer:
    case Phase::shuffle:
    case Phase::over:
        break;
    }
    return 0;
}

void makeMove(Move &move, const Choice &choice, std::size_t number)
{
    if (choice.phase == Phase::cut)
        move = Cut{1 + static_cast<int>(number)};
    else if (choice.phase == Phase::stop)
        move = number == 0 ? Move(Stop{}) : Move(Pass{});
    else if (mayKeep(choice) && number == 0)
        move = choice.phase == Phase::finalTurn ? Move(Stand{}) : Move(Pass{});
    else
        monte::fillIn(move.emplace<Exchange>(), choice.hand, choice.monte,
                      crossings[number - (mayKeep(choice) ? 1 : 0)]);
}

} // namespace

std::optional<Illegal> check(const Choice &choice, const Move &move)
{
    switch (choice.phase) {
    case Phase::cut:
        if (const auto *cut = std::get_if<Cut>(&move))
            return illegalUnless(cut->at >= 1 && cut->at <= cutMost, Illegal::cutOutsideThePack);
        break;
    case Phase::exchange:
    case Phase::finalTurn:
        return checkTurn(choice, move);
    case Phase::stop:
        return illegalUnless(std::holds_alternative<Pass>(move) || std::holds_alternative<Stop>(move), Illegal::notNow);
    case Phase::firstDealer:
    case Phase::shuffle:
    case Phase::over:
        break;
    }
    return Illegal::notNow;
}

MoveList legalMoves(const Choice &choice)
{
    return monte::movesByNumber<MoveList>(countMoves(choice),
                                          [&](Move &move, std::size_t number) { makeMove(move, choice, number); });
}

Move randomMove(const Choice &choice, game::Random &random)
{
    Move move;
    makeMove(move, choice, random.below(static_cast<std::uint32_t>(countMoves(choice))));
    return move;
}

} // namespace stopthebus
