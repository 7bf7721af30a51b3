// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"

#include <array>
#include <cstdint>

/// What the games share in which a knock leaves everybody else one more turn, and the weakest hand pays with a life.
namespace knocking {

/// The laps without a knock after which a deal goes to the showdown (P-5): no deal is endless.
inline constexpr int mostLaps = 50;

using Tokens = std::array<std::int16_t, game::maxSeats>;

/// Whose turn it is in a deal, and when its play ends.
struct Play
{
    int seats = 0;
    /// Seats that have a hand in this deal.
    game::SeatSet playing = {};
    game::Seat dealer = game::nobody;
    game::Seat knocker = game::nobody;
    game::Seat toMove = game::nobody;
    /// From 1; counts on after a knock.
    int lap = 1;
    /// Seats that still have a turn to take after a knock.
    int turnsLeft = 0;
    /// The lap that ends the play where nobody has knocked.
    int lastLap = mostLaps;

    [[nodiscard]] game::Seat after(game::Seat seat) const { return game::nextSeat(seat, playing, seats); }
    /// Before the dealer's choice: nobody has knocked, and the first lap is to come.
    void begin(game::SeatSet seatsPlaying)
    {
        playing = seatsPlaying;
        knocker = game::nobody;
        lap = 1;
        turnsLeft = 0;
    }
    void knock(game::Seat seat)
    {
        knocker = seat;
        turnsLeft = playing.size() - 1;
    }
    /// The seat to move uses its turn; `knocks` where that would be a knock, which it is only before another.
    void useTurn(bool knocks)
    {
        if (knocker != game::nobody)
            --turnsLeft;
        else if (knocks)
            knock(toMove);
    }
    /// After a turn: the next seat's begins, or nothing changes as the play is over, which is told with false.
    bool passOn()
    {
        const bool lapDone = toMove == dealer;
        if (knocker != game::nobody ? turnsLeft == 0 : lapDone && lap >= lastLap)
            return false;
        if (lapDone)
            ++lap;
        toMove = after(toMove);
        return true;
    }
};

/// How the play stands in the deal that a view shows, where its seat has to choose.
template<class View>
[[nodiscard]] Play playOf(const View &view)
{
    Play play{.seats = view.seats,
              .playing = view.playing,
              .dealer = view.dealer,
              .knocker = view.knocker,
              .toMove = view.toMove,
              .lap = view.lap};
    if (play.knocker != game::nobody)
        for (game::Seat seat = play.toMove; seat != play.knocker; seat = play.after(seat))
            ++play.turnsLeft;
    return play;
}

/// The seats that have a token left.
inline game::SeatSet alive(const Tokens &tokens, int seats)
{
    game::SeatSet alive;
    for (game::Seat seat = 0; seat < seats; ++seat)
        if (tokens[game::at(seat)] > 0)
            alive.insert(seat);
    return alive;
}

/// Who pays a token and who gains one when the hands are laid open.
struct Reckoning
{
    game::SeatSet worst;
    game::SeatSet gained;
    bool operator==(const Reckoning &) const = default;
};

/// Of these seats those with the weakest hand; the hands are an array by seat.
template<class Hands, class Ranking>
game::SeatSet weakest(const Hands &hands, game::SeatSet among, const Ranking &ranking)
{
    game::SeatSet worst;
    decltype(ranking.strength(hands[0])) least;
    for (const game::Seat seat : among) {
        const auto strength = ranking.strength(hands[game::at(seat)]);
        if (worst.empty() || strength < least) {
            least = strength;
            worst = {};
        }
        if (strength == least)
            worst.insert(seat);
    }
    return worst;
}

} // namespace knocking
