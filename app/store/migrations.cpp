// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/migrations.h"

#include "store/migration_sums.h"
#include "store/query.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace migrations {

namespace {

struct Step
{
    QStringList statements;
    /// What no statement can do, after them.
    void (*more)(Query &query, const QSqlDatabase &database) = nullptr;
};

/// What leads to version 1, 2 and so on.
const std::vector<Step> &steps()
{
    static const std::vector<Step> all{
        {{
            // The match that is under way: at most one row.
            u"CREATE TABLE running (one INTEGER PRIMARY KEY CHECK (one = 1), began TEXT NOT NULL, seed BLOB NOT NULL,"
            " seating TEXT NOT NULL, shown INTEGER NOT NULL)"_s,
            // Its record as it grows: the header, then what each move led to, one or more lines at a time.
            u"CREATE TABLE running_part (number INTEGER PRIMARY KEY, lines BLOB NOT NULL)"_s,
            u"CREATE TABLE match (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, began TEXT, ended TEXT,"
            " names TEXT NOT NULL, kinds TEXT NOT NULL, own INTEGER NOT NULL, winner INTEGER NOT NULL,"
            " place INTEGER NOT NULL, deals INTEGER NOT NULL, options TEXT NOT NULL, seating TEXT NOT NULL,"
            " imported INTEGER NOT NULL, digest TEXT NOT NULL, record BLOB NOT NULL)"_s,
            u"CREATE INDEX match_digest ON match (digest)"_s,
            u"CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL)"_s,
        }},
        {{
            // What the statistics know of a match, reckoned from its record.
            u"ALTER TABLE match ADD COLUMN facts TEXT"_s,
        }},
        {{
            // House rules under a name.
            u"CREATE TABLE preset (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, name TEXT NOT NULL,"
            " options TEXT NOT NULL)"_s,
        }},
        // Each row with a sum over its values, and the match that is under way sealed.
        {{}, addSums},
    };
    return all;
}

QSqlError takeStep(const QSqlDatabase &database, int version)
{
    Query query(database);
    query.run(u"BEGIN IMMEDIATE"_s);
    const Step &step = steps()[static_cast<std::size_t>(version) - 1];
    for (const QString &statement : step.statements)
        query.run(statement);
    if (step.more != nullptr)
        step.more(query, database);
    query.run(u"PRAGMA user_version = %1"_s.arg(version));
    query.run(u"COMMIT"_s);
    if (query.failed())
        Query(database).run(u"ROLLBACK"_s);
    return query.error();
}

} // namespace

int newest()
{
    return static_cast<int>(steps().size());
}

QSqlError run(const QSqlDatabase &database, int version)
{
    for (int next = version + 1; next <= newest(); ++next)
        if (QSqlError error = takeStep(database, next); error.isValid())
            return error;
    return {};
}

QSqlError check(const QSqlDatabase &database)
{
    Query query(database);
    for (const QString &columns :
         {u"one, began, seed, seating, shown, sum FROM running"_s, u"number, lines, sum FROM running_part"_s,
          u"id, game, began, ended, names, kinds, own, winner, place, deals, options, seating, imported, digest,"
          " facts, facts_sum, record_sum, sum, record FROM match"_s,
          u"key, value, sum FROM setting"_s, u"id, game, name, options, sum FROM preset"_s})
        query.run(u"SELECT %1 LIMIT 0"_s.arg(columns));
    return query.error();
}

} // namespace migrations
