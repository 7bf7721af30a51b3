// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/rows.h"
#include "store/store.h"
#include "store/values.h"

/// How the store's parts read rows.

template<class Take, class Miss>
void Store::readRows(const rows::Table &table, const QString &rest, const QVariantList &values, Take take, Miss miss)
{
    if (!keeps())
        return;
    QList<StoreDamage::Item> missed;
    Query query(m_file.database());
    rows::select(query, table, rest, values);
    while (query.next()) {
        if (rows::fits(query, table))
            take(query);
        else
            missed << miss(query);
    }
    if (query.failed())
        noteUnread(query);
    // Whoever is told may ask again.
    for (const StoreDamage::Item &item : missed)
        note(item);
}

template<class Take>
void Store::readMatches(const QString &rest, const QVariantList &values, Take take)
{
    constexpr int ended = 3;
    readRows(rows::match(), rest, values, take, [](const Query &query) {
        return StoreDamage::Item{.what = StoreDamage::What::match,
                                 .id = query.value(0).toLongLong(),
                                 .name = {},
                                 .when = values::timeOf(query.value(ended))};
    });
}

template<class Take>
void Store::readPresets(const QString &rest, const QVariantList &values, Take take)
{
    constexpr int name = 2;
    readRows(rows::preset(), rest, values, take, [](const Query &query) {
        return StoreDamage::Item{.what = StoreDamage::What::preset,
                                 .id = query.value(0).toLongLong(),
                                 .name = query.value(name).toString(),
                                 .when = {}};
    });
}
