// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "pinale/policy.h"
#include "pinale/random_turn.h"
#include "pinale/state.h"

#include <string>

namespace pinale {

class Baseline;

/// Pinale as the rest of the house knows games (game::Game).
struct Pinale
{
    static constexpr std::string_view name = "pinale";
    static constexpr game::Seating seating = pinale::seating;
    /// The rules may turn it round (PINALE-3), and make two pairs of four.
    static constexpr game::Seating seatingOf(const pinale::Options &options)
    {
        game::Seating sits = seating;
        sits.clockwise = options.direction == pinale::Options::Direction::clockwise;
        sits.sides = options.teams ? 2 : 0;
        return sits;
    }
    static constexpr game::Score score = game::Score::points;
    static constexpr const cards::Pack &pack = cards::french::pack;
    /// Cards are dealt one by one, round by round.
    static constexpr bool dealsSingly = true;
    /// A turn has too many legal moves to list them.
    static constexpr bool listsAllMoves = false;
    static std::span<const game::Option<pinale::Options>> optionList() { return pinale::optionList(); }

    using Options = pinale::Options;
    using State = pinale::State;
    using Opening = pinale::Opening;
    using View = pinale::View;
    using Move = pinale::Move;
    using Cut = pinale::Cut;
    using Event = pinale::Event;
    using Dealt = pinale::Dealt;
    using Moved = pinale::Moved;
    using Showdown = pinale::Showdown;
    using MatchEnded = pinale::MatchEnded;
    using Illegal = pinale::Illegal;
    using Pack = pinale::Pack;
    using Sink = pinale::Sink;
    using Policy = pinale::Policy;
    /// A player of one plain rule, to measure others with (baselines.h).
    using Baseline = pinale::Baseline;

    static Pack newPack(const State &state) { return state.newPack(); }
    /// Which of the match's fair shuffles the state awaits.
    static std::string shufflePurpose(const State &state)
    {
        switch (state.phase()) {
        case Phase::firstDealer:
            return "first-dealer";
        case Phase::reshuffle:
            return "reshuffle-" + std::to_string(state.deal()) + '-' + std::to_string(state.reshuffles() + 1);
        default:
            return "deal-" + std::to_string(state.deal() + 1);
        }
    }
    static constexpr auto &seenBy = pinale::seenBy;
    static game::Standing standing(const View &view) { return standing(view.score, view.deal, view.seats); }
    static std::optional<game::MatchOver> matchOver(const View &view)
    {
        if (!view.winners)
            return std::nullopt;
        return game::MatchOver{.winners = *view.winners, .side = view.options.teams};
    }
    static std::optional<game::DealOver> dealOver(const Event &event, int deal);

    /// The draw, each cut, and of whole turns those with one step or none, mostListed of them at most.
    static MoveList legalMoves(const View &view) { return pinale::legalMoves(view.choice()); }
    /// Any legal move of the seat that has to choose.
    static Move randomMove(const State &state, game::Random &random)
    {
        return pinale::randomMove(state.choice(), random);
    }

private:
    static game::Standing standing(const game::Scores &score, int deal, int seats)
    {
        return {.kind = game::Score::points, .deal = deal, .score = score, .in = game::SeatSet::first(seats)};
    }
};

inline std::optional<game::DealOver> Pinale::dealOver(const Event &event, int deal)
{
    const auto *showdown = std::get_if<Showdown>(&event);
    if (showdown == nullptr)
        return std::nullopt;
    const int seats = showdown->seats;
    game::DealOver over{
        .number = deal, .held = game::SeatSet::first(seats), .after = standing(showdown->score, deal, seats)};
    for (game::Seat seat = 0; seat < seats; ++seat) {
        const std::int32_t change = showdown->change[game::at(seat)];
        (change < 0 ? over.lost : over.gained)[game::at(seat)] = change < 0 ? -change : change;
    }
    return over;
}

/// What this namespace calls its game in the list of the house.
using Game = Pinale;

} // namespace pinale
