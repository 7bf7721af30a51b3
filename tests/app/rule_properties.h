// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "setup/match_setup.h"

#include <QStringList>

/// The keys of the house rules of the game that is chosen; of those that are on or off, or one of several.
inline QStringList ruleKeys()
{
    QStringList keys;
    for (const game::OptionInfo *option : MatchSetup::instance().info().options.all())
        keys << keyOf(*option);
    return keys;
}

inline QStringList ruleSwitches()
{
    QStringList keys;
    for (const game::OptionInfo *option : MatchSetup::instance().info().options.all())
        if (option->kind == game::OptionInfo::Kind::flag || option->kind == game::OptionInfo::Kind::choice)
            keys << keyOf(*option);
    return keys;
}
