// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"
#include "sandbox.h"
#include "watched_table.h"

#include <QCoreApplication>
#include <QTest>

using namespace petrangola;
using namespace Qt::StringLiterals;

/// What the table of Petrangola tells of the hands when they are shown.
class PetrangolaShowdownTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { playPlainly(); }

    void ranksTheHands()
    {
        StagedTable staged(5, {.tokens = 2});
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(4);
        staged.settle({"KD HC JS", "AD AC AS", "KB HD JC", "2D 2C 2S", "7B 6B JB"});
        QCOMPARE(table.stage(), PetrangolaTable::Showdown);
        QCOMPARE(table.notice(), QString());
        const auto &rows = table.showdown()->rows();
        QList<int> seats;
        QList<int> places;
        for (const ShowdownRow &row : rows) {
            seats << row.seat;
            places << row.place;
        }
        QCOMPARE(seats, (QList<int>{1, 4, 3, 0, 2}));
        QCOMPARE(places, (QList<int>{1, 2, 3, 4, 4}));
        const auto role = [&](int row, ShowdownModel::Role what) {
            return table.showdown()->data(table.showdown()->index(row), what);
        };
        QCOMPARE(role(0, ShowdownModel::ValueRole).toString(), u"three aces"_s);
        QVERIFY(role(0, ShowdownModel::GainedRole).toBool());
        QVERIFY(!role(0, ShowdownModel::LoserRole).toBool());
        QCOMPARE(role(0, ShowdownModel::TokensRole).toInt(), 3);
        QCOMPARE(role(3, ShowdownModel::CardsRole).toStringList(), faces(u"KD HC JS"_s));
        QCOMPARE(role(3, ShowdownModel::CountingRole).value<QList<bool>>(), (QList<bool>{true, false, false}));
        QVERIFY(role(3, ShowdownModel::OwnRole).toBool());
        QVERIFY(!role(4, ShowdownModel::OwnRole).toBool());
        QVERIFY(role(3, ShowdownModel::LoserRole).toBool());
        QVERIFY(role(4, ShowdownModel::LoserRole).toBool());
        QVERIFY(!role(2, ShowdownModel::LoserRole).toBool());
        QCOMPARE(role(3, ShowdownModel::TokensRole).toInt(), 1);
        QCOMPARE(role(3, ShowdownModel::NameRole).toString(), u"You"_s);
        QCOMPARE(role(4, ShowdownModel::PortraitRole).toString(), u"portrait2"_s);
        QCOMPARE(table.showdownTitle(), u"A token each: you and Bruno"_s);
        QCOMPARE(table.showdownText(), u"They share the lowest hand: 10 points."_s);
        QCOMPARE(motions.told.mid(motions.told.indexOf(u"showdown"_s)),
                 (QStringList{u"showdown"_s, u"tokenLost 0"_s, u"tokenLost 2"_s, u"tokenGained 1"_s}));
        for (int seat = 0; seat < 5; ++seat) {
            QCOMPARE(staged.seat(seat).cards, 0);
            QCOMPARE(staged.seat(seat).shown.size(), 3);
        }
        QCOMPARE(staged.offered(), QStringList{u"next"_s});
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void tellsWhoPays_data()
    {
        QTest::addColumn<QStringList>("hands");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const QStringList &hands, int tokens, const QString &title,
                            const QString &text) { QTest::newRow(name) << hands << tokens << title << text; };
        const QStringList own{u"KD HC JS"_s, u"AC KC 2B"_s, u"AD 7D 2C"_s};
        const QStringList other{u"AC KC 2B"_s, u"KD HC JS"_s, u"AD 7D 2C"_s};
        row("own", own, 3, u"You lose a token"_s, u"The lowest hand is yours: 10 in coins. You have 2 left."_s);
        row("own, one left", own, 2, u"You lose a token"_s,
            u"The lowest hand is yours: 10 in coins. You have 1 left."_s);
        row("own last", own, 1, u"You are out"_s,
            u"The lowest hand is yours: 10 in coins. That was your last token."_s);
        row("another's", other, 3, u"Ada loses a token"_s, u"The lowest hand: 10 in coins. 2 tokens left."_s);
        row("another's, one left", other, 2, u"Ada loses a token"_s, u"The lowest hand: 10 in coins. 1 token left."_s);
        row("another's last", other, 1, u"Ada is out"_s, u"The lowest hand: 10 in coins. That was the last token."_s);
        row("many", {u"AC KC 2B"_s, u"KD HC JS"_s, u"KB HD JC"_s}, 3, u"A token each: Ada and Bruno"_s,
            u"They share the lowest hand: 10 points."_s);
        row("all", {u"JD HC KS"_s, u"KD HB JS"_s, u"KB HD JC"_s}, 3, u"A token each: you, Ada and Bruno"_s,
            u"They share the lowest hand: 10 points."_s);
    }
    void tellsWhoPays()
    {
        QFETCH(const QStringList, hands);
        QFETCH(const int, tokens);
        QFETCH(const QString, title);
        QFETCH(const QString, text);
        StagedTable staged(3, {.tokens = tokens, .reentries = 0});
        staged.findFirstDealer(2);
        std::vector<std::string> codes;
        for (const QString &hand : hands)
            codes.push_back(hand.toStdString());
        staged.settle(codes);
        QCOMPARE(staged.table.showdownTitle(), title);
        QCOMPARE(staged.table.showdownText(), text);
    }

    /// P-6, in two packs: everybody may have three aces, and then nobody pays.
    void tellsThatNobodyPays()
    {
        StagedTable staged(2, {.packs = 2});
        const Motions motions(staged.table);
        staged.findFirstDealer(1);
        staged.settle({"AD AC AS", "AD AC AS"});
        QCOMPARE(staged.table.showdownTitle(), u"Nobody pays"_s);
        QCOMPARE(staged.table.showdownText(), u"Three aces never pay."_s);
        QCOMPARE(staged.seat(0).tokens, 4);
        QCOMPARE(motions.told.mid(motions.told.size() - 2), (QStringList{u"tokenGained 0"_s, u"tokenGained 1"_s}));
    }

    void showsAPetrangolaOnTheKnock()
    {
        StagedTable staged(3, {.showOnKnock = true});
        const Motions motions(staged.table);
        staged.findFirstDealer(2);
        staged.dealAndExpose({"AD KD 2C", "7C 7S 7B", ""}, "HD 3S 4B");
        staged.exchange("2C", "HD");
        staged.play(Knock{});
        QCOMPARE(motions.told.mid(motions.told.size() - 2), (QStringList{u"knocked 1"_s, u"handShown 1"_s}));
        QCOMPARE(staged.seat(1).shown, faces(u"7C 7S 7B"_s));
        QCOMPARE(staged.seat(1).cards, 0);
        QCOMPARE(staged.lastLine(), u"Ada shows a petrangola: three sevens"_s);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void dealsOnByItselfWhereThatIsWanted()
    {
        Preferences::instance().setNextDealByItself(true);
        StagedTable staged(2);
        staged.findFirstDealer(1);
        staged.settle({"KD HC JS", "AC KC 2B"});
        QVERIFY(staged.showing());
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
    }

    void waitsForAWordBeforeTheNextDeal()
    {
        StagedTable staged(2);
        staged.findFirstDealer(1);
        staged.settle({"KD HC JS", "AC KC 2B"});
        QTest::qWait(200);
        QVERIFY(staged.showing());
        staged.table.pressed(u"enter"_s);
        QVERIFY(!staged.showing());
        staged.table.pressed(u"enter"_s); // twice is once
        staged.supply({});
        QCOMPARE(staged.table.stage(), PetrangolaTable::Cut);
    }
};

SANDBOXED_TEST_MAIN(PetrangolaShowdownTest)

#include "petrangola_showdown_test.moc"
