// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/pinale.h"
#include "records/game_json.h"
#include "records/json_reader.h"

#include <optional>

/// See Json<petrangola::Petrangola>: each function does the same for this game. resources/opponents/pinale.md says
/// what is written.
template<>
struct Json<pinale::Pinale>
{
    [[nodiscard]] static QJsonObject move(const pinale::Move &move);
    [[nodiscard]] static pinale::Move readMove(JsonReader &reader);
    /// A turn that has not ended: a move without its discard.
    [[nodiscard]] static QJsonObject draft(bool takes, const std::vector<pinale::Step> &steps);
    [[nodiscard]] static pinale::Play readDraft(JsonReader &reader);

    [[nodiscard]] static std::optional<QJsonObject> event(const pinale::Event &event, int seats);
    [[nodiscard]] static pinale::Move readChoice(JsonReader &line, pinale::Phase phase);

    [[nodiscard]] static std::optional<QJsonObject> seenEvent(const pinale::Event &seen, game::Seat seat, int seats);
    /// "cut", "draw", or "play" with a card drawn.
    [[nodiscard]] static QString phaseName(const pinale::View &view);
    [[nodiscard]] static QJsonObject view(const pinale::View &view);
    /// The draw, one turn with the top of the pile where there is one, and with a card drawn each discard with nothing
    /// laid: of each kind of turn some, since there are too many.
    [[nodiscard]] static QJsonArray legal(const pinale::View &view);
    [[nodiscard]] static pinale::Move readAnswer(JsonReader &reader, const pinale::View &view);
    [[nodiscard]] static bool legalMove(const pinale::View &view, const pinale::Move &move);
    /// It cuts in the middle, draws, and discards the first card in the order of the pack that it may.
    [[nodiscard]] static pinale::Move standIn(const pinale::View &view);
    /// A meld as view() tells it, without its value.
    [[nodiscard]] static pinale::Meld readMeld(JsonReader &reader);
    [[nodiscard]] static bool goesOn(const pinale::View &view) { return view.phase == pinale::Phase::play; }
};
