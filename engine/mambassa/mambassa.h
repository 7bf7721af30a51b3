// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "knocking/knocker.h"
#include "mambassa/heuristics.h"
#include "mambassa/rollout_policy.h"
#include "mambassa/state.h"
#include "monte/standing.h"

#include <string>

namespace mambassa {

class Baseline;

/// Mambassa as the rest of the house knows games (game::Game), and as a Knocker does (knocking::Knocking).
struct Mambassa
{
    static constexpr std::string_view name = "mambassa";
    static constexpr game::Seating seating = mambassa::seating;
    static constexpr game::Score score = game::Score::lives;
    static constexpr const cards::Pack &pack = cards::italian::piacentine;
    /// Cards are dealt one by one, round by round; else each seat gets its hand at once.
    static constexpr bool dealsSingly = false;
    static std::span<const game::Option<mambassa::Options>> optionList() { return mambassa::optionList(); }

    using Options = mambassa::Options;
    using State = mambassa::State;
    using View = mambassa::View;
    using Move = mambassa::Move;
    using Cut = monte::Cut;
    /// Where a match begins that is not played from its first deal on.
    using Opening = monte::Opening;
    using Event = mambassa::Event;
    using Dealt = mambassa::Dealt;
    using Moved = mambassa::Moved;
    using Showdown = mambassa::Showdown;
    using MatchEnded = mambassa::MatchEnded;
    using Illegal = mambassa::Illegal;
    using Pack = mambassa::Pack;
    using Sink = mambassa::Sink;
    using Memory = mambassa::Memory;
    using RolloutPolicy = mambassa::RolloutPolicy;
    using Policy = knocking::Knocker<Mambassa>;
    /// A player of one plain rule, to measure others with (baselines.h).
    using Baseline = mambassa::Baseline;

    static Pack newPack(const State & /*state*/) { return cards::italian::newPack<cards::italian::packSize>(1); }
    /// Which of the match's fair shuffles the state awaits.
    static std::string shufflePurpose(const State &state)
    {
        return state.phase() == Phase::firstDealer ? "first-dealer" : "deal-" + std::to_string(state.deal() + 1);
    }
    static constexpr auto &seenBy = mambassa::seenBy;
    static game::Standing standing(const View &view) { return monte::standing(view); }
    static std::optional<game::MatchOver> matchOver(const View &view) { return monte::matchOver(view); }
    static std::optional<game::DealOver> dealOver(const Event &event, int deal)
    {
        return monte::dealOver<Showdown>(event, deal);
    }

    /// Any legal move of the seat that has to choose.
    static Move randomMove(const State &state, game::Random &random)
    {
        return mambassa::randomMove(state.choice(), random);
    }

    /// More than in other games: hands are good here after a lap.
    static constexpr double noviceContent = 0.88;
    static constexpr double noviceBoldness = 1;
    /// Less than in other games: all hands are good here when somebody knocks, and one that is a little worse pays a
    /// good deal more often.
    static constexpr double casualBoldness = 0.25;
    static constexpr double regularBoldness = 1;
    static constexpr int regularSamples = 40;

    static MoveList legalMoves(const View &view) { return mambassa::legalMoves(view); }
    static bool leavesAHand(const View & /*view*/, const Move &move)
    {
        // After a draw it is another hand each time.
        return std::holds_alternative<Keep>(move) || std::holds_alternative<Exchange>(move)
            || std::holds_alternative<Stay>(move);
    }
    static constexpr auto &cardsExchanged = mambassa::cardsExchanged;
    static constexpr auto &knocks = mambassa::knocks;
    static constexpr auto &shareAfter = mambassa::shareAfter;
    static constexpr auto &promiseAfter = mambassa::shareAfter;
    static constexpr auto &glance = mambassa::glance;
    static constexpr auto &chanceToPay = mambassa::chanceToPay;
    static constexpr auto &given = mambassa::given;
    static constexpr auto &leavesToNext = mambassa::leavesToNext;
    /// Every draw brings another card, and no deal lasts long.
    static double weariness(const View & /*view*/) { return 1; }
    static double caution(const View & /*view*/) { return 1; }
    static int seatsPlaying(const View &view) { return view.playing.size(); }
    static constexpr auto &mayKnock = mambassa::mayKnock;
    /// A computer seat cuts at random (P-3).
    static std::optional<Move> customaryMove(const View &view, game::Random &random)
    {
        if (view.phase == Phase::cut)
            return Cut{1 + static_cast<int>(random.below(static_cast<std::uint32_t>(cutMost)))};
        return std::nullopt;
    }
};

/// What this namespace calls its game in the list of the house.
using Game = Mambassa;

} // namespace mambassa
