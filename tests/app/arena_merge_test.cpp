// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena_results.h"
#include "catalog/catalog.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// All that the seed decides, as it is printed: without what a clock measured.
QByteArray withoutTimes(const QByteArray &json)
{
    QJsonObject result = parsed(json);
    result.remove(u"seconds"_s);
    QJsonArray seats = result[u"seats"_s].toArray();
    for (QJsonValueRef each : seats) {
        QJsonObject seat = each.toObject();
        for (const char *key : {"msMedian", "msP99"})
            seat.remove(QLatin1StringView(key));
        each = seat;
    }
    result[u"seats"_s] = seats;
    return written(result);
}

} // namespace

class ArenaMergeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tenPiecesAreOneRun_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString &game : catalog::names())
            QTest::newRow(qPrintable(game)) << game;
    }
    void tenPiecesAreOneRun()
    {
        QFETCH(QString, game);
        const QByteArray one = run(evening(game) + words("--matches 43")).out.toUtf8();
        QVERIFY(parsed(one)[u"deals"_s].toInt() > 43);
        QStringList pieces;
        int from = 0;
        for (int number = 0; number < 10; ++number) {
            const int matches = number == 3 ? 7 : 4;
            pieces.prepend(m_folder.keep(u"%1-%2"_s.arg(game).arg(number), played(game, from, matches)));
            from += matches;
        }
        pieces.move(2, 7); // in whatever order
        const Outcome outcome = merge(pieces);
        QCOMPARE(outcome.err, QString());
        QCOMPARE(outcome.exitCode, 0);
        const QByteArray sum = outcome.out.toUtf8();
        QCOMPARE(withoutTimes(sum), withoutTimes(one));
        QCOMPARE(parsed(sum).keys(), parsed(one).keys());
    }

    void halvesOfHalvesAreOneRun()
    {
        const QString petrangola = u"petrangola"_s;
        const auto piece = [&](int from) { return m_folder.keep(QString::number(from), played(petrangola, from, 3)); };
        const QString late = m_folder.keep(u"late"_s, merge({piece(9), piece(6)}).out.toUtf8());
        QCOMPARE(parsed(merge({late}).out.toUtf8())[u"from"_s].toInt(), 6);
        const QString early = m_folder.keep(u"early"_s, merge({piece(0), piece(3)}).out.toUtf8());
        QCOMPARE(withoutTimes(merge({late, early}).out.toUtf8()), withoutTimes(played(petrangola, 0, 12)));
    }

    /// Times too.
    void onePieceStaysAsItIs()
    {
        const QByteArray one = played(u"thirtyone"_s, 5, 20);
        QCOMPARE(merge({m_folder.keep(u"one"_s, one)}).out.toUtf8(), one);
    }

    void addsUpTimes()
    {
        QJsonObject first = parsed(played(u"petrangola"_s, 0, 5));
        QJsonObject second = parsed(played(u"petrangola"_s, 5, 5));
        first[u"seconds"_s] = 1.5;
        second[u"seconds"_s] = 2.25;
        const QJsonObject sum = parsed(
            merge({m_folder.keep(u"1"_s, written(first)), m_folder.keep(u"2"_s, written(second))}).out.toUtf8());
        QCOMPARE(sum[u"seconds"_s].toDouble(), 3.75);
        const auto median = [](const QJsonObject &of) { return of[u"seats"_s][0][u"msMedian"_s].toDouble(); };
        constexpr double rounded = 1e-9; // of two that are equal the mean may differ in the last digit
        QVERIFY(median(sum) >= std::min(median(first), median(second)) - rounded);
        QVERIFY(median(sum) <= std::max(median(first), median(second)) + rounded);
    }

    void severalResultsMayBeInAFile()
    {
        const QByteArray first = played(u"petrangola"_s, 0, 3);
        const QByteArray second = played(u"petrangola"_s, 3, 3);
        const QString apart = merge({m_folder.keep(u"1"_s, first), m_folder.keep(u"2"_s, second)}).out;
        QCOMPARE(merge({m_folder.keep(u"all"_s, second + '\n' + first)}).out, apart);
        const QByteArray laidOut = QJsonDocument::fromJson(first).toJson(QJsonDocument::Indented);
        QCOMPARE(merge({m_folder.keep(u"laid out"_s, laidOut), m_folder.keep(u"2"_s, second)}).out, apart);
        QVERIFY(merge({m_folder.keep(u"all"_s, first + second.chopped(9))}).err.contains(u"all.json, line 2”"_s));
    }

    void printsATable()
    {
        const QString piece = m_folder.keep(u"piece"_s, played(u"petrangola"_s, 4, 3));
        const Outcome outcome = merge({u"--table"_s, piece});
        QCOMPARE(outcome.exitCode, 0);
        QVERIFY2(outcome.out.startsWith(u"3 matches from match 4 on, "_s), qPrintable(outcome.out));
        QCOMPARE(outcome.out.split(u'\n').size(), 7);
        QCOMPARE(merge({u"--json"_s, piece}).out, merge({piece}).out);
    }

    /// Names go on too.
    void recordsAreThoseOfOneRun()
    {
        const auto records = [this](const char *folder, const char *part) {
            const QString path = m_folder.path(QString::fromLatin1(folder));
            const QStringList arguments = evening(u"thirtyone"_s) + words("--jobs 2") + words(part);
            if (run(arguments + QStringList{u"--records"_s, path}).exitCode != 0)
                return QByteArrayList();
            QByteArrayList files;
            for (const QString &name : QDir(path).entryList(QDir::Files, QDir::Name)) {
                QFile file(path + u'/' + name);
                if (file.open(QIODevice::ReadOnly))
                    files << name.toUtf8() << file.readAll();
            }
            return files;
        };
        const QByteArrayList all = records("all", "--matches 7");
        QCOMPARE(all.size(), 14);
        records("parts", "--from 4 --matches 3");
        records("parts", "--from 0 --matches 2");
        QCOMPARE(records("parts", "--from 2 --matches 2"), all);
        QCOMPARE(records("last", "--from 6 --matches 1"), all.mid(12));
        QCOMPARE(all[12], QByteArray("00007.petrangola"));
    }

    void cautionsWherePartsHaveNoSeed()
    {
        const QStringList arguments = words("play --game petrangola --seats novice,novice --matches 1 --from 3");
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.exitCode, 0);
        QVERIFY2(outcome.err.contains(u"--seed"_s), qPrintable(outcome.err));
        QCOMPARE(run(arguments + words("--seed 1")).err, QString());
    }

    void theProgramMerges()
    {
        const QString piece = m_folder.keep(u"a"_s, played(u"petrangola"_s, 0, 3));
        QCOMPARE(runProgram({u"merge"_s, piece}).out, merge({piece}).out);
        QCOMPARE(runProgram({u"merge"_s, piece, piece}).exitCode, 2);
    }

private:
    ResultFolder m_folder;
};

QTEST_GUILESS_MAIN(ArenaMergeTest)
#include "arena_merge_test.moc"
