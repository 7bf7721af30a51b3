// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>

/// What the program is called. Its first game has the same name: where that stands by itself in a room of all games, it
/// is one of these two.
namespace program {

/// On a command line, and in the names of its folders.
inline constexpr QLatin1StringView name("petrangola");
/// In a window, the same in all languages.
inline constexpr QLatin1StringView title("Petrangola");

} // namespace program
