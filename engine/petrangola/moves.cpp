// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/moves.h"

namespace petrangola {

namespace {

std::optional<Illegal> checkExchange(const Choice &choice, const Exchange &exchange)
{
    if (exchange.give.empty() && exchange.take.empty())
        return Illegal::emptyExchange;
    return monte::checkExchange(choice.hand, choice.monte, exchange);
}

std::optional<Illegal> checkTurn(const Choice &choice, const Move &move)
{
    if (const auto *exchange = std::get_if<Exchange>(&move))
        return checkExchange(choice, *exchange);
    if (std::holds_alternative<Knock>(move))
        return choice.afterKnock ? std::optional(Illegal::alreadyKnocked) : std::nullopt;
    if (std::holds_alternative<Stay>(move))
        return choice.afterKnock ? std::nullopt : std::optional(Illegal::nobodyKnocked);
    return Illegal::notNow;
}

constexpr auto &crossings = monte::crossings<cardsInHand>;

Move keepOf(const Choice &choice)
{
    return choice.afterKnock ? Move(Stay{}) : Move(Knock{});
}

/// Equal cards of two packs would give the same exchange twice.
bool mayRepeat(const Choice &choice)
{
    const auto twins = [](const Hand &hand) { return hand[0] == hand[1] || hand[1] == hand[2] || hand[0] == hand[2]; };
    return twins(choice.hand) || twins(choice.monte);
}

MoveList turns(const Choice &choice)
{
    MoveList moves;
    moves.push_back(keepOf(choice));
    const bool repeats = mayRepeat(choice);
    for (const monte::Crossing &crossing : crossings) {
        Move move;
        monte::fillIn(move.emplace<Exchange>(), choice.hand, choice.monte, crossing);
        if (!repeats || !moves.contains(move))
            moves.push_back(move);
    }
    return moves;
}

} // namespace

std::optional<Illegal> check(const Choice &choice, const Move &move)
{
    switch (choice.phase) {
    case Phase::cut:
        return monte::checkCut(std::get_if<Cut>(&move), choice.cutMost);
    case Phase::dealersChoice:
        return monte::checkDealersChoice(move);
    case Phase::turn:
        return checkTurn(choice, move);
    case Phase::reentry:
        return monte::allowedIf(std::holds_alternative<Reenter>(move) || std::holds_alternative<Leave>(move));
    case Phase::firstDealer:
    case Phase::shuffle:
    case Phase::over:
        break;
    }
    return Illegal::notNow;
}

MoveList legalMoves(const Choice &choice)
{
    MoveList moves;
    switch (choice.phase) {
    case Phase::cut:
        for (int at = 1; at <= choice.cutMost; ++at)
            moves.push_back(Cut{at});
        break;
    case Phase::dealersChoice:
        moves = {Expose{}, Keep{}};
        break;
    case Phase::turn:
        moves = turns(choice);
        break;
    case Phase::reentry:
        moves = {Reenter{}, Leave{}};
        break;
    case Phase::firstDealer:
    case Phase::shuffle:
    case Phase::over:
        break;
    }
    return moves;
}

Move randomMove(const Choice &choice, game::Random &random)
{
    Move move;
    if (choice.phase == Phase::turn && !mayRepeat(choice)) {
        const std::uint32_t index = random.below(crossings.size() + 1);
        if (index == 0)
            move = keepOf(choice);
        else
            monte::fillIn(move.emplace<Exchange>(), choice.hand, choice.monte, crossings[index - 1]);
    } else if (choice.phase == Phase::cut) {
        move = Cut{1 + static_cast<int>(random.below(static_cast<std::uint32_t>(choice.cutMost)))};
    } else if (choice.phase == Phase::dealersChoice) {
        move = random.once(2) ? Move(Expose{}) : Move(Keep{});
    } else if (choice.phase == Phase::reentry) {
        move = random.once(2) ? Move(Reenter{}) : Move(Leave{});
    } else {
        const MoveList moves = legalMoves(choice);
        move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    }
    return move;
}

} // namespace petrangola
