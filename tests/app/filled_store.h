// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "played.h"
#include "store/query.h"
#include "troubled_store.h"

#include <QSqlDatabase>

#include <functional>

// A store with something of everything in it, and a way behind its back.

/// Does something with the database behind the store's back.
inline void change(const QString &path, const std::function<void(const QSqlDatabase &)> &work)
{
    const QString name = QStringLiteral("behind");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        work(database);
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
}

inline void change(const QString &path, const QString &statement)
{
    change(path, [&statement](const QSqlDatabase &database) {
        Query query(database);
        query.run(statement);
        QVERIFY2(!query.failed(), qPrintable(query.error().text()));
    });
}

inline QVariant asked(const QString &path, const QString &statement)
{
    QVariant answer;
    change(path, [&](const QSqlDatabase &database) {
        Query query(database);
        query.run(statement);
        answer = query.next() ? query.value(0) : QVariant();
    });
    return answer;
}

inline const QByteArray secret = "the cards that nobody may see yet";

/// Three matches, two presets, a setting, facts, and a match under way in three parts.
inline void fillAll(const QString &folder)
{
    Store store;
    store.open(folder);
    for (std::uint64_t number = 1; number <= 3; ++number)
        QVERIFY(
            store.add(played::match(number), QDateTime(QDate(2026, 5, static_cast<int>(number)), QTime(12, 0))).fresh);
    QVERIFY(store.setFacts({{2, {{QStringLiteral("knocks"), 3}}}}));
    QVERIFY(store.keepPreset(QStringLiteral("petrangola"),
                             {.name = QStringLiteral("Of Sundays"), .options = {{QStringLiteral("tokens"), 5}}})
            > 0);
    QVERIFY(store.keepPreset(QStringLiteral("petrangola"),
                             {.name = QStringLiteral("Of feasts"), .options = {{QStringLiteral("tokens"), 2}}})
            > 0);
    QVERIFY(store.setStatisticsSince(QDateTime(QDate(2026, 4, 1), QTime(0, 0))));
    store.begin("{\"header\":1}\n", seed, {{QStringLiteral("a"), 1}});
    store.append(secret + "\n");
    store.setShown(1);
    store.append("{}\n");
    QCOMPARE(store.trouble(), QString());
}

inline QString keyIn(const QTemporaryDir &folder)
{
    return folder.filePath(SealingKey::fileName());
}
