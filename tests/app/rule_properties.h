// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/match_setup.h"

#include <QList>
#include <QMetaProperty>

/// The properties of the new match that are rules, of whatever game: asked for, so that one that comes to them is
/// tested like the others.
inline QList<QMetaProperty> ruleProperties()
{
    QList<QMetaProperty> rules;
    const QMetaObject &meta = MatchSetup::staticMetaObject;
    for (int index = meta.propertyOffset(); index < meta.propertyCount(); ++index) {
        const QMetaProperty property = meta.property(index);
        const QByteArray name = property.name();
        if (property.isWritable() && name != "game" && name != "seatCount")
            rules << property;
    }
    return rules;
}

/// Those of them that are on or off.
inline QList<QMetaProperty> ruleSwitches()
{
    QList<QMetaProperty> switches = ruleProperties();
    switches.removeIf([](const QMetaProperty &rule) { return rule.typeId() != QMetaType::Bool; });
    return switches;
}
