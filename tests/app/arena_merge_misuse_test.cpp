// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena_results.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// A run's result with something else at one of its entries.
QByteArray withSeat(QJsonObject result, const char *key, const QJsonValue &value)
{
    QJsonArray seats = result[u"seats"_s].toArray();
    QJsonObject seat = seats[0].toObject();
    seat[QLatin1StringView(key)] = value;
    seats[0] = seat;
    result[u"seats"_s] = seats;
    return written(result);
}
QByteArray with(QJsonObject result, const char *key, const QJsonValue &value)
{
    result[QLatin1StringView(key)] = value;
    return written(result);
}

} // namespace

class ArenaMergeMisuseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatDoesNotBelongTogether_data()
    {
        QTest::addColumn<QByteArrayList>("results");
        QTest::addColumn<QString>("told");
        const QByteArray first = played(u"petrangola"_s, 0, 3);
        const auto row = [&first](const QByteArray &second, const char *told) {
            QTest::newRow(told) << QByteArrayList{first, second} << QString::fromUtf8(told);
        };
        const auto other = [](const char *arguments) {
            return run(words("play --json --from 3 --matches 3") + words(arguments)).out.toUtf8();
        };
        row(played(u"thirtyone"_s, 3, 3), "the game is thirtyone, and not petrangola");
        row(other("--game petrangola --seats regular,novice --seed 1f --rotate"),
            "at the seats were regular,novice, and not regular,novice,casual");
        row(other("--game petrangola --seats regular,casual,novice --seed 1f --rotate"), "at the seats were");
        row(other("--game petrangola --seats regular,novice,casual --seed 1f --rotate --option tokens=2"),
            "tokens is 2, and not 3");
        row(other("--game petrangola --seats regular,novice,casual --seed 1f --rotate --option aceLow=true"),
            "aceLow is true, and not false");
        row(other("--game petrangola --seats regular,novice,casual --seed 1f"), "it was played without --rotate");
        row(other("--game petrangola --seats regular,novice,casual --seed 20 --rotate"),
            "0020, and not 000000000000000000000000000000000000000000000000000000000000001f");
        row(played(u"petrangola"_s, 4, 3), "Match 3 (the first is 0) is missing between “a.json” and “b.json”");
        row(played(u"petrangola"_s, 5, 3), "--from 3 --matches 2");
        row(played(u"petrangola"_s, 2, 3), "Match 2 (the first is 0) is in both “a.json” and “b.json”");
        row(played(u"petrangola"_s, 1, 1), "Match 1 (the first is 0) is in both");
        row(played(u"petrangola"_s, 0, 9), "Matches 0 to 2 (the first is 0) are in both");
        const QJsonObject good = parsed(played(u"petrangola"_s, 3, 3));
        row(with(good, "version", u"9.9"_s), "the version of the program is 9.9");
        row(with(good, "timeLimit", 2.5), "the time limit is 2.5 s, and not none");
    }
    void saysWhatDoesNotBelongTogether()
    {
        QFETCH(QByteArrayList, results);
        QFETCH(QString, told);
        refuses({m_folder.keep(u"a"_s, results[0]), m_folder.keep(u"b"_s, results[1])}, told);
    }

    void saysWhatIsNoResult_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("told");
        const auto row = [](const QByteArray &content, const char *told) {
            QTest::newRow(told) << content << QString::fromUtf8(told);
        };
        row("", "is empty");
        row("a table\n", "it is no JSON object (");
        row("[1, 2]", "it is no JSON object.");
        row("{\"games\":[]}", "“game” is missing");
        const QJsonObject good = parsed(played(u"petrangola"_s, 0, 3));
        row(with(good, "game", u"bridge"_s), "“game” must be one of: petrangola, ");
        row(with(good, "seed", u"xyz"_s), "“seed” must be 64 hex digits");
        row(with(good, "from", -1), "“from” must be a whole number from 0");
        row(with(good, "matches", 0.5), "“matches” must be a whole number");
        row(with(good, "rotate", u"yes"_s), "“rotate” must be true or false");
        row(with(good, "seconds", QJsonValue()), "“seconds” must be a number of seconds");
        row(with(good, "timeLimit", 0), "“timeLimit” must be a number of seconds");
        row(with(good, "options", 1), "“options” must be an object");
        row(with(good, "seats", QJsonArray()), "“seats” must be a list of 2 to 24");
        row(with(good, "seats", QJsonArray{1, 2}), "“seats” must be a list of objects");
        row(withSeat(good, "name", 7), "“name” must be a text");
        row(withSeat(good, "wins", 4), "“wins” must be a whole number from 0 to 3");
        row(withSeat(good, "deals", 1e300), "“deals” must be a whole number");
        row(withSeat(good, "tokensLost", -1), "“tokensLost” must be a whole number");
        row(withSeat(good, "tokensLostSquares", 0), "“tokensLostSquares” must be a whole number");
        row(withSeat(good, "msMedian", QJsonValue()), "“msMedian” must be a number of milliseconds");
        row(withSeat(good, "decisions", 0.5), "“decisions” must be a whole number");
    }
    void saysWhatIsNoResult()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, told);
        refuses({m_folder.keep(u"a"_s, content)}, told);
    }

    void namesFilesAsTheyAre()
    {
        const QString first = m_folder.keep(u"%1 %2 %4"_s, played(u"petrangola"_s, 0, 3));
        const QString second = m_folder.keep(u"%5"_s, "{}\n" + played(u"petrangola"_s, 4, 3));
        refuses({first, second}, u"“%5.json, line 1”"_s);
        refuses({first, m_folder.keep(u"%5"_s, played(u"petrangola"_s, 4, 3))},
                u"between “%1 %2 %4.json” and “%5.json”: play with the same options and --from 3 --matches 1,"_s);
    }

    void saysWhatFilesAreMissing()
    {
        refuses({}, u"Name the files"_s);
        refuses({m_folder.path(u"none"_s)}, u"none” cannot be read: No such file"_s);
        refuses({m_folder.path()}, u"cannot be read: it is a folder"_s);
        refuses({u"/dev/zero"_s}, u"cannot be read: it is not a file"_s);
        const QString piece = m_folder.keep(u"a"_s, played(u"petrangola"_s, 0, 3));
        refuses({piece, piece}, u"“a.json” is named twice"_s);
        refuses({u"--table"_s, u"--json"_s, piece}, u"leave one out"_s);
    }

    /// Numbers that strangers wrote are added up within bounds.
    void refusesWhatIsTooMuch()
    {
        QStringList pieces;
        for (int from = 0; from < 2; ++from)
            pieces << m_folder.keep(QString::number(from),
                                    withSeat(parsed(played(u"petrangola"_s, from, 1)), "faults", 0x1p53));
        QCOMPARE(merge(pieces.mid(1)).exitCode, 0);
        refuses(pieces, u"too large"_s);
    }

private:
    void refuses(const QStringList &arguments, const QString &told) const
    {
        Outcome outcome = merge(arguments);
        QCOMPARE(outcome.exitCode, 2);
        QCOMPARE(outcome.out, QString());
        const QString said = outcome.err.replace(m_folder.path() + u'/', QString());
        QVERIFY2(said.contains(told), qPrintable(said));
        QVERIFY(said.startsWith(u"petrangola-arena: "_s));
        QCOMPARE(said.count(u'\n'), 1);
    }

    ResultFolder m_folder;
};

QTEST_GUILESS_MAIN(ArenaMergeMisuseTest)
#include "arena_merge_misuse_test.moc"
