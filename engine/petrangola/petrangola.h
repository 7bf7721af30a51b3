// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "knocking/knocker.h"
#include "monte/standing.h"
#include "petrangola/heuristics.h"
#include "petrangola/rollout_policy.h"
#include "petrangola/state.h"

#include <string>

namespace petrangola {

class Baseline;

/// Petrangola as the rest of the house knows games (game::Game), and as a Knocker does (knocking::Knocking).
struct Petrangola
{
    static constexpr std::string_view name = "petrangola";
    static constexpr game::Seating seating = petrangola::seating;
    static constexpr game::Score score = game::Score::lives;
    static constexpr const cards::Pack &pack = cards::italian::piacentine;
    /// Cards are dealt one by one, round by round; else each seat gets its hand at once.
    static constexpr bool dealsSingly = false;
    static std::span<const game::Option<petrangola::Options>> optionList() { return petrangola::optionList(); }

    using Options = petrangola::Options;
    using State = petrangola::State;
    using View = petrangola::View;
    using Move = petrangola::Move;
    using Cut = monte::Cut;
    /// Where a match begins that is not played from its first deal on.
    using Opening = monte::Opening;
    using Event = petrangola::Event;
    using Dealt = petrangola::Dealt;
    using Moved = petrangola::Moved;
    using Showdown = petrangola::Showdown;
    using MatchEnded = petrangola::MatchEnded;
    using Illegal = petrangola::Illegal;
    using Pack = petrangola::Pack;
    using Sink = petrangola::Sink;
    using Memory = petrangola::Memory;
    using RolloutPolicy = petrangola::RolloutPolicy;
    using Policy = knocking::Knocker<Petrangola>;
    /// A player of one plain rule, to measure others with (baselines.h).
    using Baseline = petrangola::Baseline;

    static Pack newPack(const State &state)
    {
        static constexpr Pack onePack = cards::italian::newPack<mostCards>(1);
        static constexpr Pack twoPacks = cards::italian::newPack<mostCards>(2);
        return state.packs() == 1 ? onePack : twoPacks;
    }
    /// Which of the match's fair shuffles the state awaits.
    static std::string shufflePurpose(const State &state)
    {
        return state.phase() == Phase::firstDealer ? "first-dealer" : "deal-" + std::to_string(state.deal() + 1);
    }
    static constexpr auto &seenBy = petrangola::seenBy;
    static game::Standing standing(const View &view) { return monte::standing(view); }
    static std::optional<game::MatchOver> matchOver(const View &view) { return monte::matchOver(view); }
    static std::optional<game::DealOver> dealOver(const Event &event, int deal)
    {
        return monte::dealOver<Showdown>(event, deal);
    }

    /// Any legal move of the seat that has to choose.
    static Move randomMove(const State &state, game::Random &random)
    {
        return petrangola::randomMove(state.choice(), random);
    }

    static constexpr double noviceContent = 0.8;
    static constexpr double noviceBoldness = 1;
    static constexpr double casualBoldness = 1;
    static constexpr double regularBoldness = 1;
    static constexpr int regularSamples = 40;

    static MoveList legalMoves(const View &view) { return petrangola::legalMoves(view); }
    static bool leavesAHand(const View &view, const Move &move) { return !petrangola::handAfter(view, move).empty(); }
    static constexpr auto &cardsExchanged = petrangola::cardsExchanged;
    static constexpr auto &knocks = petrangola::knocks;
    static double shareAfter(const View &view, const Move &move)
    {
        const Hand hand = petrangola::handAfter(view, move);
        return hand.empty() ? 0 : petrangola::share(view, hand);
    }
    static double promiseAfter(const View &view, const Move &move) { return shareAfter(view, move); }
    static constexpr auto &glance = petrangola::glance;
    static constexpr auto &chanceToPay = petrangola::chanceToPay;
    static constexpr auto &given = petrangola::given;
    static constexpr auto &leavesToNext = petrangola::leavesToNext;
    static constexpr auto &weariness = petrangola::weariness;
    static double caution(const View & /*view*/) { return 1; }
    static int seatsPlaying(const View &view) { return view.playing.size(); }
    static bool mayKnock(const View &view) { return view.knocker == game::nobody; }
    /// A computer seat cuts at random (P-3) and always pays to re-enter: the pool is worth more than a stake.
    static std::optional<Move> customaryMove(const View &view, game::Random &random)
    {
        if (view.phase == Phase::cut)
            return Cut{1 + static_cast<int>(random.below(static_cast<std::uint32_t>(view.choice().cutMost)))};
        if (view.phase == Phase::reentry)
            return Reenter{};
        return std::nullopt;
    }
};

/// What this namespace calls its game in the list of the house.
using Game = Petrangola;

} // namespace petrangola
