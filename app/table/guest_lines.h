// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "opponents/temperament.h"

#include <QString>

#include <optional>
#include <span>

/// What all have just seen happen, by whom the line is said: whose doing it was, or somebody else.
enum class GuestMoment : std::uint8_t {
    dealt,         ///< the cards lie, nobody has chosen yet
    exposed,       ///< the speaker dealt, and laid the cards looked at open
    exchanged,     ///< the speaker took cards
    shirt,         ///< the speaker changed all cards
    othersShirt,   ///< another did
    knocked,       ///< the speaker knocked
    othersKnocked, ///< another guest did
    personKnocked, ///< the person did
    stayed,        ///< the speaker stayed in the last turn
    lost,          ///< the speaker lost a token, and has some left
    lastToken,     ///< the same, and has one left
    out,           ///< the same, and has none
    othersLost,    ///< another guest lost a token
    personLost,    ///< the person did
    gained,        ///< the speaker gained a token
    back,          ///< the speaker paid another stake
    waits,         ///< the person thinks for long
};

/// A line: for whom, and in English. A translator is free to say something else that fits moment and temperament.
struct GuestLine
{
    GuestMoment moment;
    std::optional<opponents::Temperament> temperament; ///< of any, where there is none
    const char *text;
};

/// All lines; their order has no meaning.
[[nodiscard]] std::span<const GuestLine> guestLines();
/// The line in the language spoken now.
[[nodiscard]] QString guestLine(std::size_t line);
