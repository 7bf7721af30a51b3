// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog.h"

#include "catalog/known_games.h"

// record::counterOf() of each game of engine/games.cmake.
#include "counters_made.h"

#include <algorithm>

namespace {

template<class G>
game::Seating seatingBy(const OptionValues &values)
{
    return game::seatingBy<G>(optionsOf<G>(values));
}

template<class... Games>
std::vector<GameInfo> told(GameList<Games...> /*games*/)
{
    const QStringList seated = SeatedGames::names();
    return {
        GameInfo{.name = gameName<Games>(),
                 .seated = seated.contains(gameName<Games>()),
                 .seating = Games::seating,
                 .score = Games::score,
                 .pack = QString::fromLatin1(Games::pack.name),
                 .options = OptionList::of<Games>(),
                 .scoreBy = [](const OptionValues &values) { return game::scoreBy<Games>(optionsOf<Games>(values)); },
                 .seatingBy = &seatingBy<Games>,
                 .counter = &record::counterOf<Games>}...};
}

} // namespace

const std::vector<GameInfo> &catalog::games()
{
    static const std::vector<GameInfo> all = told(KnownGames());
    return all;
}

QStringList catalog::names()
{
    return KnownGames::names();
}

QStringList catalog::seatedNames()
{
    return SeatedGames::names();
}

bool catalog::isSeated(const QString &name)
{
    const GameInfo *game = find(name);
    return game != nullptr && game->seated;
}

const GameInfo *catalog::find(const QString &name)
{
    const std::vector<GameInfo> &all = games();
    const auto found
        = std::find_if(all.begin(), all.end(), [&name](const GameInfo &game) { return game.name == name; });
    return found == all.end() ? nullptr : &*found;
}
