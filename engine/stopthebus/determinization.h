// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "monte/determinization.h"
#include "stopthebus/showdown.h"
#include "stopthebus/view.h"
#include "stopthebus/ways.h"

namespace stopthebus {

/// The share of hands that must be weaker before a seat of no particular habits stops the bus: less with more seats,
/// and less the longer a deal lasts.
[[nodiscard]] double contentment(int playing, int lap);

/// A deal that may be the real one (monte::Determinization), every seat playing alike: the best hand in reach, and a
/// stop where the hand is good enough for the table.
struct Determinization : monte::Determinization<cardsInHand, Ranking>
{
    /// The seat to move has exchanged, and may stop.
    bool exchanged = false;
    bool mayStand = true;

    [[nodiscard]] static Determinization from(const View &view);
    [[nodiscard]] Pack missing(const View & /*view*/) const
    {
        return notIn(cards::french::newPack<cards::french::packSize>());
    }
    /// Each card is as likely as any other.
    void complete(const View &view, Pack missing, game::Random &random);

    /// Makes a legal move of the seat to move.
    void make(const Move &move);
    /// The seat to move uses its turn, or the rest of it.
    void playTurn();
    /// It exchanges that way, in the first step of a turn or in the last turn.
    void go(Way way);
    /// It stops or not, after its exchange.
    void endTurn(bool stops);

    [[nodiscard]] double contentment() const { return stopthebus::contentment(playing.size(), lap); }
    /// Whether a seat of no particular habits stops with a hand of that strength.
    [[nodiscard]] bool contentWith(Strength strength) const { return ranking->share(strength) >= contentment(); }
    [[nodiscard]] Reckoning reckoned(const View &view) const { return reckon(hands, playing, view.tokens, *ranking); }
};

} // namespace stopthebus
