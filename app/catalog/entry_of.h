// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/entry.h"
#include "catalog/game_name.h"

/// What follows from a game's types.
template<class G>
class EntryOf : public CatalogEntry
{
public:
    [[nodiscard]] const GameInfo &info() const override { return *catalog::find(gameName<G>()); }

protected:
    using Options = typename G::Options;

    /// The usual rules but for one change.
    template<class Change>
    [[nodiscard]] static NamedRules named(const QString &name, Change &&change, const QString &line = {},
                                          const QString &picture = {})
    {
        Options options;
        change(options);
        return {.name = name, .values = valuesOf<G>(options), .line = line, .picture = picture};
    }
};
