// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/simulation.h"
#include "tested.h"

#include <map>

/// Random matches of any game of the house, each step watched.
namespace playout {

// clang-format off: it breaks every requirement over three lines

/// What a game adds to its playouts. Faults are told as text; none is "".
template<class R, class G>
concept Referee = requires(R referee, const R seen, const typename G::State &state, const typename G::Event &event,
                           const typename G::View &view, const typename G::Move &move, game::Random &random)
{
    // Options and seats are drawn by the referee.
    {R(random)};
    {
        referee.start()
        } -> std::same_as<typename G::State>;
    // Keeps account of what the events say.
    {
        referee.happened(state, event)
        } -> std::same_as<std::string>;
    // Whether everything is where the account says: tokens, pool.
    {
        referee.standing(state)
        } -> std::same_as<std::string>;
    {
        referee.ended(state)
        } -> std::same_as<std::string>;
    // Any move that can be written down, legal or not.
    {
        seen.anyMove(view, random)
        } -> std::same_as<typename G::Move>;
};

// clang-format on

/// Legal moves are there, different from each other, and what apply() says of any move agrees with them where they are
/// all.
template<game::Game G>
std::string examineMoves(const typename G::State &state, const auto &moves, const typename G::Move &any)
{
    // Where there are thousands, the first and a hundred more.
    const std::size_t strides = 100;
    const std::size_t stride = game::listsAllMoves<G>() ? 1 : 1 + moves.size() / strides;
    for (std::size_t index = 0; index < moves.size(); index += stride) {
        typename G::State copy = state;
        if (copy.apply(moves[index], {}))
            return "a listed move is illegal";
        for (std::size_t other = 0; other < index; ++other)
            if (moves[index] == moves[other])
                return "a move is listed twice";
    }
    typename G::State copy = state;
    const bool legal = !copy.apply(any, {});
    if (!game::listsAllMoves<G>())
        return "";
    return legal == moves.contains(any) ? std::string() : "the list and the check of moves do not agree";
}

/// What is counted in the match.
template<game::Game G>
game::Score countedIn([[maybe_unused]] const typename G::State &state)
{
    if constexpr (requires { G::scoreOf(state.options()); })
        return G::scoreOf(state.options());
    else
        return G::score;
}

/// What a deal came to follows from how the match stood before it was dealt.
inline std::string examineDeal(game::Score kind, const game::Standing &before, const game::DealOver &over)
{
    if (over.after.kind != kind || before.kind != kind)
        return "a score is not of the match's kind";
    for (game::Seat seat = 0; seat < game::maxSeats; ++seat) {
        if (over.after.score[game::at(seat)] != before.score[game::at(seat)] + over.change(seat))
            return "a score is not what it was with what the deal changed";
        if (over.change(seat) != 0 && !over.held.contains(seat))
            return "a seat gains or loses in a deal that it did not play";
    }
    return "";
}

/// All cards of the deal are there, once each, or as often as in the pack.
template<game::Game G>
std::string examineCards(const typename G::State &state)
{
    if (state.deal() == 0)
        return "";
    std::map<int, int> missing;
    for (const cards::Card card : tested::Game<G>::wholePack(state))
        ++missing[card.face()];
    for (const cards::Card card : state.allCards()) {
        if (card.hidden())
            return "a card lost its face";
        --missing[card.face()];
    }
    const bool complete
        = std::all_of(missing.begin(), missing.end(), [](const auto &face) { return face.second == 0; });
    return complete ? "" : "cards were lost or doubled";
}

/// Plays the match that the referee starts with random moves to its end; gives the first fault, or "" where there was
/// none.
template<game::Game G, Referee<G> R>
std::string playRandomMatch(R &referee, game::Random &random)
{
    // A match that has not ended by then never will.
    constexpr int mostSteps = 1'000'000;
    constexpr std::uint32_t stepsAnExamination = 4;

    typename G::State state = referee.start();
    std::string fault;
    game::Standing stands;
    const auto watch = [&](const typename G::Event &event) {
        if (fault.empty())
            fault = referee.happened(state, event);
        if (const auto over = G::dealOver(event, state.deal()); over && fault.empty())
            fault = over->number == state.deal() ? examineDeal(countedIn<G>(state), stands, *over)
                                                 : "a deal is not numbered as it was";
    };
    const typename G::Sink sink(watch);
    for (int step = 0; !state.over(); ++step) {
        if (step == mostSteps)
            return "the match does not end";
        if (G::matchOver(state.view(0)))
            return "a match has winners before it is over";
        if (state.awaitsPack()) {
            stands = G::standing(state.view(0));
            state.supply(game::shuffledPack<G>(state, random), sink);
        } else {
            const typename G::View view = state.view(state.toMove());
            const auto moves = G::legalMoves(view);
            if (moves.empty())
                return "a seat to move has no legal move";
            if (random.once(stepsAnExamination))
                fault = examineMoves<G>(state, moves, referee.anyMove(view, random));
            if (state.apply(moves[random.below(static_cast<std::uint32_t>(moves.size()))], sink))
                return "a legal move was refused";
        }
        if (fault.empty())
            fault = referee.standing(state);
        if (fault.empty())
            fault = examineCards<G>(state);
        if (!fault.empty())
            return fault;
    }
    if (const auto over = G::matchOver(state.view(0)); !over || over->winners.size() > state.seats())
        return "a match that is over does not say who has won";
    return referee.ended(state);
}

/// The same with any house rules and number of seats.
template<game::Game G>
std::string playRandomMatch(game::Random &random)
{
    typename tested::Game<G>::Referee referee(random);
    return playRandomMatch<G>(referee, random);
}

} // namespace playout
