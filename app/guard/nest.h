// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include <sys/types.h>

/// Namespaces of its own: a program in them sees no process but its own, no network and no mounted file system that it
/// could change; and when its first process ends, the kernel ends all others.
namespace guard::nest {

struct Made
{
    bool whole = false;         ///< a user, processes, network and messages of its own
    bool ownProcFolder = false; ///< /proc shows its own processes only
    bool sealedFiles = false;   ///< nothing that is mounted can be written, but for a small temporary folder
    bool countsRoot = false;    ///< root can have no more than some hundred processes there
};

/// As fork(), but the child is the first process of new namespaces; less than 0 where that is not permitted.
[[nodiscard]] pid_t fork();
/// Whether something will live in the namespaces, or they are only tried.
enum class For { program, trial };
/// To be done first in the child. `temporary` becomes a file system of its own, of bounded size, which ends with it;
/// `user` and `group` are who the caller was outside.
[[nodiscard]] Made furnish(const std::string &temporary, uid_t user, gid_t group, For whom);

} // namespace guard::nest
