// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/migrations.h"

#include "store/database_head.h"
#include "store/migration_sums.h"
#include "store/migration_winners.h"
#include "store/query.h"
#include "store/sql_cause.h"

#include <QStringList>
#include <QtEndian>

#include <algorithm>

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
        // Winners as a set, and scores.
        {{}, addWinners},
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

/// What the schema has, each thing as the statement that made it. That a column may not be NULL is left out: a file in
/// which it may does no harm.
QStringList objectsOf(Query &query)
{
    QStringList objects;
    query.run(u"SELECT type, name, tbl_name, replace(sql, ' NOT NULL', '') FROM sqlite_schema"_s);
    while (query.next())
        objects << QStringList{query.value(0).toString(), query.value(1).toString(), query.value(2).toString(),
                               query.value(3).toString()}
                       .join(u' ');
    return objects;
}

/// The same of a file that was made by the steps alone.
const QStringList &wanted()
{
    static const QStringList all = [] {
        const QString connection = u"migrations"_s;
        QStringList objects;
        {
            QSqlDatabase made = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection);
            made.setDatabaseName(u":memory:"_s);
            if (made.open() && !run(made, 0).isValid()) {
                Query query(made);
                objects = objectsOf(query);
            }
        }
        QSqlDatabase::removeDatabase(connection);
        return objects;
    }();
    return all;
}

} // namespace

int newest()
{
    return static_cast<int>(steps().size());
}

QSqlError run(const QSqlDatabase &database, int version, int wanted)
{
    for (int next = version + 1; next <= wanted; ++next)
        if (QSqlError error = takeStep(database, next); error.isValid())
            return error;
    return {};
}

QSqlError check(const QSqlDatabase &database)
{
    QStringList missing = wanted();
    Query query(database);
    for (const QString &object : objectsOf(query))
        missing.removeOne(object);
    if (query.failed())
        return query.error();
    return missing.isEmpty() ? QSqlError() : sqlcause::damage(u"this is missing: "_s + missing.join(u"; "_s));
}

bool isNewest(const QByteArray &firstPage)
{
    constexpr qsizetype countAt = DatabaseHead::bytes + 3;
    if (firstPage.size() < countAt + 2 || qFromBigEndian<quint16>(firstPage.constData() + countAt) != wanted().size())
        return false;
    const QString text = QString::fromLatin1(firstPage).remove(u" NOT NULL"_s);
    return std::all_of(wanted().begin(), wanted().end(),
                       [&text](const QString &object) { return text.contains(object.section(u' ', 3)); });
}

} // namespace migrations
