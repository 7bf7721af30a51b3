// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cards/packs.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;

namespace {

/// What is looked at in a pack: how many of its indices Italian has letters of its own for, and where in units of its
/// pictures nothing is printed beyond the border's line.
struct Print
{
    const cards::Pack *pack;
    int italianIndices;
    QRect within;
    double least; ///< share of a card that is printed
    QSize corner; ///< of the upper left and lower right one that the border leaves to the index
};
const std::array prints{
    // fante, cavallo and re: F C R; the line runs from 29 to 531 and from 30 to 970, two units wide
    Print{.pack = &cards::italian::piacentine,
          .italianIndices = 12,
          .within = QRect(QPoint(26, 27), QPoint(533, 972)),
          .least = 0.08,
          .corner = {}},
    // fante, donna and re: F D R; from 30 to 610 and from 30 to 970
    Print{.pack = &cards::french::pack,
          .italianIndices = 12,
          .within = QRect(QPoint(27, 27), QPoint(612, 972)),
          .least = 0.02, // a two is two pips in flat ink; its index is another file
          .corner = {84, 176}},
    // fante, cavallo, donna and re: F C D R; the line runs as on a Piacentine card
    Print{.pack = &cards::tarocco::pack,
          .italianIndices = 12, // of a cavalier it is C in both languages
          .within = QRect(QPoint(26, 27), QPoint(533, 972)),
          .least = 0.08,
          .corner = {}},
};

} // namespace

/// What every picture of a pack owes the table, as QtSvg draws it.
class CardArtTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasEveryCardAndBack()
    {
        QCOMPARE(prints.size(), cards::packs.size());
        for (const Print &print : prints) {
            QStringList wanted;
            for (std::uint8_t face = 0; face < print.pack->faces; ++face)
                wanted << QString::fromStdString(print.pack->code(cards::Card(face))) + u".svg"_s;
            for (const std::string_view back : print.pack->backs)
                wanted << u"back-%1.svg"_s.arg(QString::fromLatin1(back));
            QStringList there = QDir(folder(print)).entryList({u"*.svg"_s});
            wanted.sort();
            there.sort();
            QCOMPARE(there, wanted);
            if (!print.pack->large)
                continue;
            wanted.removeIf([](const QString &file) { return file.startsWith(u"back-"_s); });
            QCOMPARE(QDir(folder(print) + u"/large"_s).entryList({u"*.svg"_s}, QDir::Files, QDir::Name), wanted);
        }
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
        QFETCH(int, print);
        for (const int height : {100, 700}) {
            const QImage picture = drawn(file, height, prints[print]);
            QVERIFY(!picture.isNull());
            // Print in the middle, paper at the edges, and nothing at the rounded corners.
            QVERIFY(qAlpha(picture.pixel(0, 0)) < 16);
            QCOMPARE(qAlpha(picture.pixel(picture.width() / 2, height / 2)), 255);
            QVERIFY2(printedShare(picture) > prints[print].least, qPrintable(QString::number(printedShare(picture))));
        }
    }

    void printsNothingOverTheBorder_data() { everyCard(); }
    void printsNothingOverTheBorder()
    {
        QFETCH(QString, file);
        QFETCH(int, print);
        const QImage picture = drawn(file, 1000, prints[print]);
        const QRect &within = prints[print].within;
        int over = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (!within.contains(x, y) && qAlpha(picture.pixel(x, y)) == 255 && isPrint(picture.pixel(x, y)))
                    ++over;
        QCOMPARE(over, 0);
    }

    void leavesItsCornersToTheIndex_data() { everyCard(); }
    void leavesItsCornersToTheIndex()
    {
        QFETCH(QString, file);
        QFETCH(int, print);
        const QSize corner = prints[print].corner;
        if (corner.isEmpty() || file.contains(u"back-"_s))
            return;
        const QImage picture = drawn(file, 1000, prints[print]);
        int over = 0;
        for (int y = 0; y < corner.height() + 20; ++y)
            for (int x = 0; x < corner.width() + 20; ++x)
                over += isPrint(picture.pixel(x, y)) && qAlpha(picture.pixel(x, y)) == 255 ? 1 : 0;
        QCOMPARE(over, 0);
    }

    void hasAnIndexForEveryCard_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("print");
        for (int at = 0; const Print &print : prints) {
            for (std::uint8_t face = 0; face < print.pack->faces; ++face) {
                const QString code = QString::fromStdString(print.pack->code(cards::Card(face)));
                QTest::addRow("%s %s", print.pack->name.data(), qPrintable(code))
                    << folder(print) + u"/index/%1.svg"_s.arg(code) << at;
            }
            const QStringList italian = QDir(folder(print) + u"/index/it"_s).entryList();
            QCOMPARE(italian.size(), print.italianIndices);
            for (const QString &file : italian)
                QTest::addRow("%s it %s", print.pack->name.data(), qPrintable(file))
                    << folder(print) + u"/index/it/"_s + file << at;
            ++at;
        }
    }
    void hasAnIndexForEveryCard()
    {
        QFETCH(QString, file);
        QFETCH(int, print);
        QVERIFY(QFileInfo(file).size() < 6'000);
        const QImage picture = drawn(file, 700, prints[print]);
        // Two corners and nothing else: the same after half a turn, and most of it clear.
        QCOMPARE(qAlpha(picture.pixel(picture.width() / 2, 350)), 0);
        int covered = 0;
        QRect head;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (qAlpha(picture.pixel(x, y)) > 0) {
                    ++covered;
                    if (y < 350 && qAlpha(picture.pixel(x, y)) > 128)
                        head |= QRect(x, y, 1, 1);
                }
        // The one at the head stands in its box, which names of cards are cut out of.
        const double margin = 0.7 * prints[print].pack->indexMargin - 1;
        const double left = head.center().x() < picture.width() / 2 ? margin : picture.width() - margin - 0.7 * 95 - 2;
        QVERIFY(QRectF(left, margin, 0.7 * 95 + 2, 0.7 * 186 + 2).contains(head));
        const double share = static_cast<double>(covered) / (picture.width() * picture.height());
        QVERIFY2(share > 0.015 && share < 0.12, qPrintable(QString::number(share)));
    }

    /// What small cards are told by: a rank of 0.27 of the height and a sign of 0.22, in the left 0.44 of the width,
    /// where the picture leaves them room.
    void smallCardsHaveALargeIndex_data()
    {
        QTest::addColumn<QString>("picture");
        QTest::addColumn<QString>("index");
        QTest::addColumn<int>("print");
        for (int at = 0; const Print &print : prints) {
            for (std::uint8_t face = 0; print.pack->large && face < print.pack->faces; ++face) {
                const QString code = QString::fromStdString(print.pack->code(cards::Card(face)));
                const QString large = folder(print) + u"/large/"_s;
                for (const QString &language : {u""_s, u"it/"_s}) {
                    const QString index = large + u"index/"_s + language + code + u".svg"_s;
                    QCOMPARE(QFile::exists(index),
                             language.isEmpty()
                                 || QFile::exists(folder(print) + u"/index/"_s + language + code + u".svg"_s));
                    if (QFile::exists(index))
                        QTest::addRow("%s %s%s", print.pack->name.data(), qPrintable(language), qPrintable(code))
                            << large + code + u".svg"_s << index << at;
                }
            }
            ++at;
        }
    }
    void smallCardsHaveALargeIndex()
    {
        QFETCH(QString, picture);
        QFETCH(QString, index);
        QFETCH(int, print);
        QVERIFY(QFileInfo(index).size() < 6'000);
        const QImage ground = drawn(picture, 1000, prints[print]);
        const QImage letters = drawn(index, 1000, prints[print]);
        QRect printed;
        int over = 0;
        for (int y = 0; y < letters.height(); ++y)
            for (int x = 0; x < letters.width(); ++x)
                if (qAlpha(letters.pixel(x, y)) > 128) {
                    printed |= QRect(x, y, 1, 1);
                    over += isPrint(ground.pixel(x, y)) ? 1 : 0;
                }
        QCOMPARE(over, 0);
        QVERIFY2(printed.left() > 10 && printed.right() < 0.44 * letters.width(),
                 qPrintable(QString::number(printed.right())));
        QVERIFY2(printed.height() > 480 && printed.bottom() < 560, qPrintable(QString::number(printed.height())));
    }

private:
    static QString folder(const Print &print) { return u":/art/packs/%1"_s.arg(QString::fromLatin1(print.pack->name)); }
    static void everyCard()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("print");
        for (int at = 0; const Print &print : prints) {
            for (const QString &below : {u"/"_s, u"/large/"_s})
                for (const QString &file : QDir(folder(print) + below).entryList({u"*.svg"_s}))
                    QTest::addRow("%s%s%s", print.pack->name.data(), qPrintable(below), qPrintable(file))
                        << folder(print) + below + file << at;
            ++at;
        }
    }
    static QImage drawn(const QString &file, int height, const Print &print)
    {
        QSvgRenderer svg(file);
        if (!svg.isValid())
            return {};
        QImage image(qRound(height * print.pack->aspect), height, QImage::Format_ARGB32);
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
