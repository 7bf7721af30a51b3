// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "hostile_case.h"
#include "ledger/record_files.h"
#include "played.h"
#include "records/record_facts.h"
#include "store/match_summary.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;

/// A record that is right, and as long as one may be: the window goes on while it is read, and shows all of it.
class LargeRecordTest : public HostileCase
{
    Q_OBJECT

    QString m_large;
    qint64 m_size = 0;

private Q_SLOTS:
    void makesALargeRecord()
    {
        replay().setFiguresWanted(false);
        const QByteArray text = hostile::largeRecord(large);
        QVERIFY(text.size() >= large && text.size() < outside::largestRecord);
        m_large = file(u"large.petrangola"_s, text);
        m_size = text.size();
        QVERIFY(!m_large.isEmpty());
    }

    void opensAndShowsALargeRecord()
    {
        const MemoryPeak memory;
        Heartbeat heart;
        QSignalSpy told(&replay(), &Replay::openingChanged);
        QElapsedTimer time;
        time.start();
        QCOMPARE(open(m_large, heart), QString());
        qInfo("%lld bytes opened in %lld ms: the window stood still for %lld ms at most, memory grew by %.2f times",
              m_size, time.elapsed(), heart.longestPause(),
              static_cast<double>(memory.sinceThen()) / static_cast<double>(m_size));
        QVERIFY(replay().active());
        QVERIFY2(heart.longestPause() < longestPause, qPrintable(QString::number(heart.longestPause())));
        QVERIFY(told.size() >= 2);
        if (!sanitized)
            QVERIFY(memory.sinceThen() < 4 * m_size);

        // Through it: to the end, back, and to a deal in the middle.
        const int steps = replay().steps();
        QVERIFY(steps > large / 150);
        const auto go = [&](const char *where, const auto &going) {
            heart.begin();
            going();
            [&] { QTRY_VERIFY(heart.beats() > 1); }();
            qInfo("%s: %lld ms", where, heart.longestPause());
            QVERIFY2(heart.longestPause() < longestPause, where);
        };
        go("to the end", [] { replay().toEnd(); });
        QCOMPARE(replay().position(), steps);
        QCOMPARE(replay().table()->stage(), Table::Over);
        QCOMPARE(replay().table()->standing()->rowCount(), 24);
        // The table was laid from near the end, and the deals before count all the same.
        for (const game::Seat seat : {0, 7}) {
            const auto facts = record::facts(replay().record(), seat);
            const auto &rows = replay().table()->standing()->rows();
            const auto row
                = std::find_if(rows.begin(), rows.end(), [&](const auto &each) { return each.seat == seat; });
            QVERIFY(facts && row != rows.end());
            QCOMPARE(row->place, facts->place);
            QCOMPARE(row->deals, facts->deals());
        }
        for (int step = 0; step < 5; ++step)
            go("a step back", [] { replay().back(); });
        QCOMPARE(replay().position(), steps - 5);
        const QString deal = replay().dealText();
        go("to a deal", [] { replay().toDeal(replay().deal() / 2); });
        QVERIFY(replay().dealText() != deal);
        QCOMPARE(replay().table()->log()->rowCount() > 1, true);
        go("a step forward", [] { replay().forward(); });
        go("closed hands", [] { replay().setOpenHands(false); });
        go("another seat", [] { replay().lookFrom(7); });
        go("the list of deals", [] {
            replay().listDeals(replay().deal());
            ReplayDeals &deals = *replay().deals();
            for (int row = 0; row < deals.rowCount(); ++row)
                QVERIFY(!deals.data(deals.index(row), ReplayDeals::OutcomeRole).toString().isEmpty());
        });
        go("another language", [] { Language::instance().choose(u"it"_s); });
        go("to the start", [] { replay().toStart(); });
    }

    void checksItAndTakesItIn()
    {
        RecordCheck check;
        check.setPace({});
        Heartbeat heart;
        check.check(replay().record());
        QTRY_VERIFY_WITH_TIMEOUT(!check.checking(), patience);
        QVERIFY(check.right());
        qInfo("checked: %lld ms", heart.longestPause());
        QVERIFY(heart.longestPause() < longestPause);
        // Closed in the middle it does not wait for the rest.
        check.check(replay().record());
        heart.begin();
        check.close();
        QVERIFY(heart.longestPause() < longestPause);

        Store::instance().open(m_folder->path());
        RecordFiles files;
        heart.begin();
        files.takeIn(m_large);
        QVERIFY(files.busy());
        QTRY_VERIFY_WITH_TIMEOUT(!files.busy(), patience);
        QCOMPARE(files.report(), u"1 match imported."_s);
        qInfo("taken in: %lld ms", heart.longestPause());
        QVERIFY(heart.longestPause() < longestPause);
        // Stopped in the middle, nothing of it is taken.
        Store::instance().remove({Store::instance().history().constFirst().id});
        files.takeIn(m_large);
        QTRY_VERIFY_WITH_TIMEOUT(files.busy(), patience);
        files.cancel();
        QVERIFY(!files.busy());
        QCOMPARE(files.report(), u"Stopped: 1 file left as it was."_s);
        QTest::qWait(50);
        QVERIFY(Store::instance().history().isEmpty());
    }

    /// It is written in another thread, and the match on the table goes on: each waits for the other.
    void othersWaitWhileItIsKept()
    {
        const QByteArray record = replay().record();
        const MatchSummary summary = MatchSummary::of(record);
        const QTemporaryDir folder;
        Store store;
        store.open(folder.path());
        QList<Store::Addition> told;
        const auto tell = [&told](const Store::Addition &added) { told << added; };
        store.addLater(record, summary, QDateTime::currentDateTimeUtc(), tell);
        QVERIFY(told.isEmpty());
        store.begin("{}\n", QByteArray(32, 's'), {});
        QCOMPARE(told.size(), 1);
        QVERIFY(told[0].fresh);
        store.addLater(record, summary, QDateTime::currentDateTimeUtc(), tell);
        QCOMPARE(told.size(), 2);
        QVERIFY(!told[1].fresh && told[1].id == told[0].id);
        QVERIFY(store.remove({told[0].id}));
        store.addLater(record, summary, QDateTime::currentDateTimeUtc(), tell);
        store.close();
        QCOMPARE(told.size(), 3);
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QVERIFY(store.running() && store.recordOf(told[2].id) == record);
    }

    void isCancelled()
    {
        replay().close();
        replay().forgetTrouble();
        QSignalSpy opened(&replay(), &Replay::opened);
        replay().openFile(m_large);
        QTRY_VERIFY_WITH_TIMEOUT(replay().openingShare() > 0 || !replay().opening(), patience);
        replay().cancelOpening();
        QVERIFY(!replay().opening() && !replay().openingSlowly());
        // Another takes its place, and only of that is anything told.
        replay().openFile(m_large);
        replay().open(played::match(3), u"small"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!replay().opening(), patience);
        QTest::qWait(50);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(replay().record(), played::match(3));
        QCOMPARE(replay().trouble(), QString());
    }
};

QTEST_MAIN(LargeRecordTest)
#include "large_record_test.moc"
