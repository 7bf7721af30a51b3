// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace words {

/// A place that was taken, from 1, as short as can be: "2nd".
[[nodiscard]] QString place(int place);

} // namespace words
