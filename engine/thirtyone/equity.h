// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/equity.h"
#include "thirtyone/settlement.h"
#include "thirtyone/view.h"

#include <vector>

namespace thirtyone {

/// The chance to win the match once a deal has come to something, each outcome worked out once: where lives are lost as
/// knocking::Equity has it, where points or chips are counted the chance to have most of them at the end.
class Equity
{
public:
    explicit Equity(const View &view);

    [[nodiscard]] double after(const Outcome &outcome);

private:
    struct Known
    {
        Outcome outcome;
        double chance;
    };
    [[nodiscard]] double chance(const Outcome &outcome) const;
    /// With these chips, and so many in the pot for the next deal.
    [[nodiscard]] double chanceWithChips(const knocking::Tokens &chips, int pot) const;
    /// With these points, or chips, where a seat still makes so many with that deviation, among players of one
    /// strength: what each still makes is taken to be normally distributed.
    [[nodiscard]] double chanceOfMost(const knocking::Tokens &points, game::SeatSet among, double deviation) const;
    [[nodiscard]] double chanceWithPoints(const knocking::Tokens &points) const;

    int m_seats;
    game::Seat m_seat;
    game::Seat m_dealer;
    Options m_options;
    knocking::Tokens m_tokens;
    game::SeatSet m_playing;
    int m_pot;
    int m_dealsLeft; ///< after this one, where chips are played for
    std::vector<Known> m_known;
};

} // namespace thirtyone
