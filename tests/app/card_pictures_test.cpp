// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"
#include "pictures/card_pictures.h"
#include "sandbox.h"
#include "words/language.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

class CardPicturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Sandbox::enter(); }

    void drawsInTheBackground()
    {
        QSignalSpy ready(&m_pictures, &CardPictures::ready);
        QVERIFY(m_pictures.picture(u"piacentine/AD"_s, 100).isNull());
        QTRY_VERIFY_WITH_TIMEOUT(!ready.isEmpty(), 30'000);
        const QImage picture = m_pictures.picture(u"piacentine/AD"_s, 100);
        QCOMPARE(picture.size(), QSize(56 + 2 * CardPictures::clearEdge, 100 + 2 * CardPictures::clearEdge));
        QCOMPARE(qAlpha(picture.pixel(0, 50)), 0); // the clear edge
        QCOMPARE(qAlpha(picture.pixel(28, 50)), 255);
        QVERIFY(qGray(picture.pixel(1, 50)) < qGray(picture.pixel(3, 50)) - 30); // the line round the card
    }

    void showsAnotherSizeMeanwhile()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_pictures.idle(), 30'000);
        const QImage small = m_pictures.picture(u"piacentine/AD"_s, 100);
        QVERIFY(!small.isNull());
        QCOMPARE(m_pictures.picture(u"piacentine/AD"_s, 180).cacheKey(), small.cacheKey());
        QTRY_COMPARE_WITH_TIMEOUT(m_pictures.picture(u"piacentine/AD"_s, 180).height(),
                                  180 + 2 * CardPictures::clearEdge, 30'000);
        // The largest stands in from now on.
        QCOMPARE(m_pictures.picture(u"piacentine/AD"_s, 120).height(), 180 + 2 * CardPictures::clearEdge);
    }

    void preparesTheWholePack()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_pictures.idle(), 30'000);
        m_pictures.prepare(u"piacentine"_s, 60);
        QVERIFY(!m_pictures.idle());
        QTRY_VERIFY_WITH_TIMEOUT(m_pictures.idle(), 60'000);
        for (const QChar suit : u"DCSB"_s)
            for (const QChar rank : u"234567JHKA"_s)
                QCOMPARE(m_pictures.picture(u"piacentine/"_s + rank + suit, 60).height(),
                         60 + 2 * CardPictures::clearEdge);
        QCOMPARE(m_pictures.picture(u"piacentine/back"_s, 60).height(), 60 + 2 * CardPictures::clearEdge);
        QVERIFY(m_pictures.idle()); // nothing had to be drawn again
    }

    void printsTheIndexAndTheBackThatWereChosen()
    {
        const auto drawn = [this](const QString &face) {
            if (!QTest::qWaitFor(
                    [&] { return m_pictures.picture(face, 70).height() == 70 + 2 * CardPictures::clearEdge; }))
                return QByteArray();
            const QImage picture = m_pictures.picture(face, 70);
            return QByteArray(reinterpret_cast<const char *>(picture.constBits()), picture.sizeInBytes());
        };
        Preferences &preferences = Preferences::instance();
        const QByteArray plain = drawn(u"piacentine/KS"_s);
        const QByteArray usualBack = drawn(u"piacentine/back"_s);
        preferences.setCornerIndex(true);
        preferences.setBack(u"sole"_s);
        QVERIFY(!m_pictures.picture(u"piacentine/KS"_s, 70).isNull()); // the plain one meanwhile
        QTRY_VERIFY_WITH_TIMEOUT(m_pictures.idle(), 30'000);
        QVERIFY(drawn(u"piacentine/KS"_s) != plain);
        QVERIFY(drawn(u"piacentine/back"_s) != usualBack);
        QCOMPARE(drawn(u"piacentine/back"_s), drawn(u"piacentine/back-sole"_s));
        QCOMPARE(drawn(u"piacentine/back-rosone"_s), usualBack);
        preferences.setCornerIndex(false);
        preferences.setBack(u"rosone"_s);
        QCOMPARE(drawn(u"piacentine/KS"_s), plain);
    }

    void aPackGivesShapeAndBack()
    {
        QCOMPARE(CardPictures::aspectOf(u"piacentine/7S"_s), 0.56);
        QCOMPARE(CardPictures::indexAt(u"piacentine/JD"_s), QPointF(453, 12));
        QCOMPARE(CardPictures::indexAt(u"piacentine/AD"_s), QPointF(12, 12));
        QCOMPARE(CardPictures::indexAt(u"french/AD"_s), QPointF(19, 19));
        QCOMPARE(CardPictures::indexAt(u"nowhere/AD"_s), QPointF());
        QVERIFY(QFile::exists(u":/art/packs/piacentine/index/7S.svg"_s));
        QCOMPARE(m_pictures.indexOf(u"piacentine/7S"_s), QUrl(u"qrc:/art/packs/piacentine/index/7S.svg"_s));
    }

    /// Clubs and diamonds of the French pack have colours of their own where that is chosen, small or large; no others.
    void clubsAndDiamondsHaveTheirColours()
    {
        const auto colour = [this](const QString &face, int height) {
            [[maybe_unused]] const QImage asked = m_pictures.picture(face, height);
            if (!QTest::qWaitFor([this] { return m_pictures.idle(); }, 30'000))
                return u'?';
            const QImage image = m_pictures.picture(face, height);
            int red = 0, green = 0, blue = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor seen = image.pixelColor(x, y);
                    red += seen.red() > 150 && seen.blue() < 80 ? 1 : 0;
                    green += seen.green() > seen.red() + 50 && seen.green() > seen.blue() + 25 ? 1 : 0;
                    blue += seen.blue() > seen.red() + 70 ? 1 : 0;
                }
            return green > red && green > blue ? u'g' : blue > red ? u'b' : red > 0 ? u'r' : u'k';
        };
        for (const int height : {60, 200}) {
            for (const bool four : {false, true}) {
                Preferences::instance().setFourColours(four);
                QCOMPARE(colour(u"french/7D"_s, height), four ? u'b' : u'r');
                QCOMPARE(colour(u"french/7C"_s, height), four ? u'g' : u'k');
                QCOMPARE(colour(u"french/7H"_s, height), u'r');
                QCOMPARE(colour(u"french/7S"_s, height), u'k');
            }
        }
        Preferences::instance().setFourColours(false);
    }

    void theCornersHaveTheLettersOfTheLanguage()
    {
        Language &language = Language::instance();
        const auto drawn = [this](const QString &face) {
            [[maybe_unused]] const QImage asked = m_pictures.picture(face, 90);
            return QTest::qWaitFor([this] { return m_pictures.idle(); }, 30'000) ? m_pictures.picture(face, 90)
                                                                                 : QImage();
        };
        QSignalSpy changed(&m_pictures, &CardPictures::indicesChanged);
        language.choose(u"en"_s);
        QCOMPARE(m_pictures.indexOf(u"piacentine/HC"_s), QUrl(u"qrc:/art/packs/piacentine/index/HC.svg"_s));
        Preferences::instance().setCornerIndex(true);
        const QImage english = drawn(u"piacentine/HC"_s);
        const QImage seven = drawn(u"piacentine/7S"_s);
        changed.clear();
        language.choose(u"it"_s);
        QCOMPARE(changed.size(), 1);
        for (const QString &code : {u"JD"_s, u"HC"_s, u"KB"_s})
            QCOMPARE(m_pictures.indexOf(u"piacentine/"_s + code),
                     QUrl(u"qrc:/art/packs/piacentine/index/it/%1.svg"_s.arg(code)));
        QCOMPARE(m_pictures.indexOf(u"piacentine/AS"_s), QUrl(u"qrc:/art/packs/piacentine/index/AS.svg"_s));
        QVERIFY(drawn(u"piacentine/HC"_s) != english);
        QCOMPARE(drawn(u"piacentine/7S"_s), seven);
        Preferences::instance().setCornerIndex(false);
        language.choose(u"en"_s);
    }

    /// Where a pack has faces for small cards, what counts is how large a card is on the screen, not its pixels.
    void smallCardsHaveALargerIndex()
    {
        const auto drawn = [this](const QString &face, int height, qreal ratio) {
            [[maybe_unused]] const QImage asked = m_pictures.picture(face, height, ratio);
            return QTest::qWaitFor([this] { return m_pictures.idle(); }, 30'000)
                ? m_pictures.picture(face, height, ratio)
                : QImage();
        };
        const QImage small = drawn(u"french/KS"_s, 110, 1);
        const QImage usual = drawn(u"french/KS"_s, 110, 0.9);
        QCOMPARE(small.size(), usual.size());
        QVERIFY(small != usual);
        QVERIFY(drawn(u"french/KS"_s, 112, 1) != drawn(u"french/KS"_s, 112, 1.25));
        QCOMPARE(drawn(u"french/back"_s, 110, 1), drawn(u"french/back"_s, 110, 0.9));
        QCOMPARE(drawn(u"piacentine/KS"_s, 110, 1), drawn(u"piacentine/KS"_s, 110, 0.9));

        Language::instance().choose(u"it"_s);
        QVERIFY(drawn(u"french/KS"_s, 110, 1) != small);
        QVERIFY(drawn(u"french/KS"_s, 110, 0.9) != usual);
        Language::instance().choose(u"en"_s);
        QCOMPARE(drawn(u"french/KS"_s, 110, 1), small);

        m_pictures.prepare(u"french"_s, 64, 1);
        QTRY_VERIFY_WITH_TIMEOUT(m_pictures.idle(), 60'000);
        QCOMPARE(m_pictures.picture(u"french/7H"_s, 64).height(), 64 + 2 * CardPictures::clearEdge);
        QVERIFY(m_pictures.idle());
    }

    /// Nothing is drawn of packs that the house does not have, nor where the pack is not named.
    void facesOfNoPackAreNone()
    {
        for (const QString &face : {u"AD"_s, u"nopack/AD"_s, u"back"_s, QString()}) {
            QVERIFY(m_pictures.picture(face, 60).isNull());
            QVERIFY(m_pictures.indexOf(face).isEmpty());
        }
        m_pictures.prepare(u"nopack"_s, 60);
        QVERIFY(m_pictures.idle());
    }

    void everyCardLooksDifferent()
    {
        QSet<QByteArray> seen;
        for (const QChar suit : u"DCSB"_s)
            for (const QChar rank : u"234567JHKA"_s) {
                const QImage picture = m_pictures.picture(u"piacentine/"_s + rank + suit, 60);
                seen << QByteArray(reinterpret_cast<const char *>(picture.constBits()), picture.sizeInBytes());
            }
        QCOMPARE(seen.size(), 40);
    }

private:
    CardPictures &m_pictures = CardPictures::instance();
};

QTEST_GUILESS_MAIN(CardPicturesTest)
#include "card_pictures_test.moc"
