// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cards/french_pack.h"
#include "games/petrangola/petrangola_worth.h"
#include "petrangola/petrangola.h"
#include "petrangola_readable.h"
#include "sandbox.h"
#include "words/face.h"
#include "words/language.h"
#include "words/phrases.h"
#include "words/pronounce.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using cards::Card;
using cards::italian::piacentine;

namespace {

QString worthOf(const char *codes, const petrangola::RankingOptions &options = {})
{
    return petrangola::inWords(petrangola::Ranking::of(options).worth(readable::hand(codes)));
}

} // namespace

class PhrasesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void initMain() { Sandbox::enter(); }
    void init() { Language::instance().choose(u"en"_s); }

    void namesEveryCard_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("ranks");
        QTest::addColumn<QStringList>("suits");
        QTest::addColumn<QString>("joined");
        QTest::addColumn<QString>("back");
        QTest::newRow("English") << u"en"_s << u"2 3 4 5 6 7 jack horse king ace"_s.split(u' ')
                                 << u"coins cups swords batons"_s.split(u' ') << u"%1 of %2"_s << u"face-down card"_s;
        QTest::newRow("Italian") << u"it"_s << u"due tre quattro cinque sei sette fante cavallo re asso"_s.split(u' ')
                                 << u"denari coppe spade bastoni"_s.split(u' ') << u"%1 di %2"_s << u"carta coperta"_s;
    }
    void namesEveryCard()
    {
        QFETCH(const QString, language);
        QFETCH(const QStringList, ranks);
        QFETCH(const QStringList, suits);
        QFETCH(const QString, joined);
        QFETCH(const QString, back);
        Language::instance().choose(language);
        const Pronounce pronounce;
        for (int suit = 0; suit < 4; ++suit)
            for (int rank = 0; rank < 10; ++rank) {
                const Card card = cards::italian::card(static_cast<cards::italian::Suit>(suit),
                                                       static_cast<cards::italian::Rank>(rank));
                const QString name = joined.arg(ranks[rank], suits[suit]);
                QCOMPARE(Phrases::card(cards::italian::piacentine, card), name);
                const QString face = faceOf(piacentine, card);
                QCOMPARE(pronounce.card(face), name);
                QVERIFY(Face::parse(face)->pack == &piacentine && Face::parse(face)->card() == card);
            }
        QCOMPARE(Phrases::card(cards::italian::piacentine, Card()), back);
        for (const QString &none : {u"piacentine/back"_s, u"piacentine/8D"_s, u"nopack/AD"_s, u"AD"_s})
            QCOMPARE(pronounce.card(none), back);
        QCOMPARE(pronounce.card(QString()), back);
        QCOMPARE(faceOf(piacentine, Card()), u"piacentine/back"_s);
        QVERIFY(Face::parse(u"piacentine/back-sole"_s)->isBack());
        QVERIFY(!Face::parse(u"piacentine/AD"_s)->isBack());
        QVERIFY(!Face::parse(u"nopack/AD"_s) && !Face::parse(u"AD"_s) && !Face::parse({}));
    }

    static void namesEveryFrenchCard_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("ranks");
        QTest::addColumn<QStringList>("suits");
        QTest::addColumn<QString>("joined");
        QTest::addColumn<QStringList>("jokers");
        QTest::newRow("en") << u"en"_s << u"2 3 4 5 6 7 8 9 10 jack queen king ace"_s.split(u' ')
                            << u"clubs diamonds hearts spades"_s.split(u' ') << u"%1 of %2"_s
                            << QStringList{u"red joker"_s, u"black joker"_s};
        QTest::newRow("it") << u"it"_s
                            << u"due tre quattro cinque sei sette otto nove dieci fante donna re asso"_s.split(u' ')
                            << u"fiori quadri cuori picche"_s.split(u' ') << u"%1 di %2"_s
                            << QStringList{u"jolly rosso"_s, u"jolly nero"_s};
    }
    void namesEveryFrenchCard()
    {
        using namespace cards::french;
        QFETCH(const QString, language);
        QFETCH(const QStringList, ranks);
        QFETCH(const QStringList, suits);
        QFETCH(const QString, joined);
        QFETCH(const QStringList, jokers);
        Language::instance().choose(language);
        for (int suit = 0; suit < suitCount; ++suit)
            for (int rank = 0; rank < rankCount; ++rank)
                QCOMPARE(Phrases::card(pack, card(static_cast<Suit>(suit), static_cast<Rank>(rank))),
                         joined.arg(ranks[rank], suits[suit]));
        for (int number = 0; number < jokerCount; ++number)
            QCOMPARE(Phrases::card(pack, joker(number)), jokers[number]);
    }

    void listsAsASentenceDoes()
    {
        const Pronounce pronounce;
        QCOMPARE(Phrases::list({}), QString());
        QCOMPARE(Phrases::list({u"Ada"_s}), u"Ada"_s);
        QCOMPARE(Phrases::list({u"Ada"_s, u"Ivo"_s}), u"Ada and Ivo"_s);
        QCOMPARE(Phrases::list({u"Ada"_s, u"Ivo"_s, u"Ines"_s, u"Ugo"_s}), u"Ada, Ivo, Ines and Ugo"_s);
        // A name may look like a place for an argument.
        QCOMPARE(Phrases::list({u"%1"_s, u"%2"_s, u"%1"_s}), u"%1, %2 and %1"_s);
        QCOMPARE(Phrases::cards(cards::italian::piacentine, readable::hand("AD 7S KC")),
                 u"ace of coins, 7 of swords and king of cups"_s);
        QCOMPARE(pronounce.cards({u"piacentine/AD"_s, u"piacentine/back"_s}), u"ace of coins and face-down card"_s);
        Language::instance().choose(u"it"_s);
        QCOMPARE(Phrases::list({u"Ada"_s, u"Ivo"_s, u"Ines"_s}), u"Ada, Ivo e Ines"_s);
        QCOMPARE(pronounce.cards({u"piacentine/AD"_s, u"piacentine/7S"_s, u"piacentine/KC"_s}),
                 u"asso di denari, sette di spade e re di coppe"_s);
        QCOMPARE(pronounce.cards({}), QString());
    }

    void tellsWorths_data()
    {
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("italian");
        const auto row = [](const char *hand, const QString &english, const QString &italian) {
            QTest::newRow(hand) << QByteArray(hand) << english << italian;
        };
        row("AD AC AS", u"three aces"_s, u"tris d’assi"_s);
        row("2D 2C 2S", u"three twos"_s, u"tris di due"_s);
        row("3D 3C 3S", u"three threes"_s, u"tris di tre"_s);
        row("4D 4C 4S", u"three fours"_s, u"tris di quattro"_s);
        row("5D 5C 5S", u"three fives"_s, u"tris di cinque"_s);
        row("6D 6C 6S", u"three sixes"_s, u"tris di sei"_s);
        row("7D 7C 7S", u"three sevens"_s, u"tris di sette"_s);
        row("JD JC JS", u"three jacks"_s, u"tris di fanti"_s);
        row("HD HC HS", u"three horses"_s, u"tris di cavalli"_s);
        row("KD KC KS", u"three kings"_s, u"tris di re"_s);
        row("AD KD HD", u"an ace-high sequence"_s, u"scala all’asso"_s);
        row("KC HC JC", u"a king-high sequence"_s, u"scala al re"_s);
        row("JS 7S 6S", u"a jack-high sequence"_s, u"scala al fante"_s);
        row("4B 3B 2B", u"a 4-high sequence"_s, u"scala al quattro"_s);
        row("AD KD JD", u"31 in coins"_s, u"31 a denari"_s);
        row("AC 2C KD", u"13 in cups"_s, u"13 a coppe"_s);
        row("7S 6S KD", u"13 in swords"_s, u"13 a spade"_s);
        row("KB 2D 3C", u"10 in batons"_s, u"10 a bastoni"_s);
    }
    void tellsWorths()
    {
        QFETCH(const QByteArray, hand);
        QFETCH(const QString, english);
        QFETCH(const QString, italian);
        QCOMPARE(worthOf(hand), english);
        Language::instance().choose(u"it"_s);
        QCOMPARE(worthOf(hand), italian);
    }

    void knowsTheLowSequence()
    {
        QCOMPARE(worthOf("3C 2C AC"), u"16 in cups"_s);
        QCOMPARE(worthOf("3C 2C AC", {.aceLow = true}), u"a 3-high sequence"_s);
    }

    /// Every hand that there is has words, in Italian none of them English.
    void hasWordsForEveryHand()
    {
        const petrangola::Ranking &ranking = petrangola::Ranking::of({.aceLow = true});
        const auto all = [&](const QString &language) {
            Language::instance().choose(language);
            QSet<QString> found;
            for (std::uint8_t first = 0; first < 40; ++first)
                for (std::uint8_t second = 0; second < first; ++second)
                    for (std::uint8_t third = 0; third < second; ++third)
                        found << petrangola::inWords(ranking.worth({Card(first), Card(second), Card(third)}));
            return found;
        };
        const QSet<QString> english = all(u"en"_s);
        const QSet<QString> italian = all(u"it"_s);
        QCOMPARE(english.size(), italian.size());
        static const QRegularExpression englishWord(u"\\b(in|to|the|of|three|coins|cups|swords|batons|sequence)\\b"_s);
        for (const QString &text : italian) {
            QVERIFY2(!text.contains(englishWord), qPrintable(text));
            QVERIFY2(!text.contains(u'%'), qPrintable(text));
            QVERIFY2(!english.contains(text), qPrintable(text));
        }
    }

    void writesMoneyAsTheLanguageDoes()
    {
        QCOMPARE(Phrases::money(0), u"€0.00"_s);
        QCOMPARE(Phrases::money(5), u"€0.05"_s);
        QCOMPARE(Phrases::money(650), u"€6.50"_s);
        QCOMPARE(Phrases::money(1234567), u"€12,345.67"_s);
        Language::instance().choose(u"it"_s);
        QCOMPARE(Phrases::money(650), u"6,50 €"_s);
        // Four figures have a point or none, as the system's rules for Italian of that year say.
        QCOMPARE(Phrases::money(1234567), u"12.345,67 €"_s);
    }

    void bothLanguagesAreInTheProgram()
    {
        for (const QString &language : {u"en"_s, u"it"_s})
            QVERIFY2(QFile::exists(u":/i18n/petrangola_"_s + language + u".qm"_s), qPrintable(language));
        Language::instance().choose(u"it"_s);
        QCOMPARE(Language::instance().spoken(), u"it"_s);
        Language::instance().choose(u"en"_s);
        QCOMPARE(Language::instance().spoken(), u"en"_s);
        // Whatever the desktop speaks, it becomes one of the two; so does nonsense.
        Language::instance().choose(u"system"_s);
        const QString system = Language::instance().spoken();
        QVERIFY(system == u"en"_s || system == u"it"_s);
        Language::instance().choose(u"klingon"_s);
        QCOMPARE(Language::instance().spoken(), system);
    }
};

QTEST_GUILESS_MAIN(PhrasesTest)
#include "phrases_test.moc"
