// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "database_file.h"

#include "store/migrations.h"
#include "store/query.h"
#include "target.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// The last version in which whoever can write rows can write any that are taken for right: later ones have sums.
constexpr int lastInClear = 3;
constexpr int applicationId = 0x4f737461;

/// The lines of one `[TABLE]`.
struct Row
{
    QString table;
    QStringList columns;
    QByteArrayList values;

    [[nodiscard]] int number(const QString &column, int otherwise) const
    {
        const qsizetype at = columns.indexOf(column);
        return at < 0 ? otherwise : values[at].toInt();
    }
};

bool isName(const QByteArray &word)
{
    return !word.isEmpty() && std::all_of(word.begin(), word.end(), [](char letter) {
        return (letter >= 'a' && letter <= 'z') || letter == '_';
    });
}

QList<Row> rowsOf(const QByteArray &input)
{
    QList<Row> rows;
    const QByteArrayList lines = input.split('\n');
    for (const QByteArray &line : lines) {
        const qsizetype equals = line.indexOf('=');
        if (line.startsWith('[') && line.endsWith(']') && isName(line.mid(1, line.size() - 2))) {
            rows << Row{.table = QString::fromLatin1(line.mid(1, line.size() - 2)), .columns = {}, .values = {}};
        } else if (rows.isEmpty()) {
            continue;
        } else if (equals > 0 && isName(line.left(equals))) {
            rows.last().columns << QString::fromLatin1(line.left(equals));
            rows.last().values << line.mid(equals + 1);
        } else if (!rows.last().values.isEmpty()) {
            rows.last().values.last() += line + '\n';
        }
    }
    return rows;
}

QVariant valueOf(const QString &column, const QByteArray &text)
{
    constexpr QByteArrayView hex = "hex:";
    if (text == "NULL")
        return {};
    if (text.startsWith(hex))
        return QByteArray::fromHex(text.mid(hex.size()));
    const bool isBytes = column == u"record" || column == u"lines" || column == u"seed";
    return isBytes ? QVariant(text) : QVariant(QString::fromUtf8(text));
}

/// A row that SQLite refuses is not there.
void insert(const QSqlDatabase &database, const Row &row)
{
    QStringList marks;
    QVariantList values;
    for (qsizetype column = 0; column < row.columns.size(); ++column) {
        marks << u"?"_s;
        values << valueOf(row.columns[column], row.values[column]);
    }
    Query(database).run(u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(row.table, row.columns.join(u','), marks.join(u',')),
                        values);
}

/// Takes away what came with the versions after this one.
void stepBack(const QSqlDatabase &database, int version)
{
    if (version < 3)
        Query(database).run(u"DROP TABLE preset"_s);
    if (version < 2)
        Query(database).run(u"ALTER TABLE match DROP COLUMN facts"_s);
    if (version < 1)
        Query(database).run(u"DROP TABLE running"_s).run(u"DROP TABLE match"_s).run(u"DROP TABLE setting"_s);
}

void fill(const QSqlDatabase &database, const QByteArray &input)
{
    const QList<Row> rows = rowsOf(input);
    Query(database).run(u"PRAGMA synchronous = OFF"_s).run(u"BEGIN"_s);
    for (const Row &row : rows) {
        if (row.table == u"file") {
            stepBack(database, row.number(u"tables"_s, lastInClear));
            Query(database).run(u"PRAGMA user_version = %1"_s.arg(row.number(u"version"_s, lastInClear)));
        } else if (!row.columns.isEmpty()) {
            insert(database, row);
        }
    }
    Query(database).run(u"COMMIT"_s);
}

/// Does something with a database under a connection of its own.
template<class Work>
void with(const QString &path, const QString &options, Work work)
{
    const QString name = u"beside the store"_s;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(path);
        database.setConnectOptions(options);
        if (database.open())
            work(database);
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    fuzz::require(file.open(QIODevice::ReadOnly), "the file can be read");
    return file.readAll();
}

} // namespace

DatabaseFile::DatabaseFile(QString path)
    : m_path(std::move(path))
{
    fuzz::require(QDir().mkpath(QFileInfo(m_path).path()), "the folder can be made");
    with(m_path, {}, [](const QSqlDatabase &database) {
        fuzz::require(!migrations::run(database, 0, lastInClear).isValid(), "an empty file can be begun");
        Query query(database);
        query.run(u"PRAGMA application_id = %1"_s.arg(applicationId))
            .run(u"PRAGMA writable_schema = ON"_s)
            .run(u"UPDATE sqlite_schema SET sql = replace(sql, ' NOT NULL', '')"_s)
            .run(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
        fuzz::require(!query.failed(), "the columns can be made to take NULL");
    });
    m_empty = contentOf(m_path);
}

void DatabaseFile::write(const QByteArray &input) const
{
    const bool isFile = input.startsWith("SQLite format 3");
    const QByteArray &content = isFile ? input : m_empty;
    QFile file(m_path);
    fuzz::require(file.open(QIODevice::WriteOnly) && file.write(content) == content.size(), "the file can be written");
    file.close();
    if (!isFile)
        with(m_path, {}, [&input](const QSqlDatabase &database) { fill(database, input); });
}

DatabaseFile::Matches DatabaseFile::matchesIn(const QString &path)
{
    Matches matches;
    with(path, u"QSQLITE_OPEN_READONLY"_s, [&matches](const QSqlDatabase &database) {
        Query query(database);
        query.run(u"SELECT id, record FROM match ORDER BY id"_s);
        while (query.next())
            matches.emplaceBack(query.value(0).toLongLong(), query.value(1).toByteArray());
    });
    return matches;
}
