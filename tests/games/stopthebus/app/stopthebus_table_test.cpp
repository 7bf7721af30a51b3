// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "staged_stopthebus.h"
#include "table/table_sounds.h"
#include "words/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace stopthebus;
using namespace Qt::StringLiterals;

namespace {

const std::vector<std::string> three{"7D 8S KC", "QH JC 4S", "6C 6S 2D"};

QString worth(const std::string &cards)
{
    return inWords(Ranking::worth(readable::handOfThree(cards)));
}

} // namespace

/// The table of Stop the Bus as the person meets it: tickets, refusals, what lies where, and what is said.
class StopthebusTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Language::instance().choose(u"en"_s);
        Preferences::instance().setConfirmKnock(false);
        Preferences::instance().setNextDealByItself(false);
    }

    void handsAreToldInBothLanguages_data()
    {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("italian");
        const auto row = [](const char *cards, const char *english, const char *italian) {
            QTest::newRow(cards) << QString::fromUtf8(cards) << QString::fromUtf8(english)
                                 << QString::fromUtf8(italian);
        };
        row("3S 3H 3D", "a prial of 3s", "tris di 3");
        row("AS AH AD", "a prial of aces", "tris d’assi");
        row("7D 8D 9D", "a running flush 7-8-9", "scala a colore 7-8-9");
        row("9C 7D 8S", "a run 7-8-9", "scala 7-8-9");
        row("2C AD 3S", "a run A-2-3", "scala A-2-3");
        row("AC QD KS", "a run Q-K-A", "scala D-R-A");
        row("KD JD 9D", "a king-high flush", "colore al re");
        row("8D 5D 2D", "an 8-high flush", "colore all’8");
        row("KD KS 4C", "a pair of kings", "coppia di re");
        row("4D KS 4C", "a pair of 4s", "coppia di 4");
        row("KC 9H 2S", "king high", "re, carta alta");
        row("9C 5H 2S", "9 high", "9, carta alta");
    }
    void handsAreToldInBothLanguages()
    {
        QFETCH(const QString, cards);
        QTEST(worth(cards.toStdString()), "english");
        Language::instance().choose(u"it"_s);
        QTEST(worth(cards.toStdString()), "italian");
    }

    void aTurnOffersAnExchangeAndNoPass()
    {
        const auto staged = tableInTurn(three, "9D 3C QS");
        QCOMPARE(staged->table.stage(), Table::Turn);
        QCOMPARE(staged->offered(), (QStringList{u"exchange"_s, u"exchange3"_s, u"exchangestop"_s}));
        QVERIFY(!staged->ticket(u"exchange"_s).possible);
        QVERIFY(!staged->ticket(u"exchangestop"_s).possible);
        QCOMPARE(staged->ticket(u"exchange3"_s).note, u"makes queen high"_s);
        QCOMPARE(staged->table.handValue(), u"king high"_s);
        staged->table.toggle(u"hand"_s, 0);
        QCOMPARE(staged->ticket(u"exchange"_s).note, u"choose 1 more of the monte"_s);
        staged->table.toggle(u"monte"_s, 0);
        QCOMPARE(staged->ticket(u"exchange"_s).label, u"Exchange 1"_s);
        QCOMPARE(staged->ticket(u"exchange"_s).note, u"makes a run 7-8-9"_s);
        QCOMPARE(staged->ticket(u"exchangestop"_s).note, u"you stop with a run 7-8-9"_s);
        QCOMPARE(staged->stale(), QStringList());
        // Nothing lies beside the monte but the pot.
        QVERIFY(staged->table.zones()->find(Zone::Stock) == nullptr);
        QCOMPARE(staged->table.zones()->find(Zone::Pool)->count, 0);
    }

    void twoCardsAreRefused()
    {
        const auto staged = tableInTurn(three, "9D 3C QS");
        QSignalSpy refused(&staged->table, &Table::refused);
        staged->table.pressed(u"enter"_s);
        QCOMPARE(refused.takeFirst().at(0).toString(),
                 u"Choose one of your cards and one of the monte, or exchange all three."_s);
        for (const QString &key : {u"1"_s, u"2"_s, u"q"_s, u"w"_s})
            staged->table.pressed(key);
        QCOMPARE(staged->ticket(u"exchange"_s).note, u"one card, or all three"_s);
        staged->table.pressed(u"enter"_s);
        QCOMPARE(refused.takeFirst().at(0).toString(), u"One card or all three: two cannot be exchanged at once."_s);
        staged->table.perform(u"stop"_s);
        staged->table.pressed(u"s"_s);
        QCOMPARE(refused.takeFirst().at(0).toString(),
                 u"First exchange one card or all three: only then can you stop the bus or let it go on."_s);
        QCOMPARE(refused.size(), 1);
        QVERIFY(staged->asked.empty());
    }

    void afterTheExchangeTheBusIsStoppedOrNot()
    {
        const auto staged = tableInTurn(three, "9D 3C QS");
        for (const QString &key : {u"1"_s, u"q"_s, u"enter"_s})
            staged->table.pressed(key);
        staged->lookOn();
        QCOMPARE(staged->lastLine(), u"You give the king of clubs and take the 9 of diamonds"_s);
        QCOMPARE(staged->table.stage(), Table::Draw);
        QCOMPARE(staged->offered(), (QStringList{u"goon"_s, u"stop"_s}));
        QCOMPARE(staged->ticket(u"goon"_s).note, u"Ada is next"_s);
        QCOMPARE(staged->ticket(u"stop"_s).note, u"you stop with a run 7-8-9"_s);
        QSignalSpy refused(&staged->table, &Table::refused);
        staged->table.toggle(u"hand"_s, 0);
        QCOMPARE(refused.takeFirst().at(0).toString(), u"You have exchanged: stop the bus, or let it go on."_s);
        staged->table.pressed(u"k"_s);
        QVERIFY(std::holds_alternative<Stop>(staged->asked.back()));
        QCOMPARE(staged->lastLine(), u"You stop the bus"_s);
        staged->lookOn();
        QCOMPARE(staged->table.notice(), u"You stopped the bus · last turn for Ada"_s);
        QCOMPARE(staged->seat(0).called, u"you stopped the bus"_s);
        QCOMPARE(staged->stale(), QStringList());
    }

    void bothAreDoneAtOnce()
    {
        const auto staged = tableInTurn(three, "9D 3C QS");
        QSignalSpy asks(&staged->table, &Table::asks);
        for (const QString &key : {u"3"_s, u"q"_s, u"k"_s})
            staged->table.pressed(key);
        QCOMPARE(staged->asked.size(), std::size_t{1});
        staged->lookOn();
        // Nothing is asked between the two.
        QVERIFY(staged->offered().isEmpty());
        QTRY_COMPARE(staged->asked.size(), std::size_t{2});
        QVERIFY(std::holds_alternative<Stop>(staged->asked[1]));
        QCOMPARE(asks.size(), 0);
    }

    void aStopIsConfirmedBeforeTheExchange()
    {
        Preferences::instance().setConfirmKnock(true);
        const auto staged = tableInTurn(three, "9D 3C QS");
        for (const QString &key : {u"3"_s, u"q"_s, u"k"_s})
            staged->table.pressed(key);
        QVERIFY(staged->asked.empty());
        QCOMPARE(staged->ticket(u"exchangestop"_s).label, u"Really stop the bus?"_s);
        staged->table.pressed(u"k"_s);
        staged->lookOn();
        QTRY_COMPARE(staged->asked.size(), std::size_t{2});
        QCOMPARE(staged->stacked.state.view(0).knocker, 0);
    }

    void theLastTurnMayBeStoodThrough()
    {
        auto staged = std::make_unique<StagedStopthebus>(2);
        staged->lookOn();
        staged->deal({.hands = {"7D 8S 9C", "QH QC 4S"}, .aside = "9D 3C QS", .cutAt = 7});
        staged->lookOn();
        staged->goOn("9C", "9D");
        staged->stop("4S", "QS");
        QCOMPARE(staged->offered(), (QStringList{u"exchange"_s, u"exchange3"_s, u"stay"_s}));
        QCOMPARE(staged->ticket(u"stay"_s).note, u"you keep a run 7-8-9"_s);
        QCOMPARE(staged->table.notice(), u"Your last turn: Ada stopped the bus"_s);
        QCOMPARE(staged->seat(1).said, u"Stop the bus!"_s);
        QVERIFY(staged->seat(1).loud);
        QSignalSpy refused(&staged->table, &Table::refused);
        staged->table.pressed(u"k"_s);
        QCOMPARE(refused.takeFirst().at(0).toString(), u"Ada has stopped the bus already."_s);
        staged->table.pressed(u"s"_s);
        QVERIFY(std::holds_alternative<Stand>(staged->asked.back()));
        staged->lookOn();
        QCOMPARE(staged->table.stage(), Table::Showdown);
        QCOMPARE(staged->table.showdownTitle(), u"You lose a token"_s);
        QCOMPARE(staged->table.showdownText(), u"The lowest hand is yours: a run 7-8-9."_s);
        QCOMPARE(staged->table.zones()->find(Zone::Pool)->count, 1);
    }

    void houseRulesChangeTheTickets()
    {
        const auto passing = tableInTurn(three, "9D 3C QS", {.mayPass = true});
        QCOMPARE(passing->offered(), (QStringList{u"exchange"_s, u"exchange3"_s, u"exchangestop"_s, u"goon"_s}));
        passing->table.pressed(u"s"_s);
        QVERIFY(std::holds_alternative<Pass>(passing->asked.back()));
        QCOMPARE(passing->lastLine(), u"You pass"_s);
        const auto strict = tableInTurn({"7D 8S 9C", "QH QC 4S"}, "9D 3C QS", {.finalStand = false});
        strict->goOn("9C", "9D");
        strict->stop("4S", "QS");
        QCOMPARE(strict->offered(), (QStringList{u"exchange"_s, u"exchange3"_s}));
        QSignalSpy refused(&strict->table, &Table::refused);
        strict->table.pressed(u"s"_s);
        QCOMPARE(refused.takeFirst().at(0).toString(),
                 u"By these rules the last turn too needs an exchange: one card or all three."_s);
    }

    /// STB-5.
    void theStopperCanPay()
    {
        const auto staged = tableInTurn({"KD KS 3C", "KH KC 4S", "JD 9D QD"}, "2C 5H 7S");
        staged->stop("3C", "2C");
        staged->stand();
        staged->stand();
        QCOMPARE(staged->table.showdownText(),
                 u"You stopped the bus, and the lowest hand is yours: a pair of kings."_s);
        QCOMPARE(staged->table.showdownWhyNow(), u"The pairs are equal, and the third card decides: 4 before 2."_s);
        QCOMPARE(staged->stale(), QStringList());
    }

    /// STB-6.
    void nobodyPaysWhereAllWouldGo()
    {
        const auto staged = tableInTurn({"AC KD 9H", "AS KH 9C"}, "2C 5H 7S", {.tokens = 1});
        staged->goOn("9H", "7S");
        staged->goOn("9C", "9H");
        staged->stop("7S", "9C");
        staged->stand();
        QCOMPARE(staged->table.stage(), Table::Showdown);
        QCOMPARE(staged->table.showdownTitle(), u"Nobody pays"_s);
        QCOMPARE(staged->table.showdownText(),
                 u"All would have lost their last token together: nobody pays, and the same dealer deals again."_s);
        QCOMPARE(staged->table.showdownWhyNow(), QString());
    }

    void whatBeatsWhatIsTold_data()
    {
        QTest::addColumn<QString>("better");
        QTest::addColumn<QString>("worse");
        QTest::addColumn<bool>("quirks");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, const char *better, const char *worse, bool quirks, const char *why) {
            QTest::newRow(name) << QString::fromUtf8(better) << QString::fromUtf8(worse) << quirks
                                << QString::fromUtf8(why);
        };
        row("run and flush", "7D 8S 9C", "KD JD 9D", true, "A run beats a flush.");
        row("far apart", "7D 8S 9C", "KC 9S 2D", true, "");
        row("threes", "3S 3H 3D", "AS AH AD", true, "Three 3s beat every other prial.");
        row("without quirks", "AS AH AD", "3S 3H 3D", false, "");
        row("low run", "AS 2H 3D", "QS KH AD", true, "Ace, 2, 3 is the best run there is.");
        row("low run, plainly", "2S 4H 3C", "AS 2H 3D", false, "Ace, 2, 3 is the lowest run.");
        row("second card", "AS KH 2D", "AD QH JS", true,
            "The highest cards are equal, and the second decides: king before queen.");
        row("last card", "AS KH 4D", "AD KD 3S", true, "Two cards are equal, and the third decides: 4 before 3.");
    }
    void whatBeatsWhatIsTold()
    {
        QFETCH(const QString, better);
        QFETCH(const QString, worse);
        QFETCH(const bool, quirks);
        const auto staged
            = tableInTurn({"6C 5H JC", worse.toStdString()}, better.toStdString(), {.bragQuirks = quirks});
        staged->stop("6C 5H JC", better.toStdString());
        staged->stand();
        QTEST(staged->table.showdownWhyNow(), "why");
    }

    /// What has no picture of its own in the house: a bell for the fist.
    void aBellIsHeardForTheStop()
    {
        const auto staged = tableInTurn(three, "9D 3C QS");
        QCOMPARE(staged->table.callPicture(), u"bell"_s);
        TableSounds sounds(staged->table);
        QList<Sound> heard;
        connect(&sounds, &TableSounds::cued, this, [&heard](const Cue &cue) { heard << cue.sound; });
        staged->stop("KC", "9D");
        QVERIFY(heard.contains(Sound::bell));
        QVERIFY(!heard.contains(Sound::knock));
    }
};

SANDBOXED_TEST_MAIN(StopthebusTableTest)

#include "stopthebus_table_test.moc"
