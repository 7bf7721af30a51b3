// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena_run.h"

#include <QTest>

namespace {

/// The lines of `rank` for these hands, each as category and strength.
QList<std::pair<QString, int>> ranked(const char *options, const char *hands)
{
    const Outcome outcome = run(words("rank --game petrangola") + words(options), QString::fromLatin1(hands));
    QList<std::pair<QString, int>> lines;
    if (outcome.exitCode != 0)
        return lines;
    for (const QString &line : outcome.out.split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList cells = line.split(u'\t');
        lines.append({cells.value(0), cells.value(1).toInt()});
    }
    return lines;
}

} // namespace

class ArenaRankTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ranksHands()
    {
        const Outcome outcome
            = run(words("rank --game petrangola"),
                  QStringLiteral("AD AC AS\nAD KD HD\n2D 2C 2S\nKD KC KS\nAD KD JD\n  KD  HC JS \nKB HD JC\n"));
        QCOMPARE(outcome.exitCode, 0);
        QCOMPARE(outcome.err, QString());
        const auto lines = ranked("", "AD AC AS\nAD KD HD\n2D 2C 2S\nKD KC KS\nAD KD JD\n  KD\tHC JS \nKB HD JC\n");
        QCOMPARE(lines.size(), 7);
        const QStringList categories{
            QStringLiteral("petrangolone"), QStringLiteral("sequence"), QStringLiteral("tris"),  QStringLiteral("tris"),
            QStringLiteral("points"),       QStringLiteral("points"),   QStringLiteral("points")};
        for (qsizetype line = 0; line < lines.size(); ++line) {
            QCOMPARE(lines[line].first, categories[line]);
            if (line > 0 && line < 6)
                QVERIFY(lines[line - 1].second > lines[line].second);
        }
        QCOMPARE(lines[5].second, lines[6].second);
    }

    void ranksByTheHousesRules()
    {
        const char *hands = "4B 3B 2B\n2D 2C 2S\nKD KC KS\n3C 2C AC\n";
        const auto usual = ranked("", hands);
        QVERIFY(usual[0].second > usual[1].second);
        QVERIFY(usual[1].second > usual[2].second);
        QCOMPARE(usual[3].first, QStringLiteral("points"));
        const auto tris = ranked("--tris-beats-sequence", hands);
        QVERIFY(tris[1].second > tris[0].second);
        const auto card = ranked("--tris-order card", hands);
        QVERIFY(card[2].second > card[1].second);
        QCOMPARE(ranked("--tris-order low", hands), usual);
        const auto aceLow = ranked("--ace-low", hands);
        QCOMPARE(aceLow[3].first, QStringLiteral("sequence"));
        QVERIFY(aceLow[0].second > aceLow[3].second);
    }

    void ranksHandsOfTwoPacks()
    {
        const auto lines = ranked("", "AD AD KD\nAD KD JD\nAD AD AC\n2D 2D 2C\n");
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].second > lines[1].second);
        QCOMPARE(lines[2].first, QStringLiteral("petrangolone"));
        QCOMPARE(lines[3].first, QStringLiteral("tris"));
    }

    void ranksThreeFrenchCards() // STB-EX-1
    {
        const QString hands = QStringLiteral("3C 3D 3H\nAC AD AH\nAS 2S 3S\nAS 2D 3S\nKH JH 9H\nKC KD 4S\nAS KD 9S\n");
        const Outcome usual = run(words("rank --game stopthebus"), hands);
        QCOMPARE(usual.out,
                 QStringLiteral("prial\t740\nprial\t739\nrunning-flush\t727\nrun\t715\nflush\t629\npair\t408\n"
                                "high\t271\n"));
        const Outcome plain = run(words("rank --game stopthebus --brag-quirks false"), hands);
        QVERIFY(plain.out.startsWith(QStringLiteral("prial\t729\nprial\t740\nrunning-flush\t716\nrun\t704\n")));
        QCOMPARE(run(words("rank --game stopthebus --brag-quirks maybe"), hands).exitCode, 2);
    }

    void ranksMeldsOfPinale() // PINALE-EX-2 to PINALE-EX-6
    {
        const QString melds = QStringLiteral("3H 4H 5H 6H 7H 8H\n4H 5H 6H 7H 8H 9H XR=TH\nKH KS KD XB=KC\n"
                                             "XR XB XR XB\nKS KS KH\nKS XR=KH XB=KD\n");
        const Outcome usual = run(words("rank --game pinale"), melds);
        QVERIFY2(usual.out.startsWith(QStringLiteral("run\t80\nrun\t115\ngroup\t85\njokers\t500\nillegal\t")),
                 qPrintable(usual.out));
        QCOMPARE(usual.out.count(QStringLiteral("illegal\t")), 2);
        const Outcome free
            = run(words("rank --game pinale --max-wilds-per-meld none --wild-group-doubling all"), melds);
        QVERIFY(free.out.contains(QStringLiteral("group\t110\n")));
        QCOMPARE(free.out.count(QStringLiteral("illegal\t")), 1);
        QCOMPARE(run(words("rank --game pinale --max-wilds-per-meld 2"), melds).exitCode, 2);
        QCOMPARE(run(words("rank --game pinale --ace-low"), melds).exitCode, 2);
        for (const char *bad : {"3H 4H KK\n", "\n", "3H=\n", "XR=3H=4H 5H 6H 7H\n"}) {
            const Outcome named = run(words("rank --game pinale"), QString::fromLatin1(bad));
            QCOMPARE(named.exitCode, 2);
            QVERIFY2(named.err.contains(QStringLiteral("line 1")), qPrintable(named.err));
        }
    }

    void namesABadLine_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("named");
        QTest::addColumn<int>("linesBefore");
        const auto row = [](const char *name, const char *input, const char *named, int before) {
            QTest::newRow(name) << QString::fromUtf8(input) << QString::fromUtf8(named) << before;
        };
        row("two cards", "AD KD HD\nAD KD\n", "line 2", 1);
        row("four cards", "AD KD HD 2C\n", "line 1", 0);
        row("no such card", "AD KD HD\nAD KD HD\nAD KD 9D\n", "line 3: “9D”", 2);
        row("small letters", "ad kd hd\n", "line 1: “ad”", 0);
        row("a longer word", "ADD KD HD\n", "“ADD”", 0);
        row("three equal", "AD AD AD\n", "three times", 0);
        row("an empty line", "AD KD HD\n\nAD KD HD\n", "line 2", 1);
        row("a back", "AD KD --\n", "“--”", 0);
        row("not ASCII", "AD KD Ä\n", "“Ä”", 0);
    }
    void namesABadLine()
    {
        QFETCH(QString, input);
        QFETCH(QString, named);
        QFETCH(int, linesBefore);
        const Outcome outcome = run(words("rank --game petrangola"), input);
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.err.contains(named), qPrintable(outcome.err));
        QCOMPARE(outcome.out.count(u'\n'), linesBefore);
    }

    void ranksNothing()
    {
        const Outcome outcome = run(words("rank --game petrangola"));
        QCOMPARE(outcome.exitCode, 0);
        QCOMPARE(outcome.out, QString());
    }

    void theProgramRanks()
    {
        const Outcome good = runProgram(words("rank --game petrangola"), "AD AC AS\r\nKD 7S 6S\n");
        QCOMPARE(good.exitCode, 0);
        QVERIFY(good.out.startsWith(QStringLiteral("petrangolone\t")));
        QVERIFY(good.out.contains(QStringLiteral("points\t13\n")));
        const Outcome bad = runProgram(words("rank --game petrangola"), "AD AC AS\nKD 7S\n");
        QCOMPARE(bad.exitCode, 2);
        QVERIFY(bad.err.contains(QStringLiteral("line 2")));
        QVERIFY(bad.out.startsWith(QStringLiteral("petrangolone\t")));
    }
};

QTEST_GUILESS_MAIN(ArenaRankTest)
#include "arena_rank_test.moc"
