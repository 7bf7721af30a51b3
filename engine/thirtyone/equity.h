// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/equity.h"
#include "thirtyone/settlement.h"
#include "thirtyone/view.h"

#include <vector>

namespace thirtyone {

/// The chance to win the match once a deal has come to something, each outcome worked out once: where lives are lost as
/// knocking::Equity has it, where points are counted the chance to have most of them at the end.
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
    /// With these points, among players of one strength: what each still makes is taken to be normally distributed.
    [[nodiscard]] double chanceOfMost(const knocking::Tokens &points) const;

    int m_seats;
    game::Seat m_seat;
    game::Seat m_dealer;
    Options m_options;
    knocking::Tokens m_tokens;
    std::vector<Known> m_known;
};

} // namespace thirtyone
