// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "knocking/knocker.h"
#include "thirtyone/heuristics.h"
#include "thirtyone/rollout_policy.h"
#include "thirtyone/state.h"

#include <algorithm>
#include <string>

namespace thirtyone {

class Baseline;

/// Thirty-One as the rest of the house knows games (game::Game), and as a Knocker does (knocking::Knocking).
struct Thirtyone
{
    static constexpr std::string_view name = "thirtyone";
    static constexpr game::Seating seating = thirtyone::seating;
    static constexpr game::Score score = game::Score::lives;
    static constexpr const cards::Pack &pack = cards::french::pack;
    /// Cards are dealt one by one, round by round; else each seat gets its hand at once.
    static constexpr bool dealsSingly = true;
    static std::span<const game::Option<thirtyone::Options>> optionList() { return thirtyone::optionList(); }

    using Options = thirtyone::Options;
    using State = thirtyone::State;
    using View = thirtyone::View;
    using Move = thirtyone::Move;
    using Cut = thirtyone::Cut;
    /// Where a match begins that is not played from its first deal on.
    using Opening = thirtyone::Opening;
    using Event = thirtyone::Event;
    using Dealt = thirtyone::Dealt;
    using Moved = thirtyone::Moved;
    using Showdown = thirtyone::Showdown;
    using MatchEnded = thirtyone::MatchEnded;
    using Illegal = thirtyone::Illegal;
    using Pack = thirtyone::Pack;
    using Sink = thirtyone::Sink;
    using Memory = thirtyone::Memory;
    using RolloutPolicy = thirtyone::RolloutPolicy;
    using Policy = knocking::Knocker<Thirtyone>;
    /// A player of one plain rule, to measure others with (baselines.h).
    using Baseline = thirtyone::Baseline;

    static Pack newPack(const State &state) { return state.newPack(); }
    /// Which of the match's fair shuffles the state awaits.
    static std::string shufflePurpose(const State &state)
    {
        return state.phase() == Phase::firstDealer ? "first-dealer" : "deal-" + std::to_string(state.deal() + 1);
    }
    static constexpr auto &seenBy = thirtyone::seenBy;
    /// What is counted by these rules: lives as a rule.
    static constexpr game::Score scoreOf(const Options &options) { return thirtyone::scoreOf(options); }
    static game::Standing standing(const View &view)
    {
        return standing(scoreOf(view.options), view.deal, view.tokens, view.in);
    }
    static std::optional<game::MatchOver> matchOver(const View &view)
    {
        if (view.winners.empty())
            return std::nullopt;
        return game::MatchOver{.winners = view.winners};
    }
    static std::optional<game::DealOver> dealOver(const Event &event, int deal)
    {
        const auto *showdown = std::get_if<thirtyone::Showdown>(&event);
        if (showdown == nullptr)
            return std::nullopt;
        game::DealOver over{.number = deal,
                            .held = showdown->playing,
                            .after = standing(showdown->kind, deal, showdown->tokens, showdown->in)};
        for (const game::Seat seat : showdown->playing) {
            const int change = showdown->tokens[game::at(seat)] - showdown->before[game::at(seat)];
            over.gained[game::at(seat)] = std::max(0, change);
            over.lost[game::at(seat)] = std::max(0, -change);
        }
        return over;
    }

    /// Any legal move of the seat that has to choose.
    static Move randomMove(const State &state, game::Random &random)
    {
        return thirtyone::randomMove(state.choice(), random);
    }

    /// About 19 points.
    static constexpr double noviceContent = 0.82;
    /// Less than in other games of this and of a regular's: a point too low often loses two lives, and who waits for
    /// the best hand pays for the knocks of others.
    static constexpr double noviceBoldness = 0.3;
    static constexpr double casualBoldness = 1;
    static constexpr double regularBoldness = 0.6;
    /// A deal is soon played out.
    static constexpr int regularSamples = 120;

    static MoveList legalMoves(const View &view) { return thirtyone::legalMoves(view); }
    static bool leavesAHand(const View & /*view*/, const Move &move)
    {
        // After a draw it is another hand each time.
        return !std::holds_alternative<DrawStock>(move);
    }
    static int cardsExchanged(const Move &move)
    {
        if (const auto *exchange = std::get_if<Exchange>(&move))
            return static_cast<int>(exchange->given.size());
        if (std::holds_alternative<SwapFaceDown>(move))
            return static_cast<int>(cardsInHand);
        return std::holds_alternative<Discard>(move) ? 1 : 0;
    }
    static constexpr auto &knocks = thirtyone::knocks;
    static constexpr auto &shareAfter = thirtyone::shareAfter;
    static constexpr auto &promiseAfter = thirtyone::promiseAfter;
    static constexpr auto &glance = thirtyone::glance;
    static constexpr auto &chanceToPay = thirtyone::chanceToPay;
    static constexpr auto &given = thirtyone::given;
    static constexpr auto &leavesToNext = thirtyone::leavesToNext;
    /// Hands become better with every lap, those of the others too. It is so little that of two temperaments one may
    /// want a point more from then on and the other not: a whole point from the first lap on sets them too far apart.
    static double weariness(const View &view) { return view.lap == 1 ? 1 : 0.89; }
    /// More where only the highest hand is paid, and where hands become better from turn to turn than by one card.
    static double caution(const View &view)
    {
        constexpr std::array<double, 3> bySource{1, 2.8, 1.3};
        const double bySettlement
            = thirtyone::scoreOf(view.options) != game::Score::lives ? view.playing.size() - 1 : 1;
        return std::max(bySettlement, bySource[static_cast<std::size_t>(view.options.source)]);
    }
    static int seatsPlaying(const View &view) { return view.playing.size(); }
    static constexpr auto &mayKnock = thirtyone::mayKnock;
    /// A computer seat cuts at random, as in the other games.
    static std::optional<Move> customaryMove(const View &view, game::Random &random)
    {
        if (view.phase == Phase::cut)
            return Cut{1 + static_cast<int>(random.below(static_cast<std::uint32_t>(view.choice().cutMost)))};
        if (view.phase == Phase::reset)
            return resetIfBetter(view);
        if (view.phase == Phase::offer)
            return customaryOffer(view, random);
        if (view.phase == Phase::answer)
            return seemsEven(view, view.wagers.offer.against, view.wagers.offer.backs) ? Move(Agree{})
                                                                                       : Move(Decline{});
        return std::nullopt;
    }

private:
    static game::Standing standing(game::Score kind, int deal, const knocking::Tokens &tokens, game::SeatSet in)
    {
        game::Standing stands{.kind = kind, .deal = deal, .in = in};
        std::copy(tokens.begin(), tokens.end(), stands.score.begin());
        return stands;
    }
};

/// What this namespace calls its game in the list of the house.
using Game = Thirtyone;

} // namespace thirtyone
