// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ledger/history_model.h"
#include "ledger/history_words.h"
#include "words/language.h"

#include "filled_history.h"
#include "played.h"
#include "process_time.h"
#include "records/option_json.h"
#include "records/record.h"
#include "store_case.h"
#include "thirtyone/thirtyone.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString text(const HistoryModel &model, int row, HistoryModel::Role role)
{
    return model.data(model.index(row), role).toString();
}

} // namespace

class HistoryTest : public StoreCase
{
    Q_OBJECT

private Q_SLOTS:
    void isEmptyBeforeAnyMatch()
    {
        const HistoryModel model;
        QCOMPARE(model.count(), 0);
        QCOMPARE(model.idAt(0), -1.0);
        QCOMPARE(model.rowOf(1), -1);
        QCOMPARE(model.games(), QStringList{QString()});
    }

    void tellsTheMatchesNewestFirst()
    {
        const QList<QByteArray> records = played::matches(6);
        filled::keep(records, 24 * 20, m_folder->path());
        HistoryModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.count(), 6);
        QCOMPARE(model.countText(), u"6 matches"_s);
        for (int row = 0; row < 6; ++row) {
            const QByteArray record = *Store::instance().recordOf(static_cast<qint64>(model.idAt(row)));
            QCOMPARE(record, records[5 - row]);
            QCOMPARE(model.rowOf(model.idAt(row)), row);
            const int seats = 2 + (5 - row) % 4;
            QVERIFY(text(model, row, HistoryModel::CompanyRole).startsWith(u"Petrangola, with Guest 1"_s));
            QVERIFY(seats < 3 || text(model, row, HistoryModel::CompanyRole).contains(u" and Guest"_s));
            QVERIFY(text(model, row, HistoryModel::GameRole).startsWith(u"Petrangola"_s));
            const bool won = model.data(model.index(row), HistoryModel::WonRole).toBool();
            QCOMPARE(won, record.contains("\"end\"") && record.contains("\"winner\":0"));
            QCOMPARE(text(model, row, HistoryModel::ResultRole) == u"Won"_s, won);
            QVERIFY(won || text(model, row, HistoryModel::ResultRole).endsWith(u" of %1"_s.arg(seats)));
            QCOMPARE(text(model, row, HistoryModel::DealsRole).section(u' ', 0, 0).toInt(),
                     static_cast<int>(record.count("\"deal\"")));
            // Each seat's place is told, the winner's first, and one's own is that of the result.
            const QVariantList told = model.seatsAt(row);
            QCOMPARE(told.size(), seats);
            QCOMPARE(told.front().toMap()[u"place"_s].toInt(), 1);
            for (qsizetype seat = 1; seat < told.size(); ++seat) {
                const int place = told[seat].toMap()[u"place"_s].toInt();
                QVERIFY(place >= told[seat - 1].toMap()[u"place"_s].toInt() && place <= seats && place > 1);
                if (told[seat].toMap()[u"own"_s].toBool())
                    QCOMPARE(text(model, row, HistoryModel::ResultRole), u"place %1 of %2"_s.arg(place).arg(seats));
            }
            for (const auto role : {HistoryModel::MomentRole, HistoryModel::CompanyRole, HistoryModel::ResultRole,
                                    HistoryModel::DealsRole})
                QVERIFY(text(model, row, HistoryModel::ToldRole).contains(text(model, row, role)));
        }
    }

    void filtersByResultPeriodAndName()
    {
        filled::list(200, m_folder->path()); // five hours apart; each fourth won; each with a guest of its own
        HistoryModel model;
        QCOMPARE(model.count(), 200);
        model.setResult(HistoryModel::Won);
        QCOMPARE(model.count(), 50);
        for (int row = 0; row < model.count(); ++row)
            QVERIFY(model.data(model.index(row), HistoryModel::WonRole).toBool());
        model.setResult(HistoryModel::Lost);
        QCOMPARE(model.count(), 150);
        model.setResult(HistoryModel::Any);
        model.setDays(7);
        QCOMPARE(model.count(), 34); // the first of them now: 7 * 24 / 5 and one
        QCOMPARE(model.countText(), u"34 of 200 matches"_s);
        model.setDays(0);
        model.setSearch(u" guest 19 "_s);
        QCOMPARE(model.count(), 11); // 19 and 190 to 199
        model.setSearch(u"NIVES"_s);
        QCOMPARE(model.count(), 200);
        model.setSearch(u"nobody of that name"_s);
        QCOMPARE(model.count(), 0);
        QCOMPARE(model.countText(), u"0 of 200 matches"_s);
        model.setSearch({});
        model.setGame(u"petrangola"_s);
        QCOMPARE(model.count(), 200);
        QCOMPARE(model.gameNames(), (QStringList{u"all"_s, u"Petrangola"_s}));
    }

    void removesOneOrAllShown()
    {
        filled::list(40, m_folder->path());
        HistoryModel model;
        const double third = model.idAt(2);
        const double second = model.idAt(1);
        QVERIFY(model.remove(1));
        QTRY_COMPARE_WITH_TIMEOUT(model.count(), 39, 30'000);
        QCOMPARE(model.rowOf(second), -1);
        QCOMPARE(model.rowOf(third), 1);
        QVERIFY(!model.remove(39) && !model.remove(-1));
        model.setResult(HistoryModel::Won);
        QCOMPARE(model.count(), 10);
        QVERIFY(model.removeShown());
        QTRY_COMPARE_WITH_TIMEOUT(model.total(), 29, 30'000);
        QCOMPARE(model.count(), 0);
        model.setResult(HistoryModel::Any);
        QCOMPARE(model.count(), 29);
    }

    void speaksTheLanguageAtOnce()
    {
        filled::list(8, m_folder->path());
        HistoryModel model;
        QSignalSpy told(&model, &QAbstractItemModel::dataChanged);
        Language::instance().choose(u"it"_s);
        QVERIFY(!told.isEmpty());
        QCOMPARE(text(model, 0, HistoryModel::ResultRole), u"Vinta"_s);
        QCOMPARE(model.countText(), u"8 partite"_s);
        QVERIFY(text(model, 0, HistoryModel::CompanyRole).startsWith(u"Petrangola, con Bruno, Nives e Guest"_s));
    }

    void tellsWhatWasSpecialAboutTheRules()
    {
        Store::Entry entry{.game = u"thirtyone"_s, .names = {QString(), u"Ada"_s}};
        entry.options = record::written<thirtyone::Thirtyone>({}, 2);
        QCOMPARE(history::gameOf(entry), u"Thirty-One"_s);
        QCOMPARE(history::unusualVariant(entry), QString());
        entry.options = record::written<thirtyone::Thirtyone>({.settlement = thirtyone::Settlement::bill}, 2);
        QCOMPARE(history::unusualVariant(entry), u"a bill"_s);
        entry.options = record::written<thirtyone::Thirtyone>(
            {.source = thirtyone::Source::widow, .settlement = thirtyone::Settlement::pot}, 2);
        QCOMPARE(history::unusualVariant(entry), u"the widow too"_s);
        entry.options = record::written<thirtyone::Thirtyone>({.pack = thirtyone::PackKind::stripped}, 2);
        QCOMPARE(history::gameOf(entry), u"Thirty-One: 3 pennies · 32 cards"_s);
        entry.options = {}; // as they were never written
        QCOMPARE(history::gameOf(entry), u"Thirty-One"_s);
        // How many packs are shuffled is chosen by itself: nothing unusual.
        entry.game = u"petrangola"_s;
        entry.options = record::written<petrangola::Petrangola>({}, 2);
        QCOMPARE(history::gameOf(entry), u"Petrangola"_s);
        entry.game = u"tomorrow"_s;
        QCOMPARE(history::gameOf(entry), u"Tomorrow"_s);
    }

    /// A last life without a penny is none: who won with it has a lifebuoy.
    void tellsWhatWasLeft_data()
    {
        QTest::addColumn<bool>("county");
        QTest::addColumn<int>("score");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("piece");
        QTest::newRow("pennies") << true << 3 << 2 << u"penny"_s;
        QTest::newRow("on the county") << true << 1 << 1 << u"lifebuoy"_s;
        QTest::newRow("out") << true << 0 << 0 << u"penny"_s;
        QTest::newRow("without the county") << false << 1 << 1 << u"penny"_s;
    }
    void tellsWhatWasLeft()
    {
        QFETCH(const bool, county);
        QFETCH(const int, score);
        Store::Entry entry{.game = u"thirtyone"_s, .names = {QString(), u"Ada"_s}};
        entry.scores = {0, score};
        entry.options = record::written<thirtyone::Thirtyone>({.county = county}, 2);
        const history::Left left = history::leftIn(entry).at(1);
        QTEST(left.count, "count");
        QTEST(left.piece, "piece");
    }

    /// A bill is one piece while a corner is left, and the free ride has a picture of its own.
    void tellsWhatWasLeftOfABill()
    {
        Store::Entry entry{.game = u"thirtyone"_s, .names = {QString(), u"Ada"_s, u"Ugo"_s}};
        entry.scores = {0, 1, 4};
        entry.options = record::written<thirtyone::Thirtyone>({.settlement = thirtyone::Settlement::bill}, 3);
        const QList<history::Left> left = history::leftIn(entry);
        QCOMPARE(left[0].count, 0);
        QCOMPARE(left[1].count, 1);
        QCOMPARE(left[1].piece, u"freeride"_s);
        QCOMPARE(left[2].count, 1);
        QCOMPARE(left[2].piece, u"bill"_s);
        QCOMPARE(history::gameOf(entry), u"Thirty-One: a bill of €5.00"_s);
    }

    /// A long history is read and looked through without a wait that one feels.
    void isQuickWithFiveThousand()
    {
        filled::list(5000, m_folder->path());
        const ProcessTime time;
        HistoryModel model;
        QCOMPARE(model.count(), 5000);
        const qint64 reading = time.milliseconds();
        model.setSearch(u"guest 4"_s);
        QCOMPARE(model.count(), 1111);
        model.setSearch({});
        const qint64 filtering = time.milliseconds() - reading;
        qInfo("5,000 matches: %lld ms to read, %lld ms to filter twice", reading, filtering);
        QVERIFY2(reading < 1500 && filtering < 300, "slow");
    }
};

QTEST_MAIN(HistoryTest)
#include "history_test.moc"
