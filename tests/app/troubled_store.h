// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "file_content.h"
#include "store/store.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

// What the tests of a store in trouble have in common.

inline const QByteArray seed(32, 's');

inline QString fileIn(const QTemporaryDir &folder)
{
    return folder.filePath(StoreFile::fileName());
}

/// A store with some matches in it.
inline void fill(const QString &folder)
{
    Store store;
    store.open(folder);
    for (int match = 0; match < 30; ++match) {
        store.begin("{\"record\":1,\"game\":\"g\",\"seats\":[{\"name\":\"" + QByteArray::number(match)
                        + "\",\"kind\":\"human\"}]}\n",
                    seed, {});
        store.append("{\"event\":\"deal\",\"filling\":\"" + QByteArray(3000, 'x') + "\"}\n");
        store.finish("{\"event\":\"end\",\"winner\":0}\n");
    }
    QCOMPARE(store.history().size(), 30);
}

/// The game goes on: whatever is asked of the store harms nothing.
inline void goesOnWithout(Store &store)
{
    QVERIFY(!store.keeps());
    QVERIFY(!store.trouble().isEmpty());
    store.begin("{}\n", seed, {});
    store.append("{}\n");
    store.setShown(1);
    store.finish("{}\n");
    store.abandon();
    QVERIFY(!store.running());
    QVERIFY(store.history().isEmpty() && !store.recordOf(1) && store.facts().isEmpty());
    QVERIFY(!store.remove({1}) && !store.clearFacts() && store.presets(QStringLiteral("g")).isEmpty());
    QVERIFY(!store.add("{}\n", {}).why.isEmpty());
}

/// Nothing of what SQLite says is in what the person is told: that is English in every language.
inline bool inWordsOfOurOwn(const QString &trouble)
{
    static const QRegularExpression said(
        QStringLiteral("disk I/O|database|readonly|malformed|unable to|SQL|table|already exists|out of"),
        QRegularExpression::CaseInsensitiveOption);
    return !trouble.isEmpty() && !trouble.contains(said) && !trouble.contains(QStringLiteral(": ."))
        && !trouble.contains(u'%');
}
