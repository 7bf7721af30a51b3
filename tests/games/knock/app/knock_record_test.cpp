// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/known_games.h"
#include "games/knock/knock_counter.h"
#include "opponents_page.h"
#include "played.h"
#include "records/parsed_record.h"
#include "records/record_facts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace knock;
using KnockJson = Json<Knock>;
using Parsed = record::Parsed<Knock>;

namespace {

QJsonObject objectOf(const QByteArray &line)
{
    return QJsonDocument::fromJson(line).object();
}

Parsed parsed(std::uint64_t number, const Options &options = {})
{
    auto read = record::parse<Knock>(played::match<Knock>(number, seats, options));
    return std::get<Parsed>(std::move(read));
}

} // namespace

/// The records of Knock!, and what programs at its seats are told.
class KnockRecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsNameItsRules()
    {
        const QByteArray text = played::match<Knock>(3, seats);
        QCOMPARE(objectOf(text.split('\n')[0])[u"options"_s],
                 QJsonValue(QJsonObject{{u"direction"_s, u"clockwise"_s},
                                        {u"pointScale"_s, u"trumpsZero"_s},
                                        {u"topTrump"_s, u"world"_s},
                                        {u"discardsNeedATrick"_s, false},
                                        {u"signals"_s, u"full"_s},
                                        {u"signalsPerPlay"_s, 1},
                                        {u"showAllTricks"_s, false},
                                        {u"handsPerMatch"_s, u"4"_s}}));
    }

    void thePageIsRight()
    {
        const OpponentsPage page(QStringLiteral(OPPONENTS_PAGE));
        QVERIFY(page.compare<Knock>(1, QStringLiteral(RECORD_CHECKER)) >= 12);
    }

    /// No program sees a card that its seat may not see: the hands of others as they are dealt, and what the dealer
    /// lays away, but for trumps.
    void programsAreToldWhatTheirSeatSees()
    {
        int deals = 0;
        int discards = 0;
        for (std::uint64_t number = 1; number <= 20; ++number) {
            const Parsed match = parsed(number);
            for (std::size_t place = 0; place < match.steps.size(); ++place) {
                const auto step = match.steps[place];
                const QJsonObject line = *KnockJson::seenEvent(seenBy(step.event, 2), 2, seats);
                QVERIFY(!QJsonDocument(line).toJson().contains("--"));
                QVERIFY(!QJsonDocument(KnockJson::view(step.state.view(2))).toJson().contains("--"));
                if (line[u"event"_s] == u"deal"_s) {
                    ++deals;
                    for (game::Seat seat = 0; seat < seats; ++seat)
                        QCOMPARE(line[u"hands"_s][seat].isNull(), seat != 2);
                }
                if (line[u"move"_s][u"action"_s] != u"discard"_s)
                    continue;
                ++discards;
                const Laid laid = std::get<Discard>(std::get<Moved>(step.event).move).cards;
                for (int card = 0; card < cardsLaid; ++card)
                    QCOMPARE(line[u"move"_s][u"cards"_s][card].isNull(),
                             line[u"seat"_s] != 2 && !cards::tarocco::isTrump(laid[static_cast<std::size_t>(card)]));
            }
        }
        QCOMPARE(deals, 80);
        QCOMPARE(discards, 80);
    }

    void movesComeBackAsTheyWereWritten()
    {
        int compared = 0;
        for (std::uint64_t number = 1; number <= 10; ++number) {
            const Parsed match = parsed(number, {.signalsPerPlay = 2});
            for (const auto &step : match.steps) {
                if (!step.chosen || std::holds_alternative<Cut>(step.chosen->move))
                    continue;
                for (const Move &move : Knock::legalMoves(step.chosen->before.view(step.chosen->seat))) {
                    JsonReader reader(KnockJson::move(move));
                    QVERIFY(KnockJson::readMove(reader) == move);
                    QVERIFY(!reader.failed());
                    ++compared;
                }
            }
        }
        QVERIFY(compared > 1000);
    }

    void nonsenseIsNamed_data()
    {
        QTest::addColumn<QByteArray>("move");
        for (const char *move :
             {R"({"action":"knock"})", R"({"action":"play"})", R"({"action":"play","card":"22"})",
              R"({"action":"play","card":"01","signal":"S22"})", R"({"action":"say"})",
              R"({"action":"say","signal":"S15"})", R"({"action":"discard","cards":["7C"]})",
              R"({"action":"discard","cards":["7C","KH"]})", R"({"action":"discard","cards":["7C",null]})"})
            QTest::newRow(move) << QByteArray(move);
    }
    void nonsenseIsNamed()
    {
        QFETCH(const QByteArray, move);
        JsonReader reader(objectOf(move));
        static_cast<void>(KnockJson::readMove(reader));
        QVERIFY(reader.failed());
    }

    /// What the table plays for a program that owes a move is legal and says nothing.
    void theTableStandsIn()
    {
        const Parsed match = parsed(4, {.signalsPerPlay = 2});
        QSet<QString> phases;
        for (const auto &step : match.steps) {
            if (!step.chosen)
                continue;
            const View view = step.chosen->before.view(step.chosen->seat);
            const Move move = KnockJson::standIn(view);
            QVERIFY(KnockJson::legalMove(view, move));
            phases << KnockJson::phaseName(view);
            QCOMPARE(KnockJson::goesOn(view), view.phase == Phase::secondSignal);
            if (view.phase == Phase::cut)
                QVERIFY(move == Move(Cut{27}));
            else if (view.phase == Phase::play)
                QVERIFY(std::get<Play>(move).signal == Signal::none);
            else if (view.phase != Phase::discard)
                QVERIFY(move == Move(Say{}));
        }
        QCOMPARE(phases, (QSet<QString>{u"cut"_s, u"discard"_s, u"request"_s, u"play"_s, u"signal"_s}));
    }

    void whoHasWonIsASide()
    {
        int drawn = 0;
        for (std::uint64_t number = 1; number <= 60; ++number) {
            const QByteArray text = played::match<Knock>(number, seats);
            const auto first = record::facts(text, 0);
            const auto partner = record::facts(text, 2);
            const auto other = record::facts(text, 1);
            QVERIFY(first && partner && other && first->kind == game::Score::points);
            QCOMPARE(first->deals(), 4);
            QCOMPARE(first->won, partner->won);
            QCOMPARE(first->made, -other->made);
            QCOMPARE(first->won, first->made > 0);
            QVERIFY(!first->shared);
            QCOMPARE(first->drawn, first->made == 0);
            drawn += first->drawn ? 1 : 0;
        }
        QVERIFY(drawn < 20);
    }

    void countsWhatASideDid()
    {
        record::TrickCounter counter(0);
        const auto read = [&counter](const char *line) { counter.read(objectOf(line)); };
        read(R"({"event":"deal"})");
        read(R"({"event":"move","seat":1,"move":{"action":"play","card":"01"}})");
        read(R"({"event":"move","seat":0,"move":{"action":"play","card":"00"}})");
        read(R"({"event":"trick","winner":2})");
        read(R"({"event":"showdown","tricks":[13,0,13,0],"paid":null})");
        read(R"({"event":"deal"})");
        read(R"({"event":"move","seat":2,"move":{"action":"play","card":"01"}})");
        read(R"({"event":"move","seat":0,"move":{"action":"play","card":"00"}})");
        read(R"({"event":"trick","winner":3})");
        read(R"({"event":"showdown","tricks":[0,13,0,13],"paid":"09"})");
        read(R"({"event":"deal"})");
        read(R"({"event":"move","seat":1,"move":{"action":"play","card":"00"}})");
        read(R"({"event":"move","seat":3,"move":{"action":"play","card":"01"}})");
        read(R"({"event":"trick","winner":1})");
        read(R"({"event":"showdown","tricks":[6,7,6,7],"paid":"02"})");
        QCOMPARE(counter.counts(),
                 (QMap<QString, int>{{u"magicianTaken"_s, 1},
                                     {u"magicianLost"_s, 1},
                                     {u"slams"_s, 1},
                                     {u"slammed"_s, 1},
                                     {u"foolPaid"_s, 1}}));
    }

    /// Deals of one's own, kings that changed sides, signals, and the best deal.
    void countsWhatASeatDid()
    {
        record::TrickCounter counter(2);
        const auto read = [&counter](const char *line) { counter.read(objectOf(line)); };
        read(R"({"event":"deal","dealer":2})");
        read(R"({"event":"move","seat":1,"move":{"action":"play","card":"KC","signal":"S17"}})");
        read(R"({"event":"move","seat":2,"move":{"action":"play","card":"09","signal":"S8"}})");
        read(R"({"event":"move","seat":3,"move":{"action":"play","card":"KD","signal":null}})");
        read(R"({"event":"trick","winner":2})");
        read(R"({"event":"move","seat":0,"move":{"action":"play","card":"KB","signal":null}})");
        read(R"({"event":"move","seat":2,"move":{"action":"play","card":"01","signal":null}})");
        read(R"({"event":"trick","winner":0})");
        read(R"({"event":"showdown","tricks":[6,7,6,7],"paid":null,"change":[-12,12,-12,12]})");
        read(R"({"event":"deal","dealer":3})");
        read(R"({"event":"move","seat":2,"move":{"action":"say","signal":"S20"}})");
        read(R"({"event":"move","seat":2,"move":{"action":"play","card":"KS","signal":null}})");
        read(R"({"event":"trick","winner":1})");
        read(R"({"event":"showdown","tricks":[6,7,6,7],"paid":null,"change":[-3,3,-3,3]})");
        QCOMPARE(counter.counts(),
                 (QMap<QString, int>{{u"bestMade"_s, -3},
                                     {u"dealt"_s, 1},
                                     {u"dealtMade"_s, -12},
                                     {u"kingsLost"_s, 1},
                                     {u"kingsTaken"_s, 2},
                                     {u"magicianKept"_s, 1},
                                     {u"signals"_s, 2}}));
    }
};

QTEST_GUILESS_MAIN(KnockRecordTest)

#include "knock_record_test.moc"
