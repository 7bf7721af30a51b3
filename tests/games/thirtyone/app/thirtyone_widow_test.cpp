// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_counted.h"
#include "sandbox.h"
#include "staged_thirtyone.h"
#include "words/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace thirtyone;
using namespace Qt::StringLiterals;

namespace {

constexpr Options withWidow{.source = Source::widow, .settlement = Settlement::pot};

const ActionRow *ticket(StagedThirtyone &staged, const QString &action)
{
    for (const ActionRow &row : staged.table.actions()->rows())
        if (row.action == action)
            return &row;
    return nullptr;
}

/// A deal that ends with these hands after the person's knock.
void settle(StagedThirtyone &staged, const std::vector<std::string> &hands)
{
    staged.deal({.hands = hands});
    staged.lookOn();
    while (staged.stacked.state.toMove() != 0) {
        staged.play(DrawStock{});
        staged.play(Discard{staged.stacked.viewOfMover().hand[cardsInHand]});
    }
    staged.play(Knock{});
    while (staged.stacked.state.phase() == Phase::finalTurn)
        staged.play(Stand{});
    staged.lookOn();
}

const ShowdownRow *rowOf(StagedThirtyone &staged, int seat)
{
    for (const ShowdownRow &row : staged.table.showdown()->rows())
        if (row.seat == seat)
            return &row;
    return nullptr;
}

QStringList middleOf(StagedThirtyone &staged)
{
    return staged.table.faces(u"middle"_s);
}

} // namespace

/// Cards of the hand and of the widow, as they are chosen at the table and exchanged.
class ThirtyoneWidowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Language::instance().choose(u"en"_s); }

    void theWidowLiesFaceDown()
    {
        const auto staged = tableInTurn(3, {.hands = {"KS QS 4D", "9C 6C 2D", "8S 5D 3C"}}, withWidow);
        QCOMPARE(middleOf(*staged), QStringList(3, staged->table.back()));
        QVERIFY(ticket(*staged, u"exchange"_s) != nullptr);
        QVERIFY(!ticket(*staged, u"exchange"_s)->possible);
        QCOMPARE(ticket(*staged, u"exchange"_s)->tone, u"cream"_s);
    }

    void anUnseenCardIsTakenForACardOfTheHand()
    {
        const auto staged = tableInTurn(2, {.hands = {"KS QS 4D", "9C 6C 2D"}, .widow = "AS 7C 5C"}, withWidow);
        staged->table.pressed(u"3"_s);
        QCOMPARE(ticket(*staged, u"exchange"_s)->tone, u"red"_s);
        QCOMPARE(ticket(*staged, u"exchange"_s)->note, u"choose 1 more in the middle"_s);
        staged->table.pressed(u"r"_s); // its second
        QCOMPARE(staged->table.chosenIn(u"middle"_s), QList<int>{1});
        QCOMPARE(ticket(*staged, u"exchange"_s)->label, u"Exchange 1"_s);
        QCOMPARE(ticket(*staged, u"exchange"_s)->note, u"1 card unseen; at least 20"_s);
        QSignalSpy travelled(&staged->table, &Table::travelled);
        staged->table.pressed(u"enter"_s);
        QCOMPARE(travelled.size(), 1);
        QCOMPARE(travelled[0][0].value<QList<Flight>>().size(), 2);
        QCOMPARE(middleOf(*staged)[1], u"french/4D"_s);
        QCOMPARE(middleOf(*staged)[0], staged->table.back());
        QVERIFY(staged->table.faces(u"hand"_s).contains(u"french/7C"_s));
    }

    /// Where the open hint advises an exchange, Enter does not draw before its cards are chosen.
    void noRedTicketContradictsTheHint()
    {
        const auto staged
            = tableInTurn(2, {.hands = {"KS QS 4D", "AS 6C 2D"}, .stock = "3H", .widow = "2H 7C 5C"}, withWidow);
        staged->exchange("4D", 0b001);
        staged->lookOn();
        staged->exchange("AS", 0b010);
        staged->lookOn();
        Table &table = staged->table;
        QCOMPARE(ticket(*staged, u"draw"_s)->tone, u"red"_s);
        table.hint()->setOpen(true);
        QTRY_VERIFY_WITH_TIMEOUT(!table.hint()->thinking(), 60'000);
        QCOMPARE(table.hint()->advised(), u"exchange"_s);
        // A fraction times the pot would not be the chips that are told.
        for (const HintRow &row : table.hint()->moves()->rows())
            QVERIFY2(!row.reason.contains(u"highest hand"_s), qPrintable(row.reason));
        for (const ActionRow &row : table.actions()->rows())
            QVERIFY2(row.tone != u"red", qPrintable(row.action));
        table.pressed(u"3"_s);
        table.pressed(u"r"_s);
        QCOMPARE(ticket(*staged, u"exchange"_s)->tone, u"red"_s);
        QVERIFY(ticket(*staged, u"exchange"_s)->possible);
    }

    void anotherTakesACardUnseenAndNobodySeesIt()
    {
        const auto staged
            = tableInTurn(2, {.hands = {"KS QS 4D", "9C 6C 2D"}, .stock = "3H", .widow = "AS 7C 5C"}, withWidow);
        staged->draw("3H");
        staged->lookOn();
        QSignalSpy travelled(&staged->table, &Table::travelled);
        staged->exchange("2D", 0b010);
        const auto flights = travelled[0][0].value<QList<Flight>>();
        QCOMPARE(flights.size(), 2);
        QCOMPARE(flights[0].lands, u"french/2D"_s);
        QCOMPARE(flights[1].leaves, staged->table.back());
        QCOMPARE(flights[1].lands, staged->table.back());
        QCOMPARE(middleOf(*staged)[1], u"french/2D"_s);
        const LogModel &log = *staged->table.log();
        const QString told = log.data(log.index(log.rowCount() - 1), LogModel::TextRole).toString();
        QVERIFY2(told.contains(u"unseen"), qPrintable(told));
    }

    void itIsToldThatAnExchangeMakes31()
    {
        const auto staged = tableInTurn(2, {.hands = {"KS QS 4D", "9C AS 2D"}, .stock = "3H"}, withWidow);
        staged->draw("3H");
        staged->exchange("AS", 0b001);
        staged->lookOn();
        staged->table.pressed(u"3"_s);
        staged->table.pressed(u"e"_s);
        QCOMPARE(ticket(*staged, u"exchange"_s)->note, u"31: the deal ends at once!"_s);
    }

    void everybodyStakesAndTheHighestHandTakesThePot()
    {
        StagedThirtyone staged(3, withWidow);
        QSignalSpy stakes(&staged.table, &Table::staked);
        QSignalSpy gained(&staged.table, &Table::tokenGained);
        QSignalSpy lost(&staged.table, &Table::tokenLost);
        settle(staged, {"KH QH TH", "KC QC 7C", "KD 9D 3D"});
        QCOMPARE(stakes.size(), 3);
        QCOMPARE(gained.size(), 1);
        QCOMPARE(gained[0][1].toInt(), 3);
        QVERIFY(lost.isEmpty());
        QCOMPARE(staged.table.showdownTitle(), u"You take the pot: 3 chips"_s);
        QVERIFY2(staged.table.showdownText().contains(u"Yours is the highest hand"),
                 qPrintable(staged.table.showdownText()));
        const ShowdownRow *own = rowOf(staged, 0);
        const ShowdownRow *last = rowOf(staged, 2);
        QVERIFY(own != nullptr && last != nullptr);
        QCOMPARE(own->tokensBefore, 9);
        QCOMPARE(own->tokens, 12);
        QCOMPARE(last->tokens, 9);
        QVERIFY2(!last->loser, "the ante is no loss of this showdown");
        QCOMPARE(staged.table.piece(), u"chip"_s);
    }

    void equalHandsShareAndTheRestStays()
    {
        StagedThirtyone staged(3, withWidow);
        settle(staged, {"KH QH 7H", "KC QC 7C", "KD 9D 3D"});
        QVERIFY2(staged.table.showdownTitle().startsWith(u"The pot is shared, 1 chip each"),
                 qPrintable(staged.table.showdownTitle()));
        QVERIFY2(staged.table.showdownText().contains(u"1 chip cannot be divided"),
                 qPrintable(staged.table.showdownText()));
        QCOMPARE(staged.table.poolText(), u"1 chip"_s);
    }

    void a31MakesTheOthersAddAChip()
    {
        StagedThirtyone staged(3, withWidow);
        QSignalSpy lost(&staged.table, &Table::tokenLost);
        staged.deal({.hands = {"AH QH TH", "KC QC 7C", "KD 9D 3D"}});
        staged.lookOn();
        QCOMPARE(staged.table.showdownTitle(), u"You take the pot: 5 chips"_s);
        QCOMPARE(lost.size(), 2);
        QCOMPARE(rowOf(staged, 1)->tokens, 8);
    }

    void whoCannotAnteIsOutAndTheMostChipsWin()
    {
        StagedThirtyone staged(2, {.source = Source::widow, .settlement = Settlement::pot, .chips = 5});
        QString text;
        for (int deal = 0; deal < 5; ++deal) {
            settle(staged, {"KH QH TH", "KC QC 7C"});
            text = staged.table.showdownText();
            staged.table.perform(u"next"_s);
            staged.lookOn();
        }
        QVERIFY2(text.contains(u"Too few chips for another deal"), qPrintable(text));
        QCOMPARE(staged.table.stage(), Table::Over);
        const StandingModel &standing = *staged.table.standing();
        QCOMPARE(standing.data(standing.index(0), StandingModel::FateRole).toString(), u"10 chips"_s);
    }

    void chipsHaveTheirWords()
    {
        const CountedWords words(thirtyone_words::counted(withWidow));
        QCOMPARE(words.held(1, false), u"1 chip"_s);
        QCOMPARE(words.change(-1), u"−1 chip"_s);
        QCOMPARE(words.figure(-2.44), u"244"_s);
        QCOMPARE(words.figure(0.6), u"−60"_s);
        QCOMPARE(words.chance(-1), u"you take 100 chips from the pot in 100 deals"_s);
        QCOMPARE(words.chance(-0.01), u"you take 1 chip from the pot in 100 deals"_s);
        QCOMPARE(words.chance(0.02), u"you add 2 chips to the pot in 100 deals"_s);
    }
};

SANDBOXED_TEST_MAIN(ThirtyoneWidowTest)

#include "thirtyone_widow_test.moc"
