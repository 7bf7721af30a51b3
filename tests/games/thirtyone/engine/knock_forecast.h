// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "opponents/level.h"
#include "opponents/temperament.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// What rollouts, and so the hint, say of a knock in Thirty-One, beside what came of it: in matches of the house's
/// opponents whoever has to choose before a knock is taken to knock, and the deal is played on to its end with the
/// cards that all really hold. So each seat is asked about hands that players of its kind come to.
class KnockForecast
{
public:
    /// Somebody at the table.
    struct Guest
    {
        opponents::Level level = opponents::Level::regular;
        opponents::Temperament temperament = opponents::Temperament::even;
    };
    /// Forecasts of about the same: how often the knocker is alone the lowest and pays.
    struct Tenth
    {
        int asked = 0;
        double expected = 0; ///< the sum of the forecasts, each from 0 to 1
        int paid = 0;        ///< how often it came true

        [[nodiscard]] double forecast() const { return expected / asked; }
        [[nodiscard]] double came() const { return static_cast<double>(paid) / asked; }
        /// By how much too often a loss was foretold; the standard error of that.
        [[nodiscard]] double difference() const { return forecast() - came(); }
        [[nodiscard]] double error() const;
    };

    /// Plays so many matches, the guests moving on by one seat after each, and asks about `once` in so many choices;
    /// each forecast is made of so many imagined deals.
    void play(const std::vector<Guest> &guests, int matches, std::uint32_t once, int deals, std::uint64_t seed);

    /// From never to always.
    [[nodiscard]] const std::array<Tenth, 10> &tenths() const { return m_tenths; }
    [[nodiscard]] Tenth all() const;

private:
    std::array<Tenth, 10> m_tenths;
};
