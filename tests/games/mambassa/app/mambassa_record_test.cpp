// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/known_games.h"
#include "game/simulation.h"
#include "played.h"
#include "records/parsed_record.h"
#include "records/record_facts.h"

#include <QFile>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using mambassa::Mambassa;

namespace {

QJsonObject objectOf(const QByteArray &line)
{
    return QJsonDocument::fromJson(line).object();
}

/// The record with one line changed.
QByteArray with(const QByteArray &text, qsizetype line, const QByteArray &from, const QByteArray &to)
{
    QList<QByteArray> lines = text.split('\n');
    lines[line].replace(from, to);
    return lines.join('\n');
}

/// What a Python program prints.
QByteArray said(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(u"/usr/bin/python3"_s, QStringList{u"-B"_s, program} + arguments);
    if (!process.waitForFinished(60'000))
        return "it does not end";
    return process.readAllStandardOutput() + process.readAllStandardError();
}

} // namespace

/// Mambassa's records, and what programs at its seats are told.
class MambassaRecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsNameItsOneRule()
    {
        const QByteArray text = played::match<Mambassa>(3, 3);
        QCOMPARE(objectOf(text.split('\n')[0])[u"options"_s], QJsonValue(QJsonObject{{u"tokenValue"_s, 50}}));
    }

    void aWrongLineIsFound()
    {
        const QByteArray text = played::match<Mambassa>(7, 3);
        const QList<QByteArray> lines = text.split('\n');
        bool drawn = false;
        bool shown = false;
        for (qsizetype number = 0; number < lines.size(); ++number) {
            const QJsonObject line = objectOf(lines[number]);
            const QJsonObject move = line[u"move"_s].toObject();
            if (!drawn && move[u"action"_s] == u"draw"_s) {
                drawn = true;
                QVERIFY(move.contains(u"discard"_s));
                const QByteArray drew = move[u"drew"_s].toString().toLatin1();
                const QByteArray other = drew == "AD" ? "AC" : "AD";
                const auto fault = record::verify(with(text, number, "\"drew\":\"" + drew, "\"drew\":\"" + other));
                QVERIFY(fault);
                QCOMPARE(fault->line, number + 1);
                QVERIFY(fault->kind == record::FaultKind::moves);
            }
            if (!shown && line[u"event"_s] == u"showdown"_s) {
                shown = true;
                const QByteArray pool = "\"pool\":" + QByteArray::number(line[u"pool"_s].toInt());
                const auto fault = record::verify(with(text, number, pool, "\"pool\":99"));
                QVERIFY(fault && fault->kind == record::FaultKind::accounts);
            }
        }
        QVERIFY(drawn && shown);
    }

    void readsItsCourse()
    {
        const QByteArray text = played::match<Mambassa>(9, 4);
        const auto read = record::parse<Mambassa>(text);
        const auto *course = std::get_if<record::Parsed<Mambassa>>(&read);
        QVERIFY(course != nullptr && !course->fault && course->sealed && course->state.over());
        QCOMPARE(static_cast<int>(course->steps.size()), static_cast<int>(text.count('\n')) - 2);
    }

    void countsWhatASeatDid()
    {
        int knocks = 0;
        int declared = 0;
        int counted = 0;
        for (std::uint64_t number = 1; number <= 60; ++number) {
            const QByteArray text = played::match<Mambassa>(number, 4);
            declared += static_cast<int>(text.count("\"declared\""));
            for (game::Seat seat = 0; seat < 4; ++seat) {
                const auto facts = record::facts(text, seat);
                QVERIFY(facts && facts->place >= 1 && facts->deals() > 0);
                counted += facts->counts.value(u"mambasse"_s) + facts->counts.value(u"quarantune"_s);
                for (auto count = facts->counts.begin(); count != facts->counts.end(); ++count)
                    knocks += count.key().startsWith(u"knock"_s) || count.key().startsWith(u"shirt"_s)
                            || count.key().startsWith(u"keep"_s)
                        ? count.value()
                        : 0;
            }
        }
        QVERIFY(knocks > 300);
        QVERIFY(counted >= declared && (declared == 0) == (counted == 0));
    }

    /// Programs that share no line with the game agree with it about whole matches.
    void aSecondProgramAgrees_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("rare"); // somebody holds a hand that ends the play, where all play at random
        QTest::newRow("2 seats") << 2 << false;
        QTest::newRow("4 seats") << 4 << true;
        QTest::newRow("8 seats") << 8 << false;
    }
    void aSecondProgramAgrees()
    {
        QFETCH(const int, seats);
        QFETCH(const bool, rare);
        const QTemporaryDir folder;
        QStringList files;
        QList<QByteArray> texts;
        for (std::uint64_t number = 1; number <= 40; ++number) {
            texts << played::match<Mambassa>(number, seats);
            files << folder.filePath(u"%1.petrangola"_s.arg(number));
            QFile file(files.constLast());
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(texts.constLast()) == texts.constLast().size());
        }
        const QByteArray checked = said(QStringLiteral(RECORD_CHECKER), files);
        QVERIFY2(checked.count(": ok\n") == files.size(), checked.constData());
        int declared = 0;
        for (game::Seat seat = 0; seat < seats; ++seat) {
            const QStringList wanted{u"--each"_s, u"--seat"_s, QString::number(seat)};
            const QList<QByteArray> counted
                = said(QStringLiteral(RECORD_COUNTER), wanted + files).trimmed().split('\n');
            QCOMPARE(counted.size(), files.size());
            for (qsizetype match = 0; match < counted.size(); ++match) {
                const auto facts = record::facts(texts[match], seat);
                QVERIFY(facts.has_value());
                const QJsonObject second = objectOf(counted[match]);
                QJsonObject counts;
                for (auto count = facts->counts.begin(); count != facts->counts.end(); ++count)
                    counts.insert(count.key(), count.value());
                QCOMPARE(counts, second[u"counts"_s].toObject());
                QCOMPARE(QString::fromLatin1(facts->course), second[u"course"_s].toString());
                QCOMPARE(facts->place, second[u"place"_s].toInt());
                declared += counts[u"mambasse"_s].toInt() + counts[u"quarantune"_s].toInt();
            }
        }
        QCOMPARE(declared > 0, rare);
    }

    void theSecondProgramFindsWhatIsWrong()
    {
        const QTemporaryDir folder;
        const QByteArray text = played::match<Mambassa>(7, 3);
        const QList<QByteArray> lines = text.split('\n');
        const auto refused = [&](qsizetype number, const QByteArray &from, const QByteArray &to) {
            const QString path = folder.filePath(u"wrong.petrangola"_s);
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(with(text, number, from, to)) > 0 && file.flush()
                && said(QStringLiteral(RECORD_CHECKER), {path}).contains(": line " + QByteArray::number(number + 1));
        };
        QSet<QString> tried;
        for (qsizetype number = 0; number < lines.size(); ++number) {
            const QJsonObject line = objectOf(lines[number]);
            const QJsonObject move = line[u"move"_s].toObject();
            const QString what = move.isEmpty() ? line[u"event"_s].toString() : move[u"action"_s].toString();
            if (tried.contains(what))
                continue;
            const QByteArray drew = move[u"drew"_s].toString().toLatin1();
            if (what == u"draw")
                QVERIFY(refused(number, "\"drew\":\"" + drew, drew == "AD" ? "\"drew\":\"AC" : "\"drew\":\"AD"));
            else if (what == u"showdown")
                QVERIFY(refused(number, "\"pool\":", "\"pool\":1"));
            else if (what == u"first_dealer")
                QVERIFY(refused(number, "\"dealer\":", "\"dealer\":1"));
            else if (what == u"stay")
                QVERIFY(refused(number, "\"stay\"", "\"knock\""));
            else
                continue;
            tried.insert(what);
        }
        QCOMPARE(tried.size(), 4);
    }

    void whatAProgramIsTold()
    {
        mambassa::State state({}, 3);
        game::Random random(4);
        mambassa::View beforeTheTurn;
        while (state.phase() != mambassa::Phase::draw) {
            if (state.phase() == mambassa::Phase::exchange)
                beforeTheTurn = state.view(state.toMove());
            if (state.awaitsPack())
                state.supply(game::shuffledPack<Mambassa>(state, random));
            else if (state.phase() == mambassa::Phase::exchange)
                QVERIFY(!state.apply(mambassa::Exchange{}));
            else
                QVERIFY(!state.apply(Json<Mambassa>::standIn(state.view(state.toMove()))));
        }
        const mambassa::View view = state.view(state.toMove());
        QCOMPARE(Json<Mambassa>::phaseName(view), u"draw"_s);
        const QJsonObject told = Json<Mambassa>::view(view);
        // What the format lists, and one key more: without it a program would have to remember whether to stay is a
        // knock.
        QStringList keys{u"deal"_s,  u"dealer"_s,  u"tokens"_s, u"pool"_s,  u"hand"_s,  u"aside"_s, u"monte"_s,
                         u"stock"_s, u"knocker"_s, u"lap"_s,    u"known"_s, u"maybe"_s, u"shown"_s};
        keys.sort();
        QCOMPARE(Json<Mambassa>::view(beforeTheTurn).keys(), keys);
        keys.append(u"exchanged"_s);
        keys.sort();
        QCOMPARE(told.keys(), keys);
        QCOMPARE(told[u"exchanged"_s], QJsonValue(0));
        QCOMPARE(told[u"stock"_s], QJsonValue(24));
        const QJsonArray legal = Json<Mambassa>::legal(view);
        QCOMPARE(legal.size(), 5);
        for (const QJsonValue each : legal) {
            JsonReader reader(each.toObject());
            QVERIFY(Json<Mambassa>::legalMove(view, Json<Mambassa>::readAnswer(reader, view)));
            QVERIFY(!reader.failed());
        }

        // Of another's draw neither card is told, of one's own both.
        const game::Seat mover = state.toMove();
        std::vector<mambassa::Event> events;
        const auto keep = [&](const mambassa::Event &event) { events.push_back(event); };
        QVERIFY(!state.apply(mambassa::Draw{view.hand[0]}, keep));
        const auto moveToldTo = [&](game::Seat seat) {
            const auto line = Json<Mambassa>::seenEvent(Mambassa::seenBy(events[0], seat), seat, 3);
            return (*line)[u"move"_s].toObject();
        };
        QCOMPARE(moveToldTo((mover + 1) % 3), (QJsonObject{{u"action"_s, u"draw"_s}}));
        QVERIFY(moveToldTo(mover).contains(u"discard"_s) && moveToldTo(mover).contains(u"drew"_s));
    }
};

QTEST_GUILESS_MAIN(MambassaRecordTest)
#include "mambassa_record_test.moc"
