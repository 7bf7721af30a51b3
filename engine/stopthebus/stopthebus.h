// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "knocking/knocker.h"
#include "monte/standing.h"
#include "stopthebus/heuristics.h"
#include "stopthebus/rollout_policy.h"
#include "stopthebus/state.h"

#include <string>

namespace stopthebus {

class Baseline;

/// Stop the Bus as the rest of the house knows games (game::Game), and as a Knocker does (knocking::Knocking).
struct Stopthebus
{
    static constexpr std::string_view name = "stopthebus";
    static constexpr game::Seating seating = stopthebus::seating;
    static constexpr game::Score score = game::Score::lives;
    static constexpr const cards::Pack &pack = cards::french::pack;
    /// Cards are dealt one by one, round by round; else each seat gets its hand at once.
    static constexpr bool dealsSingly = true;
    static std::span<const game::Option<stopthebus::Options>> optionList() { return stopthebus::optionList(); }

    using Options = stopthebus::Options;
    using State = stopthebus::State;
    using View = stopthebus::View;
    using Move = stopthebus::Move;
    using Cut = monte::Cut;
    /// Where a match begins that is not played from its first deal on.
    using Opening = monte::Opening;
    using Event = stopthebus::Event;
    using Dealt = stopthebus::Dealt;
    using Moved = stopthebus::Moved;
    using Showdown = stopthebus::Showdown;
    using MatchEnded = stopthebus::MatchEnded;
    using Illegal = stopthebus::Illegal;
    using Pack = stopthebus::Pack;
    using Sink = stopthebus::Sink;
    using Memory = stopthebus::Memory;
    using RolloutPolicy = stopthebus::RolloutPolicy;
    using Policy = knocking::Knocker<Stopthebus>;
    /// A player of one plain rule, to measure others with (baselines.h).
    using Baseline = stopthebus::Baseline;

    static Pack newPack(const State &state) { return state.newPack(); }
    /// Which of the match's fair shuffles the state awaits.
    static std::string shufflePurpose(const State &state)
    {
        return state.phase() == Phase::firstDealer ? "first-dealer" : "deal-" + std::to_string(state.deal() + 1);
    }
    static constexpr auto &seenBy = stopthebus::seenBy;
    static game::Standing standing(const View &view) { return monte::standing(view); }
    static std::optional<game::MatchOver> matchOver(const View &view) { return monte::matchOver(view); }
    static std::optional<game::DealOver> dealOver(const Event &event, int deal)
    {
        return monte::dealOver<Showdown>(event, deal);
    }

    /// Any legal move of the seat that has to choose.
    static Move randomMove(const State &state, game::Random &random)
    {
        return stopthebus::randomMove(state.choice(), random);
    }

    static constexpr double noviceContent = 0.86;
    static constexpr double noviceBoldness = 0.5;
    static constexpr double casualBoldness = 0.35;
    static constexpr double regularBoldness = 0.5;
    static constexpr int regularSamples = 40;

    static MoveList legalMoves(const View &view) { return stopthebus::legalMoves(view); }
    static bool leavesAHand(const View & /*view*/, const Move &move) { return !std::holds_alternative<Cut>(move); }
    static constexpr auto &cardsExchanged = stopthebus::cardsExchanged;
    static constexpr auto &knocks = stopthebus::knocks;
    static constexpr auto &shareAfter = stopthebus::shareAfter;
    static constexpr auto &promiseAfter = stopthebus::promiseAfter;
    static constexpr auto &glance = stopthebus::glance;
    static constexpr auto &chanceToPay = stopthebus::chanceToPay;
    static constexpr auto &given = stopthebus::given;
    static constexpr auto &leavesToNext = stopthebus::leavesToNext;
    static constexpr auto &weariness = stopthebus::weariness;
    static double caution(const View & /*view*/) { return 1; }
    static int seatsPlaying(const View &view) { return view.playing.size(); }
    static constexpr auto &mayKnock = stopthebus::mayKnock;
    /// A computer seat cuts at random, as in the other games.
    static std::optional<Move> customaryMove(const View &view, game::Random &random)
    {
        if (view.phase == Phase::cut)
            return Cut{1 + static_cast<int>(random.below(static_cast<std::uint32_t>(cutMost)))};
        return std::nullopt;
    }
};

/// What this namespace calls its game in the list of the house.
using Game = Stopthebus;

} // namespace stopthebus
