// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/arena.h"

/// The commands of petrangola-arena, each in a file of its own. They read the arguments, which begin with the program's
/// name and their own, and give the exit code.
namespace arena {

/// Shows the games, and what can be said of each on the command line.
[[nodiscard]] int runList(const QStringList &arguments, const Console &console);
/// Says what hands are worth.
[[nodiscard]] int runRank(const QStringList &arguments, const Console &console);
/// Lets opponents play matches, and tells how they did.
[[nodiscard]] int runPlay(const QStringList &arguments, const Console &console);
/// Adds up the results of matches that were played apart.
[[nodiscard]] int runMerge(const QStringList &arguments, const Console &console);
/// Says of each file whether it is what its seed, cuts and moves give.
[[nodiscard]] int runVerify(const QStringList &arguments, const Console &console);
/// Measures this machine.
[[nodiscard]] int runBench(const QStringList &arguments, const Console &console);

} // namespace arena
