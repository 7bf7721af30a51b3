// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "table/table.h"

#include <algorithm>

/// What whoever plays by chance does at a table where a turn is made of steps, and nothing at others.
namespace turn_of_steps {

/// Discards a card by chance, which ends the turn; false where there is no such turn. By pressing whatever there is,
/// one card alone would seldom be chosen.
inline bool end(Table &table, game::Random &random)
{
    if (table.melding()->step() <= Melding::Drawing)
        return false;
    table.clearSelection();
    const auto cards = static_cast<std::uint32_t>(table.cardsInHand());
    table.toggle(QStringLiteral("hand"), static_cast<int>(random.below(cards)));
    table.perform(QStringLiteral("discard"));
    return true;
}

/// Takes back all that was laid: it is the match's with the discard alone, and until then the hand's.
inline void takeBack(Table &table)
{
    const auto back = [](const ActionRow &row) { return row.action == QLatin1String("back") && row.possible; };
    const auto &rows = table.actions()->rows();
    while (std::any_of(rows.begin(), rows.end(), back))
        table.perform(QStringLiteral("back"));
}

} // namespace turn_of_steps
