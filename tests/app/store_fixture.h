// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/query.h"
#include "troubled_store.h"

#include <QRegularExpression>

// Databases as earlier versions wrote them.

/// Runs the statements of a text on a database of their own; false where one failed.
inline bool build(const QString &path, const QByteArray &statements)
{
    const QString name = QStringLiteral("fixture");
    bool done = true;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(path);
        done = database.open();
        static const QRegularExpression comment(QStringLiteral("^--.*$"), QRegularExpression::MultilineOption);
        const QStringList all = QString::fromUtf8(statements).remove(comment).split(QStringLiteral(";\n"));
        for (const QString &statement : all)
            if (!statement.trimmed().isEmpty())
                done = done && !Query(database).run(statement).failed();
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
    return done;
}

inline QVariant asked(const QString &path, const QString &statement)
{
    const QString name = QStringLiteral("question");
    QVariant answer;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(path);
        if (database.open()) {
            Query query(database);
            query.run(statement);
            answer = query.next() ? query.value(0) : QVariant();
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
    return answer;
}

inline QByteArray fixture(int version)
{
    return contentOf(QStringLiteral("%1/store-%2.sql").arg(QStringLiteral(STORE_DATA)).arg(version));
}

/// From version 4 on the match under way is sealed.
inline void layKey(const QTemporaryDir &folder, int version)
{
    const QString key = QStringLiteral("%1/store-%2.key").arg(QStringLiteral(STORE_DATA)).arg(version);
    if (QFile::exists(key))
        QVERIFY(QFile::copy(key, folder.filePath(SealingKey::fileName())));
}

inline game::MatchOver only(game::Seat winner)
{
    game::MatchOver over;
    over.winners.insert(winner);
    return over;
}
