// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"
#include "sandbox.h"
#include "watched_table.h"
#include "words/language.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>

using namespace petrangola;
using namespace Qt::StringLiterals;

/// What the table of Petrangola refuses, which changes nothing, and how it speaks, which changes only words.
class PetrangolaMannersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { playPlainly(); }

    // ------------------------------------------------------------ what is refused

    /// Whatever is tried at a wrong moment is refused with a reason that makes sense, and changes nothing.
    void refusesEverythingWrong()
    {
        StagedTable staged(2, {.tokens = 1, .reentries = 1});
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        const QStringList all{u"cut"_s,   u"expose"_s,   u"keep"_s,    u"knock"_s, u"stay"_s,
                              u"shirt"_s, u"exchange"_s, u"reenter"_s, u"leave"_s};
        const auto tryAllBut = [&](const QStringList &possible) {
            const std::size_t before = staged.asked.size();
            for (const QString &action : all) {
                if (possible.contains(action))
                    continue;
                const QStringList was = everything(table);
                table.perform(action);
                QVERIFY2(refusals.all.size() == 1, qPrintable(action));
                const QString why = refusals.take();
                QVERIFY2(!why.isEmpty() && why.endsWith(u'.'), qPrintable(action + u": "_s + why));
                QVERIFY2(!why.contains(u"You's"_s), qPrintable(action + u": "_s + why));
                QCOMPARE(everything(table), was);
            }
            QCOMPARE(staged.asked.size(), before);
            table.perform(u"no such thing"_s);
            table.pressed(u"no such key"_s);
            table.pressed(QString());
            table.perform(u"skip"_s);
            table.perform(u"fast"_s);
            QCOMPARE(staged.asked.size(), before);
            QCOMPARE(refusals.all.size(), 0);
        };
        tryAllBut({});
        staged.findFirstDealer(1);
        tryAllBut({});
        staged.supply({.hands = {"KD HC JS", ""}, .aside = "AC KC 2B", .cutAt = 5});
        tryAllBut({u"cut"_s});
        staged.play(Cut{5});
        tryAllBut({});
        staged.play(Expose{});
        tryAllBut({u"knock"_s, u"shirt"_s});
        staged.play(Knock{});
        tryAllBut({});
        staged.play(Stay{});
        QCOMPARE(table.stage(), PetrangolaTable::Showdown);
        tryAllBut({});
        table.perform(u"next"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Reentry);
        QVERIFY(table.yourTurn());
        tryAllBut({u"reenter"_s, u"leave"_s});
        table.perform(u"leave"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Over);
        tryAllBut({});
    }

    void saysWhyATurnIsNotYours()
    {
        StagedTable staged(3);
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        table.toggle(u"hand"_s, 0);
        QCOMPARE(refusals.take(), u"That cannot be done now."_s);
        staged.findFirstDealer(2);
        staged.supply({.hands = {"AD KD 2C", "5C 6C 3B", ""}, .aside = "HD 3S 4B", .cutAt = 3});
        table.toggle(u"hand"_s, 0);
        QCOMPARE(refusals.take(), u"First Ada cuts the pack."_s);
        staged.play(Cut{3});
        staged.play(Expose{});
        table.perform(u"exchange"_s);
        QCOMPARE(refusals.take(), u"Choose one of your cards and one from the monte."_s);
        table.toggle(u"hand"_s, 0);
        table.perform(u"exchange"_s);
        QCOMPARE(refusals.take(), u"Choose as many of your cards as of the monte."_s);
        table.perform(u"stay"_s);
        QCOMPARE(refusals.take(), u"Nobody has knocked yet, and you cannot pass: exchange a card or knock."_s);
        table.toggle(u"monte"_s, 0);
        table.perform(u"exchange"_s);
        QVERIFY(refusals.all.isEmpty());
        table.toggle(u"monte"_s, 0);
        QCOMPARE(refusals.take(), u"It is Ada’s turn."_s);
        staged.play(Knock{});
        staged.play(Stay{});
        staged.play(Stay{});
        QCOMPARE(table.stage(), PetrangolaTable::Showdown);
        table.toggle(u"monte"_s, 0);
        QCOMPARE(refusals.take(), u"The deal is over: go on to the next."_s);
    }

    /// While a move is still shown one may be quick, but is not told that it is "You's turn".
    void refusesWhatComesBeforeTheTableIsReady()
    {
        Preferences::instance().setMotion(true);
        StagedTable staged(2);
        Refusals refusals(staged.table);
        staged.findFirstDealer(1);
        staged.table.perform(u"skip"_s);
        staged.deal({.hands = {"AD KD 2C", "HD 5C 6S"}, .aside = "JD 3S 4B"});
        QVERIFY(staged.showing());
        staged.table.toggle(u"hand"_s, 0);
        QVERIFY2(refusals.take().startsWith(u"First Ada looks"_s), "while dealing");
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
        staged.play(Expose{});
        if (staged.showing()) {
            staged.table.toggle(u"hand"_s, 0);
            QCOMPARE(refusals.take(), u"That cannot be done now."_s);
        }
        QTRY_VERIFY_WITH_TIMEOUT(staged.table.yourTurn(), 10'000);
        staged.exchange("2C", "3S");
        QVERIFY(staged.showing());
        staged.table.toggle(u"hand"_s, 0);
        QCOMPARE(refusals.take(), u"That cannot be done now."_s);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
        staged.exchange("HD", "2C");
        QVERIFY(staged.showing());
        staged.table.toggle(u"hand"_s, 0);
        QCOMPARE(refusals.take(), u"It is Ada’s turn."_s);
        QTRY_VERIFY_WITH_TIMEOUT(staged.table.yourTurn(), 10'000);
    }

    // ------------------------------------------------------------ languages

    /// At each moment of a match the other language is spoken at once, by everything, and nothing else changes.
    void speaksTheOtherLanguageInTheMiddle()
    {
        StagedTable staged(3, {.tokens = 1, .showOnKnock = true, .reentries = 1});
        PetrangolaTable &table = staged.table;
        int moments = 0;
        const auto bothWays = [&](int line) {
            ++moments;
            Language::instance().choose(u"en"_s);
            const QStringList english = everything(table);
            Language::instance().choose(u"it"_s);
            const QStringList italian = everything(table);
            const QByteArray where = "at line " + QByteArray::number(line);
            const QStringList stale = staged.stale();
            QVERIFY2(stale.isEmpty(), qPrintable(QString::fromLatin1(where) + stale.join(u'\n')));
            QCOMPARE(italian.size(), english.size());
            static const QRegularExpression englishWord( // none that is Italian too
                u"\\b(the|you|your|and|of|to|card|cards|with|knock|deal|deals|turn|takes|gives|stays|is|left|for)\\b"_s,
                QRegularExpression::CaseInsensitiveOption);
            for (const QString &each : italian) {
                if (each.startsWith(u"stage: "_s) || each.startsWith(u"board: "_s))
                    continue;
                const QString value = each.section(u": "_s, 1);
                const auto found = englishWord.match(value.section(u'(', 1));
                // The tones, actions and keys of tickets are no words.
                const bool name = QRegularExpression(u"^QVariant\\(QString, \"[a-z]+\"\\)$"_s).match(value).hasMatch();
                QVERIFY2(name || !found.hasMatch(), qPrintable(QString::fromLatin1(where) + u": "_s + each));
            }
            Language::instance().choose(u"en"_s);
            QCOMPARE(everything(table), english);
            QVERIFY(staged.stale().isEmpty());
        };
        bothWays(__LINE__);
        staged.findFirstDealer(2);
        bothWays(__LINE__);
        staged.supply({.hands = {"AD KD 2C", "7C 7S 7B", ""}, .aside = "HD 3S 4B", .cutAt = 3});
        bothWays(__LINE__);
        staged.play(Cut{3});
        bothWays(__LINE__);
        staged.play(Expose{});
        bothWays(__LINE__);
        table.toggle(u"hand"_s, 1);
        bothWays(__LINE__);
        table.toggle(u"monte"_s, 1);
        bothWays(__LINE__);
        table.perform(u"exchange"_s);
        bothWays(__LINE__);
        staged.play(Knock{});
        bothWays(__LINE__);
        staged.play(Stay{});
        bothWays(__LINE__);
        QVERIFY(table.yourTurn());
        table.perform(u"stay"_s);
        bothWays(__LINE__);
        QCOMPARE(table.stage(), PetrangolaTable::Showdown);
        table.perform(u"next"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Reentry);
        bothWays(__LINE__);
        staged.play(Reenter{});
        staged.settle({"KD HC JS", "AC KC 2B", "AD 7D 2C"});
        bothWays(__LINE__);
        table.perform(u"next"_s);
        if (table.stage() == PetrangolaTable::Reentry) {
            bothWays(__LINE__);
            staged.play(Leave{});
        }
        staged.settle({"", "AC KC 2B", "KD HC JS"});
        bothWays(__LINE__);
        table.perform(u"next"_s);
        while (table.stage() == PetrangolaTable::Reentry) {
            bothWays(__LINE__);
            staged.play(Leave{});
        }
        QCOMPARE(table.stage(), PetrangolaTable::Over);
        bothWays(__LINE__);
        QVERIFY(moments > 14);
    }

    /// A name is a name in both languages, also one that looks like a place for an argument.
    void takesAnyName()
    {
        StagedTable staged(2, {.tokens = 1, .reentries = 0}, {u"%1"_s, u"%2 & <b>%n</b>"_s});
        staged.findFirstDealer(1);
        staged.dealAndExpose({"KD HC JS", "AC KC 2B"}, "2D 3S 4B");
        QCOMPARE(staged.table.notice(), u"Your turn · deal 1, lap 1"_s);
        staged.exchange("HC", "2D");
        QCOMPARE(staged.table.notice(), u"%2 & <b>%n</b>’s turn · deal 1, lap 1"_s);
        staged.exchange("2B", "4B");
        QCOMPARE(staged.lastLine(), u"%2 & <b>%n</b> gives the 2 of batons and takes the 4 of batons"_s);
        staged.play(Knock{});
        staged.play(Stay{});
        staged.table.perform(u"next"_s);
        QCOMPARE(staged.table.endTitle(), u"%2 & <b>%n</b> wins the match"_s);
    }
};

SANDBOXED_TEST_MAIN(PetrangolaMannersTest)

#include "petrangola_manners_test.moc"
