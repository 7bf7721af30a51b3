// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/store.h"

#include "match/clean_name.h"
#include "match/record.h"
#include "store/match_summary.h"
#include "store/query.h"
#include "store/values.h"

using namespace Qt::StringLiterals;
using namespace values;

namespace {

const QString sinceKey = u"statisticsSince"_s;

/// Versions before this one kept names as records had them.
QStringList cleanNames(QStringList names)
{
    for (QString &name : names)
        name = cleanName(name);
    return names;
}

} // namespace

// ---------------------------------------------------------------- the matches that are over

void Store::insert(Query &query, const MatchSummary &summary, const QByteArray &record, const QJsonObject &seating,
                   const QDateTime &began, const QDateTime &ended, bool imported)
{
    query.run(u"INSERT INTO match (game, began, ended, names, kinds, own, winner, place, deals, options, seating,"
              " imported, digest, record) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
              {summary.game, written(began), written(ended), written(summary.names), written(summary.kinds),
               summary.own, summary.winner, summary.place, summary.deals, written(summary.options), written(seating),
               imported ? 1 : 0, QString::fromLatin1(summary.digest), record});
}

QList<Store::Entry> Store::history() const
{
    QList<Entry> entries;
    if (!keeps())
        return entries;
    Query query(m_file.database());
    query.run(u"SELECT id, game, began, ended, names, kinds, own, winner, place, deals, options, imported FROM match"
              " ORDER BY ended DESC, id DESC"_s);
    while (query.next())
        entries << Entry{.id = query.value(0).toLongLong(),
                         .game = query.value(1).toString(),
                         .began = timeOf(query.value(2)),
                         .ended = timeOf(query.value(3)),
                         .names = cleanNames(wordsOf(query.value(4))),
                         .kinds = wordsOf(query.value(5)),
                         .own = query.value(6).toInt(),
                         .winner = query.value(7).toInt(),
                         .place = query.value(8).toInt(),
                         .deals = query.value(9).toInt(),
                         .options = objectOf(query.value(10)),
                         .imported = query.value(11).toBool()};
    return entries;
}

std::optional<QByteArray> Store::recordOf(qint64 id) const
{
    if (!keeps())
        return std::nullopt;
    Query query(m_file.database());
    query.run(u"SELECT record FROM match WHERE id = ?"_s, {id});
    return query.next() ? std::optional(query.value(0).toByteArray()) : std::nullopt;
}

QJsonObject Store::seatingOf(qint64 id) const
{
    if (!keeps())
        return {};
    Query query(m_file.database());
    query.run(u"SELECT seating FROM match WHERE id = ?"_s, {id});
    return query.next() ? objectOf(query.value(0)) : QJsonObject();
}

bool Store::remove(const QList<qint64> &ids)
{
    if (!keeps())
        return false;
    Query query(m_file.database());
    query.run(u"BEGIN IMMEDIATE"_s);
    for (const qint64 id : ids)
        query.run(u"DELETE FROM match WHERE id = ?"_s, {id});
    query.run(u"COMMIT"_s);
    if (!wrote(query.error()))
        return false;
    Q_EMIT historyChanged();
    return true;
}

Store::Addition Store::add(const QByteArray &record, const QDateTime &when)
{
    if (!keeps())
        return {.why = trouble()};
    if (const auto fault = record::verify(record))
        return {.why = tr("line %1: %2", "of a match record; %2 is what is wrong").arg(fault->line).arg(fault->why)};
    const MatchSummary summary = MatchSummary::of(record);
    Query query(m_file.database());
    query.run(u"SELECT id FROM match WHERE digest = ?"_s, {QString::fromLatin1(summary.digest)});
    if (query.next())
        return {.id = query.value(0).toLongLong()};
    insert(query, summary, record, {}, {}, when, true);
    const qint64 id = query.insertedId();
    if (!wrote(query.error()))
        return {.why = trouble()};
    Q_EMIT historyChanged();
    return {.id = id, .fresh = true};
}

// ---------------------------------------------------------------- the statistics

QHash<qint64, QJsonObject> Store::facts() const
{
    QHash<qint64, QJsonObject> known;
    if (!keeps())
        return known;
    Query query(m_file.database());
    query.run(u"SELECT id, facts FROM match WHERE facts IS NOT NULL"_s);
    while (query.next())
        known.insert(query.value(0).toLongLong(), objectOf(query.value(1)));
    return known;
}

bool Store::setFacts(const QHash<qint64, QJsonObject> &facts)
{
    if (!keeps())
        return false;
    Query query(m_file.database());
    query.run(u"BEGIN IMMEDIATE"_s);
    for (auto fact = facts.begin(); fact != facts.end(); ++fact)
        query.run(u"UPDATE match SET facts = ? WHERE id = ?"_s, {written(fact.value()), fact.key()});
    query.run(u"COMMIT"_s);
    return wrote(query.error());
}

bool Store::clearFacts()
{
    if (!keeps())
        return false;
    Query query(m_file.database());
    query.run(u"UPDATE match SET facts = NULL"_s);
    return wrote(query.error());
}

QVariant Store::setting(const QString &key) const
{
    if (!keeps())
        return {};
    Query query(m_file.database());
    query.run(u"SELECT value FROM setting WHERE key = ?"_s, {key});
    return query.next() ? query.value(0) : QVariant();
}

void Store::setSetting(Query &query, const QString &key, const QString &value)
{
    query.run(u"INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)"_s, {key, value});
}

QDateTime Store::statisticsSince() const
{
    return timeOf(setting(sinceKey));
}

bool Store::setStatisticsSince(const QDateTime &since)
{
    if (!keeps())
        return false;
    Query query(m_file.database());
    setSetting(query, sinceKey, since.isValid() ? written(since) : u""_s);
    return wrote(query.error());
}

// ---------------------------------------------------------------- house rules

QList<Store::Preset> Store::presets(const QString &game) const
{
    QList<Preset> kept;
    if (!keeps())
        return kept;
    Query query(m_file.database());
    query.run(u"SELECT id, name, options FROM preset WHERE game = ? ORDER BY id"_s, {game});
    while (query.next())
        kept << Preset{
            .id = query.value(0).toLongLong(), .name = query.value(1).toString(), .options = objectOf(query.value(2))};
    return kept;
}

qint64 Store::keepPreset(const QString &game, const Preset &preset)
{
    if (!keeps())
        return 0;
    Query query(m_file.database());
    if (preset.id == 0)
        query.run(u"INSERT INTO preset (game, name, options) VALUES (?, ?, ?)"_s,
                  {game, preset.name, written(preset.options)});
    else
        query.run(u"UPDATE preset SET name = ?, options = ? WHERE id = ?"_s,
                  {preset.name, written(preset.options), preset.id});
    const qint64 id = preset.id == 0 ? query.insertedId() : preset.id;
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
        query.run(u"INSERT INTO preset (game, name, options) VALUES (?, ?, ?)"_s,
                  {game, presets[each].name, written(presets[each].options)});
    }
    setSetting(query, key, written(adopted));
    query.run(u"COMMIT"_s);
    return wrote(query.error());
}
