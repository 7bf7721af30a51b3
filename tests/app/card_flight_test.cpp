// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/card_flight.h"
#include "pictures/flight_nodes.h"

#include <QTest>

namespace {

CardFlight dealt()
{
    return {.startFace = QStringLiteral("piacentine/back"),
            .endFace = QStringLiteral("piacentine/back"),
            .from = {100, 100},
            .to = {400, 500},
            .fromScale = 1,
            .toScale = 0.5,
            .fromTurn = 10,
            .toTurn = -7,
            .start = 140,
            .time = 180};
}

CardFlight carried()
{
    CardFlight flight = dealt();
    flight.endFace = QStringLiteral("piacentine/AD");
    flight.bend = {-0.8 * 60, 0.6 * 60};
    flight.waits = true;
    return flight;
}

/// As a card's picture is: red, with a clear edge of a pixel.
QImage redCard(QSize size)
{
    QImage picture(size + QSize(2, 2), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    for (int y = 1; y <= size.height(); ++y)
        for (int x = 1; x <= size.width(); ++x)
            picture.setPixelColor(x, y, Qt::red);
    return picture;
}

/// How many pixels are the card and not its shadow.
int red(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y).red() > 128 ? 1 : 0;
    return count;
}

} // namespace

class CardFlightTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void goesFromOnePlaceToTheOther()
    {
        for (const CardFlight &flight : {dealt(), carried()}) {
            const CardFlight::Pose first = flight.pose(0);
            const CardFlight::Pose last = flight.pose(1);
            QCOMPARE(first.at, flight.from);
            QCOMPARE(first.scale, 1.0);
            QCOMPARE(first.turn, 10.0);
            QCOMPARE(first.lift, 0.0);
            QVERIFY((last.at - flight.to).manhattanLength() < 1e-9);
            QCOMPARE(last.scale, 0.5);
            QCOMPARE(last.turn, -7.0);
            QVERIFY(last.lift < 1e-9);
        }
    }

    /// The way is 500 long and goes 3 to the right where it goes 4 down.
    static void leavesTheStraightWayByItsArc()
    {
        QCOMPARE(dealt().pose(0.5).at, QPointF(250, 300));
        QCOMPARE(carried().pose(0.5).at, QPointF(250 - 0.8 * 30, 300 + 0.6 * 30));
        CardFlight nowhere = carried();
        nowhere.to = nowhere.from;
        nowhere.bend = {};
        QCOMPARE(nowhere.pose(0.5).at, nowhere.from);
    }

    static void keepsItsTimes()
    {
        for (const CardFlight &flight : {dealt(), carried()}) {
            QCOMPARE(flight.gone(0), 0.0);
            QCOMPARE(flight.gone(140), 0.0);
            QCOMPARE(flight.gone(320), 1.0);
            QCOMPARE(flight.gone(5000), 1.0);
            QVERIFY(!flight.ended(319));
            QVERIFY(flight.ended(320));
        }
        QVERIFY(!dealt().seen(140) && dealt().seen(141));
        QVERIFY(carried().seen(0));
    }

    static void slowsDownWhereItIsDealt()
    {
        QVERIFY(dealt().gone(140 + 60) > 0.6);
        QVERIFY(carried().gone(140 + 45) < 0.2);
        QVERIFY(std::abs(carried().gone(140 + 70) - 0.5) < 0.01);
    }

    /// A little too far, by two or three pixels, and back.
    static void settles()
    {
        for (const CardFlight &flight : {dealt(), carried()}) {
            qreal most = 0;
            for (int now = flight.start; now < flight.start + flight.time; ++now)
                most = std::max(most, flight.gone(now));
            const qreal pixels = (most - 1) * 500;
            QVERIFY2(pixels > 2 && pixels < 3.5, qPrintable(QString::number(pixels)));
            QVERIFY(flight.pose(most).turn > flight.toTurn);
        }
    }

    /// It waits halfway, and all of it takes no longer than it says.
    static void restsHalfway()
    {
        CardFlight flight = carried();
        flight.time = 500;
        flight.rest = 200;
        int still = 0;
        for (int now = flight.start; now < flight.start + flight.time; ++now)
            still += flight.gone(now) == 0.5 ? 1 : 0;
        QVERIFY(still >= 199 && still <= 201);
        QCOMPARE(flight.gone(flight.start + 500), 1.0);
    }

    static void isSeenAsLongAsItShouldBe()
    {
        CardFlight flight = carried();
        flight.seenFrom = 100;
        flight.stays = 50;
        QVERIFY(!flight.seen(99) && flight.seen(100));
        QVERIFY(!flight.ended(140 + 180 + 49) && flight.ended(140 + 180 + 50));
    }

    /// It is a line where its other face comes up, and flat at both ends.
    static void turnsOverOnTheSecondPart()
    {
        const CardFlight flight = carried();
        QCOMPARE(flight.pose(0).across, 1.0);
        QCOMPARE(flight.pose(0.52).across, 1.0);
        QVERIFY(!flight.pose(0.755).over && flight.pose(0.765).over);
        QVERIFY(flight.pose(0.76).across < 0.03);
        QVERIFY(flight.pose(0.76).across > 0);
        QCOMPARE(flight.pose(1).across, 1.0);
        for (double gone = 0; gone <= 1; gone += 0.01) {
            QCOMPARE(dealt().pose(gone).across, 1.0);
            QVERIFY(!dealt().pose(gone).over);
        }
    }

    /// For the cards that are turned a few times only: the card is as large as it should be, and its middle is where
    /// the corner says.
    static void isTurnedAroundItsMiddle_data()
    {
        QTest::addColumn<double>("turn");
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("density");
        QTest::newRow("straight") << 0.0 << 1.0 << 1.0;
        QTest::newRow("turned") << 7.0 << 1.0 << 1.0;
        QTest::newRow("small") << -12.0 << 0.5 << 1.0;
        QTest::newRow("lying") << 90.0 << 1.0 << 1.0;
        QTest::newRow("dense") << 7.0 << 0.8 << 2.0;
    }
    static void isTurnedAroundItsMiddle()
    {
        QFETCH(const double, turn);
        QFETCH(const double, scale);
        QFETCH(const double, density);
        const QSize size(56, 100);
        const QImage picture = redCard(size * density);
        const auto [image, corner]
            = FlightNodes::turned({.scale = scale, .turn = turn, .lift = 0.3}, picture, size, density);
        const double expected = size.width() * size.height() * scale * scale * density * density;
        QVERIFY2(std::abs(red(image) - expected) < expected * 0.05, qPrintable(QString::number(red(image))));
        // Halfway from the middle to each side lies the card, and as far beyond it does not.
        const QTransform lies = QTransform().rotate(turn);
        for (const QPointF &side : {QPointF(28, 0), QPointF(-28, 0), QPointF(0, 50), QPointF(0, -50)}) {
            const auto at = [&](double part) { return (lies.map(side) * part * scale * density).toPoint() - corner; };
            QCOMPARE(image.pixelColor(at(0.5)).red(), 255);
            QVERIFY(!image.rect().contains(at(1.2)) || image.pixelColor(at(1.2)).red() < 128);
        }
    }
};

QTEST_GUILESS_MAIN(CardFlightTest)
#include "card_flight_test.moc"
