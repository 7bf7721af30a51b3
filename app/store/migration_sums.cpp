// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/migration_sums.h"

#include "records/record.h"
#include "store/match_summary.h"
#include "store/migration_winners.h"
#include "store/rows.h"
#include "store/sealing_key.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace migrations {

namespace {

/// The setting that says that sweep() has still to be done.
const QString unsweptKey = u"unswept"_s;

QList<QVariantList> allOf(Query &query, const QString &columns, const QString &table)
{
    QList<QVariantList> all;
    query.run(u"SELECT %1 FROM %2"_s.arg(columns, table));
    const auto count = static_cast<int>(columns.count(u',')) + 1;
    while (query.next()) {
        all.emplaceBack();
        for (int column = 0; column < count; ++column)
            all.back() << query.value(column);
    }
    return all;
}

void sumSettings(Query &query)
{
    const QList<QVariantList> settings = allOf(query, u"key, value"_s, u"setting"_s);
    query.run(u"DROP TABLE setting"_s)
        .run(u"CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL, sum BLOB NOT NULL) WITHOUT ROWID"_s);
    for (const QVariantList &setting : settings)
        rows::write(query, rows::setting(), setting);
}

void sumPresets(Query &query)
{
    const QList<QVariantList> presets = allOf(query, u"id, game, name, options"_s, u"preset"_s);
    query.run(u"ALTER TABLE preset ADD COLUMN sum BLOB NOT NULL DEFAULT x''"_s);
    for (const QVariantList &preset : presets)
        rows::write(query, rows::preset(), preset, rows::Manner::replace);
}

/// What lies in clear is dropped with its pages, which secure_delete overwrites.
void sealRunning(Query &query, const QSqlDatabase &database)
{
    const QList<QVariantList> running = allOf(query, u"one, began, seed, seating, shown"_s, u"running"_s);
    const QList<QVariantList> parts = allOf(query, u"lines"_s, u"running_part ORDER BY number"_s);
    query.run(u"DROP TABLE running"_s)
        .run(u"DROP TABLE running_part"_s)
        // The match that is under way: at most one row. The seed is sealed.
        .run(u"CREATE TABLE running (one INTEGER PRIMARY KEY CHECK (one = 1), began TEXT NOT NULL, seed BLOB NOT NULL,"
             " seating TEXT NOT NULL, shown INTEGER NOT NULL, sum BLOB NOT NULL)"_s)
        // Its record as it grows: the header, then what each move led to, one or more lines at a time, each part
        // sealed.
        .run(u"CREATE TABLE running_part (number INTEGER PRIMARY KEY, lines BLOB NOT NULL, sum BLOB NOT NULL)"_s);
    if (running.isEmpty())
        return;
    const auto key = SealingKey::readOrMake(QFileInfo(database.databaseName()).path());
    if (!key)
        return query.fail(QSqlError({}, u"no key can be made to seal with"_s, QSqlError::TransactionError,
                                    QString::number(Query::cannotOpen)));
    for (QVariantList row : running) {
        row[2] = key->seal(row[2].toByteArray());
        rows::write(query, rows::running(), row);
    }
    int number = 0;
    for (const QVariantList &row : parts)
        rows::write(query, rows::runningPart(), {++number, key->seal(row[0].toByteArray())});
}

/// A record that is not as it was written stays so, and is told of when it is read.
QByteArray sumOfRecord(const QByteArray &record, const QVariant &digest)
{
    constexpr qsizetype sumBytes = 32;
    const bool right = formerDigest(record) == digest.toString().toLatin1() || !record::verify(record);
    return right ? rows::sumOf(record) : QByteArray(sumBytes, '\0');
}

/// The record comes last, so that all else is read without it.
void sumMatches(Query &query, const QSqlDatabase &database)
{
    query.run(u"DROP INDEX match_digest"_s)
        .run(u"ALTER TABLE match RENAME TO match_before"_s)
        .run(u"CREATE TABLE match (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, began TEXT, ended TEXT,"
             " names TEXT NOT NULL, kinds TEXT NOT NULL, own INTEGER NOT NULL, winner INTEGER NOT NULL,"
             " place INTEGER NOT NULL, deals INTEGER NOT NULL, options TEXT NOT NULL, seating TEXT NOT NULL,"
             " imported INTEGER NOT NULL, digest TEXT NOT NULL, facts TEXT, facts_sum BLOB,"
             " record_sum BLOB NOT NULL, sum BLOB NOT NULL, record BLOB NOT NULL)"_s);
    Query before(database);
    before.run(u"SELECT id, game, began, ended, names, kinds, own, winner, place, deals, options, seating, imported,"
               " facts, record, digest FROM match_before ORDER BY id"_s);
    while (!query.failed() && before.next()) {
        constexpr int alike = 13;
        const QVariant facts = rows::asKept(before.value(alike));
        const QByteArray record = before.value(alike + 1).toByteArray();
        QVariantList values;
        for (int column = 0; column < alike; ++column)
            values << before.value(column);
        values << QString::fromLatin1(MatchSummary::of(record).digest) << sumOfRecord(record, before.value(alike + 2))
               << record;
        rows::write(query, matchOfVersion4(), values);
        if (!facts.isNull())
            query.run(u"UPDATE match SET facts = ?, facts_sum = ? WHERE id = ?"_s,
                      {facts, rows::sumOf(rows::facts(), {values[0], facts}), values[0]});
    }
    if (before.failed())
        query.fail(before.error());
    before.finish();
    // A number that was taken once is not given to another match.
    query.run(u"DELETE FROM sqlite_sequence WHERE name = 'match'"_s)
        .run(u"UPDATE sqlite_sequence SET name = 'match' WHERE name = 'match_before'"_s)
        .run(u"DROP TABLE match_before"_s);
}

} // namespace

QByteArray formerDigest(const QByteArray &record)
{
    QCryptographicHash digest(QCryptographicHash::Sha256);
    const QList<QByteArray> lines = record.split('\n');
    for (const QByteArray &text : lines)
        if (const QJsonObject line = QJsonDocument::fromJson(text).object(); !line.isEmpty())
            digest.addData(QJsonDocument(line).toJson(QJsonDocument::Compact));
    return digest.result().toHex();
}

void addSums(Query &query, const QSqlDatabase &database)
{
    Query(database).run(u"PRAGMA secure_delete = ON"_s);
    query.run(u"SELECT EXISTS (SELECT 1 FROM match) OR EXISTS (SELECT 1 FROM running)"_s);
    const bool unswept = query.next() && query.value(0).toBool();
    sumSettings(query);
    sumPresets(query);
    sealRunning(query, database);
    sumMatches(query, database);
    if (unswept)
        sweepLater(query);
}

void sweepLater(Query &query)
{
    rows::write(query, rows::setting(), {unsweptKey, u"1"_s}, rows::Manner::replace);
}

void sweep(const QSqlDatabase &database)
{
    Query query(database);
    query.run(u"SELECT 1 FROM setting WHERE key = ?"_s, {unsweptKey});
    if (!query.next())
        return;
    query.finish()
        .run(u"VACUUM"_s)
        .run(u"DELETE FROM setting WHERE key = ?"_s, {unsweptKey})
        .run(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
}

} // namespace migrations
