// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

using namespace Qt::StringLiterals;

/// What every picture of the pack owes the table, as QtSvg draws it.
class CardArtTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(faces().size(), 40);
        QCOMPARE(backs().size(), 3);
    }

    void keepsWithinItsWeight_data() { everyCard(); }
    void keepsWithinItsWeight()
    {
        QFETCH(QString, file);
        QVERIFY(QFileInfo(file).size() < 90'000);
    }

    void fillsTheCardAtEverySize_data() { everyCard(); }
    void fillsTheCardAtEverySize()
    {
        QFETCH(QString, file);
        for (const int height : {100, 700}) {
            const QImage picture = drawn(file, height);
            QVERIFY(!picture.isNull());
            // Print in the middle, paper at the edges, and nothing at the rounded corners.
            QVERIFY(qAlpha(picture.pixel(0, 0)) < 16);
            QCOMPARE(qAlpha(picture.pixel(picture.width() / 2, height / 2)), 255);
            QVERIFY2(printedShare(picture) > 0.08, qPrintable(QString::number(printedShare(picture))));
        }
    }

    void printsNothingOverTheBorder_data() { everyCard(); }
    void printsNothingOverTheBorder()
    {
        QFETCH(QString, file);
        const QImage picture = drawn(file, 1000);
        // The border's line runs from 29 to 531 and from 30 to 970 units, two of them wide.
        const QRect within = QRect(QPoint(26, 27), QPoint(533, 972));
        int over = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (!within.contains(x, y) && qAlpha(picture.pixel(x, y)) == 255 && isPrint(picture.pixel(x, y)))
                    ++over;
        QCOMPARE(over, 0);
    }

    void hasAnIndexForEveryCard_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString &face : faces())
            QTest::newRow(qPrintable(face)) << u":/art/packs/piacentine/index/%1.svg"_s.arg(face);
        // Fante, cavallo and re: F C R, and no other.
        const QStringList italian = QDir(u":/art/packs/piacentine/index/it"_s).entryList();
        QCOMPARE(italian.size(), 12);
        for (const QString &file : italian)
            QTest::newRow(qPrintable(u"it/"_s + file)) << u":/art/packs/piacentine/index/it/"_s + file;
    }
    void hasAnIndexForEveryCard()
    {
        QFETCH(QString, file);
        QVERIFY(QFileInfo(file).size() < 6'000);
        const QImage picture = drawn(file, 700);
        // Two corners and nothing else: the same after half a turn, and most of it clear.
        QCOMPARE(qAlpha(picture.pixel(picture.width() / 2, 350)), 0);
        int covered = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                covered += qAlpha(picture.pixel(x, y)) > 0 ? 1 : 0;
        const double share = static_cast<double>(covered) / (picture.width() * picture.height());
        QVERIFY2(share > 0.02 && share < 0.12, qPrintable(QString::number(share)));
    }

private:
    static QStringList faces()
    {
        QStringList faces;
        for (const QChar suit : u"DCSB"_s)
            for (const QChar rank : u"234567JHKA"_s)
                if (QFile::exists(u":/art/packs/piacentine/%1%2.svg"_s.arg(rank).arg(suit)))
                    faces << QString(rank) + suit;
        return faces;
    }
    static QStringList backs() { return QDir(u":/art/packs/piacentine"_s).entryList({u"back-*.svg"_s}); }
    static void everyCard()
    {
        QTest::addColumn<QString>("file");
        for (const QString &face : faces())
            QTest::newRow(qPrintable(face)) << u":/art/packs/piacentine/%1.svg"_s.arg(face);
        for (const QString &back : backs())
            QTest::newRow(qPrintable(back)) << u":/art/packs/piacentine/"_s + back;
    }
    static QImage drawn(const QString &file, int height)
    {
        QSvgRenderer svg(file);
        if (!svg.isValid())
            return {};
        QImage image(qRound(height * 0.56), height, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        svg.render(&painter);
        return image;
    }
    /// Anything darker than the cards' paper, a little unevenness aside.
    static bool isPrint(QRgb colour) { return qRed(colour) < 245 || qGreen(colour) < 243 || qBlue(colour) < 232; }
    static double printedShare(const QImage &picture)
    {
        int printed = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                printed += qAlpha(picture.pixel(x, y)) == 255 && isPrint(picture.pixel(x, y)) ? 1 : 0;
        return static_cast<double>(printed) / (picture.width() * picture.height());
    }
};

QTEST_MAIN(CardArtTest)
#include "card_art_test.moc"
