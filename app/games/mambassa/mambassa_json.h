// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/mambassa.h"
#include "records/game_json.h"
#include "records/json_reader.h"

#include <optional>

/// See Json<petrangola::Petrangola>: each function does the same for this game.
template<>
struct Json<mambassa::Mambassa>
{
    [[nodiscard]] static QJsonObject move(const mambassa::Move &move);
    [[nodiscard]] static mambassa::Move readMove(JsonReader &reader);

    [[nodiscard]] static std::optional<QJsonObject> event(const mambassa::Event &event, int seats);
    [[nodiscard]] static mambassa::Move readChoice(JsonReader &line, mambassa::Phase phase);

    [[nodiscard]] static std::optional<QJsonObject> seenEvent(const mambassa::Event &seen, game::Seat seat, int seats);
    /// "cut", "dealer", "turn" for a turn's first step, or "draw".
    [[nodiscard]] static QString phaseName(const mambassa::View &view);
    /// In the phase "draw" with `exchanged` besides: how many cards the first step exchanged, as staying is a knock
    /// after none.
    [[nodiscard]] static QJsonObject view(const mambassa::View &view);
    [[nodiscard]] static QJsonArray legal(const mambassa::View &view);
    [[nodiscard]] static mambassa::Move readAnswer(JsonReader &reader, const mambassa::View &view);
    [[nodiscard]] static bool legalMove(const mambassa::View &view, const mambassa::Move &move);
    /// It cuts in the middle, exposes, exchanges none, and does not draw.
    [[nodiscard]] static mambassa::Move standIn(const mambassa::View &view);
    [[nodiscard]] static bool goesOn(const mambassa::View &view) { return view.phase == mambassa::Phase::draw; }
};
