// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/known_games.h"
#include "games/stopthebus/stopthebus_counter.h"
#include "opponents_page.h"
#include "played.h"
#include "records/parsed_record.h"
#include "records/record_facts.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace stopthebus;
using StopthebusJson = Json<Stopthebus>;
using Parsed = record::Parsed<Stopthebus>;

namespace {

QJsonObject objectOf(const QByteArray &line)
{
    return QJsonDocument::fromJson(line).object();
}

/// What the showdowns of a record took from a seat.
int tokensLost(const QByteArray &text, game::Seat seat)
{
    int lost = 0;
    for (const QByteArray &line : text.trimmed().split('\n'))
        lost -= objectOf(line)[u"change"_s].toArray().at(seat).toInt();
    return lost;
}

View viewIn(Phase phase, const Options &options = {})
{
    View view;
    view.options = options;
    view.ranking = &Ranking::of(options.bragQuirks);
    view.seats = 3;
    view.seat = view.toMove = 1;
    view.phase = phase;
    for (const char *code : {"2C", "3C", "4H"})
        view.hand.push_back(*cards::french::parse(code));
    for (const char *code : {"AS", "KD", "9S"})
        view.monte.push_back(*cards::french::parse(code));
    return view;
}

} // namespace

/// The records of Stop the Bus, and what programs at its seats are told.
class StopthebusRecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsNameItsRules()
    {
        const QByteArray text = played::match<Stopthebus>(3, 3);
        QCOMPARE(objectOf(text.split('\n')[0])[u"options"_s],
                 QJsonValue(QJsonObject{{u"bragQuirks"_s, true},
                                        {u"mayPass"_s, false},
                                        {u"finalStand"_s, true},
                                        {u"tokens"_s, 3},
                                        {u"capRounds"_s, 20}}));
    }

    void thePageIsRight()
    {
        const OpponentsPage page(QStringLiteral(OPPONENTS_PAGE));
        QCOMPARE(page.compare<Stopthebus>(1, QStringLiteral(RECORD_CHECKER)), 12);
    }

    /// No program sees a card that its seat may not see: the hands of others as they are dealt.
    void programsAreToldWhatTheirSeatSees()
    {
        int deals = 0;
        for (std::uint64_t number = 1; number <= 20; ++number) {
            const auto read = record::parse<Stopthebus>(played::match<Stopthebus>(number, 4));
            const auto &match = std::get<Parsed>(read);
            for (std::size_t place = 0; place < match.steps.size(); ++place) {
                const auto step = match.steps[place];
                const QJsonObject line = *StopthebusJson::seenEvent(seenBy(step.event, 2), 2, 4);
                QVERIFY(!QJsonDocument(line).toJson().contains("--"));
                if (line[u"event"_s] != u"deal"_s)
                    continue;
                ++deals;
                for (game::Seat seat = 0; seat < 4; ++seat)
                    QCOMPARE(line[u"hands"_s][seat].isNull(), seat != 2 && step.state.view(seat).hand.size() == 3);
            }
        }
        QVERIFY(deals > 100);
    }

    void movesComeBackAsTheyWereWritten()
    {
        for (const Phase phase : {Phase::exchange, Phase::stop, Phase::finalTurn})
            for (const Move &move : Stopthebus::legalMoves(viewIn(phase, {.mayPass = true}))) {
                JsonReader reader(StopthebusJson::move(move));
                QVERIFY(StopthebusJson::readMove(reader) == move);
                QVERIFY(!reader.failed());
            }
        JsonReader nonsense(QJsonObject{{u"action"_s, u"knock"_s}});
        static_cast<void>(StopthebusJson::readMove(nonsense));
        QVERIFY(nonsense.failed());
    }

    /// What the table plays for a program that owes a move leaves the hand as it was, where the rules allow.
    void theTableStandsIn()
    {
        const Move first = Exchange{{viewIn(Phase::exchange).hand[0]}, {viewIn(Phase::exchange).monte[0]}};
        QVERIFY(StopthebusJson::standIn(viewIn(Phase::cut)) == Move(Cut{26}));
        QVERIFY(StopthebusJson::standIn(viewIn(Phase::exchange)) == first);
        QVERIFY(StopthebusJson::standIn(viewIn(Phase::exchange, {.mayPass = true})) == Move(Pass{}));
        QVERIFY(StopthebusJson::standIn(viewIn(Phase::stop)) == Move(Pass{}));
        QVERIFY(StopthebusJson::goesOn(viewIn(Phase::stop)) && !StopthebusJson::goesOn(viewIn(Phase::exchange)));
        QVERIFY(StopthebusJson::standIn(viewIn(Phase::finalTurn)) == Move(Stand{}));
        QVERIFY(StopthebusJson::standIn(viewIn(Phase::finalTurn, {.finalStand = false})) == first);
    }

    void countsWhatASeatDid()
    {
        QMap<QString, int> counted;
        int stops = 0;
        for (std::uint64_t number = 1; number <= 60; ++number) {
            const QByteArray text = played::match<Stopthebus>(number, 3);
            for (const QByteArray &line : text.trimmed().split('\n'))
                stops += objectOf(line)[u"move"_s][u"action"_s] == u"stop"_s ? 1 : 0;
            for (game::Seat seat = 0; seat < 3; ++seat) {
                const auto facts = record::facts(text, seat);
                QVERIFY(facts && facts->place >= 1 && facts->deals() > 0);
                QCOMPARE(facts->tokensLost(), tokensLost(text, seat));
                for (auto count = facts->counts.begin(); count != facts->counts.end(); ++count)
                    counted[count.key()] += count.value();
            }
        }
        QVERIFY(stops > 200);
        QCOMPARE(counted.value(u"stopPaid"_s) + counted.value(u"stopOthers"_s) + counted.value(u"stopNobody"_s), stops);
        QVERIFY(counted.value(u"prials"_s) > 0);
    }

    void aRideToTheLastLapIsCounted()
    {
        record::StopthebusCounter counter(1);
        const QJsonObject showdown = objectOf(
            R"({"event":"showdown","hands":[["AC","AS","KH"],["4S","4H","4D"]],"change":[-1,0],"score":[2,3]})");
        counter.read(objectOf(R"({"event":"deal"})"));
        counter.read(showdown);
        counter.read(objectOf(R"({"event":"deal"})"));
        counter.read(objectOf(R"({"event":"move","move":{"action":"stop"},"seat":0})"));
        counter.read(showdown);
        QCOMPARE(counter.counts(), (QMap<QString, int>{{u"rides"_s, 1}, {u"prials"_s, 2}}));
    }
};

QTEST_GUILESS_MAIN(StopthebusRecordTest)

#include "stopthebus_record_test.moc"
