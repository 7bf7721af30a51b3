// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "monte/determinization.h"
#include "petrangola/showdown.h"
#include "petrangola/view.h"
#include "petrangola/ways.h"

namespace petrangola {

/// The best hand of its kind that one turn reaches, and where its cards come from: bits of the hand's cards that stay
/// and of the monte's that come.
struct Reach
{
    Strength strength;
    std::uint8_t stay = 0;
    std::uint8_t come = 0;
};
/// What one turn reaches.
struct Reaches
{
    Reach kept;      ///< all three stay: a knock or a stay
    Reach exchanged; ///< one or two cross: the deal goes on
    Reach shirt;     ///< all three cross: the shirt change
    /// The best of all; of equal ones the one that moves fewer cards.
    [[nodiscard]] const Reach &best() const;
    /// The better of the two that are a knock.
    [[nodiscard]] const Reach &knock() const { return shirt.strength > kept.strength ? shirt : kept; }
};
[[nodiscard]] Reaches reachesOf(const Hand &hand, const Hand &monte, const Ranking &ranking);

using monte::contentment;
/// Whether a seat of that contentment knocks with a hand of this strength. There is no pass: who cannot go on without
/// spoiling a fair hand, the best exchange being `exchanged`, knocks sooner.
[[nodiscard]] bool knocksGladly(const Ranking &ranking, double content, Strength knock, Strength exchanged);

/// A deal that may be the real one (monte::Determinization), every seat playing alike: the best hand in reach, and a
/// knock where the hand is good enough for the table.
struct Determinization : monte::Determinization<cardsInHand, Ranking>
{
    [[nodiscard]] static Determinization from(const View &view);
    [[nodiscard]] Pack missing(const View &view) const
    {
        return notIn(cards::italian::newPack<mostCards>(view.packs()));
    }
    /// Each card is as likely as any other.
    void complete(const View &view, Pack missing, game::Random &random);

    /// Makes a legal move of the seat to move; in the dealer's choice `monte` holds the three looked at.
    void make(const Move &move);
    /// The move that every seat is taken to make: taken from the reaches of the seat to move, in a turn.
    void makeUsual(const Reaches &reaches);
    /// The seat to move goes that way, in a turn; `knocks` where this is the deal's knock.
    void go(Way way, bool knocks);
    /// Makes the usual move.
    void playTurn() { makeUsual(reachesOf(hands[game::at(toMove)], monte, *ranking)); }

    [[nodiscard]] Reckoning reckoned(const View & /*view*/) const { return reckon(hands, playing, *ranking); }
};

using monte::fill;

} // namespace petrangola
