// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ended_table.h"
#include "ledger/history_model.h"
#include "ledger/statistics.h"
#include "records/record_facts.h"
#include "store/match_summary.h"
#include "store_case.h"
#include "words/winners.h"

#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using game::Score;

namespace {

/// A match of a game that this version does not know, as the shared formats have it.
QByteArray matchRecord(const QByteArray &ownKind, const QByteArray &showdown, const QByteArray &end,
                       const QByteArray &game = "strange")
{
    return R"({"record":1,"game":")" + game + R"(","seats":[{"name":"","kind":")" + ownKind
        + R"("},{"name":"Anna","kind":"expert"},{"name":"Bruno","kind":"novice"},{"name":"Carla","kind":"novice"}]})"
          "\n"
          R"({"event":"deal","number":1})"
          "\n"
          R"({"event":"showdown",)"
        + showdown + "}\n" + R"({"event":"end",)" + end + "}\n";
}

QString text(const HistoryModel &model, int row, HistoryModel::Role role)
{
    return model.data(model.index(row), role).toString();
}

} // namespace

/// Matches that several have won, or nobody, wherever the house tells of who has won.
class WinnersTest : public StoreCase
{
    Q_OBJECT

private Q_SLOTS:
    void areNamedInBothLanguages_data()
    {
        QTest::addColumn<Winners>("winners");
        QTest::addColumn<QStringList>("told"); ///< result and sentence, in English and in Italian
        const auto row = [](const char *name, const Winners &winners, const QStringList &told) {
            QTest::newRow(name) << winners << told;
        };
        const QStringList one{u"Anna"_s};
        const QStringList two{u"Anna"_s, u"Bruno"_s};
        row("you", {.own = true}, {u"you have won"_s, u"You win the match"_s, u"hai vinto"_s, u"Vinci la partita"_s});
        row("another", {.names = one},
            {u"Anna has won"_s, u"Anna wins the match"_s, u"ha vinto Anna"_s, u"Anna vince la partita"_s});
        row("shared", {.names = two},
            {u"shared by Anna and Bruno"_s, u"Anna and Bruno share the win"_s, u"vittoria divisa tra Anna e Bruno"_s,
             u"Anna e Bruno si dividono la vittoria"_s});
        row("shared with you", {.names = one, .own = true},
            {u"shared with Anna"_s, u"You share the win with Anna"_s, u"vittoria divisa con Anna"_s,
             u"Dividi la vittoria con Anna"_s});
        row("a side", {.names = two, .side = true},
            {u"Anna and Bruno won"_s, u"Anna and Bruno win the match"_s, u"hanno vinto Anna e Bruno"_s,
             u"Anna e Bruno vincono la partita"_s});
        row("your side", {.names = one, .own = true, .side = true},
            {u"you have won with Anna"_s, u"You and Anna win the match"_s, u"hai vinto con Anna"_s,
             u"Tu e Anna vincete la partita"_s});
        row("nobody", {}, {u"drawn"_s, u"The match is drawn"_s, u"patta"_s, u"La partita è patta"_s});
    }
    void areNamedInBothLanguages()
    {
        QFETCH(const Winners, winners);
        QFETCH(const QStringList, told);
        QStringList said{winners.result(), winners.sentence()};
        Language::instance().choose(u"it"_s);
        said << winners.result() << winners.sentence();
        QCOMPARE(said, told);
    }

    void areReadFromRecords()
    {
        const auto shared = MatchSummary::of(
            matchRecord("human", R"("change":[30,30,-5,0],"score":[30,30,-5,0])", R"("winners":[0,1])"));
        QCOMPARE(shared.ending, wonBy({0, 1}));
        QVERIFY(shared.score == Score::points);
        QCOMPARE(shared.scores, (QList<int>{30, 30, -5, 0}));
        QCOMPARE(shared.place, 1);

        const auto side
            = MatchSummary::of(matchRecord("human", R"("score":[7,18,7,18])", R"("winners":[1,3],"side":true)"));
        QCOMPARE(side.ending, wonBy({1, 3}, true));
        QCOMPARE(side.place, 3);

        const auto drawn = MatchSummary::of(matchRecord("human", R"("score":[0,0,0,0])", R"("winners":[])"));
        QCOMPARE(drawn.ending, game::MatchOver());
        QCOMPARE(drawn.place, 0);

        const auto odd = MatchSummary::of(matchRecord("human", R"("score":[0])", R"("winners":[-1,4,31,900,"x"])"));
        QCOMPARE(odd.ending, game::MatchOver());
        // Before the end nobody has won, and it is no draw of which there are facts.
        QVERIFY(!record::facts(matchRecord("human", R"("score":[0,0,0,0])", R"("winner":9)", "petrangola"), 0));
    }

    void areKeptAndToldInTheHistory_data()
    {
        QTest::addColumn<QByteArray>("kind"); ///< of seat 0
        QTest::addColumn<QByteArray>("score");
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<Score>("counted");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("italian");
        QTest::addColumn<bool>("won");
        QTest::addColumn<bool>("lost");
        const auto row = [](const char *name, const char *kind, const char *score, const char *end, Score counted,
                            const QString &english, const QString &italian, bool won, bool lost) {
            QTest::newRow(name) << QByteArray(kind) << QByteArray(score) << QByteArray(end) << counted << english
                                << italian << won << lost;
        };
        row("two others share", "expert", "0,5,5,1", R"("winners":[1,2])", Score::points, u"shared by Anna and Bruno"_s,
            u"vittoria divisa tra Anna e Bruno"_s, false, false);
        row("you share", "human", "5,5,0,0", R"("winners":[0,1])", Score::points, u"shared with Anna"_s,
            u"vittoria divisa con Anna"_s, true, false);
        row("two others share, you play", "human", "3,5,5,1", R"("winners":[1,2])", Score::points, u"place 3 of 4"_s,
            u"3º su 4"_s, false, true);
        row("a side", "expert", "1,9,1,9", R"("winners":[1,3],"side":true)", Score::points, u"Anna and Carla won"_s,
            u"hanno vinto Anna e Carla"_s, false, false);
        row("your side", "human", "9,1,9,1", R"("winners":[0,2],"side":true)", Score::points,
            u"you have won with Bruno"_s, u"hai vinto con Bruno"_s, true, false);
        row("nobody", "human", "0,0,0,0", R"("winners":[])", Score::points, u"drawn"_s, u"patta"_s, false, false);
        row("chips", "human", "-3,12,-4,-5", R"("winners":[1])", Score::chips, u"place 2 of 4"_s, u"2º su 4"_s, false,
            true);
    }
    void areKeptAndToldInTheHistory()
    {
        QFETCH(const QByteArray, kind);
        QFETCH(const QByteArray, score);
        QFETCH(const QByteArray, end);
        QFETCH(const Score, counted);
        QFETCH(const QString, english);
        QFETCH(const QString, italian);
        QFETCH(const bool, won);
        QFETCH(const bool, lost);
        Store &store = Store::instance();
        store.open(m_folder->path());
        const QByteArray text = matchRecord(kind, R"("score":[)" + score + ']', end);
        MatchSummary summary = MatchSummary::of(text);
        summary.score = counted;
        const auto when = QDateTime(QDate(2026, 11, 1), QTime(21, 0), QTimeZone::utc());
        QVERIFY(store.add(text, summary, when).fresh);
        store.close();
        store.open(m_folder->path());
        QCOMPARE(store.trouble(), QString());
        const Store::Entry entry = store.history().value(0);
        QCOMPARE(entry.ending, summary.ending);
        QVERIFY(entry.score == counted);
        QCOMPARE(entry.scores, summary.scores);
        QCOMPARE(entry.scores.size(), 4);
        QCOMPARE(entry.place, summary.place);

        HistoryModel model;
        QCOMPARE(::text(model, 0, HistoryModel::ResultRole), english);
        QCOMPARE(model.data(model.index(0), HistoryModel::WonRole).toBool(), won);
        model.setResult(HistoryModel::Won);
        QCOMPARE(model.count(), won ? 1 : 0);
        model.setResult(HistoryModel::Lost);
        QCOMPARE(model.count(), lost ? 1 : 0);
        model.setResult(HistoryModel::Any);
        Language::instance().choose(u"it"_s);
        QCOMPARE(::text(model, 0, HistoryModel::ResultRole), italian);
    }

    /// One that says no place is lost where others have won.
    void aMatchWithoutPlacesIsToldToo()
    {
        Store &store = Store::instance();
        store.open(m_folder->path());
        const QByteArray text = matchRecord("human", R"("score":[0,1,0,0])", R"("winners":[1])");
        MatchSummary summary = MatchSummary::of(text);
        summary.place = 0;
        QVERIFY(store.add(text, summary, QDateTime::currentDateTimeUtc()).fresh);
        HistoryModel model;
        QCOMPARE(::text(model, 0, HistoryModel::ResultRole), u"Lost"_s);
        Language::instance().choose(u"it"_s);
        QCOMPARE(::text(model, 0, HistoryModel::ResultRole), u"Persa"_s);
    }

    void areCountedInStatistics()
    {
        const auto facts = [](const QByteArray &end) {
            return record::facts(matchRecord("human",
                                             R"("hands":[["AD"],["2D"],["3D"],["4D"]],"change":[-2,0,1,1],)"
                                             R"("score":[0,2,3,3])",
                                             end, "petrangola"),
                                 0);
        };
        const auto shared = facts(R"("winners":[0,1])");
        const auto side = facts(R"("winners":[0,2],"side":true)");
        const auto drawn = facts(R"("winners":[])");
        const auto lost = facts(R"("winners":[2])");
        QVERIFY(shared && side && drawn && lost);
        QVERIFY(shared->won && shared->shared && !shared->drawn);
        QVERIFY(side->won && !side->shared);
        QVERIFY(!drawn->won && drawn->drawn);
        QCOMPARE(drawn->place, 0);
        QCOMPARE(lost->place, 4);
        QCOMPARE(lost->course, QByteArray("-"));
        for (const auto &each : {shared, side, drawn, lost})
            QCOMPARE(record::Facts::fromJson(each->json()), each);
        const record::Sums sums = record::sumsOf({*shared, *side, *drawn, *lost});
        QCOMPARE(sums.wins, 2);
        QCOMPARE(sums.shared, 1);
        QCOMPARE(sums.drawn, 1);
        QCOMPARE(sums.places, (QMap<int, int>{{1, 2}, {4, 1}}));
        QCOMPARE(sums.longestWithoutWin, 2);
    }

    void areOnThePageOfStatistics()
    {
        Store &store = Store::instance();
        store.open(m_folder->path());
        const QByteArray shared = matchRecord("human", R"("score":[1,1,0,0])", R"("winners":[0,1])", "petrangola");
        const QByteArray drawn = matchRecord("human", R"("score":[0,0,0,0])", R"("winners":[])", "petrangola");
        for (const QByteArray &match : {shared, drawn, drawn}) {
            const qsizetype header = match.indexOf('\n') + 1;
            store.begin(match.left(header), QByteArray(32, 's'), {});
            QVERIFY(store.finish(match.mid(header)) > 0);
        }
        Statistics statistics;
        const auto value = [&statistics](const QString &name) {
            for (const NumberRow &row : statistics.numbers()->rows())
                if (row.name == name)
                    return row.value;
            return QString();
        };
        QTRY_COMPARE(value(u"Matches played"_s), u"3"_s);
        QCOMPARE(value(u"Won"_s), u"1 (33%)"_s);
        QCOMPARE(value(u"Of these shared"_s), u"1"_s);
        QCOMPARE(value(u"Drawn"_s), u"2"_s);
        QCOMPARE(value(u"Average place"_s), u"1.00"_s);
        Language::instance().choose(u"it"_s);
        QCOMPARE(value(u"Patte"_s), u"2"_s);
        QCOMPARE(value(u"Di cui divise"_s), u"1"_s);
    }
};

QTEST_MAIN(WinnersTest)

#include "winners_test.moc"
