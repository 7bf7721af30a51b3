// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mirror.h"
#include "replayed.h"

#include <QTemporaryDir>

using namespace petrangola;
using namespace Qt::StringLiterals;

/// Records that can be shown, and checked, and those that cannot.
class ReplayRecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { beginReplay(); }

    void cleanup() { endReplay(); }

    void saysWhyARecordCannotBeShown()
    {
        const QByteArray text = played({u"tokens=1"_s}, 2);
        QVERIFY(opens(text));
        replay().toDeal(0);
        const int here = replay().position();
        QByteArray broken = text;
        broken.insert(broken.indexOf('\n', broken.indexOf("\"deal\"")) + 1, "{\"event\":\n");
        QVERIFY(!opens(broken, u"mine.petrangola"_s));
        QCOMPARE(replay().trouble(), u"mine.petrangola. Line 4: this is not a JSON object."_s);
        QVERIFY(!opens(text.first(text.lastIndexOf('\n', -2) + 1)));
        QVERIFY(replay().trouble().contains(u"the last line must be the seed"_s));
        QVERIFY(!opensFile(u"/nowhere/at/all.petrangola"_s));
        QVERIFY(replay().trouble().startsWith(u"all.petrangola. It cannot be opened"_s));
        // What lay on the table lies there still.
        QVERIFY(replay().active());
        QCOMPARE(replay().position(), here);

        const QTemporaryDir folder;
        QFile file(folder.filePath(u"a.petrangola"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QVERIFY(opensFile(file.fileName()));
        QCOMPARE(replay().trouble(), QString());
        QCOMPARE(replay().position(), 0);
        QCOMPARE(replay().ending(), QString());
    }

    /// A line that says otherwise than the seed: the replay goes up to it, and the check names it.
    void followsARecordUpToALie()
    {
        const QByteArray text = played({u"tokens=1"_s}, 3);
        QList<QByteArray> lines = text.trimmed().split('\n');
        qsizetype lie = 0;
        while (!lines[lie].contains("\"showdown\""))
            ++lie;
        lines[lie].replace("\"pool\":300", "\"pool\":400");
        const QByteArray changed = lines.join('\n') + '\n';
        QVERIFY(changed != text);
        QVERIFY(opens(changed));
        QVERIFY(replay().ending().contains(u"Line %1:"_s.arg(lie + 1)));
        replay().toEnd();
        QVERIFY(table().stage() != Table::Over);
        replay().checkMatch();
        RecordCheck &check = *replay().recordCheck();
        QVERIFY(QTest::qWaitFor([&] { return !check.checking(); }, 10'000));
        QVERIFY(!check.right());
        QVERIFY(check.verdict().contains(u"Line %1 "_s.arg(lie + 1)));
        QCOMPARE(check.data(check.index(4), RecordCheck::WrongRole), true);
        QCOMPARE(check.data(check.index(1), RecordCheck::SureRole), true);
    }

    void checksAMatch()
    {
        const QByteArray text = played({}, 4);
        RecordCheck check;
        check.setPace({});
        const Mirror mirror(&check);
        check.check(text);
        QVERIFY(check.open() && check.checking());
        QCOMPARE(check.rowCount(), 5);
        QVERIFY(QTest::qWaitFor([&] { return !check.checking(); }, 10'000));
        QVERIFY(check.right());
        QCOMPARE(mirror.stale(), QStringList());
        for (int row = 0; row < 5; ++row)
            QCOMPARE(check.data(check.index(row), RecordCheck::SureRole), true);
        QCOMPARE(check.data(check.index(3), RecordCheck::DetailRole).toString(),
                 u"%1 moves"_s.arg(text.count("\"event\":\"move\"")));
        // Another seed, as if somebody had shuffled anew afterwards.
        QByteArray other = text;
        const qsizetype seed = other.lastIndexOf("\"seed\":\"") + 8;
        other[seed] = other[seed] == 'a' ? 'b' : 'a';
        check.check(other);
        QVERIFY(QTest::qWaitFor([&] { return !check.checking(); }, 10'000));
        QVERIFY(!check.right());
        QCOMPARE(check.data(check.index(1), RecordCheck::WrongRole), true);
        QCOMPARE(check.data(check.index(2), RecordCheck::SureRole), false);
        // Closed in the middle, nothing of it is told.
        check.check(text);
        check.close();
        QTest::qWait(50);
        QVERIFY(!check.open() && check.rowCount() == 0);
    }
};

SANDBOXED_TEST_MAIN(ReplayRecordTest)

#include "replay_record_test.moc"
