// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "file_content.h"
#include "kept_content.h"
#include "store/store.h"

#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr int flipsEach = 250;

/// The content that is damaged, in a folder of its own: all of it in the database, or the later half only in the log.
void makeContent(const QString &folder, bool inLog)
{
    const QTemporaryDir made;
    Store store;
    store.open(made.path());
    for (quint64 number = 0; number < 4; ++number)
        keepMatch(store, number);
    if (!inLog)
        keepPresets(store);
    store.close();
    store.open(made.path());
    if (inLog)
        keepPresets(store);
    for (quint64 number = 4; number < 7; ++number)
        QVERIFY(store.add(played::match(number, 3), QDateTime(QDate(2026, 9, 1), QTime(20, 0))).fresh);
    keepMatch(store, 9, 20);
    if (!inLog)
        store.close();
    QVERIFY(copyStore(made.path(), folder));
}

} // namespace

/// One bit of the database or its log is other than it was written: that is found and told, or does no harm.
class StoreFlipsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneBitIsFoundOrHarmless_data()
    {
        QTest::addColumn<bool>("inLog");
        QTest::addColumn<QString>("file");
        QTest::newRow("database") << false << StoreFile::fileName();
        QTest::newRow("log") << true << StoreFile::fileName() + u"-wal"_s;
    }
    void oneBitIsFoundOrHarmless()
    {
        QFETCH(const bool, inLog);
        QFETCH(const QString, file);
        // Memory instead of a disk, where there is such a folder: 500 stores are opened.
        const QTemporaryDir folder(QFileInfo(u"/dev/shm"_s).isWritable() ? u"/dev/shm/store_flips-XXXXXX"_s
                                                                         : QDir::tempPath() + u"/store_flips-XXXXXX"_s);
        const QString original = folder.filePath(u"original"_s);
        const QString damaged = folder.filePath(u"damaged"_s);
        makeContent(original, inLog);
        Store store;
        QVERIFY(copyStore(original, damaged));
        const QByteArray bytes = contentOf(damaged + u'/' + file);
        store.open(damaged);
        QCOMPARE(store.trouble(), QString());
        const KeptContent whole = KeptContent::of(store);
        store.close();
        QCOMPARE(whole.matches.size(), 7);
        QCOMPARE(whole.presets.size(), 3);
        QVERIFY(!whole.running.isEmpty() && !whole.statisticsSince.isEmpty());

        QRandomGenerator random(17);
        int unseen = 0;
        int told = 0;
        for (int flip = 0; flip < flipsEach; ++flip) {
            const auto at = static_cast<qsizetype>(random.bounded(static_cast<quint32>(bytes.size())));
            const int bit = random.bounded(8);
            QDir(damaged).removeRecursively();
            QVERIFY(copyStore(original, damaged));
            QByteArray other = bytes;
            other[at] = static_cast<char>(other[at] ^ (1 << bit));
            QVERIFY(write(damaged + u'/' + file, other));
            store.open(damaged);
            const KeptContent content = KeptContent::of(store);
            const QString trouble = store.trouble();
            const bool kept = store.keeps();
            store.close();
            const QString where = u"byte %1, bit %2: %3"_s.arg(at).arg(bit).arg(trouble);
            told += trouble.isEmpty() ? 0 : 1;
            if (trouble.isEmpty() && content != whole) {
                ++unseen;
                qInfo("%s", qPrintable(where));
            }
            // What was not hit is there, or, where the file was not touched, in the file.
            if (kept)
                QVERIFY2(whole.missingIn(content) <= 1, qPrintable(where));
            else
                QCOMPARE(contentOf(damaged + u'/' + file), other);
        }
        qInfo("%d of %d were told of, %d were not seen and did harm", told, flipsEach, unseen);
        QVERIFY2(told > 0, "the bits were flipped");
        QCOMPARE(unseen, 0);
    }
};

QTEST_GUILESS_MAIN(StoreFlipsTest)
#include "store_flips_test.moc"
