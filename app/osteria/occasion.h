// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "deals/deal.h"
#include "session/any_game_session.h"
#include "store/store.h"

#include <QJsonObject>

#include <optional>

/// What a match is played for, as it lies beside the match in the store: the day's deal, a table of an evening, a deal
/// by its code. It comes and goes with the match in one write, so that nothing is lost or counted twice when the
/// program ends in between.
namespace occasion {

/// Of the match that is under way, on the table or waiting; empty where there is none or it has none.
[[nodiscard]] QJsonObject running();
/// The match of the history that was played for this; begun no earlier than `since`.
[[nodiscard]] std::optional<Store::Entry> matchFor(const QJsonObject &occasion, const QDateTime &since);

/// Seats at a table with these cards, the person's own name and picture at the first.
[[nodiscard]] AnyGameSession::Seating seating(const Deal &deal, const QJsonObject &occasion);
/// What the match on the table would be for somebody else; nothing where there is none, or a guided deal.
[[nodiscard]] std::optional<Deal> dealOnTable();

} // namespace occasion
