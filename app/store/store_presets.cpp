// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Store: house rules under a name.

#include "store/store_rows.h"

using namespace Qt::StringLiterals;
using namespace values;

QList<Store::Preset> Store::presets(const QString &game)
{
    QList<Preset> kept;
    readPresets(u"WHERE game = ? ORDER BY id"_s, {game}, [&kept](const Query &query) {
        kept << Preset{
            .id = query.value(0).toLongLong(), .name = query.value(2).toString(), .options = objectOf(query.value(3))};
    });
    return kept;
}

qint64 Store::writePreset(Query &query, const QString &game, const Preset &preset)
{
    const qint64 id = preset.id == 0 ? rows::nextNumber(query, rows::preset()) : preset.id;
    rows::write(query, rows::preset(), {id, game, preset.name, written(preset.options)}, rows::Manner::replace);
    return id;
}

qint64 Store::keepPreset(const QString &game, const Preset &preset)
{
    if (!keeps())
        return 0;
    Query query(m_file.database());
    const qint64 id = writePreset(query, game, preset);
    return wrote(query.error()) ? id : 0;
}

bool Store::removePreset(qint64 id)
{
    if (!keeps())
        return false;
    Query query(m_file.database());
    query.run(u"DELETE FROM preset WHERE id = ?"_s, {id});
    return wrote(query.error());
}

bool Store::adoptPresets(const QString &game, const QStringList &names, const QList<Preset> &presets)
{
    if (!keeps())
        return false;
    const QString key = u"adopted-"_s + game;
    QStringList adopted = wordsOf(setting(key));
    Query query(m_file.database());
    query.run(u"BEGIN IMMEDIATE"_s);
    for (qsizetype each = 0; each < presets.size(); ++each) {
        if (adopted.contains(names[each]))
            continue;
        adopted << names[each];
        writePreset(query, game, {.name = presets[each].name, .options = presets[each].options});
    }
    setSetting(query, key, written(adopted));
    query.run(u"COMMIT"_s);
    return wrote(query.error());
}
