// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox.h"
#include "staged_thirtyone.h"
#include "table/table_sounds.h"
#include "words/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace thirtyone;
using namespace Qt::StringLiterals;

namespace {

constexpr Options inSwitch{.source = Source::packets};
constexpr Options forTheNextDeal{.source = Source::packets, .switchReset = SwitchReset::nextDealOnly};

const ActionRow *ticket(StagedThirtyone &staged, const QString &action)
{
    for (const ActionRow &row : staged.table.actions()->rows())
        if (row.action == action)
            return &row;
    return nullptr;
}

QString newestLine(StagedThirtyone &staged)
{
    return LogModel::text(staged.table.log()->rows().back());
}

/// The last seat deals, keeps its first hand, and the person begins.
std::unique_ptr<StagedThirtyone> dealt(int seats, const ThirtyoneDeal &deal, const Options &options = inSwitch)
{
    auto staged = tableInTurn(seats, deal, options);
    staged->play(Keep{});
    staged->lookOn();
    return staged;
}

} // namespace

/// The two packets of Switch, the dealer's choice, and the restart, as the table shows and tells them.
class ThirtyoneSwitchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Language::instance().choose(u"en"_s); }

    void anotherDealersHandsStayHidden()
    {
        const auto staged = tableInTurn(2, {.hands = {"KS QS 4D", "KC 9C 2D"}, .second = "AH 7S 3D"}, inSwitch);
        QCOMPARE(staged->table.stage(), Table::DealersChoice);
        QCOMPARE(staged->table.faces(u"aside"_s), QStringList(3, staged->table.back()));
        QVERIFY(staged->table.faces(u"middle"_s).isEmpty());
        QVERIFY2(staged->table.notice().contains(u"chooses between two hands"), qPrintable(staged->table.notice()));
        QVERIFY(staged->table.actions()->rows().empty());
        QSignalSpy told(&staged->table, &Table::told);
        staged->play(Keep{});
        QCOMPARE(staged->table.faces(u"middle"_s), (QStringList{u"french/AH"_s, u"french/7S"_s, u"french/3D"_s}));
        QVERIFY(staged->table.faces(u"aside"_s).isEmpty());
        QVERIFY2(newestLine(*staged).contains(u"turns the other up"), qPrintable(newestLine(*staged)));
        QVERIFY(!told.isEmpty());
    }

    void theDealerKeepsOneOfTwoHands_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("kept");
        QTest::newRow("the first") << u"1"_s << u"19 in clubs"_s;
        QTest::newRow("the second") << u"2"_s << u"11 in hearts"_s;
        QTest::newRow("the better one") << u"enter"_s << u"19 in clubs"_s;
    }
    void theDealerKeepsOneOfTwoHands()
    {
        QFETCH(QString, key);
        QFETCH(QString, kept);
        StagedThirtyone staged(2, inSwitch);
        staged.deal({.hands = {"KS QS 4D", "7C 6C 2D"}});
        staged.lookOn();
        staged.play(Keep{});
        staged.play(Knock{}); // the person's, and the deal is soon over
        staged.play(Stand{});
        staged.lookOn();
        while (staged.stacked.state.phase() == Phase::reset)
            staged.play(NoReset{});
        staged.lookOn();
        staged.deal({.hands = {"KC 9C 2D", "8S 5H 3C"}, .second = "AH 7S 3D"});
        staged.lookOn();
        QCOMPARE(staged.table.stage(), Table::DealersChoice);
        QCOMPARE(ticket(staged, u"first"_s)->note, u"19 in clubs"_s);
        QCOMPARE(ticket(staged, u"first"_s)->tone, u"red"_s);
        QCOMPARE(ticket(staged, u"second"_s)->note, u"11 in hearts"_s);
        staged.table.pressed(key);
        QCOMPARE(staged.table.handValue(), kept);
        QCOMPARE(staged.table.faces(u"middle"_s).size(), 3);
    }

    void aTurnHasFourTickets()
    {
        const auto staged = dealt(2, {.hands = {"2H 9S KD", "KC 9C 2D"}, .second = "AD QD 4C", .closed = "8H 7H 6H"});
        QStringList tickets;
        for (const ActionRow &row : staged->table.actions()->rows())
            tickets << row.action;
        QCOMPARE(tickets, (QStringList{u"exchange"_s, u"open"_s, u"closed"_s, u"knock"_s}));
        QCOMPARE(ticket(*staged, u"open"_s)->note, u"21 in diamonds, you leave yours"_s);
        QCOMPARE(ticket(*staged, u"closed"_s)->note, u"three cards never seen"_s);
        staged->table.pressed(u"1"_s);
        staged->table.pressed(u"q"_s);
        QCOMPARE(ticket(*staged, u"exchange"_s)->note, u"makes 21 in diamonds"_s);
        QCOMPARE(ticket(*staged, u"exchange"_s)->tone, u"red"_s);
    }

    void aWholeHandGoesFaceDownForTheClosedPacket()
    {
        const auto staged = dealt(2, {.hands = {"2H 9S KD", "KC 9C 2D"}, .second = "AD QD 4C", .closed = "8H 7H 6H"});
        QSignalSpy travelled(&staged->table, &Table::travelled);
        staged->table.pressed(u"b"_s);
        QCOMPARE(staged->table.handValue(), u"21 in hearts"_s);
        QCOMPARE(travelled.size(), 1);
        const auto flights = travelled[0][0].value<QList<Flight>>();
        QCOMPARE(flights.size(), 6);
        for (const Flight &flight : flights)
            if (flight.to.zone == u"closed")
                QCOMPARE(flight.lands, staged->table.back());
        // The person knows what lies there now, and is told whose it was.
        QCOMPARE(staged->table.faces(u"closed"_s), (QStringList{u"french/2H"_s, u"french/9S"_s, u"french/KD"_s}));
        QVERIFY2(newestLine(*staged).startsWith(u"You take the closed packet"), qPrintable(newestLine(*staged)));
        staged->lookOn();
        staged->play(SwapFaceDown{}); // the other gets those, and the person sees that
        QCOMPARE(staged->table.faces(u"closed"_s), QStringList(3, staged->table.back()));
        QCOMPARE(newestLine(*staged), u"Ada takes the closed packet"_s);
    }

    void whatCannotBeIsSaidWhy()
    {
        const auto staged = dealt(2, {.hands = {"2H 9S KD", "KC 9C 2D"}, .second = "AD QD 4C"});
        QSignalSpy refused(&staged->table, &Table::refused);
        for (const QString &key : {u"1"_s, u"2"_s, u"q"_s, u"w"_s})
            staged->table.pressed(key);
        staged->table.perform(u"exchange"_s);
        QVERIFY2(refused.takeLast()[0].toString().contains(u"two cannot"), "two cards for two");
        QVERIFY(staged->table.clearSelection());
        staged->table.perform(u"stay"_s);
        QVERIFY2(refused.takeLast()[0].toString().contains(u"cannot pass"), "to pass");
    }

    void whoeverMayRestartIsAsked()
    {
        const auto staged = dealt(2, {.hands = {"9S 8S 7S", "KC QC 7D"}, .second = "AD 3D 4C"});
        staged->table.perform(u"knock"_s);
        staged->lookOn();
        staged->play(Stand{});
        staged->lookOn();
        QCOMPARE(staged->table.stage(), Table::Restart);
        QCOMPARE(staged->table.showdown()->rowCount(), 2);
        QCOMPARE(staged->table.showdownTitle(), u"Do you restart the deal?"_s);
        QVERIFY2(staged->table.showdownText().contains(u"24 in spades"), qPrintable(staged->table.showdownText()));
        QVERIFY2(ticket(*staged, u"letstand"_s)->note.endsWith(u" loses"), "who would lose");
        QCOMPARE(ticket(*staged, u"letstand"_s)->tone, u"red"_s);
        QSignalSpy lost(&staged->table, &Table::tokenLost);
        TableSounds sounds(staged->table);
        QList<Sound> heard;
        connect(&sounds, &TableSounds::cued, this, [&heard](const Cue &cue) { heard << cue.sound; });
        staged->table.pressed(u"r"_s);
        QVERIFY(heard.contains(Sound::sweep));
        staged->lookOn();
        QCOMPARE(staged->table.stage(), Table::Showdown);
        QCOMPARE(staged->table.showdownTitle(), u"You restart: the deal is void"_s);
        QVERIFY(lost.isEmpty());
        // The packet lies there before the next deal, which has no dealer's choice.
        const ThirtyoneDeal next;
        staged->supply(next);
        QCOMPARE(staged->table.stage(), Table::Cut);
        QCOMPARE(staged->table.faces(u"middle"_s), (QStringList{u"french/9S"_s, u"french/8S"_s, u"french/7S"_s}));
        staged->play(Cut{next.cutAt});
        staged->lookOn();
        QCOMPARE(staged->table.stage(), Table::Turn);
        QCOMPARE(staged->table.faces(u"middle"_s).size(), 3);
    }

    void aDealThatStandsIsSettled()
    {
        const auto staged = dealt(2, {.hands = {"9S 8S 7S", "KC QC 7D"}, .second = "AD 3D 4C"});
        QSignalSpy lost(&staged->table, &Table::tokenLost);
        staged->table.perform(u"knock"_s);
        staged->lookOn();
        staged->play(Stand{});
        staged->lookOn();
        staged->table.pressed(u"s"_s);
        staged->lookOn();
        QCOMPARE(staged->table.stage(), Table::Showdown);
        QCOMPARE(lost.size(), 1);
        QVERIFY2(!staged->table.showdownTitle().contains(u"void"), qPrintable(staged->table.showdownTitle()));
    }

    void aPacketMayBeLeftForTheNextDealOnly()
    {
        const auto staged = dealt(2, {.hands = {"9S 8S 7S", "KC QC 7D"}, .second = "AD 3D 4C"}, forTheNextDeal);
        QSignalSpy lost(&staged->table, &Table::tokenLost);
        staged->table.perform(u"knock"_s);
        staged->lookOn();
        staged->play(Stand{});
        staged->lookOn();
        QCOMPARE(ticket(*staged, u"restart"_s)->note, u"as the next open packet"_s);
        staged->table.pressed(u"r"_s);
        staged->lookOn();
        QCOMPARE(lost.size(), 1);
    }

    void aDealWithoutAKnockIsVoid()
    {
        Options options = inSwitch;
        options.capRounds = 5;
        const auto staged = dealt(2, {.hands = {"2H 9S KD", "KC 9C 2D"}, .second = "AD 3D 4C"}, options);
        while (staged->stacked.state.phase() == Phase::turn && staged->table.stage() == Table::Turn) {
            staged->play(SwapFaceDown{});
            staged->lookOn();
        }
        bool told = false;
        for (const LogLine &line : staged->table.log()->rows())
            told = told || LogModel::text(line) == u"Nobody has knocked in 5 laps: the deal is void";
        QVERIFY(told);
    }
};

SANDBOXED_TEST_MAIN(ThirtyoneSwitchTest)

#include "thirtyone_switch_test.moc"
