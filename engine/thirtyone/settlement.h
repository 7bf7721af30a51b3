// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"
#include "thirtyone/hand_value.h"

#include <array>
#include <cstdint>

/// Who loses how many lives when a deal is over, or gets how many points or chips. Nothing here knows how the cards
/// came into the hands.
namespace thirtyone {

/// How a deal ended.
enum class Ending : std::uint8_t {
    showdown, ///< everybody has had a last turn after a knock
    blitz,    ///< somebody held 31
    stockOut, ///< nobody had knocked when the stock was used up, or the laps were: nobody loses
    reset,    ///< the hands lay open, and a seat restarted the deal: nobody loses (SW-5)
};

/// By seat, of those that played the deal.
using ValuesBySeat = std::array<Value, game::maxSeats>;
/// Lives by seat, as the rules count them: who has one left may lose two (T31-3).
using Losses = std::array<std::int8_t, game::maxSeats>;
/// Points or chips by seat.
using Gains = std::array<std::int16_t, game::maxSeats>;
/// What a deal comes to.
struct Outcome
{
    Losses lost{};
    Gains gained{};

    bool operator==(const Outcome &) const = default;
};

/// The lowest lose one each; a knocker among several lowest is safe, and one alone lowest loses two, and nobody else
/// any (T31-1, T31-2).
[[nodiscard]] Losses lossesAtShowdown(const ValuesBySeat &values, game::SeatSet playing, game::Seat knocker);
/// All who do not hold 31 lose one each (T31-4), the knocker two where there has been a knock (T31-5); else `knocker`
/// is nobody.
[[nodiscard]] Losses lossesAtBlitz(game::SeatSet playing, game::SeatSet blitzers, game::Seat knocker);

/// The most that a deal can bring a seat.
inline constexpr int pointsOfABlitz = 6;
/// What the highest hand brings at least.
inline constexpr int pointsOfTheHighest = 3;
/// CUM-1: 3 for the highest, 2 in the middle, 1 for the lowest; to the knocker 4, 1 and 0. Equal hands count as the
/// better of their places: all highest are highest (CUM-2), and lowest is only one that is so alone.
[[nodiscard]] Gains pointsAtShowdown(const ValuesBySeat &values, game::SeatSet playing, game::Seat knocker);
/// CUM-3: 6 for all who hold 31; the others are in the middle or lowest, as at a showdown.
[[nodiscard]] Gains pointsAtBlitz(const ValuesBySeat &values, game::SeatSet playing, game::SeatSet blitzers,
                                  game::Seat knocker);

/// Chips that a pot comes to for each of those who share it equally; what is left over stays (WID-3).
[[nodiscard]] constexpr int shareOfPot(int pot, int winners)
{
    return pot / winners;
}
/// The highest hands share a pot (WID-3); nobody pays.
[[nodiscard]] Gains chipsAtShowdown(const ValuesBySeat &values, game::SeatSet playing, int pot);
/// All who do not hold 31 add a chip, where they have one left, and the others share the pot.
[[nodiscard]] Outcome chipsAtBlitz(const std::array<std::int16_t, game::maxSeats> &chips, game::SeatSet playing,
                                   game::SeatSet blitzers, int pot);

} // namespace thirtyone
