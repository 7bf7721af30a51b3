// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/known_games.h"
#include "game/game.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

/// What a scene shows: a choice, or something that happens.
enum class SceneMoment : std::uint8_t {
    cut,
    dealer,
    turn,
    draw,
    reentry,
    restart,
    betting,
    firstDealer,
    declaration,
    showdown,
    end
};

/// A table in any state, written by hand: for looking at the table, for pictures and for tests.
///
/// One JSON object: `game`, `options` and `view` as in the shared formats, `seats` (a list of `name` and `portrait`;
/// the first is the person's), `phase` and what it needs: `toMove` (a seat; in "dealer" the dealer) for a choice,
/// `winner` for "end", `cards` for "first_dealer", those turned in order. The phases are "cut", "dealer", "turn",
/// "showdown", "end" and "first_dealer", and those of the game (SceneRules::moments()). In "showdown" and "declaration"
/// view.shown has the hands, in "draw" view.exchanged how many cards the first step exchanged.
template<game::Game G>
struct Scene
{
    struct Seat
    {
        QString name;
        QString portrait;
    };

    SceneMoment moment = SceneMoment::turn;
    typename G::View view;
    std::vector<Seat> seats;
    /// Turned for the first dealer.
    typename G::Pack turned;

    /// What happens in it, or before a seat chooses; nothing where it only chooses.
    [[nodiscard]] std::optional<typename G::Event> event() const;
};

/// A scene of any of these games. (lupdate 6.4 reads for ever where a template takes a template.)
template<class Games>
struct SceneOfAny;
template<class... Games>
struct SceneOfAny<GameList<Games...>>
{
    using Type = std::variant<Scene<Games>...>;
};
using AnyScene = SceneOfAny<SeatedGames>::Type;
/// The scene, or what is wrong with the text, naming the key and what to write there.
[[nodiscard]] std::variant<AnyScene, QString> readScene(const QByteArray &json);
