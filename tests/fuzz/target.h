// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <cstdio>
#include <cstdlib>

/// What a fuzzing program is made of: one file that defines feed(), and either libFuzzer (lib_fuzzer.cpp, for long runs
/// with clang) or the house's own driver (driver.cpp, for the short run in the tests).
namespace fuzz {

/// Hands one input to the code that reads such things from outside. It must neither crash nor leave anything behind
/// that the next call could notice.
void feed(const QByteArray &input);

/// To be called before the first input, with the application already there.
void prepare();

/// Ends the program as a crash would where something does not hold.
inline void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

} // namespace fuzz
