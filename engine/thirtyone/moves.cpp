// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/moves.h"

#include <algorithm>

namespace thirtyone {

namespace {

std::optional<Illegal> checkTurn(const Choice &choice, const Move &move)
{
    const bool lastTurns = choice.phase == Phase::finalTurn;
    if (std::holds_alternative<DrawStock>(move))
        return choice.stockEmpty ? std::optional(Illegal::stockEmpty) : std::nullopt;
    if (std::holds_alternative<TakeDiscard>(move))
        return std::nullopt;
    if (std::holds_alternative<Stand>(move))
        return lastTurns ? std::nullopt : std::optional(Illegal::nobodyKnocked);
    if (!std::holds_alternative<Knock>(move))
        return Illegal::notNow;
    if (lastTurns)
        return Illegal::alreadyKnocked;
    return choice.mayKnock ? std::nullopt : std::optional(Illegal::knockTooSoon);
}

std::optional<Illegal> checkDiscard(const Choice &choice, const Move &move)
{
    const auto *discard = std::get_if<Discard>(&move);
    if (discard == nullptr)
        return Illegal::notNow;
    if (discard->card.hidden() || !choice.hand.contains(discard->card))
        return Illegal::notInHand;
    return discard->card == choice.taken ? std::optional(Illegal::justTaken) : std::nullopt;
}

/// The legal moves of a turn's first step, in order.
game::InlineVector<Move, 3> turnMoves(const Choice &choice)
{
    game::InlineVector<Move, 3> moves;
    if (!choice.stockEmpty)
        moves.push_back(DrawStock{});
    moves.push_back(TakeDiscard{});
    if (choice.phase == Phase::finalTurn)
        moves.push_back(Stand{});
    else if (choice.mayKnock)
        moves.push_back(Knock{});
    return moves;
}

/// How many moves there are.
std::size_t countMoves(const Choice &choice)
{
    switch (choice.phase) {
    case Phase::cut:
        return static_cast<std::size_t>(choice.cutMost);
    case Phase::turn:
        return (choice.stockEmpty ? 0 : 1) + 1 + (choice.mayKnock ? 1 : 0);
    case Phase::finalTurn:
        return choice.stockEmpty ? 2 : 3;
    case Phase::discardOne:
        return choice.hand.size() - (choice.taken.hidden() ? 0 : 1);
    case Phase::firstDealer:
    case Phase::shuffle:
    case Phase::over:
        break;
    }
    return 0;
}

/// The move by number, from 0.
Move moveOf(const Choice &choice, std::size_t number)
{
    switch (choice.phase) {
    case Phase::cut:
        return Cut{1 + static_cast<int>(number)};
    case Phase::discardOne:
        for (const cards::Card card : choice.hand)
            if (card != choice.taken && number-- == 0)
                return Discard{card};
        break;
    default:
        return turnMoves(choice)[number];
    }
    return Discard{};
}

} // namespace

std::optional<Illegal> check(const Choice &choice, const Move &move)
{
    switch (choice.phase) {
    case Phase::cut:
        if (const auto *cut = std::get_if<Cut>(&move))
            return cut->at >= 1 && cut->at <= choice.cutMost ? std::nullopt : std::optional(Illegal::cutOutsideThePack);
        break;
    case Phase::turn:
    case Phase::finalTurn:
        return checkTurn(choice, move);
    case Phase::discardOne:
        return checkDiscard(choice, move);
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
    const std::size_t count = countMoves(choice);
    for (std::size_t number = 0; number < count; ++number)
        moves.push_back(moveOf(choice, number));
    return moves;
}

Move randomMove(const Choice &choice, game::Random &random)
{
    return moveOf(choice, random.below(static_cast<std::uint32_t>(countMoves(choice))));
}

} // namespace thirtyone
