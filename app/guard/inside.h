// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guard/nest.h"
#include "guard/orders.h"
#include "guard/system.h"

#include <string>

namespace guard {

/// The other side of the start: what becomes the program, and in namespaces what stays its first process.
struct Inside
{
    /// What is written into `status` where namespaces were made but may not be used.
    static constexpr const char *notPermitted = "\n";

    const Orders &orders;
    std::string program;
    std::string temporary;
    Descriptor status; ///< why the program could not be started; closed by its start
    Descriptor life;   ///< at its end when the guard has ended

    /// The first process of the namespaces: starts the program, and ends when it ends, and with it all that is there.
    [[noreturn]] void runAsFirst(const nest::Made &made);
    /// Where there are no namespaces: becomes the program.
    [[noreturn]] void runBeside(pid_t guard);

private:
    [[noreturn]] void become(const nest::Made &made, pid_t guard);
    [[noreturn]] void fail(const std::string &why);
};

} // namespace guard
