// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/standing.h"
#include "knocking/play.h"

#include <optional>
#include <variant>

/// How a match round a monte stands and ends: tokens are lives, and one seat wins.
namespace monte {

[[nodiscard]] inline game::Standing standing(int deal, const knocking::Tokens &tokens, int seats)
{
    game::Standing stands{.deal = deal, .in = knocking::alive(tokens, seats)};
    std::copy(tokens.begin(), tokens.end(), stands.score.begin());
    return stands;
}

template<class View>
[[nodiscard]] game::Standing standing(const View &view)
{
    return standing(view.deal, view.tokens, view.seats);
}

template<class View>
[[nodiscard]] std::optional<game::MatchOver> matchOver(const View &view)
{
    if (view.winner == game::nobody)
        return std::nullopt;
    game::MatchOver over;
    over.winners.insert(view.winner);
    return over;
}

/// What a showdown of that deal came to; nothing of another event.
template<class Showdown, class Event>
[[nodiscard]] std::optional<game::DealOver> dealOver(const Event &event, int deal)
{
    const auto *showdown = std::get_if<Showdown>(&event);
    if (showdown == nullptr)
        return std::nullopt;
    // Seats that nobody sits at have no tokens.
    game::DealOver over{.number = deal, .after = standing(deal, showdown->tokens, game::maxSeats)};
    for (game::Seat seat = 0; seat < game::maxSeats; ++seat)
        if (!showdown->hands[game::at(seat)].empty())
            over.held.insert(seat);
    for (const game::Seat seat : showdown->worst)
        over.lost[game::at(seat)] = 1;
    for (const game::Seat seat : showdown->gained)
        over.gained[game::at(seat)] = 1;
    return over;
}

} // namespace monte
