// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/known_games.h"
#include "opponents_page.h"
#include "played.h"
#include "records/parsed_record.h"
#include "records/record_facts.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace thirtyone;
using ThirtyoneJson = Json<Thirtyone>;
using Parsed = record::Parsed<Thirtyone>;

namespace {

QJsonObject objectOf(const QByteArray &line)
{
    return QJsonDocument::fromJson(line).object();
}

/// What the showdowns of a record took from a seat.
int livesLost(const QByteArray &text, game::Seat seat)
{
    int lost = 0;
    for (const QByteArray &line : text.trimmed().split('\n'))
        lost += std::max(0, -objectOf(line)[u"change"_s].toArray().at(seat).toInt());
    return lost;
}

View viewWith(const char *phaseAndHand, Phase phase, const char *taken = nullptr)
{
    View view;
    view.values = &HandValues::table(false);
    view.seats = 3;
    view.seat = view.toMove = 1;
    view.phase = phase;
    view.stock = 20;
    const QStringList codes = QString::fromLatin1(phaseAndHand).split(u' ', Qt::SkipEmptyParts);
    for (const QString &code : codes)
        view.hand.push_back(*cards::french::parse(code.toStdString()));
    if (taken != nullptr)
        view.taken = *cards::french::parse(taken);
    return view;
}

} // namespace

/// Thirty-One's records, and what programs at its seats are told.
class ThirtyoneRecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsNameItsRules()
    {
        const QByteArray text = played::match<Thirtyone>(3, 3);
        QCOMPARE(objectOf(text.split('\n')[0])[u"options"_s],
                 QJsonValue(QJsonObject{{u"source"_s, u"stock"_s},
                                        {u"settlement"_s, u"lives"_s},
                                        {u"chips"_s, 10},
                                        {u"ante"_s, 1},
                                        {u"maxHands"_s, 20},
                                        {u"capRounds"_s, 10},
                                        {u"switchReset"_s, u"cancelHand"_s},
                                        {u"billValue"_s, u"5"_s},
                                        {u"target"_s, u"31"_s},
                                        {u"pack"_s, u"52"_s},
                                        {u"lives"_s, 3},
                                        {u"county"_s, true},
                                        {u"sideBets"_s, false},
                                        {u"sidePurse"_s, 20},
                                        {u"threeOfAKind305"_s, false},
                                        {u"blitzAfterKnock"_s, false},
                                        {u"knockFromRound"_s, 1}}));
    }

    /// What a stranger reads is so.
    void thePageIsRight()
    {
        const OpponentsPage page(QStringLiteral(OPPONENTS_PAGE));
        QCOMPARE(page.compare<Thirtyone>(1, QStringLiteral(RECORD_CHECKER)), 5);
    }

    /// No program sees a card that its seat may not see: those of the deal, those drawn by others, and where nobody
    /// shows them those of a deal that ends with the stock.
    void programsAreToldWhatTheirSeatSees()
    {
        int drawnByOthers = 0;
        int ownDraws = 0;
        for (std::uint64_t number = 1; number <= 20; ++number) {
            const auto read = record::parse<Thirtyone>(played::match<Thirtyone>(number, 4));
            const auto &match = std::get<Parsed>(read);
            for (std::size_t place = 0; place < match.steps.size(); ++place) {
                const auto step = match.steps[place];
                const QJsonObject line = *ThirtyoneJson::seenEvent(seenBy(step.event, 2), 2, 4);
                QVERIFY(!QJsonDocument(line).toJson().contains("--"));
                if (line[u"event"_s] == u"deal"_s)
                    for (game::Seat seat = 0; seat < 4; ++seat)
                        QCOMPARE(line[u"hands"_s][seat].isNull(), seat != 2 && step.state.view(seat).hand.size() == 3);
                if (line[u"move"_s][u"action"_s] == u"draw"_s) {
                    const bool own = line[u"seat"_s] == 2;
                    QCOMPARE(line[u"move"_s].toObject().contains(u"drew"_s), own);
                    (own ? ownDraws : drawnByOthers) += 1;
                }
            }
        }
        QVERIFY(ownDraws > 20 && drawnByOthers > 60);
        Showdown stockOut{.ending = Ending::stockOut};
        for (game::Seat seat = 0; seat < 2; ++seat) {
            stockOut.playing.insert(seat);
            stockOut.hands[game::at(seat)] = viewWith("2C 3C 4C", Phase::turn).hand;
        }
        const QJsonObject line = *ThirtyoneJson::seenEvent(seenBy(stockOut, 0), 0, 2);
        QVERIFY(line[u"hands"_s][0].isArray() && line[u"hands"_s][1].isNull());
        QCOMPARE(line[u"by"_s], QJsonValue(u"stock"_s));
    }

    /// What the table plays for a program that owes a move leaves the hand as it was.
    void theTableStandsIn()
    {
        QCOMPARE(ThirtyoneJson::standIn(viewWith("", Phase::cut)), Move(Cut{26}));
        QCOMPARE(ThirtyoneJson::standIn(viewWith("2C 3C 4H", Phase::turn)), Move(DrawStock{}));
        const View drew = viewWith("2C 3C 4H KS", Phase::discardOne);
        QCOMPARE(ThirtyoneJson::standIn(drew), Move(Discard{*cards::french::parse("KS")}));
        QVERIFY(ThirtyoneJson::goesOn(drew));
        const View took = viewWith("2C 3C 4H KC", Phase::discardOne, "KC");
        QCOMPARE(ThirtyoneJson::standIn(took), Move(Discard{*cards::french::parse("4H")}));
        QCOMPARE(ThirtyoneJson::standIn(viewWith("2C 3C 4H", Phase::finalTurn)), Move(Stand{}));
    }

    void countsWhatASeatDid()
    {
        QMap<QString, int> counted;
        int blitzes = 0;
        int knocks = 0;
        int twice = 0;
        for (std::uint64_t number = 1; number <= 60; ++number) {
            const QByteArray text = played::match<Thirtyone>(number, 3);
            for (const QByteArray &line : text.trimmed().split('\n')) {
                const QJsonObject object = objectOf(line);
                blitzes += object[u"event"_s] == u"blitz"_s ? static_cast<int>(object[u"seats"_s].toArray().size()) : 0;
                knocks += object[u"move"_s][u"action"_s] == u"knock"_s ? 1 : 0;
            }
            for (game::Seat seat = 0; seat < 3; ++seat) {
                const auto facts = record::facts(text, seat);
                QVERIFY(facts && facts->place >= 1 && facts->deals() > 0);
                QCOMPARE(facts->tokensLost(), livesLost(text, seat));
                twice += static_cast<int>(facts->course.count(record::Facts::twice));
                for (auto count = facts->counts.begin(); count != facts->counts.end(); ++count)
                    counted[count.key()] += count.value();
            }
        }
        QVERIFY(knocks > 200);
        QVERIFY(twice > 10);
        QCOMPARE(counted.value(u"blitzes"_s), blitzes);
        QCOMPARE(counted.value(u"knockPaid"_s) + counted.value(u"knockOthers"_s) + counted.value(u"knockNobody"_s),
                 knocks);
    }
};

QTEST_GUILESS_MAIN(ThirtyoneRecordTest)

#include "thirtyone_record_test.moc"
