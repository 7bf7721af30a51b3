// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/record.h"

#include "arena/play.h"
#include "arena/table_options.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// The records of some matches between the levels, with these house rules.
QList<QByteArray> played(int matches, const QStringList &options, int seats, const QString &folder = {}, int jobs = 1)
{
    const QTemporaryDir temporary;
    arena::PlaySettings settings;
    for (int seat = 0; seat < seats; ++seat)
        settings.entries.push_back({opponents::levels[static_cast<std::size_t>(seat) % 3], {}});
    for (const QString &option : options)
        if (const QString problem = arena::setOption(*catalog::find(settings.game), settings.rules, option);
            !problem.isEmpty())
            qFatal("%s", qPrintable(problem));
    settings.matches = matches;
    settings.seed = QByteArray(FairShuffle::seedBytes, 'p');
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

const QList<QStringList> houseRules{
    {},
    {u"tokens=1"_s, u"reentries=0"_s},
    {u"aceLow=true"_s, u"trisBeatsSequence=true"_s, u"trisOrder=card"_s, u"packs=2"_s, u"stake=250"_s},
    {u"showOnKnock=true"_s, u"reentries=3"_s, u"tokens=2"_s},
};

} // namespace

class RecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMatchIsAsItsSeedGivesIt()
    {
        for (const QStringList &rules : houseRules)
            for (const int seats : {2, 5, 13}) {
                if (seats > 12 && rules.contains(u"packs=1"_s))
                    continue;
                const auto records = played(20, rules, seats);
                QCOMPARE(records.size(), 20);
                for (const QByteArray &text : records)
                    QCOMPARE(why(record::verify(text)), u"ok"_s);
            }
    }

    void theSameSeedGivesTheSameBytesWhateverTheJobs() { QCOMPARE(played(30, {}, 4, {}, 3), played(30, {}, 4, {}, 1)); }

    /// Every value of every line is changed, one at a time: the change is found in its line, or in the seed's where it
    /// is the commitment.
    void findsEveryChange()
    {
        const QByteArray text = played(1, {u"tokens=1"_s}, 3).constFirst();
        const QList<QByteArray> lines = text.trimmed().split('\n');
        int changes = 0;
        for (int number = 0; number < lines.size(); ++number) {
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

    void findsLinesThatAreMissingAddedOrExchanged()
    {
        const QByteArray text = played(1, {}, 3).constFirst();
        const QList<QByteArray> lines = text.trimmed().split('\n');
        for (int number = 0; number < lines.size(); ++number) {
            QList<QByteArray> shorter = lines;
            shorter.removeAt(number);
            const auto missing = record::verify(shorter.join('\n'));
            QVERIFY2(missing && !missing->why.isEmpty(), lines[number].constData());
            QList<QByteArray> longer = lines;
            longer.insert(number, lines[number]);
            QVERIFY2(record::verify(longer.join('\n')), lines[number].constData());
        }
        for (qsizetype length = 0; length < text.size() - 1; length += 97)
            QVERIFY(record::verify(text.left(length)));
    }

    void ignoresWhatItDoesNotKnow()
    {
        const QByteArray text = played(1, {}, 2).constFirst();
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
        QTest::newRow("no JSON") << QByteArray("\x89PNG") << u"line 1: this is no JSON object"_s;
        QTest::newRow("no header") << QByteArray("{}\n")
                                   << u"line 1: \"record\" is missing: it must be a whole number from 1 to 1"_s;
        QTest::newRow("newer") << QByteArray("{\"record\":2}\n")
                               << u"line 1: \"record\" must be a whole number from 1 to 1"_s;
    }
    void saysWhatIsWrongWithAFile()
    {
        QFETCH(const QByteArray, text);
        QTEST(why(record::verify(text)), "why");
    }

    /// A program that shares nothing with this one comes to the same.
    void anotherProgramAgrees()
    {
        for (const QStringList &rules : houseRules) {
            const QTemporaryDir folder;
            QVERIFY(!played(25, rules, 6, folder.path(), 2).isEmpty());
            const QDir records(folder.path());
            QStringList arguments{u"-B"_s, QStringLiteral(RECORD_CHECKER)};
            for (const QString &name : records.entryList({u"*.petrangola"_s}))
                arguments << records.filePath(name);
            QProcess checker;
            checker.start(u"/usr/bin/python3"_s, arguments);
            QVERIFY(checker.waitForFinished(60'000));
            const QByteArray said = checker.readAllStandardOutput() + checker.readAllStandardError();
            QVERIFY2(checker.exitStatus() == QProcess::NormalExit && checker.exitCode() == 0, said.constData());
            QCOMPARE(said.count(": ok\n"), 25);
        }
    }

private:
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
