// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "games/pinale/pinale_words.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "staged_pinale.h"
#include "words/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace pinale;
using namespace Qt::StringLiterals;

/// The table of Pinale as the person meets it: what lies where, a turn made up step by step, what is refused, the
/// count.
class PinaleTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Language::instance().choose(u"en"_s);
        Preferences::instance().setNextDealByItself(false);
    }

    /// What is taken from the pile must be laid, is told so, and goes back until it is discarded.
    void theTopOfThePile()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"7H 8H 9H KS KC 3D 4D 6S 8S TC QD 5C JS"}, .up = "TH"});
        PinaleTable &table = staged.table;
        QCOMPARE(table.melding()->step(), Melding::Drawing);
        QVERIFY(staged.ticket(u"take"_s).possible);
        QSignalSpy refused(&table, &Table::refused);
        table.toggle(u"hand"_s, 0);
        QCOMPARE(refused.takeFirst().constFirst().toString(), u"First draw a card, or take the top of the pile."_s);
        table.pressed(u"w"_s);
        QCOMPARE(staged.hand().substr(staged.hand().size() - 2), "TH");
        const ZoneRow *hand = table.zones()->find(u"hand"_s);
        QCOMPARE(hand->apart, 13);
        QCOMPARE(hand->tag, u"to be laid"_s);
        QCOMPARE(table.notice(), u"Still to be laid: the 10 of hearts"_s);
        QCOMPARE(table.faces(u"pile"_s), QStringList());
        staged.choose("KS");
        QVERIFY(!staged.ticket(u"discard"_s).possible);
        QCOMPARE(staged.ticket(u"discard"_s).note, u"first lay the 10 of hearts"_s);
        table.perform(u"discard"_s);
        QVERIFY(refused.takeFirst().constFirst().toString().contains(u"must be laid"_s));
        table.pressed(u"back"_s); // it lies on the pile again
        QCOMPARE(table.faces(u"pile"_s), QStringList{u"french/TH"_s});
        QCOMPARE(table.melding()->step(), Melding::Drawing);
        table.pressed(u"w"_s);
        staged.choose("7H 8H 9H TH");
        QCOMPARE(staged.ticket(u"lay"_s).label, u"Lay hearts 7–10"_s);
        QCOMPARE(staged.ticket(u"lay"_s).note, u"+40 points"_s);
        table.pressed(u"enter"_s);
        QCOMPARE(table.melding()->melds()->rowCount(), 1);
        QCOMPARE(table.melding()->worth(), 40);
        QVERIFY(staged.asked.empty());
        staged.choose("KS");
        table.pressed(u"enter"_s);
        QCOMPARE(staged.asked.size(), 1);
        QCOMPARE(staged.lastLine(), u"You discard the king of spades"_s);
    }

    /// Whoever does not see the table hears the hand of a deal once, in what ways the chosen cards can be laid with
    /// their points, and of the own turn each thing once; which suits a group has is told of it.
    void whatIsHeard()
    {
        StagedPinale staged(2);
        PinaleTable &table = staged.table;
        QSignalSpy told(&table, &Table::told);
        const auto heard = [&told](const QString &words) {
            QStringList all;
            for (const QList<QVariant> &each : told)
                all << each.constFirst().toString();
            return all.filter(words);
        };
        staged.dealAndLook({.hands = {"7H 8H 9H KS KC 3D 4D 6S 8S TC QD XR QD"}, .up = "TH"});
        QCOMPARE(heard(u"queen of diamonds"_s).size(), 1);
        table.pressed(u"w"_s);
        QCOMPARE(heard(u"You have taken the 10 of hearts"_s).size(), 1);
        staged.choose("7H 8H 9H TH");
        QCOMPARE(heard(u"You can lay"_s), QStringList{u"You can lay: run of hearts from 7 to 10, +40 points."_s});
        table.pressed(u"enter"_s);
        staged.choose("KS KC XR");
        QCOMPARE(heard(u"You can lay"_s).constLast(),
                 u"You can lay: three kings, with a joker as the king of hearts, +45 points; three kings, with a joker "
                 "as the king of diamonds, +45 points."_s);
        table.pressed(u"enter"_s);
        QCOMPARE(table.melding()->melds()->rows()[1].name, u"three kings: clubs, hearts and spades"_s);
        staged.choose("QD");
        table.pressed(u"enter"_s);
        QCOMPARE(staged.lastLine(), u"You discard the queen of diamonds"_s);
        QCOMPARE(heard(u"You take "_s) + heard(u"You lay: "_s), QStringList());
        QCOMPARE(heard(u"Laid: "_s).size(), 2);
        QCOMPARE(heard(u"You discard"_s).size(), 1);
        QStringList log;
        for (int row = 0; row < table.log()->rowCount(); ++row)
            log << table.log()->data(table.log()->index(row), LogModel::TextRole).toString();
        QVERIFY2(log.contains(u"You lay: three kings, with a joker as the king of hearts (45 points)"_s),
                 qPrintable(log.join(u'\n')));
        QVERIFY(log.contains(u"You take the 10 of hearts from the pile"_s));
    }

    /// Cards with wild ones among them, and such as are alike, are one list of whole names.
    void cardsInWords()
    {
        const auto words = [](const std::string &codes) {
            const auto cards = readable::frenchCards<Hand>(codes);
            return PinaleWords::cards({cards.begin(), cards.end()});
        };
        QCOMPARE(words("KS 7H XR"), u"the king of spades, the 7 of hearts and the joker"_s);
        QCOMPARE(words("QH QH"), u"the queen of hearts and the queen of hearts"_s);
        QCOMPARE(words("7H 8H"), u"the 7 and the 8 of hearts"_s);
    }

    /// "da fante ad asso", but "da dieci a re".
    void runsInItalian()
    {
        const auto words = [](const std::string &codes) {
            pinale::Meld run{.kind = pinale::Meld::Kind::run};
            for (const cards::Card card : readable::frenchCards<Hand>(codes))
                run.slots.push_back({.card = card, .as = card});
            return QStringList{PinaleWords::meld(run), PinaleWords::aMeld(run), PinaleWords::toMeld(run)};
        };
        Language::instance().choose(u"it"_s);
        QCOMPARE(words("JH QH KH AH"),
                 QStringList({u"scala di cuori da fante ad asso"_s, u"una scala di cuori da fante ad asso"_s,
                              u"alla scala di cuori da fante ad asso"_s}));
        QCOMPARE(words("TH JH QH KH").constFirst(), u"scala di cuori da dieci a re"_s);
    }

    /// While the top is in the hand, the card below it is the top of the pile; and goes back under it.
    void whatLiesBelowTheTop()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"7H 8H 9H KS KC 3D 4D 6S 8S TC QD 5C JS", "TH"}, .up = "3S", .stock = "3C"});
        PinaleTable &table = staged.table;
        table.pressed(u"q"_s);
        staged.lookOn();
        staged.choose("KS");
        table.pressed(u"enter"_s);
        staged.lookOn();
        staged.playOn(pinale::Draw());
        staged.playOn(pinale::Play{.discard = readable::frenchCards<pinale::Hand>("TH")[0]});
        QCOMPARE(table.faces(u"pile"_s), QStringList{u"french/TH"_s});
        table.pressed(u"w"_s);
        QCOMPARE(table.faces(u"pile"_s), QStringList{u"french/KS"_s});
        table.pressed(u"back"_s);
        QCOMPARE(table.faces(u"pile"_s), QStringList{u"french/TH"_s});
    }

    /// A top that could not be laid is offered with the reason, and refused.
    void aTopThatCannotBeLaid()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"7H 8H JH KS KC 3D 4D 6S 8S TC QD 5C JS"}, .up = "3S"});
        QVERIFY(!staged.ticket(u"take"_s).possible);
        QSignalSpy refused(&staged.table, &Table::refused);
        staged.table.perform(u"take"_s);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(staged.table.melding()->step(), Melding::Drawing);
    }

    /// O puts the hand by ranks and by suits; a card that is moved stays where it was put, also through the next draw.
    void theHandIsPutInOrder()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"7H 8S 9H KS KC XR 4D 2S 8C TC QD 5C JS"}, .up = "3S", .stock = "6H 6D"});
        PinaleTable &table = staged.table;
        QCOMPARE(staged.hand(), "8S JS KS 4D QD 5C 8C TC KC 7H 9H XR 2S");
        table.pressed(u"o"_s);
        QCOMPARE(staged.hand(), "4D 5C 7H 8S 8C 9H TC JS QD KS KC XR 2S");
        table.pressed(u"o"_s);
        table.moveInHand(0, 12);
        QCOMPARE(staged.hand(), "JS KS 4D QD 5C 8C TC KC 7H 9H XR 2S 8S");
        table.pressed(u"q"_s);
        staged.lookOn();
        QCOMPARE(staged.hand(), "JS KS 4D QD 5C 8C TC KC 7H 9H XR 2S 8S 6H");
        QCOMPARE(table.zones()->find(u"hand"_s)->apart, 13);
        table.moveInHand(13, 8);
        QCOMPARE(staged.hand(), "JS KS 4D QD 5C 8C TC KC 6H 7H 9H XR 2S 8S");
        QCOMPARE(table.zones()->find(u"hand"_s)->apart, -1);
        staged.choose("KC");
        table.perform(u"discard"_s);
        staged.lookOn();
        QCOMPARE(staged.hand(), "JS KS 4D QD 5C 8C TC 6H 7H 9H XR 2S 8S");
    }

    /// The last card may be discarded only with a four or a run of six; until then it is told why not.
    void goingOut()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"3H 4H 5H 6H 7H 8H KS KC KD KH 9C 9D 9S"}, .up = "3S", .stock = "QC"});
        PinaleTable &table = staged.table;
        table.pressed(u"q"_s);
        staged.lookOn();
        QCOMPARE(table.melding()->note(), u"to go out: a four or a run of six"_s);
        staged.choose("9C 9D 9S");
        table.pressed(u"enter"_s);
        staged.choose("KS KC KD");
        table.pressed(u"enter"_s);
        staged.choose("3H 4H 5H 6H 7H 8H");
        QCOMPARE(staged.ticket(u"lay"_s).note, u"+80 points"_s);
        table.pressed(u"enter"_s);
        QCOMPARE(table.melding()->note(), u"may go out: a run of 6"_s);
        staged.choose("KH");
        table.pressed(u"enter"_s); // the fourth king
        QCOMPARE(table.melding()->melds()->rows()[1].doubled.size(), 4);
        staged.choose("QC");
        QCOMPARE(staged.ticket(u"discard"_s).note, u"and go out"_s);
        table.pressed(u"enter"_s);
        while (staged.showing() && table.stage() != Table::Showdown)
            table.doneShowing();
        QCOMPARE(table.stage(), Table::Showdown);
        QCOMPARE(table.showdownTitle(), u"You went out"_s);
        const CountRow own = table.melding()->counts()->rows()[0];
        QCOMPARE(own.melds, 80 + 80 + 30);
        QVERIFY(own.out && own.own && own.left == 0);
        QCOMPARE(own.change, 190);
        QCOMPARE(table.melding()->counts()->rows()[1].faces.size(), 13);
        QVERIFY(table.melding()->counts()->rows()[1].change < 0);
        QCOMPARE(own.title, u"You"_s);
        Language::instance().choose(u"it"_s); // while it lies there
        QCOMPARE(table.melding()->counts()->rows()[0].title, u"Tu"_s);
        Language::instance().choose(u"en"_s);
    }
};

SANDBOXED_TEST_MAIN(PinaleTableTest)

#include "pinale_table_test.moc"
