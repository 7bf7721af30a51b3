// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/entry.h"

#include <algorithm>

// A function for each game of engine/games.cmake, and HOUSE_ENTRIES, what they give.
#include "entries_made.h"
#include "words/phrases.h"

const std::vector<const CatalogEntry *> &catalog::entries()
{
    static const std::vector<const CatalogEntry *> all{HOUSE_ENTRIES};
    return all;
}

const CatalogEntry *catalog::findEntry(const QString &name)
{
    const std::vector<const CatalogEntry *> &all = entries();
    const auto found
        = std::find_if(all.begin(), all.end(), [&name](const auto *entry) { return entry->info().name == name; });
    return found == all.end() ? nullptr : *found;
}

const CatalogEntry *catalog::called(const QString &name)
{
    const auto letters = [](const QString &text) {
        QString kept;
        for (const QChar sign : text.toLower())
            if (sign.isLetter())
                kept += sign;
        return kept;
    };
    const QString wanted = letters(name);
    const std::vector<const CatalogEntry *> &all = entries();
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto *entry) {
        return wanted == entry->info().name || wanted == letters(entry->offer().title)
            || entry->otherNames().contains(wanted);
    });
    return found == all.end() ? nullptr : *found;
}

Counted catalog::counted(const QString &game)
{
    const CatalogEntry *const entry = findEntry(game);
    return entry == nullptr ? Counted::tokens : entry->counted(entry->info().options.usual());
}

Call catalog::call(const QString &game)
{
    const CatalogEntry *const entry = findEntry(game);
    return entry == nullptr ? Call::knock : entry->call();
}

bool catalog::reenters(const QString &game)
{
    const CatalogEntry *const entry = findEntry(game);
    return entry == nullptr || entry->reenters();
}

const CatalogEntry &catalog::entry(const QString &name)
{
    return *findEntry(name);
}

QString catalog::title(const QString &name)
{
    const CatalogEntry *const entry = findEntry(name);
    return entry == nullptr ? Phrases::capital(name) : entry->offer().title;
}
