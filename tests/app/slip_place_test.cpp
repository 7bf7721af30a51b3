// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guide/slip_place.h"

#include <QTest>

namespace {

constexpr QSizeF page(800, 600);
constexpr QSizeF slip(300, 120);
constexpr qreal edge = 4;
constexpr qreal clear = 10;

QRectF place(const QList<QRectF> &spoken, const QList<QRectF> &others = {}, const QList<qreal> &costs = {},
             const QRectF &before = {}, const QList<QSizeF> &shapes = {slip})
{
    return SlipPlace::leastHidden(page, shapes, QList<qreal>(shapes.size(), 0), before, spoken, clear, others, costs,
                                  edge);
}

} // namespace

class SlipPlaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void liesAtTheLeftFootOfAnEmptyTable()
    {
        QCOMPARE(place({}), QRectF(edge, page.height() - slip.height() - edge, slip.width(), slip.height()));
    }

    /// Wherever a card is that is spoken of, it can be seen, with room around it.
    static void neverHidesWhatIsSpokenOf()
    {
        for (int x = 0; x <= 700; x += 50) {
            for (int y = 0; y <= 440; y += 40) {
                const QRectF card(x, y, 100, 160);
                const QRectF found = place({card});
                QVERIFY(!found.intersects(card.adjusted(-clear + 1, -clear + 1, clear - 1, clear - 1)));
                QVERIFY(QRectF(QPointF(), page).contains(found));
            }
        }
    }

    /// Where everything is covered by something, what is worth least is hidden.
    static void hidesWhatIsMissedLeast()
    {
        const QList<QRectF> halves{{0, 0, 800, 300}, {0, 300, 800, 300}};
        QVERIFY(place({}, halves, {1, 14}).bottom() <= 300 + 1);
        QVERIFY(place({}, halves, {14, 1}).top() >= 300 - 1);
    }

    /// Beside what lies at the foot, or above it where it was above before.
    static void staysNearWhereItLay()
    {
        const QList<QRectF> others{{0, 300, 320, 300}};
        QVERIFY(place({}, others, {14}).left() >= 320);
        QVERIFY(place({}, others, {14}, QRectF(QPointF(edge, edge), slip)).bottom() <= 300);
    }

    /// Where the wide slip would lie on something, the narrow one is taken.
    static void takesAnotherShape()
    {
        const QList<QRectF> others{{250, 0, 550, 600}};
        const QRectF found = place({}, others, {10}, {}, {slip, QSizeF(200, 180)});
        QCOMPARE(found.width(), 200);
        QVERIFY(found.right() <= 250);
    }

    /// As near to what it goes with as it may be, or beside what it must not touch.
    static void liesBesideWhatItGoesWith()
    {
        const QPointF near(400, 300);
        const auto beside = [&near](const QList<QRectF> &others, const QList<QSizeF> &shapes = {slip}) {
            return SlipPlace::beside(page, shapes, near, others, QList<qreal>(others.size(), 40), edge);
        };
        QCOMPARE(beside({}), QRectF(QPointF(250, 240), slip));
        const QRectF card(350, 250, 100, 160);
        const QRectF found = beside({card});
        QVERIFY(!found.intersects(card));
        QCOMPARE(found, QRectF(QPointF(250, card.top() - slip.height() - edge), slip));
        // Between two things only the narrow one has room without going far.
        const QList<QRectF> walls{{0, 0, 300, 600}, {500, 0, 300, 600}};
        QCOMPARE(beside(walls, {slip, QSizeF(150, 240)}), QRectF(325, 180, 150, 240));
        QCOMPARE(beside({}, {}), QRectF(edge, edge, 0, 0));
    }

    /// A page with no room, no shapes, lists of different length: a place all the same.
    static void bearsAnything()
    {
        QVERIFY(!place({QRectF(0, 0, 800, 600)}).isEmpty());
        QCOMPARE(place({}, {}, {}, QRectF(1, 2, 3, 4), {}), QRectF(1, 2, 3, 4));
        QVERIFY(!place({}, {QRectF(0, 0, 10, 10)}, {}).isEmpty());
        QVERIFY(!place({}, {}, {}, {}, {QSizeF(2000, 1500)}).isEmpty());
    }
};

QTEST_APPLESS_MAIN(SlipPlaceTest)
#include "slip_place_test.moc"
