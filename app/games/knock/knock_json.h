// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/knock.h"
#include "records/game_json.h"
#include "records/json_reader.h"

#include <optional>

/// See Json<petrangola::Petrangola>: each function does the same for this game. resources/opponents/knock.md says
/// what is written.
template<>
struct Json<knock::Knock>
{
    [[nodiscard]] static QJsonObject move(const knock::Move &move);
    [[nodiscard]] static knock::Move readMove(JsonReader &reader);

    [[nodiscard]] static std::optional<QJsonObject> event(const knock::Event &event, int seats);
    [[nodiscard]] static knock::Move readChoice(JsonReader &line, knock::Phase phase);

    [[nodiscard]] static std::optional<QJsonObject> seenEvent(const knock::Event &seen, game::Seat seat, int seats);
    /// "cut", "discard", "request" before the partner leads, "play", or "signal" for the second with a card.
    [[nodiscard]] static QString phaseName(const knock::View &view);
    [[nodiscard]] static QJsonObject view(const knock::View &view);
    [[nodiscard]] static QJsonArray legal(const knock::View &view);
    [[nodiscard]] static knock::Move readAnswer(JsonReader &reader, const knock::View &view);
    [[nodiscard]] static bool legalMove(const knock::View &view, const knock::Move &move);
    /// It cuts in the middle, says nothing, and plays or discards the first in the order of the pack that it may.
    [[nodiscard]] static knock::Move standIn(const knock::View &view);
    [[nodiscard]] static bool goesOn(const knock::View &view) { return view.phase == knock::Phase::secondSignal; }
};
