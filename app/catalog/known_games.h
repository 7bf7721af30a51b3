// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/game_name.h"

#include <QStringList>

#include <type_traits>

/// Games by their types.
template<class... Games>
struct GameList
{
    /// Calls `visit` with the game of that name, as std::type_identity; false where there is none.
    template<class Visit>
    static bool with(const QString &name, Visit &&visit)
    {
        return ((name == gameName<Games>() && (visit(std::type_identity<Games>()), true)) || ...);
    }
    [[nodiscard]] static QStringList names() { return {gameName<Games>()...}; }
};

// KnownGames, those of engine/games.cmake, with their words for the shared formats, and SeatedGames, those of them that
// have a table.
#include "known_games_made.h"
