// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/options.h"

#include <QString>

#include <optional>

namespace arena {

/// Sets the house rule that `assignment` names ("tokens=5"), by the keys of the match record; gives what is wrong with
/// it, or "".
[[nodiscard]] QString setOption(petrangola::Options &options, const QString &assignment);

/// "low" or "card".
[[nodiscard]] std::optional<petrangola::TrisOrder> trisOrderNamed(const QString &name);

/// What to do about this fault.
[[nodiscard]] QString explain(petrangola::OptionsFault fault);

} // namespace arena
