// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "setup/match_setup.h"
#include "setup/rule_presets.h"
#include "told_settings.h"

#include <QJsonArray>

// The presets of rules, here and as another run of the program finds them.

inline RulePresets &presets()
{
    return RulePresets::instance();
}

/// How many there are of the house: they come first.
inline int houseOwn()
{
    int row = 0;
    while (row < presets().rowCount() && !presets().isOwn(row))
        ++row;
    return row;
}

inline MatchSetup &setup()
{
    return MatchSetup::instance();
}

inline QString textOf(int row, RulePresets::Role role)
{
    return presets().data(presets().index(row), role).toString();
}

inline QStringList names()
{
    QStringList found;
    for (int row = 0; row < presets().rowCount(); ++row)
        found << textOf(row, RulePresets::NameRole);
    return found;
}

/// The person's presets as another run of the program finds them in the file.
inline QJsonArray toldOwn()
{
    QJsonArray own;
    const QJsonArray rows
        = ToldSettings::now().value(QStringLiteral("presets")).toObject().value(QStringLiteral("rows")).toArray();
    for (const auto &row : rows)
        if (row.toObject().value(QStringLiteral("own")).toBool())
            own << row;
    return own;
}

inline QStringList toldNames()
{
    QStringList found;
    const QJsonArray own = toldOwn();
    for (const auto &row : own)
        found << row.toObject().value(QStringLiteral("name")).toString();
    return found;
}
