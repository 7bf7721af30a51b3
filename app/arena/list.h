// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/catalog.h"

#include <vector>

namespace arena {

/// One JSON object in one line: `games`, a list of `name`, `seats` (`fewest`, `most`, `usual`), `score` ("lives",
/// "points" or "chips": what is counted) and `options`. Of each of these `key`, `kind` ("flag", "number", "money",
/// which is in cents, or "choice"), `least` and `most` of a number or `values` of a flag or a choice, and `default`.
/// Where all that differs by how many sit there, `bySeats` is a list with the same for `seats` from `fewest` to `most`;
/// its `default` is what they play with where nothing is said.
[[nodiscard]] QString listAsJson(const std::vector<const GameInfo *> &games);

/// The same in columns: a line a game, and a line an option.
[[nodiscard]] QString gamesAsTable(const std::vector<const GameInfo *> &games);
[[nodiscard]] QString optionsAsTable(const GameInfo &game);

} // namespace arena
