// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/known_games.h"
#include "games/pinale/pinale_counter.h"
#include "opponents_page.h"
#include "played.h"
#include "records/parsed_record.h"
#include "records/record_facts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace pinale;
using PinaleJson = Json<Pinale>;
using Parsed = record::Parsed<Pinale>;

namespace {

QJsonObject objectOf(const QByteArray &line)
{
    return QJsonDocument::fromJson(line).object();
}

Parsed parsed(std::uint64_t number, int seats = 2, const Options &options = {.end = Options::End::points1000})
{
    auto read = record::parse<Pinale>(played::match<Pinale>(number, seats, options));
    return std::get<Parsed>(std::move(read));
}

} // namespace

/// The records of Pinale, and what programs at its seats are told.
class PinaleRecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsNameItsRules()
    {
        const QByteArray text = played::match<Pinale>(3, 2);
        QCOMPARE(objectOf(text.split('\n')[0])[u"options"_s],
                 QJsonValue(QJsonObject{{u"teams"_s, u"off"_s},
                                        {u"direction"_s, u"clockwise"_s},
                                        {u"maxWildsPerMeld"_s, u"notMoreThanNaturals"_s},
                                        {u"pureQualifier"_s, false},
                                        {u"goOutBonus"_s, u"0"_s},
                                        {u"stockOut"_s, u"reshuffle"_s},
                                        {u"maxReshuffles"_s, 2},
                                        {u"wildGroupDoubling"_s, u"naturals"_s},
                                        {u"fullRunWilds"_s, false},
                                        {u"showDiscardHistory"_s, false},
                                        {u"end"_s, u"target2500"_s}}));
    }

    void thePageIsRight()
    {
        const OpponentsPage page(QStringLiteral(OPPONENTS_PAGE));
        QVERIFY(page.compare<Pinale>(1, QStringLiteral(RECORD_CHECKER)) >= 12);
    }

    /// No program sees a card that its seat may not see: the hands of others as they are dealt, and what they draw.
    void programsAreToldWhatTheirSeatSees()
    {
        int deals = 0;
        int draws = 0;
        int reshuffles = 0;
        for (std::uint64_t number = 1; number <= 6; ++number) {
            const Parsed match = parsed(number, 2 + static_cast<int>(number % 3));
            for (std::size_t place = 0; place < match.steps.size(); ++place) {
                const auto step = match.steps[place];
                const QJsonObject line = *PinaleJson::seenEvent(seenBy(step.event, 1), 1, step.state.seats());
                QVERIFY(!QJsonDocument(line).toJson().contains("--"));
                QVERIFY(!QJsonDocument(PinaleJson::view(step.state.view(1))).toJson().contains("--"));
                if (line[u"event"_s] == u"deal"_s) {
                    ++deals;
                    for (game::Seat seat = 0; seat < step.state.seats(); ++seat)
                        QCOMPARE(line[u"hands"_s][seat].isNull(), seat != 1);
                } else if (line[u"move"_s][u"action"_s] == u"draw"_s && line[u"seat"_s] != 1) {
                    ++draws;
                    QVERIFY(line[u"move"_s][u"drew"_s].isUndefined());
                } else if (line[u"event"_s] == u"reshuffle"_s) {
                    ++reshuffles;
                    QCOMPARE(line[u"drew"_s].isUndefined(), line[u"seat"_s] != 1);
                }
            }
        }
        QVERIFY(deals > 20 && draws > 300 && reshuffles > 3);
    }

    void movesComeBackAsTheyWereWritten()
    {
        int compared = 0;
        int steps = 0;
        for (std::uint64_t number = 1; number <= 4; ++number) {
            const Parsed match = parsed(number);
            for (const auto &step : match.steps) {
                if (!step.chosen || std::holds_alternative<Cut>(step.chosen->move))
                    continue;
                JsonReader reader(PinaleJson::move(step.chosen->move));
                QVERIFY(PinaleJson::readMove(reader) == step.chosen->move);
                QVERIFY(!reader.failed());
                ++compared;
                if (const auto *play = std::get_if<Play>(&step.chosen->move))
                    steps += static_cast<int>(play->steps.size());
            }
        }
        QVERIFY(compared > 500 && steps > 100);
    }
    /// An ace begins a run as the low one, and ends it as the high one.
    void anAceHasTwoPlaces()
    {
        for (const auto &[cards, first] :
             {std::pair(R"(["AH","3H","4H","5H"])", int{lowAce}), std::pair(R"(["JH","QH","KH","AH"])", 9)}) {
            JsonReader reader(objectOf(QByteArray(R"({"action":"play","lay":[{"new":"run","cards":)") + cards
                                       + R"(}],"discard":"3C"})"));
            const Move move = PinaleJson::readMove(reader);
            QVERIFY2(!reader.failed(), qPrintable(reader.firstFault()));
            QCOMPARE(int{std::get<NewMeld>(std::get<Play>(move).steps[0]).meld.first}, first);
        }
    }

    void nonsenseIsNamed_data()
    {
        QTest::addColumn<QByteArray>("move");
        for (const char *move :
             {R"({"action":"knock"})", R"({"action":"play"})", R"({"action":"play","discard":"2H0"})",
              R"({"action":"play","discard":"7H","lay":{}})", R"({"action":"play","discard":"7H","lay":[3]})",
              R"({"action":"play","discard":"7H","lay":[{"new":"pair","cards":["7C"]}]})",
              R"({"action":"play","discard":"7H","lay":[{"new":"run"}]})",
              R"({"action":"play","discard":"7H","lay":[{"new":"run","cards":["7C","8C"],"as":["7C"]}]})",
              R"({"action":"play","discard":"7H","lay":[{"new":"run","cards":["7C",null]}]})",
              R"({"action":"play","discard":"7H","lay":[{"extend":40,"cards":["7C"]}]})",
              R"({"action":"play","discard":"7H","lay":[{"extend":-1,"cards":["7C"]}]})",
              R"({"action":"play","discard":"7H","lay":[{"extend":0,"cards":[]}]})",
              R"({"action":"play","discard":"7H","lay":[{"swap":0}]})",
              R"({"action":"play","discard":"7H","lay":[{"swap":0,"place":13}]})",
              R"({"action":"take","discard":"X1"})"})
            QTest::newRow(move) << QByteArray(move);
    }
    void nonsenseIsNamed()
    {
        QFETCH(const QByteArray, move);
        JsonReader reader(objectOf(move));
        static_cast<void>(PinaleJson::readMove(reader));
        QVERIFY(reader.failed());
    }
    /// What reads well and is against the rules is refused, and breaks nothing.
    void whatIsIllegalIsRefused()
    {
        const Parsed match = parsed(5);
        int refused = 0;
        for (const auto &step : match.steps) {
            if (!step.chosen || !std::holds_alternative<Play>(step.chosen->move))
                continue;
            const View view = step.chosen->before.view(step.chosen->seat);
            for (const char *text :
                 {R"({"action":"play","discard":"7H","lay":[{"new":"jokers","cards":["7C","8C","9C"]}]})",
                  R"({"action":"play","discard":"7H","lay":[{"new":"run","cards":["XR","XB","XR","XB"]}]})",
                  R"({"action":"take","discard":"7H","lay":[{"extend":33,"cards":["7C"]}]})",
                  R"({"action":"take","discard":"7H","lay":[{"swap":33,"place":12}]})"}) {
                JsonReader reader(objectOf(text));
                const Move move = PinaleJson::readMove(reader);
                QVERIFY(!reader.failed());
                QVERIFY(!PinaleJson::legalMove(view, move));
                ++refused;
            }
        }
        QVERIFY(refused > 200);
    }

    /// What is listed is legal, and what the table plays for a program that owes a move is too.
    void theTableStandsIn()
    {
        const Parsed match = parsed(4);
        QSet<QString> phases;
        for (const auto &step : match.steps) {
            if (!step.chosen)
                continue;
            const View view = step.chosen->before.view(step.chosen->seat);
            QVERIFY(PinaleJson::legalMove(view, PinaleJson::standIn(view)));
            phases << PinaleJson::phaseName(view);
            QCOMPARE(PinaleJson::goesOn(view), view.phase == Phase::play);
            const QJsonArray legal = PinaleJson::legal(view);
            QVERIFY(!legal.isEmpty());
            for (const QJsonValue each : legal) {
                if (view.phase == Phase::cut)
                    continue;
                JsonReader reader(each.toObject());
                QVERIFY(PinaleJson::legalMove(view, PinaleJson::readMove(reader)));
            }
            if (view.phase == Phase::draw)
                QCOMPARE(legal.size() > 1, mayTake(view.choice()));
        }
        QCOMPARE(phases, (QSet<QString>{u"cut"_s, u"draw"_s, u"play"_s}));
    }

    void aPairWinsTogether()
    {
        const QByteArray text = played::match<Pinale>(2, 4, {.teams = true, .end = Options::End::hands4});
        const auto first = record::facts(text, 0);
        const auto partner = record::facts(text, 2);
        const auto other = record::facts(text, 1);
        QVERIFY(first && partner && other && first->kind == game::Score::points);
        QCOMPARE(first->won, partner->won);
        QVERIFY(first->won != other->won && !first->shared);
        QCOMPARE(first->made, partner->made);
        // Whoever goes out has no cards left, and has played the hand all the same.
        QCOMPARE(first->deals(), partner->deals());
        QVERIFY(first->deals() >= 4);
    }

    void countsHowDealsEnded()
    {
        record::MeldCounter counter(0, {});
        const auto read = [&counter](const char *line) { counter.read(objectOf(line)); };
        read(R"({"event":"deal"})");
        for (int turn = 0; turn < 4; ++turn) {
            read(R"({"event":"move","seat":0,"move":{"action":"draw"}})");
            read(R"({"event":"move","seat":0,"move":{"action":"play","lay":[]}})");
        }
        read(R"({"event":"showdown","wentOut":0,"left":[0,130],"melds":[140,20],"change":[140,-110]})");
        QCOMPARE(counter.counts(), (QMap<QString, int>{{u"outs"_s, 1}}));
        read(R"({"event":"deal"})");
        for (int turn = 0; turn < 3; ++turn)
            read(R"({"event":"move","seat":0,"move":{"action":"take","lay":[]}})");
        read(R"({"event":"showdown","wentOut":0,"left":[0,130],"melds":[640,0],"change":[640,-130]})");
        read(R"({"event":"showdown","wentOut":1,"left":[100,0]})");
        read(R"({"event":"showdown","wentOut":1,"left":[95,0]})");
        read(R"({"event":"showdown","wentOut":null,"left":[0,0]})");
        QCOMPARE(counter.counts(),
                 (QMap<QString, int>{{u"outs"_s, 2},
                                     {u"earlyOuts"_s, 1},
                                     {u"coldOuts"_s, 1},
                                     {u"richDeals"_s, 1},
                                     {u"caught"_s, 1},
                                     {u"othersOut"_s, 1},
                                     {u"stockEnds"_s, 1}}));
    }

    void countsSwapsOncePerDeal()
    {
        record::MeldCounter counter(0, {});
        const auto read = [&counter](const char *line) { counter.read(objectOf(line)); };
        read(R"({"event":"move","seat":0,"move":{"lay":[{"swap":1,"place":2},{"new":"run","cards":[]}]}})");
        read(R"({"event":"move","seat":0,"move":{"lay":[{"swap":1,"place":2}]}})");
        read(R"({"event":"move","seat":1,"move":{"lay":[{"swap":1,"place":2}]}})");
        read(R"({"event":"deal"})");
        read(R"({"event":"move","seat":0,"move":{"action":"take","lay":[{"swap":0,"place":1}]}})");
        QCOMPARE(counter.counts(), (QMap<QString, int>{{u"swaps"_s, 2}}));
    }

    /// A joker in a full run may be swapped out: then it counts 1,500 after all, and for whose run it is.
    void countsFullRunsAndJokers()
    {
        constexpr auto twelve = R"({"event":"move","seat":1,"move":{"lay":[{"new":"run",
            "cards":["AH","3H","4H","5H","6H","7H","8H","9H","XR","JH","QH","KH"],
            "as":["AH","3H","4H","5H","6H","7H","8H","9H","TH","JH","QH","KH"]}]}})";
        constexpr auto lastAce = R"({"event":"move","seat":3,"move":{"lay":[{"extend":0,"cards":["AH"]}]}})";
        constexpr auto ten = R"({"event":"move","seat":2,"move":{"lay":[{"swap":0,"place":8},
            {"new":"jokers","cards":["XR","XB","XR"]}]}})";
        constexpr auto joker = R"({"event":"move","seat":0,"move":{"lay":[{"extend":1,"cards":["XB"]}]}})";
        constexpr auto out = R"({"event":"showdown","wentOut":2,"melds":[500,1500,500,1500]})";
        const auto counted = [&](game::Seat seat, bool swapped, bool wildsToo) {
            record::MeldCounter counter(seat, {.teams = true, .fullRunWilds = wildsToo});
            for (const char *line : {R"({"event":"deal"})", twelve, lastAce, ten, joker, out})
                if (swapped || line != ten)
                    counter.read(objectOf(line));
            return counter.counts();
        };
        QCOMPARE(counted(3, true, false).value(u"fullRuns"_s), 1);
        QCOMPARE(counted(0, true, false).value(u"fullRuns"_s), 0);
        QCOMPARE(counted(0, true, false).value(u"fourJokers"_s), 1);
        QCOMPARE(counted(1, true, false).value(u"fourJokers"_s), 0);
        QCOMPARE(counted(1, false, false).value(u"fullRuns"_s), 0);
        QCOMPARE(counted(1, false, true).value(u"fullRuns"_s), 1);
    }
};

QTEST_GUILESS_MAIN(PinaleRecordTest)

#include "pinale_record_test.moc"
