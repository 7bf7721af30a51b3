// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace guard {

/// The file that a program's name means: as it stands where it has a slash, else where programs are; empty where there
/// is none.
[[nodiscard]] std::string foundProgram(const std::string &name);

/// The files that run this one, if it is a script: what its first line names, what names that in its turn, and what
/// `env` is told there to run. A stranger wrote that line: of what else it names nothing counts, nor does a file that
/// is not to be run.
[[nodiscard]] std::vector<std::string> interpretersOf(const std::string &program);

} // namespace guard
