// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/record.h"

#include "arena/play.h"
#include "game/random.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// The records of some matches between the levels, with house rules drawn at random.
QList<QByteArray> played(const QString &game, int matches, int seats, char seed = 'p', const QString &folder = {},
                         int jobs = 1)
{
    const QTemporaryDir temporary;
    const GameInfo &info = *catalog::find(game);
    game::Random random(static_cast<unsigned char>(seed));
    arena::PlaySettings settings;
    settings.game = game;
    for (int seat = 0; seat < seats; ++seat)
        settings.entries.push_back({opponents::levels[static_cast<std::size_t>(seat) % 3], {}});
    for (const game::OptionInfo *option : info.options.all()) {
        constexpr std::int64_t mostDrawn = 3; // matches are to be short
        const std::int64_t most = std::min(option->most, option->least + mostDrawn - 1);
        const auto drawn = option->least + random.below(static_cast<std::uint32_t>(most - option->least + 1));
        settings.rules.push_back(option->fitted(drawn, seats));
    }
    settings.matches = matches;
    settings.seed = QByteArray(FairShuffle::seedBytes, seed);
    settings.records = folder.isEmpty() ? temporary.path() : folder;
    settings.jobs = jobs;
    settings.rotate = true;
    const arena::PlayResult result = arena::play(settings);
    if (!result.problem.isEmpty())
        qFatal("%s", qPrintable(result.problem));
    QList<QByteArray> records;
    const QDir written(settings.records);
    for (const QString &name : written.entryList({u"*.petrangola"_s}, QDir::Files, QDir::Name)) {
        QFile file(written.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            records << file.readAll();
    }
    return records;
}

QString why(const std::optional<record::Fault> &fault)
{
    return fault ? u"line %1: %2"_s.arg(fault->line).arg(fault->why) : u"ok"_s;
}

/// From one place of so many to the next that is looked at: a long record is verified here and there, with
/// HOUSE_THOROUGH everywhere. Odd, as in some games two kinds of lines take turns.
qsizetype stride(qsizetype places, qsizetype enough)
{
    return qEnvironmentVariableIsSet("HOUSE_THOROUGH") ? 1 : places / enough | 1;
}

} // namespace

/// Records of every game: written, checked, and whatever is changed in one is found.
class RecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMatchIsAsItsSeedGivesIt_data() { everyGame(); }
    void everyMatchIsAsItsSeedGivesIt()
    {
        QFETCH(const QString, game);
        const game::Seating &seating = catalog::find(game)->seating;
        for (const char seed : {'p', 'q', 'r', 's'})
            for (const int seats :
                 {seating.fewest, (seating.fewest + std::min(seating.most, 13)) / 2, std::min(seating.most, 13)}) {
                const auto records = played(game, 2, seats, seed);
                QCOMPARE(records.size(), 2);
                for (const QByteArray &text : records)
                    QCOMPARE(why(record::verify(text)), u"ok"_s);
            }
    }

    void theSameSeedGivesTheSameBytesWhateverTheJobs_data() { everyGame(); }
    void theSameSeedGivesTheSameBytesWhateverTheJobs()
    {
        QFETCH(const QString, game);
        QCOMPARE(played(game, 6, seatsOf(game), 'p', {}, 3), played(game, 6, seatsOf(game)));
    }

    void findsEveryChange_data() { everyGame(); }
    /// Every value of every line is changed, one at a time: the change is found in its line, or in the seed's where it
    /// is the commitment.
    void findsEveryChange()
    {
        QFETCH(const QString, game);
        const QList<QByteArray> records = played(game, 3, seatsOf(game));
        const QByteArray text = *std::max_element( // a match may be over after a deal or two
            records.begin(), records.end(),
            [](const QByteArray &one, const QByteArray &other) { return one.size() < other.size(); });
        const QList<QByteArray> lines = text.trimmed().split('\n');
        int changes = 0;
        for (qsizetype number = 0; number < lines.size(); number += stride(lines.size(), 60)) {
            const QJsonObject line = QJsonDocument::fromJson(lines[number]).object();
            for (auto key = line.begin(); key != line.end(); ++key) {
                if (number == 0 && (key.key() == u"seats" || key.key() == u"options"))
                    continue; // names are free, and other options may give the same match
                QJsonObject changed = line;
                changed[key.key()] = otherThan(key.value());
                QList<QByteArray> all = lines;
                all[number] = QJsonDocument(changed).toJson(QJsonDocument::Compact);
                const auto fault = record::verify(all.join('\n') + '\n');
                QVERIFY2(fault, all[number].constData());
                const bool atEnd = number == 0 && key.key() == u"commitment";
                const bool elsewhere = key.key() == u"move" || key.key() == u"cutAt" || key.key() == u"accepted";
                // Another cut or move may be legal: then what it leads to differs.
                QVERIFY2(elsewhere ? fault->line > number : fault->line == (atEnd ? lines.size() : number + 1),
                         qPrintable(why(fault)));
                ++changes;
            }
        }
        QVERIFY(changes > 40);
    }

    void findsLinesThatAreMissingAddedOrExchanged_data() { everyGame(); }
    void findsLinesThatAreMissingAddedOrExchanged()
    {
        QFETCH(const QString, game);
        const QByteArray text = played(game, 1, seatsOf(game)).constFirst();
        const QList<QByteArray> lines = text.trimmed().split('\n');
        for (qsizetype number = 0; number < lines.size(); number += stride(lines.size(), 60)) {
            QList<QByteArray> shorter = lines;
            shorter.removeAt(number);
            const auto missing = record::verify(shorter.join('\n'));
            QVERIFY2(missing && !missing->why.isEmpty(), lines[number].constData());
            QList<QByteArray> longer = lines;
            longer.insert(number, lines[number]);
            QVERIFY2(record::verify(longer.join('\n')), lines[number].constData());
        }
        for (qsizetype length = 0; length < text.size() - 1;
             length += std::max<qsizetype>(97, stride(text.size(), 100)))
            QVERIFY(record::verify(text.left(length)));
    }

    void ignoresWhatItDoesNotKnow_data() { everyGame(); }
    void ignoresWhatItDoesNotKnow()
    {
        QFETCH(const QString, game);
        const QByteArray text = played(game, 1, seatsOf(game)).constFirst();
        QList<QByteArray> lines = text.trimmed().split('\n');
        for (QByteArray &line : lines) {
            QJsonObject object = QJsonDocument::fromJson(line).object();
            object[u"weather"_s] = u"fog"_s;
            line = QJsonDocument(object).toJson(QJsonDocument::Compact);
        }
        QCOMPARE(why(record::verify(lines.join('\n'))), u"ok"_s);
    }

    void saysWhatIsWrongWithAFile_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("why");
        QTest::newRow("empty") << QByteArray() << u"line 1: the file is empty"_s;
        QTest::newRow("no JSON") << QByteArray("\x89PNG") << u"line 1: this is not a JSON object"_s;
        QTest::newRow("no header") << QByteArray("{}\n")
                                   << u"line 1: “record” is missing: it must be a whole number from 1 to 1"_s;
        QTest::newRow("newer") << QByteArray("{\"record\":2}\n")
                               << u"line 1: “record” must be a whole number from 1 to 1"_s;
    }
    void saysWhatIsWrongWithAFile()
    {
        QFETCH(const QByteArray, text);
        QTEST(why(record::verify(text)), "why");
    }

    /// A program that shares nothing with this one comes to the same.
    void anotherProgramAgrees_data() { everyGame(); }
    void anotherProgramAgrees()
    {
        QFETCH(const QString, game);
        for (const char seed : {'p', 'q', 'r', 's'}) {
            const QTemporaryDir folder;
            QVERIFY(!played(game, 6, std::min(6, catalog::find(game)->seating.most), seed, folder.path(), 2).isEmpty());
            const QDir records(folder.path());
            QStringList arguments{u"-B"_s, QStringLiteral(RECORD_CHECKER)};
            for (const QString &name : records.entryList({u"*.petrangola"_s}))
                arguments << records.filePath(name);
            QProcess checker;
            checker.start(u"/usr/bin/python3"_s, arguments);
            QVERIFY(checker.waitForFinished(60'000));
            const QByteArray said = checker.readAllStandardOutput() + checker.readAllStandardError();
            QVERIFY2(checker.exitStatus() == QProcess::NormalExit && checker.exitCode() == 0, said.constData());
            QCOMPARE(said.count(": ok\n"), 6);
        }
    }

private:
    static void everyGame()
    {
        QTest::addColumn<QString>("game");
        for (const QString &game : catalog::names())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    /// At a small table.
    static int seatsOf(const QString &game) { return std::max(3, catalog::find(game)->seating.fewest); }

    static QJsonValue otherThan(const QJsonValue &value)
    {
        if (value.isBool())
            return !value.toBool();
        if (value.isDouble())
            return value.toInt() == 1 ? 2 : value.toInt() - 1;
        if (value.isString())
            return QString(64, u'0');
        if (value.isArray()) {
            QJsonArray list = value.toArray();
            list.append(u"AD"_s);
            return list;
        }
        return QJsonObject{{u"action"_s, u"exchange"_s}, {u"give"_s, QJsonArray{u"AD"_s}}, {u"take"_s, QJsonArray{}}};
    }
};

QTEST_GUILESS_MAIN(RecordTest)

#include "record_test.moc"
