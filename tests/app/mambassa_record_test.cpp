// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/simulation.h"
#include "match/known_games.h"
#include "match/record_course.h"
#include "match/record_facts.h"
#include "played.h"

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

} // namespace

/// Mambassa's records, and what programs at its seats are told.
class MambassaRecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsAreVerified()
    {
        for (int seats = mambassa::fewestSeats; seats <= mambassa::mostSeats; ++seats) {
            const QByteArray text = played::match<Mambassa>(static_cast<std::uint64_t>(seats), seats);
            const auto fault = record::verify(text);
            QVERIFY2(!fault, fault ? qPrintable(fault->why) : "");
            QCOMPARE(objectOf(text.split('\n')[0])[u"options"_s], QJsonValue(QJsonObject{{u"tokenValue"_s, 50}}));
        }
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
                QVERIFY(fault->matter == record::Matter::moves);
            }
            if (!shown && line[u"event"_s] == u"showdown"_s) {
                shown = true;
                const QByteArray pool = "\"pool\":" + QByteArray::number(line[u"pool"_s].toInt());
                const auto fault = record::verify(with(text, number, pool, "\"pool\":99"));
                QVERIFY(fault && fault->matter == record::Matter::accounts);
            }
        }
        QVERIFY(drawn && shown);
    }

    void readsItsCourse()
    {
        const QByteArray text = played::match<Mambassa>(9, 4);
        const auto read = record::readCourse<Mambassa>(text);
        const auto *course = std::get_if<record::Course<Mambassa>>(&read);
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

    void whatAProgramIsTold()
    {
        mambassa::State state({}, 3);
        game::Random random(4);
        while (state.phase() != mambassa::Phase::draw) {
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
        for (const auto &key : {u"deal"_s, u"dealer"_s, u"tokens"_s, u"pool"_s, u"hand"_s, u"aside"_s, u"monte"_s,
                                u"stock"_s, u"knocker"_s, u"lap"_s, u"known"_s, u"maybe"_s, u"shown"_s})
            QVERIFY2(told.contains(key), qPrintable(key));
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

    void knowsItsNames()
    {
        QCOMPARE(KnownGames::names(), (QStringList{u"petrangola"_s, u"mambassa"_s}));
        QVERIFY(!KnownGames::with(u"briscola"_s, [](const auto &) {}));
    }
};

QTEST_GUILESS_MAIN(MambassaRecordTest)
#include "mambassa_record_test.moc"
