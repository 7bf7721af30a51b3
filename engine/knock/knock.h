// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "knock/policy.h"
#include "knock/state.h"

#include <string>

namespace knock {

class Baseline;

/// Knock! as the rest of the house knows games (game::Game).
struct Knock
{
    static constexpr std::string_view name = "knock";
    static constexpr game::Seating seating = knock::seating;
    static constexpr game::Seating seatingOf(const knock::Options &options)
    {
        game::Seating sits = seating;
        sits.clockwise = options.direction == knock::Options::Direction::clockwise;
        return sits;
    }
    static constexpr game::Score score = game::Score::points;
    static constexpr const cards::Pack &pack = cards::tarocco::pack;
    /// Cards are dealt one by one, round by round.
    static constexpr bool dealsSingly = true;
    static std::span<const game::Option<knock::Options>> optionList() { return knock::optionList(); }

    using Options = knock::Options;
    using State = knock::State;
    using Opening = knock::Opening;
    using View = knock::View;
    using Move = knock::Move;
    using Cut = knock::Cut;
    using Event = knock::Event;
    using Dealt = knock::Dealt;
    using Moved = knock::Moved;
    using Showdown = knock::Showdown;
    using MatchEnded = knock::MatchEnded;
    using Illegal = knock::Illegal;
    using Pack = knock::Pack;
    using Sink = knock::Sink;
    using Policy = knock::Policy;
    /// A player of one plain rule, to measure others with (baselines.h).
    using Baseline = knock::Baseline;

    static Pack newPack(const State &state) { return state.newPack(); }
    /// Which of the match's fair shuffles the state awaits.
    static std::string shufflePurpose(const State &state)
    {
        return state.phase() == Phase::firstDealer ? "first-dealer" : "deal-" + std::to_string(state.deal() + 1);
    }
    static constexpr auto &seenBy = knock::seenBy;
    static game::Standing standing(const View &view) { return standing(view.score, view.deal); }
    static std::optional<game::MatchOver> matchOver(const View &view)
    {
        if (!view.winners)
            return std::nullopt;
        return game::MatchOver{.winners = *view.winners, .side = !view.winners->empty()};
    }
    static std::optional<game::DealOver> dealOver(const Event &event, int deal);

    static MoveList legalMoves(const View &view) { return knock::legalMoves(view.choice()); }
    /// Any legal move of the seat that has to choose.
    static Move randomMove(const State &state, game::Random &random)
    {
        return knock::randomMove(state.choice(), random);
    }

private:
    static game::Standing standing(const game::Scores &score, int deal)
    {
        return {.kind = game::Score::points, .deal = deal, .score = score, .in = game::SeatSet::first(seats)};
    }
};

inline std::optional<game::DealOver> Knock::dealOver(const Event &event, int deal)
{
    const auto *showdown = std::get_if<Showdown>(&event);
    if (showdown == nullptr)
        return std::nullopt;
    game::DealOver over{.number = deal, .held = game::SeatSet::first(seats), .after = standing(showdown->score, deal)};
    for (game::Seat seat = 0; seat < seats; ++seat) {
        const std::int32_t change = showdown->change[game::at(seat)];
        (change < 0 ? over.lost : over.gained)[game::at(seat)] = change < 0 ? -change : change;
    }
    return over;
}

/// What this namespace calls its game in the list of the house.
using Game = Knock;

} // namespace knock
