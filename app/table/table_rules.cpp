// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/entry.h"
#include "setup/rule_lines.h"
#include "table/table.h"

QVariantMap Table::rulesByKey() const
{
    const OptionValues values = rules();
    return values.empty() ? QVariantMap() : RuleLines::byKey(catalog::entry(game()), values, seatCount());
}

QString Table::rulesInShort() const
{
    const OptionValues values = rules();
    return values.empty() ? QString() : catalog::entry(game()).rules(values);
}
