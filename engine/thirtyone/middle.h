// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/hand.h"

#include <cstdint>

namespace thirtyone {

/// Places of the middle, one bit each.
using Places = std::uint8_t;

inline constexpr Places allPlaces = (1U << cardsInHand) - 1;

[[nodiscard]] constexpr bool holds(Places places, std::size_t place)
{
    return (places >> place & 1U) != 0;
}
[[nodiscard]] constexpr int countOf(Places places)
{
    int count = 0;
    for (std::size_t place = 0; place < cardsInHand; ++place)
        count += holds(places, place) ? 1 : 0;
    return count;
}

/// Three cards that anybody may exchange with: the widow, of which those lie face down that nobody has exchanged yet,
/// or the packet of Switch that lies open.
struct Middle
{
    Hand cards; ///< three, or none where there is no middle; backs in the view of who may not see them
    Places open = 0;

    bool operator==(const Middle &) const = default;
};

/// The packet of Switch that lies face down.
struct ClosedPacket
{
    Hand cards;
    /// Whose hand it was, which that seat knows; nobody as long as it is the one that was dealt.
    game::Seat from = game::nobody;
};

} // namespace thirtyone
