// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

/// What a program may use, and what it brings along.
namespace guard::bounds {

/// Limits on processes, memory, files and more. `ownProcesses`: those of a user namespace are counted for themselves,
/// and not together with all that the person runs.
void setLimits(bool ownProcesses);
/// Whether the number of processes is held within limits: the kernel counts none of root's.
[[nodiscard]] bool limitsProcesses();
/// Of the kernel's rights, which root has or who has made a namespace, none is left, and none comes back by starting
/// something.
void dropRights();
/// The variables that a program is started with: language, time zone, where programs are, and a home of its own.
[[nodiscard]] std::vector<std::string> environment(const std::string &home);

} // namespace guard::bounds
