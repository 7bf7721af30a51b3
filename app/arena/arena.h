// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QTextStream>

/// petrangola-arena: ranks hands and plays matches without a screen (shared format "petrangola-arena").
namespace arena {

/// Where a command reads and writes.
struct Console
{
    QTextStream &in;
    QTextStream &out;
    QTextStream &err;
    /// Somebody looks at `err`: how far a long command is may be told there.
    bool terminal = false;
};

/// What the program leaves behind.
enum ExitCode { success = 0, failure = 1, wrongUse = 2 };

/// Does what the command line asks for; `arguments` begins with the program's name.
[[nodiscard]] int run(const QStringList &arguments, Console console);

} // namespace arena
