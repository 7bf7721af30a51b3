// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <sys/types.h>

/// Refuses system calls (seccomp): what no program that plays cards needs, and what the other means leave open.
namespace guard::seccomp {

/// What the other means do already.
struct Circumstances
{
    pid_t game = 0;
    pid_t guard = 0;
    bool ownProcesses = false; ///< it sees no others, and can name none
    bool sealedFiles = false;  ///< all but its temporary folder is mounted so that nothing can be changed
    bool tamedCutting = false; ///< Landlock knows of truncation
};

/// Whether this was built for a kind of processor whose calls are known here, and the kernel can do it.
[[nodiscard]] bool available();
/// From here on, for this process and all that come from it.
[[nodiscard]] bool enter(const Circumstances &circumstances);

} // namespace guard::seccomp
