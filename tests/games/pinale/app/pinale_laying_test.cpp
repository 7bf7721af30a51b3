// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "staged_pinale.h"
#include "words/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace pinale;
using namespace Qt::StringLiterals;

/// Chosen cards as they are laid at the table of Pinale: in which ways, what is refused and why, and how all of it goes
/// back.
class PinaleLayingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Language::instance().choose(u"en"_s);
        Preferences::instance().setNextDealByItself(false);
    }

    /// What is dropped where it cannot lie is refused with the reason, a joker's with the card that it stands for.
    void whatIsDroppedWrongIsRefused()
    {
        StagedPinale staged(2);
        staged.dealAndLook(
            {.hands = {"AS 3H 4C 5D 6S 7C 8H 9D TS JH QC KD KD", "5C 6C XR 8C 3S 4D 6D 8S TC JD QH AC AH"},
             .up = "9C",
             .stock = "3D 3D 4C"});
        PinaleTable &table = staged.table;
        const auto card = [](const char *code) { return readable::frenchCards<Hand>(code)[0]; };
        staged.playOn(pinale::Draw());
        staged.playOn(Play{.discard = card("3D")});
        staged.playOn(pinale::Draw());
        Meld run{.kind = Meld::Kind::run, .first = static_cast<std::int16_t>(placeOfFirst(card("5C")))};
        for (const auto &[code, as] : {std::pair("5C", "5C"), {"6C", "6C"}, {"XR", "7C"}, {"8C", "8C"}})
            run.slots.push_back({.card = card(code), .as = card(as)});
        staged.playOn(Play{.steps = {NewMeld{run}}, .discard = card("3D")});
        staged.playOn(pinale::Draw());
        QSignalSpy refused(&table, &Table::refused);
        const auto drop = [&](const char *code, int meld) {
            table.clearSelection();
            refused.clear();
            const auto &lies = table.handOrder();
            const auto place = std::find(lies.begin(), lies.end(), card(code)) - lies.begin();
            table.carryTo(static_cast<int>(place), u"melds"_s, meld);
            if (!table.chosenIn(u"hand"_s).isEmpty()) // or it would go along with the next
                return u"still chosen"_s;
            return refused.size() == 1 ? refused.front().front().toString() : QString();
        };
        QCOMPARE(drop("KD", 0), u"That joker stands for the 7 of clubs: no other card takes it."_s);
        QCOMPARE(drop("7C", 0), u"You could not lay the joker again in this turn."_s);
        QCOMPARE(drop("KD", -1), u"It fits none of your melds."_s);
    }

    /// What is nearly a meld is told what it lacks.
    void whatIsNoMeldIsToldWhy()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"7H 8H 9H KS KS KC XR XR 6S 8S TC QD 5C"}, .up = "3S", .stock = "3C"});
        PinaleTable &table = staged.table;
        table.pressed(u"q"_s);
        staged.lookOn();
        QSignalSpy refused(&table, &Table::refused);
        const auto laid = [&](const char *cards) {
            table.clearSelection();
            refused.clear();
            staged.choose(cards);
            table.perform(u"lay"_s);
            return refused.size() == 1 ? refused.front().front().toString() : QString();
        };
        QCOMPARE(laid("KS KC"), u"A group has three or four cards, a run four or more."_s);
        QCOMPARE(laid("7H 8H 9H"), u"A group has three or four cards, a run four or more."_s);
        QCOMPARE(laid("KS KS KC"), u"The cards of a group are of one rank and of different suits."_s);
        QCOMPARE(laid("KS KS 6S 8S"), u"The cards of a run follow each other in one suit."_s);
        QCOMPARE(laid("KS XR XR"), u"So many wild cards may not be in one meld."_s);
        QCOMPARE(laid("7H TC QD"), u"These cards are no meld, and fit none of yours."_s);
    }

    /// Of ways that bring the same, first comes that with which more of the hand would go on.
    void theWildGoesWhereTheHandGoesOn()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"8H 9H TH QH KS KC XR 4D 6S 8S TC QD 5C"}, .up = "3S", .stock = "3C"});
        PinaleTable &table = staged.table;
        table.pressed(u"q"_s);
        staged.lookOn();
        staged.choose("8H 9H TH XR");
        const auto &offers = table.melding()->offers()->rows();
        QCOMPARE(offers.size(), 2);
        QVERIFY2(offers[0].words.contains(u"jack"_s), qPrintable(offers[0].words));
        QVERIFY2(offers[1].words.contains(u"seven"_s) || offers[1].words.contains(u"7"_s), qPrintable(offers[1].words));
    }

    /// A wild card in a group may be one suit or the other, in a run one end or the other: each is offered, and has its
    /// key.
    void wildsAreChosen()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"7H 8H 9H KS KC XR 4D 6S 8S TC QD 5C JS"}, .up = "3S", .stock = "3C"});
        PinaleTable &table = staged.table;
        table.pressed(u"q"_s);
        staged.lookOn();
        staged.choose("KS KC XR");
        const auto &offers = table.melding()->offers()->rows();
        QCOMPARE(offers.size(), 2);
        QVERIFY(offers[0].words.contains(u"joker"_s));
        QVERIFY(offers[0].words != offers[1].words);
        QCOMPARE(table.melding()->fresh().size(), 3);
        const QString second = offers[1].words;
        table.pressed(u"2"_s);
        QCOMPARE(table.melding()->melds()->rowCount(), 1);
        const MeldRow meld = table.melding()->melds()->rows()[0];
        QCOMPARE(meld.standsFor.filter(u"french/K"_s).size(), 1);
        QVERIFY(second.contains(meld.standsFor.contains(u"french/KH"_s) ? u"hearts"_s : u"diamonds"_s));
        QCOMPARE(meld.fresh, (QList<int>{0, 1, 2}));
        table.pressed(u"back"_s);
        staged.choose("7H 8H 9H XR");
        QCOMPARE(table.melding()->offers()->rowCount(), 2); // as the 6 or the 10
    }

    /// All that was laid goes back at once, what was drawn stays.
    void allIsTakenBackAtOnce()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"7H 8H 9H TH KS KC KD 4D 6S 8S TC QD 5C"}, .up = "3S", .stock = "JH"});
        PinaleTable &table = staged.table;
        table.pressed(u"q"_s);
        staged.lookOn();
        for (const char *cards : {"7H 8H 9H TH", "KS KC KD", "JH"}) {
            staged.choose(cards);
            table.pressed(u"1"_s);
        }
        QCOMPARE(table.melding()->melds()->rowCount(), 2);
        QCOMPARE(staged.ticket(u"revert"_s).note, u"3 steps of this turn"_s);
        QSignalSpy refused(&table, &Table::refused);
        table.pressed(u"backall"_s);
        QCOMPARE(table.melding()->melds()->rowCount(), 0);
        QCOMPARE(table.handOrder().size(), 14);
        QCOMPARE(refused.size(), 0);
        table.pressed(u"backall"_s);
        QCOMPARE(refused.size(), 1);
    }

    /// A wild card is not discarded by one key: it is asked first, and each of them anew.
    void aWildIsDiscardedOnPurpose()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"7H 8H 9H TH KS KC 2S XR 6S 8S TC QD 5C"}, .up = "3S", .stock = "JH"});
        PinaleTable &table = staged.table;
        table.pressed(u"q"_s);
        staged.lookOn();
        const std::size_t before = staged.asked.size();
        QSignalSpy asks(&table, &Table::asks);
        staged.choose("XR");
        table.perform(u"discard"_s);
        QCOMPARE(asks.size(), 1);
        QCOMPARE(asks.front().front().toString(), u"The joker fits in many melds. Discard it all the same?"_s);
        QCOMPARE(staged.ticket(u"discard"_s).label, u"Discard it all the same"_s);
        staged.choose("2S");
        QCOMPARE(staged.ticket(u"discard"_s).label, u"Discard the two of spades"_s);
        table.perform(u"discard"_s);
        QCOMPARE(asks.size(), 2);
        QCOMPARE(staged.asked.size(), before);
        table.perform(u"discard"_s);
        QCOMPARE(staged.asked.size(), before + 1);
    }
    void otherCardsAreDiscardedAtOnce()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"7H 8H 9H TH KS KC 2S XR 6S 8S TC QD 5C"}, .up = "3S", .stock = "JH"});
        staged.table.pressed(u"q"_s);
        staged.lookOn();
        const std::size_t before = staged.asked.size();
        staged.choose("QD");
        staged.table.perform(u"discard"_s);
        QCOMPARE(staged.asked.size(), before + 1);
    }

    /// With full melds and one card nothing can be laid any more: it is told, and the hand goes on by itself if wanted.
    void whoCanLayNothingMoreMayLookOn()
    {
        StagedPinale staged(2);
        staged.dealAndLook(
            {.hands = {"KS KC KD KH 9S 9C 9D 9H 5S 5C 5D 5H TC"}, .up = "3S", .stock = "4C 4D 4H 4S QH"});
        PinaleTable &table = staged.table;
        table.pressed(u"q"_s);
        staged.lookOn();
        for (const char *cards : {"KS KC KD KH", "9S 9C 9D 9H"}) {
            staged.choose(cards);
            table.pressed(u"1"_s);
        }
        QVERIFY(!staged.offered().contains(u"playon"_s)); // the fives are still in the hand
        staged.choose("5S 5C 5D 5H");
        table.pressed(u"1"_s);
        staged.choose("4C");
        table.perform(u"discard"_s);
        staged.lookOn();
        const auto otherPlays = [&] {
            staged.playOn(pinale::Draw());
            staged.playOn(Play{.discard = staged.stacked.state.view(1).drawn});
        };
        otherPlays();
        QCOMPARE(staged.offered(), (QStringList{u"draw"_s, u"playon"_s}));
        QCOMPARE(table.melding()->note(), u"all your melds are full"_s);
        const std::size_t before = staged.asked.size();
        table.pressed(u"w"_s);
        staged.lookOn();
        QTRY_COMPARE(staged.asked.size(), before + 2);
        QVERIFY(std::holds_alternative<Draw>(staged.asked[before]));
        QCOMPARE(std::get<Play>(staged.asked[before + 1]).discard, readable::frenchCards<Hand>("TC")[0]); // the dearer
        staged.lookOn();
        otherPlays();
        QTRY_COMPARE(staged.asked.size(), before + 4); // and so on, unasked
    }
    void aHandIsDeadWhereAllMeldsAreFull()
    {
        View view{.seat = 0, .seats = 2, .toMove = 1, .phase = Phase::draw, .deal = 1};
        view.held = {1, 1};
        for (const std::int16_t side : std::array<std::int16_t, 2>{0, 1}) {
            Meld four{.kind = Meld::Kind::group, .side = side};
            for (const char *code : {"KS", "KC", "KD", "KH"})
                four.slots.push_back(
                    {.card = readable::frenchCards<Hand>(code)[0], .as = readable::frenchCards<Hand>(code)[0]});
            view.board.push_back(four);
        }
        QVERIFY(isDead(view));
        view.phase = Phase::play;
        view.held = {1, 2}; // it has drawn
        QVERIFY(isDead(view));
        view.toMove = 0; // two are one too many for a seat that does not play
        QVERIFY(!isDead(view));
        view.toMove = 1;
        view.board[1].slots.truncate(3);
        QVERIFY(isStuck(view) && !isDead(view)); // a king goes to three of them
    }
};

SANDBOXED_TEST_MAIN(PinaleLayingTest)

#include "pinale_laying_test.moc"
