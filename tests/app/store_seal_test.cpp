// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filled_store.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// The bytes are in one of the store's files.
bool liesOpen(const QString &folder, const QByteArray &bytes)
{
    const QStringList names = QDir(folder).entryList(QDir::Files | QDir::Hidden);
    return std::any_of(names.begin(), names.end(),
                       [&](const QString &name) { return contentOf(folder + u'/' + name).contains(bytes); });
}

} // namespace

/// The match that is under way, as it lies in the file.
class StoreSealTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMatchUnderWayDoesNotLieOpen()
    {
        const QTemporaryDir folder;
        const QByteArray own(FairShuffle::seedBytes, '\x5a');
        const QList<QByteArray> open{own, own.toHex(), secret, "\"dealer\""};
        Store store;
        store.open(folder.path());
        store.begin("{\"record\":1,\"game\":\"g\",\"dealer\":1,\"seats\":[{\"name\":\"a\",\"kind\":\"human\"}]}\n", own,
                    {});
        QVERIFY(QFile::exists(keyIn(folder)));
        const auto nothingLiesOpen = [&] {
            return std::none_of(open.begin(), open.end(),
                                [&](const QByteArray &bytes) { return liesOpen(folder.path(), bytes); });
        };
        QVERIFY(nothingLiesOpen());
        for (int part = 0; part < 20; ++part) {
            store.append(secret + "\n" + QByteArray(part * 400, '-') + "{\"dealer\":1}\n");
            store.setShown(part);
            QVERIFY(nothingLiesOpen());
        }
        store.close();
        QVERIFY(nothingLiesOpen());
        store.open(folder.path());
        QCOMPARE(store.running()->seed, own);
        QVERIFY(store.running()->record.contains(secret));
        QVERIFY(store.finish(record::seal(own)) > 0);
        store.close();
        QVERIFY(liesOpen(folder.path(), own.toHex()) && liesOpen(folder.path(), secret));
        QVERIFY(!liesOpen(folder.path(), own));
    }

    void aMatchWithoutItsKeyWaits_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"missing", "another", "short", "folder"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void aMatchWithoutItsKeyWaits()
    {
        QFETCH(const QString, what);
        const QTemporaryDir folder;
        fillAll(folder.path());
        const QByteArray key = contentOf(keyIn(folder));
        QCOMPARE(key.size(), 32);
        QCOMPARE(QFile::permissions(keyIn(folder)) & ~(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
        QVERIFY(QFile::remove(keyIn(folder)));
        if (what == u"folder")
            QVERIFY(QDir().mkpath(keyIn(folder)));
        else if (what != u"missing")
            QVERIFY(write(keyIn(folder), QByteArray(what == u"short" ? 5 : 32, 'k')));
        for (int time = 0; time < 2; ++time) {
            Store store;
            store.open(folder.path());
            QVERIFY(!store.running());
            QVERIFY2(store.trouble().contains(keyIn(folder)) && inWordsOfOurOwn(store.trouble()),
                     qPrintable(store.trouble()));
            QCOMPARE(store.history().size(), 3);
        }
        QCOMPARE(asked(fileIn(folder), u"SELECT count(*) FROM running_part"_s).toInt(), 3);
        // The right one again: it goes on.
        QDir().rmdir(keyIn(folder));
        QVERIFY(write(keyIn(folder), key));
        {
            Store store;
            store.open(folder.path());
            QCOMPARE(store.trouble(), QString());
            QVERIFY(store.running() && store.running()->record.contains(secret));
        }
        // Another match makes room, and what was no key is put aside.
        QVERIFY(QFile::remove(keyIn(folder)));
        if (what == u"folder")
            QVERIFY(QDir().mkpath(keyIn(folder)));
        else if (what != u"missing")
            QVERIFY(write(keyIn(folder), QByteArray(what == u"short" ? 5 : 32, 'k')));
        Store store;
        store.open(folder.path());
        store.begin("{}\n", seed, {});
        QCOMPARE(store.trouble(), QString());
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QCOMPARE(store.running()->record, "{}\n");
        QCOMPARE(QDir(folder.path()).entryList({u"petrangola.key.damaged-*"_s}).size(),
                 what == u"short" || what == u"folder" ? 1 : 0);
    }
};

QTEST_GUILESS_MAIN(StoreSealTest)
#include "store_seal_test.moc"
