// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/match_setup.h"

#include <QString>

namespace words {

/// House rules in a line: what a match begins with, and each rule that is not the usual one.
[[nodiscard]] QString rules(const AnyOptions &options);

} // namespace words
