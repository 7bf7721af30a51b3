// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guard/orders.h"

#include <string>
#include <vector>

namespace guard {

/// A file or folder that may be opened, with all that is in it.
struct Opened
{
    enum class How { read, list, use, write };
    std::string path;
    How how = How::read; ///< `list`: only the names in it, and in all below; `use`: a device, read and written;
                         ///< `write`: all
};

/// What a program has to read in order to run: the system, its own folder, and what its command line names. Nothing of
/// what is shut, and never a home as a whole. `program` is where its file lies; `seesAllProcesses`: /proc is the
/// machine's, not one of its own.
[[nodiscard]] std::vector<Opened> reachOf(const Orders &orders, const std::string &program, bool seesAllProcesses);

} // namespace guard
