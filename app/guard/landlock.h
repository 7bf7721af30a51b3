// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guard/reach.h"

#include <vector>

/// Landlock, by which Linux lets a program give up its own rights to files and more, from 5.13 on.
namespace guard::landlock {

/// The version that the kernel speaks; 0 where it has none.
[[nodiscard]] int version();
/// From here on, for this process and all that come from it, nothing but this can be opened. Gives false where the
/// kernel refuses.
[[nodiscard]] bool enter(const std::vector<Opened> &opened);

/// What came with which version.
constexpr int withTruncation = 3;
constexpr int withScopes = 6; ///< signals and abstract sockets

} // namespace guard::landlock
