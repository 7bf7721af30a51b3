// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "person/preferences.h"
#include "words/language.h"

/// Nothing moves, nobody waits, and all is said in English: as most tests of models want it.
inline void beAtEase()
{
    Preferences::instance().setMotion(false);
    Preferences::instance().setPace(Preferences::noPause);
    Language::instance().choose(QStringLiteral("en"));
}
