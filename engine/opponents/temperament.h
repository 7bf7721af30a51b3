// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace opponents {

/// In what way an opponent plays, whatever its level: no better and no worse, but otherwise.
enum class Temperament : std::uint8_t {
    even,    ///< plays as its level does
    early,   ///< knocks with less than its level would wait for
    late,    ///< knocks with more than its level would wait for
    hoarder, ///< clings to what it has gathered: gives dear cards up unwillingly, and moves few
    denier,  ///< of moves that are about as good, makes the one that leaves the next seat the least
};

inline constexpr std::array temperaments{Temperament::even, Temperament::early, Temperament::late, Temperament::hoarder,
                                         Temperament::denier};

/// "early" and so on, as the arena writes it.
constexpr std::string_view nameOf(Temperament temperament)
{
    constexpr std::array<std::string_view, temperaments.size()> names{"even", "early", "late", "hoarder", "denier"};
    return names[static_cast<std::size_t>(temperament)];
}

/// The temperament with that name, or nothing.
constexpr std::optional<Temperament> temperamentNamed(std::string_view name)
{
    for (const Temperament temperament : temperaments)
        if (nameOf(temperament) == name)
            return temperament;
    return std::nullopt;
}

} // namespace opponents
