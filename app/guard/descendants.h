// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <sys/types.h>

namespace guard {

/// How many processes and threads the person has who runs this.
[[nodiscard]] long tasksOfThisPerson();

/// Takes in all that comes from this process, however it was left: to be called before anything is started.
void adoptOrphans();
/// Ends all that came from this process, and waits until nothing of it is left.
void endDescendants();

} // namespace guard
