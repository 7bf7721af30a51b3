// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/match_summary.h"
#include "store_fixture.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

/// Files of version 4, which knew one winner a match and had sums already.
class StoreWinnersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What was damaged before stays so: a new sum does not make it right.
    void aRowThatWasDamagedBeforeStaysSo_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<int>("matches");
        QTest::newRow("winner") << QByteArray("casual\",\"novice\"]', 0, 1,")
                                << QByteArray("casual\",\"novice\"]', 0, 2,") << 1;
        QTest::newRow("record") << QByteArray("x'6f6e650a'") << QByteArray("x'7b7d2020'") << 2;
    }
    void aRowThatWasDamagedBeforeStaysSo()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const int, matches);
        const QTemporaryDir folder;
        QVERIFY(fixture(4).contains(from));
        QVERIFY(build(fileIn(folder), fixture(4).replace(from, to)));
        layKey(folder, 4);
        Store store;
        store.open(folder.path());
        QCOMPARE(store.state(), Store::State::open);
        QCOMPARE(store.history().size(), matches);
        QVERIFY(!store.recordOf(4));
        QVERIFY(store.isDamaged(4));
        QCOMPARE(store.recordOf(7), "two\n");
    }

    /// What version 0.1 left behind, as a disk gave it back.
    void savesWhatVersion4Wrote()
    {
        const QTemporaryDir folder;
        QByteArray content = contentOf(QStringLiteral(STORE_DATA "/0.1/petrangola.db"));
        content.replace(68, 4, "XXXX"); // as if it were another program's
        QVERIFY(write(fileIn(folder), content));
        Store store;
        store.open(folder.path());
        QVERIFY2(store.trouble().contains(u"6 match"_s), qPrintable(store.trouble()));
        QList<Store::Entry> history = store.history();
        QCOMPARE(history.size(), 6);
        std::sort(history.begin(), history.end(),
                  [](const auto &left, const auto &right) { return left.id < right.id; });
        const std::array<int, 6> winners{1, 0, 0, 0, 6, 4};
        for (qsizetype match = 0; match < history.size(); ++match) {
            const Store::Entry &entry = history[match];
            QCOMPARE(entry.id, match + 1);
            QCOMPARE(entry.ending, only(winners[static_cast<std::size_t>(match)]));
            QVERIFY(entry.began.isValid() && entry.ended.isValid());
            QCOMPARE(entry.scores, MatchSummary::of(store.recordOf(entry.id).value_or(QByteArray())).scores);
            QCOMPARE(entry.scores.size(), entry.names.size());
        }
    }
};

QTEST_GUILESS_MAIN(StoreWinnersTest)
#include "store_winners_test.moc"
