// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace guard {

/// What the guard was told on its command line:
///
///     petrangola-guard --parent PID [--shut PATH]… [--read PATH]… [--without MEANS]… -- PROGRAM [ARGUMENT]…
///     petrangola-guard --probe [--without MEANS]…
struct Orders
{
    /// Who starts this; with its end the program ends too.
    pid_t parent = 0;
    /// What lies there is never open to the program, but for what is named in `readable`.
    std::vector<std::string> shut;
    std::vector<std::string> readable;
    /// The program and its arguments.
    std::vector<std::string> words;
    /// Only say what this machine gives.
    bool probe = false;

    /// What is used where the machine has it. Tests leave some out, to see what the others do.
    bool files = true;       ///< "landlock"
    bool namespaces = true;  ///< "namespaces"
    bool calls = true;       ///< "seccomp"
    bool limits = true;      ///< "limits"
    bool environment = true; ///< "environment"

    /// Ends the guard where that is not what it was told.
    [[nodiscard]] static Orders read(int argc, char **argv);
};

} // namespace guard
