// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/petrangola/petrangola_table.h"

/// Moments of a match of Petrangola under a name, to which a course of moves leads.
namespace moments {

[[nodiscard]] QStringList all();
/// Lays Session's table and tells it of a match for so many seats, with the house's usual guests, up to that moment.
void playTo(const QString &moment, int seats, const PetrangolaTable::Link &link);

} // namespace moments
