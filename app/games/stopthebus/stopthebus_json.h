// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/game_json.h"
#include "records/json_reader.h"
#include "stopthebus/stopthebus.h"

#include <optional>

/// See Json<petrangola::Petrangola>: each function does the same for this game. resources/opponents/stopthebus.md says
/// what is written.
template<>
struct Json<stopthebus::Stopthebus>
{
    [[nodiscard]] static QJsonObject move(const stopthebus::Move &move);
    [[nodiscard]] static stopthebus::Move readMove(JsonReader &reader);

    [[nodiscard]] static std::optional<QJsonObject> event(const stopthebus::Event &event, int seats);
    [[nodiscard]] static stopthebus::Move readChoice(JsonReader &line, stopthebus::Phase phase);

    [[nodiscard]] static std::optional<QJsonObject> seenEvent(const stopthebus::Event &seen, game::Seat seat,
                                                              int seats);
    /// "cut", "turn", "stop" for a turn's second step, or "last" for the turn after a stop.
    [[nodiscard]] static QString phaseName(const stopthebus::View &view);
    [[nodiscard]] static QJsonObject view(const stopthebus::View &view);
    [[nodiscard]] static QJsonArray legal(const stopthebus::View &view);
    [[nodiscard]] static stopthebus::Move readAnswer(JsonReader &reader, const stopthebus::View &view);
    [[nodiscard]] static bool legalMove(const stopthebus::View &view, const stopthebus::Move &move);
    /// It cuts in the middle, and keeps its hand where it may; else it gives the first card for the first in the
    /// middle, and never stops.
    [[nodiscard]] static stopthebus::Move standIn(const stopthebus::View &view);
    [[nodiscard]] static bool goesOn(const stopthebus::View &view) { return view.phase == stopthebus::Phase::stop; }
};
