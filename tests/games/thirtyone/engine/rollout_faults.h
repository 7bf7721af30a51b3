// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/rollouts.h"

#include <algorithm>
#include <string>

/// What cannot be right about the rollouts of a view of Thirty-One, whatever its house rules.
namespace thirtyone {

/// What is wrong with what a move costs or brings, or "".
inline std::string faultOfLost(const Expectation &each, const View &view, int deals)
{
    const auto own = game::at(view.seat);
    const int won = -each.lost;
    switch (scoreOf(view.options)) {
    case game::Score::points:
        return each.paid[own] != 0 || won > pointsOfABlitz * deals || won < pointsOfTheHighest * each.highest
                || each.highest > deals
            ? "the points do not agree"
            : "";
    case game::Score::chips:
        return won < -each.paid[own] || won > (view.pot + view.playing.size() - 1) * each.highest - each.paid[own]
            ? "the chips do not agree"
            : "";
    case game::Score::lives:
        break;
    }
    return each.lost != each.paid[own] + each.lostTwo || (view.tokens[own] == 1 && each.lostTwo != 0)
        ? "the lives lost do not agree"
        : "";
}

/// Whether the seat gets a card by that exchange that it does not know.
inline bool takesUnseen(const View &view, const Move &move)
{
    if (std::holds_alternative<SwapFaceDown>(move))
        return std::any_of(view.closed.cards.begin(), view.closed.cards.end(),
                           [](cards::Card card) { return card.hidden(); });
    const auto *exchange = std::get_if<Exchange>(&move);
    return exchange != nullptr && (exchange->places & ~view.middle.open) != 0;
}

/// The first thing that cannot be right about rollouts, or "".
inline std::string fault(const Rollouts &rollouts)
{
    const View &view = rollouts.view();
    const MoveList moves = legalMoves(view.choice());
    if (rollouts.expectations().size() != moves.size())
        return "not one expectation a move";
    for (std::size_t index = 0; index < moves.size(); ++index) {
        const Expectation &each = rollouts.expectations()[index];
        if (!(each.move == moves[index]) || rollouts.indexOf(moves[index]) != index)
            return "the moves are not the legal ones";
        const auto own = game::at(view.seat);
        for (const int count : {each.paid[own], each.lostTwo, each.gained, each.lastAtOnce, each.cutShort, each.fed,
                                each.bettered, each.voided})
            if (count < 0 || count > rollouts.deals())
                return "a count beyond the deals";
        if (const std::string wrong = faultOfLost(each, view, rollouts.deals()); !wrong.empty())
            return wrong;
        if (each.above[own] != 0 || each.gained + each.paid[own] + each.voided > rollouts.deals())
            return "the seat's own counts do not agree";
        if (rollouts.chance(index) < rollouts.chance(rollouts.best()) || rollouts.error(index) <= 0)
            return "the best is not the best";
        if (view.knocker != game::nobody && view.phase != Phase::reset && (each.cutShort != 0 || each.voided != 0))
            return "somebody knocks after a knock, or a deal is void after one";
        if (each.then.has_value() != std::holds_alternative<TakeDiscard>(each.move))
            return "a second step where there is none";
        const bool unknown = std::holds_alternative<DrawStock>(each.move) || takesUnseen(view, each.move);
        if (each.hand.size() != (unknown ? 0U : std::size_t{cardsInHand}))
            return "a hand that is not that after the turn";
    }
    return {};
}

} // namespace thirtyone
