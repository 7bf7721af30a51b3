// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"
#include "match/common_view.h"

#include <algorithm>
#include <array>
#include <optional>
#include <variant>

/// A match as it looks from another side of the table: all seats are numbered anew from `foot`, which becomes seat 0.
/// Whoever shows a match from the side of seat 0 can so show it from any. What a game's views and events call alike is
/// turned alike.
namespace turned {

/// The numbers of the seats from one side of the table.
class Side
{
public:
    Side(game::Seat foot, int seats)
        : m_foot(foot)
        , m_seats(seats)
    {
    }
    void turn(game::Seat &seat) const
    {
        if (seat != game::nobody)
            seat = (seat - m_foot + m_seats) % m_seats;
    }
    void turn(game::SeatSet &seats) const
    {
        game::SeatSet from;
        for (game::Seat seat : seats) {
            turn(seat);
            from.insert(seat);
        }
        seats = from;
    }
    void turn(std::optional<game::SeatSet> &seats) const
    {
        if (seats)
            turn(*seats);
    }
    /// By seat.
    template<class Each, std::size_t Most>
    void turn(std::array<Each, Most> &list) const
    {
        std::rotate(list.begin(), list.begin() + m_foot, list.begin() + m_seats);
    }

    /// One of so many sides, each of which has every so-many-th seat.
    template<class Number>
    void turnSide(Number &which, int sides) const
    {
        which = static_cast<Number>((which + m_seats - m_foot) % sides);
    }

    /// One between two seats on two others.
    template<class Bet>
    void turnBet(Bet &bet) const
    {
        for (game::Seat *const seat : {&bet.by, &bet.with, &bet.backs, &bet.against})
            turn(*seat);
    }

private:
    game::Seat m_foot;
    int m_seats;
};

template<class View>
[[nodiscard]] View view(View view, game::Seat foot)
{
    const Side side(foot, view.seats);
    side.turn(view.seat);
    side.turn(view.toMove);
    side.turn(view.dealer);
    if constexpr (requires { view.knocker; })
        side.turn(view.knocker);
    if constexpr (requires { view.playing; })
        side.turn(view.playing);
    if constexpr (requires { view.tokens; })
        side.turn(view.tokens);
    if constexpr (requires { view.known; })
        side.turn(view.known);
    side.turn(common_view::open(view));
    if constexpr (requires { view.in; })
        side.turn(view.in);
    if constexpr (requires { view.winner; })
        side.turn(view.winner);
    if constexpr (requires { view.winners; })
        side.turn(view.winners);
    if constexpr (requires { view.reentriesLeft; })
        side.turn(view.reentriesLeft);
    if constexpr (requires { view.haveReset; })
        side.turn(view.haveReset);
    if constexpr (requires { view.closed.from; })
        side.turn(view.closed.from);
    if constexpr (requires { view.wagers; }) {
        side.turn(view.wagers.purse);
        side.turnBet(view.wagers.offer);
        for (auto &bet : view.wagers.bets)
            side.turnBet(bet);
    }
    if constexpr (requires { view.maybe; })
        side.turn(view.maybe);
    if constexpr (requires { view.trick; }) {
        side.turn(view.trick.leader);
        for (auto &trick : view.over)
            side.turn(trick.leader);
        side.turn(view.tricks);
        side.turn(view.score);
        side.turn(view.foolFrom);
        side.turn(view.foolIn);
        for (auto &said : view.said)
            side.turn(said.seat);
    }
    if constexpr (requires { view.board; }) {
        side.turn(view.score);
        side.turn(view.held);
        for (auto &meld : view.board)
            side.turnSide(meld.side, view.options.teams ? 2 : view.seats);
    }
    return view;
}

template<class Event>
[[nodiscard]] Event event(Event event, game::Seat foot, int seats)
{
    const Side side(foot, seats);
    std::visit(
        [&side](auto &what) {
            if constexpr (requires { what.dealer; })
                side.turn(what.dealer);
            if constexpr (requires { what.cutBy; })
                side.turn(what.cutBy);
            if constexpr (requires { what.seat; })
                side.turn(what.seat);
            if constexpr (requires { what.seats.begin(); }) // elsewhere their number
                side.turn(what.seats);
            if constexpr (requires { what.hands; })
                side.turn(what.hands);
            if constexpr (requires { what.worst; })
                side.turn(what.worst);
            if constexpr (requires { what.gained; })
                side.turn(what.gained);
            if constexpr (requires { what.playing; })
                side.turn(what.playing);
            if constexpr (requires { what.knocker; })
                side.turn(what.knocker);
            if constexpr (requires { what.outcome; }) {
                side.turn(what.outcome.lost);
                side.turn(what.outcome.gained);
            }
            if constexpr (requires { what.in; })
                side.turn(what.in);
            if constexpr (requires { what.before; })
                side.turn(what.before);
            // By seat at a showdown; elsewhere a number.
            if constexpr (requires { what.tokens[0]; })
                side.turn(what.tokens);
            if constexpr (requires { what.winner; })
                side.turn(what.winner);
            if constexpr (requires { what.tricks; }) {
                side.turn(what.points);
                side.turn(what.tricks);
                side.turn(what.change);
                side.turn(what.score);
            }
            if constexpr (requires { what.wentOut; }) {
                side.turn(what.wentOut);
                side.turn(what.melds);
                side.turn(what.left);
                side.turn(what.change);
                side.turn(what.score);
            }
            if constexpr (requires { what.purse; }) {
                side.turn(what.purse);
                for (auto &settled : what.bets) {
                    side.turn(settled.winner);
                    side.turnBet(settled.bet);
                }
            }
            if constexpr (requires { what.winners; })
                side.turn(what.winners);
        },
        event);
    return event;
}

/// The view of `foot` with all cards that were dealt laid open, numbered as it is. `dealt` are the hands as they were
/// dealt: the dealer's lies face down before everybody until the choice is made.
template<class State, class Hand, std::size_t Most>
[[nodiscard]] auto openView(const State &state, game::Seat foot, const std::array<Hand, Most> &dealt)
{
    using game::at;
    auto open = state.view(foot);
    bool choosing = false;
    // Where the dealer looks at cards.
    if constexpr (requires { decltype(open.phase)::dealersChoice; }) {
        choosing = open.phase == decltype(open.phase)::dealersChoice;
        if (choosing) {
            open.aside = state.view(open.dealer).aside;
            if (foot == open.dealer)
                open.hand = dealt[at(foot)];
        }
    }
    // What the dealer laid away.
    if constexpr (requires { open.laid; })
        if (open.dealer != game::nobody)
            open.laid = state.view(open.dealer).laid;
    for (const game::Seat seat : common_view::playing(open))
        if (seat != foot)
            common_view::open(open)[at(seat)]
                = choosing && seat == open.dealer ? dealt[at(seat)] : state.view(seat).hand;
    return open;
}

} // namespace turned
