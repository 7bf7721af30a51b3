// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace opponents {

/// How well an opponent plays. What that comes to is for each game's policy to say.
enum class Level : std::uint8_t {
    novice,  ///< overlooks much, and is quickly content
    casual,  ///< knows what beats what, and goes by rules of thumb
    regular, ///< sees every move, and plays a few deals out to weigh the best of them
    expert,  ///< remembers everything, reads the others' moves, and plays deals out to win the match
};

inline constexpr std::array levels{Level::novice, Level::casual, Level::regular, Level::expert};

/// "novice" and so on, as the arena and records write it.
constexpr std::string_view nameOf(Level level)
{
    constexpr std::array<std::string_view, levels.size()> names{"novice", "casual", "regular", "expert"};
    return names[static_cast<std::size_t>(level)];
}

/// The level with that name, or nothing.
constexpr std::optional<Level> levelNamed(std::string_view name)
{
    for (const Level level : levels)
        if (nameOf(level) == name)
            return level;
    return std::nullopt;
}

} // namespace opponents
