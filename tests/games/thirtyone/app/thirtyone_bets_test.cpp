// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox.h"
#include "staged_thirtyone.h"
#include "words/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace thirtyone;
using namespace Qt::StringLiterals;
using Part = SideBetting::Part;

namespace {

constexpr Options withBets{.lives = 1, .county = false, .sideBets = true};
constexpr Options withLives{.sideBets = true};

/// A deal that the person knocks at once, in which the seats lose that hold the lowest hand.
void loseDeal(StagedThirtyone &staged, const std::vector<std::string> &hands)
{
    staged.deal({.hands = hands});
    staged.lookOn();
    if (staged.stacked.state.phase() == Phase::turn) // no 31 was dealt
        staged.play(Knock{});
    staged.lookOn();
    while (staged.stacked.state.phase() == Phase::finalTurn) {
        staged.play(Stand{});
        staged.lookOn();
    }
    staged.lookOn();
}
/// All before the person offer no bet.
void untilThePersonIsAsked(StagedThirtyone &staged)
{
    while (staged.stacked.state.phase() == Phase::offer && staged.stacked.state.toMove() != 0)
        staged.play(NoOffer{});
}

const std::string high = "KH QH 8H";
const std::string middle = "KS 9S 2C";
const std::string low = "TD 7C 2H";

} // namespace

/// Bets between deals, as the table shows, asks and tells them.
class ThirtyoneBetsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Language::instance().choose(u"en"_s); }

    void nobodyIsHeldUp()
    {
        StagedThirtyone staged(3, withLives);
        loseDeal(staged, {high, middle, low});
        const int lines = staged.table.log()->rowCount();
        untilThePersonIsAsked(staged);
        QVERIFY(!staged.showing());
        QCOMPARE(staged.table.log()->rowCount(), lines); // of those who offer none nothing is told
        QCOMPARE(staged.table.stage(), Table::Betting);
        QCOMPARE(staged.offered(), (QStringList{u"draft"_s, u"nobet"_s}));
        QCOMPARE(staged.table.usualAction(), u"nobet"_s);
        staged.table.pressed(u"enter"_s);
        QVERIFY(staged.asked.back() == Move(NoOffer{}));
        QCOMPARE(staged.table.thinkingTime(offering(staged)), std::chrono::milliseconds(0));
    }

    /// What guests say of bets would lie on open hands, and what they said in the deal is over.
    void handsLieDownWhileOneBets()
    {
        StagedThirtyone staged(3, withLives);
        loseDeal(staged, {high, middle, low});
        untilThePersonIsAsked(staged);
        QCOMPARE(staged.table.stage(), Table::Betting);
        const SeatModel &seats = *staged.table.seats();
        for (int seat = 0; seat < 3; ++seat) {
            const QModelIndex row = seats.index(seat);
            QVERIFY(row.data(SeatModel::ShownRole).toStringList().isEmpty());
            QCOMPARE(row.data(SeatModel::CardsRole).toInt(), static_cast<int>(cardsInHand));
            QVERIFY(row.data(SeatModel::SaidRole).toString().isEmpty());
        }
    }

    void aBetIsPutTogether()
    {
        StagedThirtyone staged(3, withLives);
        loseDeal(staged, {high, middle, low});
        untilThePersonIsAsked(staged);
        SideBetting &bets = *staged.table.bets();
        staged.table.pressed(u"b"_s);
        QVERIFY(bets.drafting());
        QCOMPARE(staged.offered(), (QStringList{u"bet"_s, u"nodraft"_s}));
        QCOMPARE(bets.choices(Part::With), (QStringList{u"Ada"_s, u"Bruno"_s}));
        QCOMPARE(bets.choices(Part::Backs), QStringList{u"yourself"_s}); // whoever plays
        QCOMPARE(bets.choices(Part::Against), QStringList{u"Ada"_s});
        QCOMPARE(bets.choices(Part::Stake), (QStringList{u"1"_s, u"2"_s, u"5"_s}));
        bets.choose(Part::Stake, 1);
        QCOMPARE(bets.sentence(), u"You bet Ada 2: you outlast Ada"_s);
        bets.choose(Part::With, 1);
        QCOMPARE(bets.sentence(), u"You bet Bruno 2: you outlast Bruno"_s); // the stake stays
        QVERIFY(staged.table.clearSelection());                             // Escape
        QVERIFY(!bets.drafting());
        staged.table.perform(u"draft"_s);
        QCOMPARE(bets.chosen(Part::With), 1); // as it was left
        bets.choose(Part::With, 0);
        bets.choose(Part::Stake, 2);
        staged.table.pressed(u"enter"_s);
        QVERIFY(staged.asked.back() == Move(Offer{.with = 1, .backs = 0, .against = 1, .stake = 5}));
        QVERIFY(!bets.drafting());
        QCOMPARE(staged.lastLine(), u"You bet Ada 5: you outlast Ada"_s);
        staged.play(Agree{});
        QCOMPARE(staged.lastLine(), u"Ada agrees to the bet"_s);
        QCOMPARE(staged.seat(1).said, u"Agreed!"_s);
        QCOMPARE(bets.lines(), QStringList{u"You with Ada, 5: you outlast Ada"_s});
        QCOMPARE(bets.purse(), u"In your purse: 15"_s);
        QCOMPARE(staged.stale(), QStringList());
    }

    void oneIsOfferedToThePerson_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("open");
        QTest::newRow("agreed") << u"a"_s << u"You agree to the bet"_s << 1;
        QTest::newRow("declined") << u"enter"_s << u"You decline the bet"_s << 0;
    }
    void oneIsOfferedToThePerson()
    {
        QFETCH(QString, key);
        QFETCH(QString, line);
        QFETCH(int, open);
        StagedThirtyone staged(3, withLives);
        loseDeal(staged, {high, middle, low});
        while (staged.stacked.state.toMove() != 1)
            staged.play(NoOffer{});
        QSignalSpy asks(&staged.table, &Table::asks);
        staged.play(Offer{.with = 2, .backs = 0, .against = 2, .stake = 2}); // counted from Ada
        QCOMPARE(staged.seat(1).said, u"I bet 2 on me, over you"_s);
        staged.lookOn();
        QCOMPARE(staged.table.notice(), u"Ada bets you 2: Ada outlasts you"_s);
        QCOMPARE(asks.back()[0].toString(), u"Ada bets you 2: Ada outlasts you. Do you agree?"_s);
        QCOMPARE(staged.offered(), (QStringList{u"agree"_s, u"decline"_s}));
        staged.table.pressed(key);
        QCOMPARE(staged.lastLine(), line);
        QCOMPARE(staged.table.bets()->lines().size(), open);
    }

    void whoIsOutIsAskedAndBacksAnybody()
    {
        StagedThirtyone staged(4, {.lives = 2, .county = false, .sideBets = true});
        loseDeal(staged, {low, high, middle, "KC 9C 2S"}); // the person has knocked, and loses both lives
        while (staged.stacked.state.phase() == Phase::offer)
            staged.play(NoOffer{});
        staged.deal({.hands = {"", high, middle, "KC 9C 2S"}});
        staged.lookOn();
        QVERIFY(staged.table.watching());
        staged.table.perform(u"fast"_s);
        staged.play(Knock{});
        staged.lookOn();
        while (staged.stacked.state.phase() == Phase::finalTurn) {
            staged.play(Stand{});
            staged.lookOn();
        }
        untilThePersonIsAsked(staged);
        QVERIFY(!staged.table.watching());
        QCOMPARE(staged.offered(), (QStringList{u"draft"_s, u"nobet"_s}));
        staged.table.pressed(u"b"_s);
        SideBetting &bets = *staged.table.bets();
        bets.choose(Part::With, 0);
        QCOMPARE(bets.choices(Part::Backs), (QStringList{u"Bruno"_s, u"Carla"_s})); // Ada backs herself
        bets.choose(Part::Backs, 1);
        QCOMPARE(bets.sentence(), u"You bet Ada 1: Carla outlasts Ada"_s);
        staged.table.pressed(u"enter"_s);
        staged.play(Agree{});
        staged.lookOn();
        while (staged.stacked.state.phase() == Phase::offer)
            staged.play(NoOffer{});
        QVERIFY(staged.table.watching());
        QVERIFY(staged.table.hurried()); // it goes on as before
    }

    void howABetEnds_data()
    {
        QTest::addColumn<QString>("ada");
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("bruno");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("purse");
        QTest::newRow("won") << u"TS 7C 2H"_s << u"KH QH 8H"_s << u"KC 9C 4C"_s
                             << u"You outlast Ada: you win 5 from Ada"_s << u"In your purse: 25"_s;
        QTest::newRow("lost") << u"KH QH 8H"_s << u"TS 7C 2H"_s << u"KC 9C 4C"_s
                              << u"Ada outlasts you: Ada wins 5 from you"_s << u"In your purse: 15"_s;
        QTest::newRow("both out") << u"KH QH 8H"_s << u"TS 7C 2H"_s << u"AC KC TC"_s // Bruno's 31
                                  << u"Your bet with Ada is a tie: both stakes go back"_s << u"In your purse: 20"_s;
    }
    void howABetEnds()
    {
        QFETCH(QString, ada);
        QFETCH(QString, own);
        QFETCH(QString, bruno);
        QFETCH(QString, line);
        QFETCH(QString, purse);
        StagedThirtyone staged(4, withBets);
        loseDeal(staged, {high, middle, "KC 9C 2D", low});
        untilThePersonIsAsked(staged);
        staged.play(Offer{.with = 1, .backs = 0, .against = 1, .stake = 5});
        staged.play(Agree{});
        staged.lookOn();
        while (staged.stacked.state.phase() == Phase::offer)
            staged.play(NoOffer{});
        QSignalSpy ended(&staged.table, &Table::betSettled);
        QSignalSpy told(&staged.table, &Table::told);
        loseDeal(staged, {own.toStdString(), ada.toStdString(), bruno.toStdString(), ""});
        QCOMPARE(ended.size(), 1);
        bool heard = false;
        for (const auto &each : told)
            heard = heard || each[0].toString() == line;
        QVERIFY(heard);
        QCOMPARE(staged.table.bets()->purse(), purse);
        QVERIFY(staged.table.bets()->lines().isEmpty());
    }

    void italian()
    {
        Language::instance().choose(u"it"_s);
        StagedThirtyone staged(3, withLives);
        loseDeal(staged, {high, middle, low});
        while (staged.stacked.state.toMove() != 1)
            staged.play(NoOffer{});
        staged.play(Offer{.with = 2, .backs = 0, .against = 2, .stake = 2});
        QCOMPARE(staged.seat(1).said, u"Scommetto 2 su di me contro di te"_s);
        staged.lookOn();
        QCOMPARE(staged.ticket(u"agree"_s).label, u"Ci sto"_s);
        QCOMPARE(staged.ticket(u"decline"_s).label, u"No, grazie"_s);
    }

private:
    /// A moment at which another may offer.
    static View offering(StagedThirtyone &staged)
    {
        View view = staged.stacked.state.view(0);
        view.phase = Phase::offer;
        return view;
    }
};

SANDBOXED_TEST_MAIN(ThirtyoneBetsTest)

#include "thirtyone_bets_test.moc"
