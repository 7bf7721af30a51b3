// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena_run.h"
#include "catalog/catalog.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// What `list` tells with these words.
QJsonArray told(const char *arguments)
{
    const Outcome outcome = run(words("list --json") + words(arguments));
    return outcome.exitCode == 0 && outcome.out.count(u'\n') == 1
        ? QJsonDocument::fromJson(outcome.out.toUtf8())[u"games"_s].toArray()
        : QJsonArray();
}
/// The option of that key of the game told first.
QJsonObject option(const QJsonArray &games, const QString &key)
{
    const QJsonArray options = games[0][u"options"_s].toArray();
    for (const QJsonValue each : options)
        if (each[u"key"_s].toString() == key)
            return each.toObject();
    return {};
}
QJsonObject object(const char *json)
{
    return QJsonDocument::fromJson(QByteArray(json).replace('\'', '"')).object();
}
/// What `play` says of a table of so many seats with this option; empty where it plays.
QString played(const QString &game, int seats, const QString &assignment)
{
    const QString names = QStringList(seats, u"novice"_s).join(u',');
    return run(words("play --matches 1 --seed 1")
               + QStringList{u"--game"_s, game, u"--seats"_s, names, u"--option"_s, assignment})
        .err;
}

} // namespace

class ArenaListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsEveryGame()
    {
        const QJsonArray games = told("");
        QCOMPARE(games.size(), catalog::names().size());
        for (qsizetype place = 0; place < games.size(); ++place) {
            const GameInfo &game = catalog::games()[static_cast<std::size_t>(place)];
            QCOMPARE(games[place][u"name"_s].toString(), game.name);
            QCOMPARE(games[place][u"seats"_s][u"fewest"_s].toInt(), game.seating.fewest);
            QCOMPARE(games[place][u"seats"_s][u"most"_s].toInt(), game.seating.most);
            QCOMPARE(games[place][u"score"_s].toString(), game.score == game::Score::lives ? u"lives"_s : u"points"_s);
            QCOMPARE(games[place][u"options"_s].toArray().size(), static_cast<qsizetype>(game.options.size()));
        }
        QCOMPARE(told("games"), games);
    }

    void tellsOptionsWithRangeAndDefault()
    {
        const QJsonArray games = told("options --game petrangola");
        QCOMPARE(games.size(), 1);
        QCOMPARE(option(games, u"stake"_s),
                 object("{'key':'stake','kind':'money','least':0,'most':1000000000,'default':100}"));
        QCOMPARE(option(games, u"tokens"_s), object("{'key':'tokens','kind':'number','least':1,'most':9,'default':3}"));
        QCOMPARE(option(games, u"trisOrder"_s),
                 object("{'key':'trisOrder','kind':'choice','values':['low','card'],'default':'low'}"));
        QCOMPARE(option(games, u"aceLow"_s),
                 object("{'key':'aceLow','kind':'flag','values':[false,true],'default':false}"));
        QCOMPARE(option(games, u"packs"_s),
                 object("{'key':'packs','kind':'number','least':0,'most':2,'default':0,'bySeats':["
                        "{'seats':{'fewest':2,'most':12},'least':1,'most':2,'default':1},"
                        "{'seats':{'fewest':13,'most':24},'least':2,'most':2,'default':2}]}"));
        QCOMPARE(option(told("options --game thirtyone"), u"county"_s)[u"default"_s], QJsonValue(true));
    }

    /// What is told is what `play` takes, and nothing beyond.
    void playTakesWhatIsTold()
    {
        const QJsonArray games = told("");
        for (const QJsonValue game : games) {
            const QString name = game[u"name"_s].toString();
            const int seats = game[u"seats"_s][u"fewest"_s].toInt();
            const QJsonArray options = game[u"options"_s].toArray();
            for (const QJsonValue each : options) {
                const QString set = each[u"key"_s].toString() + u'=';
                QCOMPARE(played(name, seats, set + each[u"default"_s].toVariant().toString()), QString());
                QJsonArray values = each[u"values"_s].toArray();
                if (values.isEmpty()) {
                    const qint64 least = each[u"least"_s].toInteger();
                    const qint64 most = each[u"most"_s].toInteger();
                    values = {least, most};
                    for (const qint64 beyond : {least - 1, most + 1})
                        QVERIFY(!played(name, seats, set + QString::number(beyond)).isEmpty());
                }
                // A choice may have values that are not for every number of seats.
                const QJsonArray bySeats = each[u"bySeats"_s].toArray();
                const QJsonArray forFewest = bySeats.isEmpty() ? values : bySeats[0][u"values"_s].toArray(values);
                for (const QJsonValue value : values) {
                    const QString trouble = played(name, seats, set + value.toVariant().toString());
                    QCOMPARE(trouble.isEmpty(), forFewest.contains(value));
                    QVERIFY2(trouble.isEmpty() || trouble.contains(u"with %1 seats it is"_s.arg(seats)),
                             qPrintable(trouble));
                }
                for (const QJsonValue with : bySeats) {
                    for (const QJsonValue value : with[u"values"_s].toArray())
                        for (const char *end : {"fewest", "most"})
                            QCOMPARE(played(name, with[u"seats"_s][QLatin1StringView(end)].toInt(),
                                            set + value.toVariant().toString()),
                                     QString());
                    if (with[u"least"_s].isUndefined())
                        continue;
                    for (const char *bound : {"least", "most", "default"})
                        for (const char *end : {"fewest", "most"})
                            QCOMPARE(played(name, with[u"seats"_s][QLatin1StringView(end)].toInt(),
                                            set + QString::number(with[QLatin1StringView(bound)].toInteger())),
                                     QString());
                }
            }
        }
    }

    void printsColumns()
    {
        QCOMPARE(run(words("list games")).out.split(u'\n')[0], u"game        seats    usual  counts"_s);
        QCOMPARE(run(words("list games")).out.split(u'\n')[1], u"petrangola  2 to 24  6      lives"_s);
        QCOMPARE(run(words("list options --game mambassa")).out,
                 u"option      default  values\ntokenValue  50       0 to 1000000000 cents\n"_s);
        const QString packs = run(words("list options --game petrangola")).out;
        QVERIFY2(packs.contains(u"\n  with 13 to 24 seats  2        2\n"_s), qPrintable(packs));
        const QString all = run(words("list")).out;
        QVERIFY(all.startsWith(run(words("list games")).out));
        for (const QString &game : catalog::names())
            QVERIFY(all.contains(u"\nOptions of %1:\n"_s.arg(game)
                                 + run(words("list options --game") + QStringList{game}).out));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("told");
        const auto row
            = [](const char *arguments, const char *told) { QTest::newRow(arguments) << QString::fromUtf8(told); };
        row("list rules", "“rules”; there are games and options");
        row("list options", "Which game? Add --game petrangola");
        row("list options --game bridge", "“bridge”");
        row("list options --game", "“--game” needs a value");
        row("list games --game petrangola", "list options --game petrangola");
        row("list --game petrangola", "list options --game petrangola");
        row("list games options", "Unexpected argument “options”");
        row("list --seats 3", "no option “--seats”");
        row("list --json=yes", "“--json” takes no value");
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, told);
        const Outcome outcome = run(words(QTest::currentDataTag()));
        QCOMPARE(outcome.exitCode, 2);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.err.contains(told), qPrintable(outcome.err));
        QCOMPARE(outcome.err.count(u'\n'), 1);
    }

    void theProgramTells() { QCOMPARE(runProgram(words("list --json")).out, run(words("list --json")).out); }
};

QTEST_GUILESS_MAIN(ArenaListTest)
#include "arena_list_test.moc"
