// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/petrangola.h"
#include "records/game_json.h"
#include "records/json_reader.h"

#include <optional>

template<>
struct Json<petrangola::Petrangola>
{
    /// A move other than a cut and a re-entry's answer, which records tell by events of their own.
    [[nodiscard]] static QJsonObject move(const petrangola::Move &move);
    [[nodiscard]] static petrangola::Move readMove(JsonReader &reader);

    /// The line of a record, or nothing for what records do not tell.
    [[nodiscard]] static std::optional<QJsonObject> event(const petrangola::Event &event, int seats);
    /// The move that led to this line, where `phase` is what the match was in; the reader has the fault where it is
    /// another kind of line.
    [[nodiscard]] static petrangola::Move readChoice(JsonReader &line, petrangola::Phase phase);

    // The seat protocol: what a program at a seat is told, and what it may answer.

    /// The event as it is told to `seat`, from which it hides what that seat may not see already.
    [[nodiscard]] static std::optional<QJsonObject> seenEvent(const petrangola::Event &seen, game::Seat seat,
                                                              int seats);
    /// "cut", "dealer", "turn" or "reentry".
    [[nodiscard]] static QString phaseName(const petrangola::View &view);
    [[nodiscard]] static QJsonObject view(const petrangola::View &view);
    [[nodiscard]] static QJsonArray legal(const petrangola::View &view);
    [[nodiscard]] static petrangola::Move readAnswer(JsonReader &reader, const petrangola::View &view);
    [[nodiscard]] static bool legalMove(const petrangola::View &view, const petrangola::Move &move);
    /// What the table plays for a program that owes a move: it cuts in the middle, exposes, knocks or stays, leaves.
    [[nodiscard]] static petrangola::Move standIn(const petrangola::View &view);
    /// Whether this choice belongs to a turn that an earlier one has begun: after a fault there the table makes it.
    [[nodiscard]] static bool goesOn(const petrangola::View & /*view*/) { return false; }
};
