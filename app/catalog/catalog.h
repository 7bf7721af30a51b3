// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/options.h"

#include "game/standing.h"

#include <QJsonObject>

#include <memory>
#include <vector>

namespace record {

class GameCounter;

/// The counter of a game, which each has in its own room.
template<class G>
[[nodiscard]] std::unique_ptr<GameCounter> counterOf(const QJsonObject &header, game::Seat seat);

} // namespace record

/// What a game of the house tells of itself where no table is shown.
struct GameInfo
{
    QString name;       ///< as records, programs and the arena write it
    bool seated = true; ///< there is a table for it; else it is played in the arena alone
    game::Seating seating;
    game::Score score = game::Score::lives; ///< what is counted in it as a rule
    QString pack;                           ///< as its folder in resources/packs is called
    OptionList options;
    /// What is counted by these rules.
    game::Score (*scoreBy)(const OptionValues &values) = nullptr;
    /// How one sits by these rules.
    game::Seating (*seatingBy)(const OptionValues &values) = nullptr;
    /// Counts what statistics tell of this game alone, in the record with that header.
    std::unique_ptr<record::GameCounter> (*counter)(const QJsonObject &header, game::Seat seat);
};

/// The games of the house in the order of menus (engine/games.cmake).
namespace catalog {

[[nodiscard]] const std::vector<GameInfo> &games();
/// Their names.
[[nodiscard]] QStringList names();
/// The names of those that one can sit down to.
[[nodiscard]] QStringList seatedNames();
/// Whether there is a table for the game of that name.
[[nodiscard]] bool isSeated(const QString &name);
/// The game of that name, or nullptr.
[[nodiscard]] const GameInfo *find(const QString &name);

} // namespace catalog
