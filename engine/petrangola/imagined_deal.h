// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "monte/outlook.h"
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

/// A deal with all cards open that may be the real one, to be played to its showdown by the real rules with every seat
/// playing alike: the best hand in reach, and a knock where the hand is good enough for the table. No state is needed,
/// and playing one costs microseconds.
struct ImaginedDeal : knocking::Play
{
    const Ranking *ranking = nullptr;
    bool over = false;
    std::array<Hand, game::maxSeats> hands;
    Hand monte;

    /// The deal that a view shows, its hidden cards still missing. Where the view's seat has to choose.
    [[nodiscard]] static ImaginedDeal from(const View &view);

    /// Every card of so many packs whose place is not known.
    [[nodiscard]] Pack missing(int packs) const;

    /// Makes a legal move of the seat to move; in the dealer's choice `monte` holds the three looked at.
    void make(const Move &move);
    /// The move that every seat is taken to make: taken from the reaches of the seat to move, in a turn.
    void makeUsual(const Reaches &reaches);
    /// The seat to move goes that way, in a turn; `knocks` where this is the deal's knock.
    void go(Way way, bool knocks);
    /// Makes the usual move.
    void playTurn() { makeUsual(reachesOf(hands[game::at(toMove)], monte, *ranking)); }

    [[nodiscard]] double contentment() const { return petrangola::contentment(playing.size(), lap); }

private:
    /// The turn ends, and with the last one the deal.
    void passTurn() { over = !passOn(); }
};

using monte::fill;

} // namespace petrangola
