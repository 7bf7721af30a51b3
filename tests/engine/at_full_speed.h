// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTest>

/// Begins a test that plays for minutes with the sanitizers, and covers no code that shorter ones do not: there it is
/// left out, and packaging/test.sh runs it with what players get.
#ifdef __SANITIZE_ADDRESS__
#define ONLY_AT_FULL_SPEED QSKIP("measures play, at full speed only")
#else
#define ONLY_AT_FULL_SPEED static_cast<void>(0)
#endif

namespace tested {

/// How often to play what shows the same each time, only with other cards: with the sanitizers a tenth of the whole,
/// which is played with what players get.
constexpr int times(int whole)
{
#ifdef __SANITIZE_ADDRESS__
    return (whole + 9) / 10;
#else
    return whole;
#endif
}

} // namespace tested
