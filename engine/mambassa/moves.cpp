// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/moves.h"

namespace mambassa {

namespace {

constexpr auto &crossings = monte::crossings<cardsInHand>;

std::optional<Illegal> checkDraw(const Choice &choice, const Move &move)
{
    const auto *draw = std::get_if<Draw>(&move);
    if (draw == nullptr)
        return monte::allowedIf(std::holds_alternative<Stay>(move));
    const bool held = !draw->discard.hidden() && choice.hand.contains(draw->discard);
    return held ? std::nullopt : std::optional(Illegal::notInHand);
}

/// The exchange by number, from 0: first that of none.
void makeExchange(Move &move, const Choice &choice, std::size_t number)
{
    auto &exchange = move.emplace<Exchange>();
    if (number > 0)
        monte::fillIn(exchange, choice.hand, choice.monte, crossings[number - 1]);
}

/// The use of the second step by number: staying, or the card to be put under.
Move secondStep(const Choice &choice, std::size_t number)
{
    return number == 0 ? Move(Stay{}) : Move(Draw{choice.hand[number - 1]});
}

/// How many moves there are, and by number each of them.
std::size_t countMoves(const Choice &choice)
{
    switch (choice.phase) {
    case Phase::cut:
        return static_cast<std::size_t>(cutMost);
    case Phase::dealersChoice:
        return 2;
    case Phase::exchange:
        return mostMoves;
    case Phase::draw:
        return cardsInHand + 1;
    case Phase::firstDealer:
    case Phase::shuffle:
    case Phase::over:
        break;
    }
    return 0;
}

void makeMove(Move &move, const Choice &choice, std::size_t number)
{
    if (choice.phase == Phase::exchange)
        makeExchange(move, choice, number);
    else if (choice.phase == Phase::draw)
        move = secondStep(choice, number);
    else if (choice.phase == Phase::cut)
        move = Cut{1 + static_cast<int>(number)};
    else
        move = number == 0 ? Move(Expose{}) : Move(Keep{});
}

} // namespace

std::optional<Illegal> check(const Choice &choice, const Move &move)
{
    switch (choice.phase) {
    case Phase::cut:
        return monte::checkCut(std::get_if<Cut>(&move), cutMost);
    case Phase::dealersChoice:
        return monte::checkDealersChoice(move);
    case Phase::exchange:
        if (const auto *exchange = std::get_if<Exchange>(&move))
            return monte::checkExchange(choice.hand, choice.monte, *exchange);
        break;
    case Phase::draw:
        return checkDraw(choice, move);
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

} // namespace mambassa
