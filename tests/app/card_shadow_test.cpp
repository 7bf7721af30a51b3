// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/card_shadow.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize card(100, 178);

/// How dark the pixels of a part are, all together.
qint64 darkness(const QImage &shadow, const QRect &part)
{
    qint64 sum = 0;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            sum += qAlpha(shadow.pixel(x, y));
    return sum;
}

/// Where the card lies in the picture of its shadow.
QRect lies(qreal lift)
{
    const QMarginsF beyond = CardShadow::beyond(lift);
    return {QPoint(qRound(beyond.left()), qRound(beyond.top())), card};
}

} // namespace

class CardShadowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void reachesBeyondTheCard()
    {
        QCOMPARE(CardShadow::picture(card, 0, 1).size(), card + QSize(14 + 18, 9 + 20));
        QCOMPARE(CardShadow::picture(card * 2, 0, 2).size(), (card + QSize(14 + 18, 9 + 20)) * 2);
        QVERIFY(CardShadow::picture(card, 0.8, 1).width() > CardShadow::picture(card, 0, 1).width());
    }

    /// The lamp hangs at the left above.
    static void fallsDownAndToTheRight()
    {
        for (const double lift : {0.0, 0.4, 0.8}) {
            const QImage shadow = CardShadow::picture(card, lift, 1);
            const QRect lying = lies(lift);
            const QRect all = shadow.rect();
            const qint64 left = darkness(shadow, QRect(all.topLeft(), QPoint(lying.left() - 1, all.bottom())));
            const qint64 right = darkness(shadow, QRect(QPoint(lying.right() + 1, 0), all.bottomRight()));
            const qint64 above = darkness(shadow, QRect(all.topLeft(), QPoint(all.right(), lying.top() - 1)));
            const qint64 below = darkness(shadow, QRect(QPoint(0, lying.bottom() + 1), all.bottomRight()));
            QVERIFY2(left > 0 && right > left, qPrintable(u"%1: %2, %3"_s.arg(lift).arg(left).arg(right)));
            QVERIFY2(above > 0 && below > above, qPrintable(u"%1: %2, %3"_s.arg(lift).arg(above).arg(below)));
        }
    }

    static void isFainterTheHigherTheCardIs()
    {
        const auto middle
            = [](qreal lift) { return qAlpha(CardShadow::picture(card, lift, 1).pixel(lies(lift).center())); };
        QVERIFY(middle(0) > middle(0.4));
        QVERIFY(middle(0.4) > middle(0.8));
    }

    static void isKeptForAllCardsOfASize()
    {
        QCOMPARE(CardShadow::picture(card, 0, 1).cacheKey(), CardShadow::picture(card, 0, 1).cacheKey());
        QCOMPARE(CardShadow::picture(card, 0.7, 1).cacheKey(), CardShadow::picture(card, 1, 1).cacheKey());
        QVERIFY(CardShadow::picture(card, 0, 1).cacheKey() != CardShadow::picture(card, 0.4, 1).cacheKey());
    }

    static void isThereForTheSmallestCards()
    {
        const QImage shadow = CardShadow::picture({3, 5}, 0, 1);
        QCOMPARE(shadow.size(), QSize(35, 34));
        QVERIFY(darkness(shadow, shadow.rect()) > 0);
    }
};

QTEST_GUILESS_MAIN(CardShadowTest)
#include "card_shadow_test.moc"
