// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/catalog.h"

namespace arena {

/// "a, b and c"; there is one word or more.
[[nodiscard]] QString listed(QStringList words, const QString &conjunction);

/// "1 to 9", "0 to 1000000000 cents" or "low or card".
[[nodiscard]] QString range(const game::OptionInfo &option);

/// Sets the house rule that `assignment` names ("tokens=5"), by the keys of the match record; gives what is wrong with
/// it, or "".
[[nodiscard]] QString setOption(const GameInfo &game, OptionValues &values, const QString &assignment);

/// What to do about this fault of a table of that game; `seats` sit at it.
[[nodiscard]] QString explain(const GameInfo &game, const game::OptionFault &fault, int seats);

/// The house rules of all games and their values, for the help.
[[nodiscard]] QString optionsHelp();

} // namespace arena
