// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/determinization.h"

#include <algorithm>

namespace stopthebus {

using game::at;
using game::nobody;

double contentment(int playing, int lap)
{
    constexpr double inDuel = 0.93;
    constexpr double perFurtherSeat = 0.008;
    constexpr double perFurtherLap = 0.02;
    constexpr int usualLaps = 2;
    return inDuel - perFurtherSeat * (playing - 2) - perFurtherLap * std::max(0, lap - usualLaps);
}

Determinization Determinization::from(const View &view)
{
    Determinization deal;
    deal.lay(view, false);
    deal.lastLap = view.options.capRounds;
    deal.exchanged = view.phase == Phase::stop;
    deal.mayStand = view.options.finalStand;
    return deal;
}

void Determinization::complete(const View & /*view*/, Pack missing, game::Random &random)
{
    for (const game::Seat seat : playing)
        monte::fill(hands[at(seat)], missing, random);
}

void Determinization::make(const Move &move)
{
    if (const auto *exchange = std::get_if<Exchange>(&move)) {
        monte::swapCards(hands[at(toMove)], monte, *exchange);
        exchanged = true;
        if (knocker == nobody)
            return;
    }
    endTurn(std::holds_alternative<Stop>(move));
}

void Determinization::go(Way way)
{
    goWay(hands[at(toMove)], monte, way);
    exchanged = way != wayToKeep;
}

void Determinization::endTurn(bool stops)
{
    // Who has let the turn pass may not stop.
    useTurn(stops && exchanged);
    exchanged = false;
    passTurn();
}

void Determinization::playTurn()
{
    if (!exchanged) {
        const Ways ways = Ways::of(hands[at(toMove)], monte, *ranking);
        go(knocker == nobody ? ways.best().way : ways.bestAtLast(mayStand).way);
    }
    endTurn(knocker == nobody && contentWith(ranking->strength(hands[at(toMove)])));
}

} // namespace stopthebus
