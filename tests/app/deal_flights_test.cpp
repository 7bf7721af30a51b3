// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"
#include "pictures/card_way.h"
#include "sandbox.h"
#include "table/flight.h"
#include "table/tempo.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

std::vector<flights::Packet> hands(int seats, int cards)
{
    std::vector<flights::Packet> all;
    for (int seat = 0; seat < seats; ++seat)
        all.push_back({.zone = u"hand"_s, .seat = seat, .faces = QStringList(cards, u"piacentine/back"_s)});
    return all;
}

QList<int> delays(const QList<Flight> &flights)
{
    QList<int> all;
    for (const Flight &flight : flights)
        if (flight.way == Flight::Dealt)
            all << flight.delay;
    return all;
}

constexpr CardWay::Sizes sizes{.from = {60, 100}, .to = {40, 70}};

} // namespace

class DealFlightsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Preferences::instance().setPace(1);
        Preferences::instance().setStaging(Preferences::fullStaging);
    }

    static void cardsComeOneByOneAtAnEvenBeat()
    {
        const auto beat = static_cast<int>(Tempo::dealing().count());
        QVERIFY(beat >= 120 && beat <= 140);
        const QList<Flight> dealt = flights::dealt(hands(4, 3), {.apart = beat, .each = true});
        const QList<int> when = delays(dealt);
        QCOMPARE(when.size(), 12);
        for (qsizetype card = 1; card < when.size(); ++card)
            QCOMPARE(when[card] - when[card - 1], beat);
        // Round by round: everybody has one before anybody has two.
        QCOMPARE(dealt[4].to.seat, 0);
        QCOMPARE(dealt[4].to.index, 1);
    }

    static void briskTablesDealFaster()
    {
        const auto normal = Tempo::dealing();
        Preferences::instance().setPace(2);
        QVERIFY(Tempo::dealing() < normal);
        Preferences::instance().setStaging(Preferences::shortStaging);
        QVERIFY(Tempo::dealing().count() <= 70);
        Preferences::instance().setStaging(Preferences::noStaging);
        QVERIFY(Tempo::dealing().count() <= 20);
        Tempo tempo;
        QVERIFY(!tempo.staged());
        QCOMPARE(tempo.trade(2).count(), 0);
    }

    static void packetsComeHandByHand()
    {
        const QList<int> when = delays(flights::dealt(hands(3, 3), {.apart = 130, .each = false}));
        QCOMPARE(when, (QList<int>{0, 25, 50, 130, 155, 180, 260, 285, 310}));
    }

    static void thePackIsCutBeforeTheFirstCard()
    {
        const QList<Flight> dealt = flights::dealt(hands(4, 3), {.apart = 130, .each = true, .cut = true});
        int cutEnds = 0;
        for (const Flight &flight : dealt)
            if (flight.way == Flight::Lifted)
                cutEnds = std::max(cutEnds, flight.delay + flight.time);
        QVERIFY(cutEnds > 0);
        QVERIFY(delays(dealt).constFirst() >= cutEnds);
        QCOMPARE(dealt.constFirst().way, Flight::Dealt); // who listens goes by the first
    }

    /// Nothing of a shuffle shows a face, every card is seen without a gap until it is where the next one starts, and
    /// the pack ends on the stock.
    static void aShuffleIsWhole()
    {
        for (const int seats : {2, 6, 12, 24}) {
            const QList<Flight> all = flights::shuffled(hands(seats, 3), 1, u"piacentine/back"_s);
            int gathered = 0;
            for (const Flight &flight : all) {
                QCOMPARE(flight.leaves, u"piacentine/back"_s);
                QCOMPARE(flight.lands, u"piacentine/back"_s);
                QVERIFY(flight.stays >= 0);
                QVERIFY(flight.seenFrom <= flight.delay);
                if (flight.way == Flight::Gathered)
                    gathered = std::max(gathered, flight.delay + flight.time);
            }
            for (const Flight &flight : all)
                if (flight.way == Flight::Gathered)
                    QCOMPARE(flight.delay + flight.time + flight.stays, gathered);
            QCOMPARE(flights::untilRiffle(all).count(), gathered);
            QCOMPARE(all.constLast().to.zone, u"stock"_s);
            QVERIFY(flights::lasting(all) < std::chrono::milliseconds(3000));
            QVERIFY(all.size() < 80);
        }
    }

    static void aWayWithNobodyNearIsAsItWasMeant()
    {
        const CardWay way = CardWay::past({0, 0}, {400, 0}, {0, 40}, sizes, {QRectF(0, 500, 80, 80)});
        QCOMPARE(way.bend, QPointF(0, 40));
        QCOMPARE(way.at(0.5), QPointF(200, 20));
        QCOMPARE(way.at(0), QPointF(0, 0));
        QCOMPARE(way.at(1), QPointF(400, 0));
    }

    static void aWayKeepsOffAFace()
    {
        const QList<QRectF> faces{QRectF(170, -30, 60, 60)};
        const CardWay straight{.from = {0, 0}, .to = {400, 0}, .bend = {}};
        QVERIFY(straight.clearance(sizes, faces) < 0);
        const CardWay way = CardWay::past({0, 0}, {400, 0}, {}, sizes, faces);
        QVERIFY(way.clearance(sizes, faces) > 0);
    }
};

SANDBOXED_TEST_MAIN(DealFlightsTest)
#include "deal_flights_test.moc"
