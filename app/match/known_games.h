// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/game_name.h"
#include "match/mambassa_json.h"
#include "match/petrangola_json.h"

/// Every game that records and programs know: the one place where they are listed.
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
using KnownGames = GameList<petrangola::Petrangola, mambassa::Mambassa>;
