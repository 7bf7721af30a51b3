// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/game_json.h"
#include "records/json_reader.h"
#include "thirtyone/thirtyone.h"

#include <optional>

/// See Json<petrangola::Petrangola>: each function does the same for this game. resources/opponents/thirtyone.md says
/// what is written.
template<>
struct Json<thirtyone::Thirtyone>
{
    [[nodiscard]] static QJsonObject move(const thirtyone::Move &move);
    [[nodiscard]] static thirtyone::Move readMove(JsonReader &reader);

    [[nodiscard]] static std::optional<QJsonObject> event(const thirtyone::Event &event, int seats);
    [[nodiscard]] static thirtyone::Move readChoice(JsonReader &line, thirtyone::Phase phase);

    [[nodiscard]] static std::optional<QJsonObject> seenEvent(const thirtyone::Event &seen, game::Seat seat, int seats);
    /// "cut", "turn", or "discard" for a turn's second step.
    [[nodiscard]] static QString phaseName(const thirtyone::View &view);
    [[nodiscard]] static QJsonObject view(const thirtyone::View &view);
    [[nodiscard]] static QJsonArray legal(const thirtyone::View &view);
    [[nodiscard]] static thirtyone::Move readAnswer(JsonReader &reader, const thirtyone::View &view);
    [[nodiscard]] static bool legalMove(const thirtyone::View &view, const thirtyone::Move &move);
    /// It cuts in the middle, draws and lays the drawn card away, and stands after a knock: the hand stays as it is.
    [[nodiscard]] static thirtyone::Move standIn(const thirtyone::View &view);
    [[nodiscard]] static bool goesOn(const thirtyone::View &view) { return view.phase == thirtyone::Phase::discardOne; }
};
