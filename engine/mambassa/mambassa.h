// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "mambassa/state.h"

#include <string>

namespace mambassa {

/// Mambassa as the rest of the house knows games (game::Game).
struct Mambassa
{
    static constexpr std::string_view name = "mambassa";

    using Options = mambassa::Options;
    using State = mambassa::State;
    using View = mambassa::View;
    using Move = mambassa::Move;
    using Event = mambassa::Event;
    using Illegal = mambassa::Illegal;
    using Hand = mambassa::Hand;
    using Pack = mambassa::Pack;
    using Sink = mambassa::Sink;

    static Pack newPack(const State & /*state*/)
    {
        return cards::italian::newPack<cards::italian::packSize>(1);
    }
    /// Which of the match's fair shuffles the state awaits.
    static std::string shufflePurpose(const State &state)
    {
        return state.phase() == Phase::firstDealer ? "first-dealer" : "deal-" + std::to_string(state.deal() + 1);
    }
    static Event seenBy(const Event &event, game::Seat seat) { return mambassa::seenBy(event, seat); }

    /// Any legal move of the seat that has to choose.
    static Move randomMove(const State &state, game::Random &random)
    {
        return mambassa::randomMove(state.choice(), random);
    }
    static MoveList legalMoves(const View &view) { return mambassa::legalMoves(view.choice()); }
};

} // namespace mambassa
