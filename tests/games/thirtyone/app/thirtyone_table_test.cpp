// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "catalog/known_games.h"
#include "person/preferences.h"
#include "played.h"
#include "replay/record_check.h"
#include "sandbox.h"
#include "setup/rule_lines.h"
#include "staged_thirtyone.h"
#include "words/language.h"
#include "words/phrases.h"

#include <QSignalSpy>
#include <QTest>

using namespace thirtyone;
using namespace Qt::StringLiterals;

namespace {

/// A deal in which the person has the first turn.
struct Turn
{
    explicit Turn(const ThirtyoneDeal &deal, const Options &options = {}, int seats = 2)
        : staged(seats, options)
    {
        staged.deal(deal);
        staged.lookOn();
    }
    StagedThirtyone staged;
};

QStringList redsOf(StagedThirtyone &staged)
{
    QStringList reds;
    for (const ActionRow &row : staged.table.actions()->rows())
        if (row.tone == u"red")
            reds << row.action;
    return reds;
}

} // namespace

/// Thirty-One's table as the person meets it: tickets, refusals, what lies where, and what is said.
class ThirtyoneTableTest : public QObject
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

    void aTurnOffersWhatTheRulesAllow()
    {
        Turn turn({.hands = {"KH 7H 4S"}, .turned = "TH"});
        StagedThirtyone &staged = turn.staged;
        QCOMPARE(staged.table.stage(), Table::Turn);
        QCOMPARE(staged.offered(), (QStringList{u"take"_s, u"draw"_s, u"knock"_s}));
        QCOMPARE(staged.ticket(u"take"_s).label, u"Take the 10 of hearts"_s);
        QCOMPARE(staged.ticket(u"take"_s).note, u"makes 27 in hearts"_s);
        // What makes the hand better is what Enter does; what does not is not.
        QCOMPARE(staged.ticket(u"take"_s).tone, u"red"_s);
        QCOMPARE(staged.ticket(u"draw"_s).tone, u"cream"_s);
        QCOMPARE(staged.table.handValue(), u"17 in hearts"_s);
        QCOMPARE(staged.stale(), QStringList());
    }

    void anItalianCardHasItsArticle_data()
    {
        QTest::addColumn<QString>("top");
        QTest::addColumn<QString>("label");
        QTest::newRow("ace") << u"AH"_s << u"Prendo l’asso di cuori"_s;
        QTest::newRow("eight") << u"8H"_s << u"Prendo l’otto di cuori"_s;
        QTest::newRow("queen") << u"QH"_s << u"Prendo la donna di cuori"_s;
        QTest::newRow("jack") << u"JH"_s << u"Prendo il fante di cuori"_s;
    }
    void anItalianCardHasItsArticle()
    {
        QFETCH(const QString, top);
        QFETCH(const QString, label);
        Language::instance().choose(u"it"_s);
        Turn turn({.hands = {"KH 7H 4S"}, .turned = top.toStdString()});
        QCOMPARE(turn.staged.ticket(u"take"_s).label, label);
    }

    void enterDrawsWhereThePileIsOfNoUse()
    {
        Turn turn({.hands = {"KH 7H 4S"}, .turned = "2C", .stock = "9D"});
        StagedThirtyone &staged = turn.staged;
        QCOMPARE(staged.ticket(u"take"_s).note, u"and discard another card"_s);
        staged.table.pressed(u"enter"_s);
        QCOMPARE(staged.asked.size(), std::size_t{1});
        QVERIFY(std::holds_alternative<DrawStock>(staged.asked[0]));
        staged.lookOn();
        QCOMPARE(staged.table.stage(), Table::Draw);
        QCOMPARE(staged.table.faces(u"hand"_s).constLast(), u"french/9D"_s);
    }

    void enterDoesWhatLeavesTheBetterHand_data()
    {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("top");
        QTest::addColumn<QString>("red");
        QTest::newRow("a great gain") << u"KH 7H 4S"_s << u"TH"_s << u"take"_s;
        QTest::newRow("a small gain, and more unseen") << u"2H 5D 4S"_s << u"3H"_s << u"draw"_s;
        QTest::newRow("no gain") << u"KH 7H 4S"_s << u"2C"_s << u"draw"_s;
        QTest::newRow("30") << u"KH QH TH"_s << u"2C"_s << u"knock"_s;
    }
    void enterDoesWhatLeavesTheBetterHand()
    {
        QFETCH(const QString, hand);
        QFETCH(const QString, top);
        QFETCH(const QString, red);
        Turn turn({.hands = {hand.toStdString()}, .turned = top.toStdString()});
        const QStringList reds = redsOf(turn.staged);
        QCOMPARE(reds, QStringList{red});
        turn.staged.table.advise(u"draw"_s); // by a guide, which knows better
        QCOMPARE(redsOf(turn.staged), QStringList{u"draw"_s});
        turn.staged.table.advise({});
        QCOMPARE(redsOf(turn.staged), reds);
    }

    /// What an open hint calls the best is what Enter does, until it is closed.
    void enterDoesWhatTheHintSays()
    {
        Turn turn({.hands = {"KH QH TH"}, .turned = "2C"});
        Table &table = turn.staged.table;
        QCOMPARE(redsOf(turn.staged), QStringList{u"knock"_s});
        table.hint()->setOpen(true);
        QTRY_VERIFY_WITH_TIMEOUT(!table.hint()->thinking(), 60'000);
        const QString best = table.hint()->advised();
        QVERIFY(!best.isEmpty());
        QCOMPARE(redsOf(turn.staged), QStringList{best});
        table.hint()->setOpen(false);
        QVERIFY(table.hint()->advised().isEmpty());
        QCOMPARE(redsOf(turn.staged), QStringList{u"knock"_s});
    }
    void theFourthCardLiesApartUntilOneGoes()
    {
        Turn turn({.hands = {"KH 7H 4S"}, .turned = "2C", .stock = "TH"});
        StagedThirtyone &staged = turn.staged;
        QSignalSpy refused(&staged.table, &Table::refused);
        staged.table.pressed(u"q"_s);
        staged.lookOn();
        const ZoneRow *hand = staged.table.zones()->find(Zone::Hand);
        QCOMPARE(hand->apart, 3);
        QCOMPARE(hand->tag, u"drawn"_s);
        QCOMPARE(hand->barred, QList<int>());
        QCOMPARE(staged.offered(), QStringList{u"discard"_s});
        QVERIFY(!staged.ticket(u"discard"_s).possible);
        staged.table.pressed(u"enter"_s);
        QCOMPARE(refused.size(), 1);
        staged.table.pressed(u"k"_s); // not before one has gone
        QCOMPARE(refused.size(), 2);
        staged.table.pressed(u"1"_s);
        QCOMPARE(staged.ticket(u"discard"_s).label, u"Discard the king of hearts"_s);
        staged.table.pressed(u"3"_s); // another in its place
        QCOMPARE(staged.table.chosenIn(u"hand"_s), QList<int>{2});
        QCOMPARE(staged.ticket(u"discard"_s).note, u"you keep 27 in hearts"_s);
        QCOMPARE(staged.table.handValue(), u"without it: 27 in hearts"_s);
        QCOMPARE(staged.stale(), QStringList());
        staged.table.pressed(u"enter"_s);
        QCOMPARE(std::get<Discard>(staged.asked.back()).card, thirtyone::card("4S"));
        QCOMPARE(staged.lastLine(), u"You draw the 10 of hearts and discard the 4 of spades"_s);
    }

    /// T31-6.
    void aCardThatWasTakenStays()
    {
        Turn turn({.hands = {"KH 7H 4S"}, .turned = "9C"});
        StagedThirtyone &staged = turn.staged;
        QSignalSpy refused(&staged.table, &Table::refused);
        staged.table.pressed(u"w"_s);
        staged.lookOn();
        const ZoneRow *hand = staged.table.zones()->find(Zone::Hand);
        QCOMPARE(hand->tag, u"taken"_s);
        QCOMPARE(hand->barred, QList<int>{3});
        staged.table.pressed(u"4"_s);
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused[0][0].toString().contains(u"just taken"_s));
        QVERIFY(staged.table.chosenIn(u"hand"_s).isEmpty());
        staged.table.pressed(u"3"_s);
        staged.table.pressed(u"enter"_s);
        QCOMPARE(staged.lastLine(), u"You take the 9 of clubs and discard the 4 of spades"_s);
    }

    /// To be dragged is to be pressed.
    void cardsCanBeDraggedFromPileToHandAndBack()
    {
        Turn turn({.hands = {"KH 7H 4S"}, .turned = "9H"});
        StagedThirtyone &staged = turn.staged;
        staged.table.bring(u"discards"_s, 0, -1); // let go beside the hand
        QVERIFY(staged.asked.empty());
        staged.table.bring(u"discards"_s, 0, 1);
        QVERIFY(std::holds_alternative<TakeDiscard>(staged.asked.at(0)));
        staged.lookOn();
        staged.table.carryTo(2, u"discards"_s, 0);
        QCOMPARE(std::get<Discard>(staged.asked.at(1)).card, thirtyone::card("4S"));
    }

    /// Nobody who plays quickly has to wait: a card is chosen and gone as soon as it was drawn.
    void aCardIsDiscardedAtOnce()
    {
        for (const bool carried : {false, true}) {
            Turn turn({.hands = {"KH 7H 4S"}, .turned = "9H"});
            StagedThirtyone &staged = turn.staged;
            staged.table.setGrace(Grace::usual);
            staged.play(DrawStock{});
            staged.lookOn();
            if (carried) {
                staged.table.carryTo(2, u"discards"_s, 0);
            } else {
                staged.table.pressed(u"3"_s);
                staged.table.pressed(u"enter"_s);
            }
            QCOMPARE(staged.asked.size(), std::size_t(1));
            QCOMPARE(std::get<Discard>(staged.asked[0]).card, thirtyone::card("4S"));
        }
    }

    void afterAKnockOneMayStay()
    {
        Turn turn({.hands = {"KH 7H 4S", "KD QD 2C", "9S 8S 2H"}}, {}, 3);
        StagedThirtyone &staged = turn.staged;
        staged.table.pressed(u"q"_s);
        staged.lookOn();
        staged.table.pressed(u"3"_s);
        staged.table.pressed(u"enter"_s);
        staged.lookOn();
        staged.play(Knock{});
        staged.lookOn();
        QVERIFY(staged.seat(1).knocked);
        QCOMPARE(staged.table.turnsLeft(), (QList<int>{2, 0}));
        staged.draw("2H");
        staged.lookOn();
        QCOMPARE(staged.table.turnsLeft(), QList<int>{0});
        QCOMPARE(staged.offered(), (QStringList{u"take"_s, u"draw"_s, u"stay"_s}));
        QVERIFY(staged.table.notice().startsWith(u"Your last turn: Ada knocked"_s));
    }

    void aKnockMayComeTooSoon()
    {
        Turn turn({.hands = {"KH QH 4S"}}, {.knockFromRound = 2});
        StagedThirtyone &staged = turn.staged;
        QSignalSpy refused(&staged.table, &Table::refused);
        QVERIFY(!staged.ticket(u"knock"_s).possible);
        staged.table.pressed(u"k"_s);
        QCOMPARE(refused.size(), 1);
        QVERIFY(staged.asked.empty());
    }

    /// T31-EX-5: who holds 31 shows it at once, and before the others.
    void thirtyOneIsShownBeforeTheOtherHands()
    {
        Turn turn({.hands = {"AH KH 4S", "9C 8C 2D"}, .turned = "2C", .stock = "TH"});
        StagedThirtyone &staged = turn.staged;
        staged.table.pressed(u"q"_s);
        staged.lookOn();
        staged.table.pressed(u"3"_s);
        QCOMPARE(staged.ticket(u"discard"_s).note, u"31: the deal ends at once!"_s);
        staged.table.pressed(u"enter"_s);
        while (staged.showing() && staged.table.stage() != Table::Declaration)
            staged.table.doneShowing();
        QCOMPARE(staged.table.stage(), Table::Declaration);
        QCOMPARE(staged.table.declarationTitle(), u"Thirty-one!"_s);
        QCOMPARE(staged.table.declarationText(), u"You turn up 31 in hearts. Everybody else loses a life."_s);
        QVERIFY(staged.seat(1).shown.isEmpty());
        staged.table.doneShowing();
        QCOMPARE(staged.table.stage(), Table::Showdown);
        QCOMPARE(staged.table.showdownTitle(), u"Ada loses a life"_s);
    }

    /// Three pennies, one on the county, out: T31-EX-4.
    void pennies_data()
    {
        QTest::addColumn<int>("score");
        QTest::addColumn<int>("pennies");
        QTest::addColumn<bool>("lastLife");
        QTest::addColumn<QString>("told");
        QTest::addRow("at first") << 4 << 3 << false << u"3 pennies"_s;
        QTest::addRow("one") << 2 << 1 << false << u"1 penny"_s;
        QTest::addRow("county") << 1 << 0 << true << u"on the county"_s;
        QTest::addRow("out") << 0 << 0 << false << u"0 pennies"_s;
    }
    void pennies()
    {
        QFETCH(const int, score);
        QFETCH(const int, pennies);
        QFETCH(const bool, lastLife);
        QFETCH(const QString, told);
        StagedThirtyone staged(2);
        QCOMPARE(piecesOf(score, {}), pennies);
        QCOMPARE(CountedWords(staged.table.counted()).held(pennies, lastLife), told);
    }

    /// The knocker alone lowest loses two, and the table says so.
    void aKnockThatFailsCostsTwo()
    {
        Turn turn({.hands = {"2H 3D 4S", "KD QD 2C"}});
        StagedThirtyone &staged = turn.staged;
        QSignalSpy lost(&staged.table, &Table::tokenLost);
        staged.table.pressed(u"k"_s);
        staged.play(Stand{});
        while (staged.showing() && staged.table.turning())
            staged.table.perform(u"hurry"_s);
        QCOMPARE(staged.table.stage(), Table::Showdown);
        QCOMPARE(staged.table.showdownTitle(), u"You lose two lives"_s);
        QVERIFY(staged.table.showdownText().startsWith(u"You knocked, and yours alone is the lowest hand"_s));
        QCOMPARE(lost.size(), 1);
        QCOMPARE(lost[0][1].toInt(), 2);
        const auto &rows = staged.table.showdown()->rows();
        const auto own = std::find_if(rows.begin(), rows.end(), [](const ShowdownRow &row) { return row.seat == 0; });
        QCOMPARE(own->lost, 2);
        const QModelIndex index = staged.table.showdown()->index(static_cast<int>(own - rows.begin()));
        QCOMPARE(staged.table.showdown()->data(index, ShowdownModel::ChangeRole).toString(), u"−2 lives"_s);
    }

    /// With the last life alone no two are lost, and nobody speaks of two.
    void aKnockCostsNoMoreThanThereIs()
    {
        Turn turn({.hands = {"2H 3D 4S", "KD QD 2C"}}, {.lives = 1, .county = false});
        StagedThirtyone &staged = turn.staged;
        staged.table.pressed(u"k"_s);
        staged.play(Stand{});
        while (staged.showing() && staged.table.turning())
            staged.table.perform(u"hurry"_s);
        QCOMPARE(staged.table.showdownTitle(), u"You are out"_s);
        QCOMPARE(staged.table.showdownText(),
                 u"You knocked, and yours alone is the lowest hand: 4 in spades. That was your last life."_s);
    }

    void anotherHasPenniesLeft()
    {
        Turn turn({.hands = {"KH QH 4S", "2D 3C 4C"}}, {.lives = 2});
        StagedThirtyone &staged = turn.staged;
        staged.table.pressed(u"k"_s);
        staged.play(Stand{});
        while (staged.showing() && staged.table.turning())
            staged.table.perform(u"hurry"_s);
        QVERIFY2(staged.table.showdownText().endsWith(u"Ada has 1 penny left."_s),
                 qPrintable(staged.table.showdownText()));
        Language::instance().choose(u"it"_s);
        QVERIFY2(staged.table.showdownText().endsWith(u"A Ada resta 1 monetina."_s),
                 qPrintable(staged.table.showdownText()));
    }

    /// With a bill the corners are told, a fold leaves it where it is, and it goes as a whole with its owner.
    void aBillFoldsAndGoes()
    {
        Turn turn({.hands = {"2H 3D 4S", "KD QD 2C"}}, {.settlement = Settlement::bill});
        StagedThirtyone &staged = turn.staged;
        QCOMPARE(staged.table.counted(), Counted::corners);
        QCOMPARE(staged.table.piece(), u"bill"_s);
        QCOMPARE(staged.table.poolText(), Phrases::money(1000) + u" at stake"_s);
        QSignalSpy gone(&staged.table, &Table::tokenLost);
        QSignalSpy folded(&staged.table, &Table::cornerFolded);
        const auto loseAKnock = [&staged] {
            staged.table.pressed(u"k"_s);
            staged.play(Stand{});
            while (staged.showing() && staged.table.turning())
                staged.table.perform(u"hurry"_s);
        };
        loseAKnock();
        QCOMPARE(folded.size(), 1);
        QCOMPARE(gone.size(), 0);
        QVERIFY2(staged.table.showdownText().endsWith(u"Your bill has 2 corners left."_s),
                 qPrintable(staged.table.showdownText()));
        Language::instance().choose(u"it"_s);
        QVERIFY2(staged.table.showdownText().endsWith(u"Alla tua banconota restano 2 angoli."_s),
                 qPrintable(staged.table.showdownText()));
        Language::instance().choose(u"en"_s);
    }

    void corners_data()
    {
        QTest::addColumn<int>("score");
        QTest::addColumn<QString>("told");
        QTest::addRow("at first") << 5 << u"4 corners left"_s;
        QTest::addRow("one") << 2 << u"1 corner left"_s;
        QTest::addRow("free ride") << 1 << u"free ride"_s;
    }
    void corners()
    {
        QFETCH(const int, score);
        QFETCH(const QString, told);
        const Options bills{.settlement = Settlement::bill};
        const int pieces = piecesOf(score, bills);
        QCOMPARE(CountedWords(Counted::corners).held(pieces, score > 0 && pieces == 0), told);
    }

    /// It is taken before one is discarded: so it is shown and told.
    void whatIsTakenComesFirst()
    {
        Turn turn({.hands = {"KH 7H 4S", "9D 8D 2C"}, .turned = "2S", .stock = "TD"});
        StagedThirtyone &staged = turn.staged;
        QVERIFY(staged.table.takesFirst());
        staged.draw("TD");
        staged.lookOn();
        staged.play(TakeDiscard{});
        while (staged.showing())
            staged.table.doneShowing();
        QCOMPARE(staged.seat(1).took, QStringList{u"french/TD"_s}); // also while it ponders what to discard
        staged.play(Discard{thirtyone::card("2C")});
        QCOMPARE(staged.seat(1).trade, u"takes 10 of diamonds, discards 2 of clubs"_s);
    }

    void aCheckedMatchHasNoReentries()
    {
        RecordCheck check;
        check.setPace({});
        check.check(played::match<Thirtyone>(1, 3));
        QVERIFY(QTest::qWaitFor([&] { return !check.checking(); }, 10'000));
        QVERIFY(check.right());
        const QString told = check.data(check.index(4), RecordCheck::DetailRole).toString();
        QVERIFY2(told.endsWith(u" settlements: showdowns and the end"_s), qPrintable(told));
    }

    void aNoteStandsWhereItIsSo()
    {
        const CatalogEntry &game = catalog::entry(u"thirtyone"_s);
        const QString warning = u"With 32 cards many players soon use up the stock"_s;
        OptionValues values = game.info().options.usual();
        RuleLines lines;
        const std::size_t pack = *game.info().options.find(u"pack"_s);
        const auto why
            = [&lines, pack] { return lines.data(lines.index(static_cast<int>(pack)), RuleLines::WhyRole).toString(); };
        lines.show(game, values, 7);
        QVERIFY2(why() != warning, qPrintable(why()));
        values[pack] = 1;
        lines.show(game, values, 7);
        QCOMPARE(why(), warning);
        lines.show(game, values, 4);
        QVERIFY2(why() != warning, qPrintable(why()));
    }

    /// Of the rules only those are asked for that have a bearing, and another's unusual value is not spoken of.
    void onlyWhatMattersIsAskedFor()
    {
        const CatalogEntry &game = catalog::entry(u"thirtyone"_s);
        const auto keys = [&game](const Options &options) {
            RuleLines lines;
            lines.show(game, valuesOf<Thirtyone>(options), 4);
            QStringList all;
            for (int row = 0; row < lines.rowCount(); ++row)
                all << lines.data(lines.index(row), RuleLines::KeyRole).toString();
            return all;
        };
        const QStringList pennies = keys({});
        QVERIFY(pennies.contains(u"lives"_s) && pennies.contains(u"county"_s) && !pennies.contains(u"billValue"_s));
        const QStringList bills = keys({.settlement = Settlement::bill});
        QVERIFY(!bills.contains(u"lives"_s) && !bills.contains(u"county"_s) && bills.contains(u"billValue"_s));
        const QVariantMap rules
            = RuleLines::byKey(game, valuesOf<Thirtyone>({.settlement = Settlement::bill, .lives = 5}), 4);
        QVERIFY(!rules[u"lives"_s].toMap()[u"unusual"_s].toBool());
        QVERIFY(rules[u"settlement"_s].toMap()[u"unusual"_s].toBool());
    }

    /// The last life of all on the county has no penny, and neither has its picture.
    void theLastLifeHasNoPenny_data()
    {
        QTest::addColumn<bool>("county");
        QTest::addColumn<QString>("piece");
        QTest::addColumn<QString>("line");
        QTest::newRow("on the county") << true << u"lifebuoy"_s
                                       << u"Both on the county: whoever loses this deal loses the match."_s;
        QTest::newRow("with a penny") << false << QString() << u"One each: whoever loses this deal loses the match."_s;
    }
    void theLastLifeHasNoPenny()
    {
        QFETCH(const bool, county);
        QFETCH(const QString, piece);
        QFETCH(const QString, line);
        StagedThirtyone staged(2, {.lives = county ? 1 : 2, .county = county});
        QSignalSpy shown(&staged.table, &Table::highlighted);
        // Each knocks once, and the other loses.
        for (const ThirtyoneDeal &deal :
             {ThirtyoneDeal{.hands = {"KD QD 9D", "2H 3D 4S"}}, ThirtyoneDeal{.hands = {"2H 3D 4S", "KD QD 9D"}}}) {
            staged.deal(deal);
            staged.lookOn();
            staged.play(Knock{});
            staged.lookOn();
            staged.play(Stand{});
            staged.lookOn();
            staged.table.perform(u"next"_s);
            staged.lookOn();
        }
        Preferences::instance().setPace(2);
        staged.deal({});
        beAtEase();
        QVERIFY(!shown.isEmpty());
        const auto told = shown.constLast()[0].value<Highlight>();
        QCOMPARE(told.event, u"duel"_s);
        QCOMPARE(told.piece, piece);
        QCOMPARE(told.line, line);
    }

    /// T31-EX-6: nobody shows cards, and nobody loses.
    void aStockThatIsUsedUpVoidsTheDeal()
    {
        Turn turn({});
        StagedThirtyone &staged = turn.staged;
        const QString before = QString::fromStdString(staged.stacked.tokens());
        while (staged.stacked.state.phase() == Phase::turn) {
            staged.play(DrawStock{});
            // The card that makes the hand worth least stays away from 31.
            const View view = staged.stacked.viewOfMover();
            Value least = thirtyOne;
            cards::Card goes = view.hand[0];
            for (const cards::Card card : view.hand) {
                Hand left = view.hand;
                left.removeFirst(card);
                if (view.values->of(left) <= least) {
                    least = view.values->of(left);
                    goes = card;
                }
            }
            staged.play(Discard{goes});
            while (staged.showing() && staged.table.stage() != Table::Declaration)
                staged.table.doneShowing();
        }
        QCOMPARE(staged.table.stage(), Table::Declaration);
        QCOMPARE(staged.table.declarationTitle(), u"The stock is used up"_s);
        QVERIFY(staged.table.faces(u"declared"_s).isEmpty());
        QCOMPARE(staged.ticket(u"skip"_s).note, u"to the next deal"_s);
        QCOMPARE(QString::fromStdString(staged.stacked.tokens()), before);
        for (const SeatRow &row : staged.table.seats()->rows())
            QVERIFY(row.seat == 0 || row.shown.isEmpty());
        staged.lookOn();
        QVERIFY(staged.stacked.state.awaitsPack());
    }
};

SANDBOXED_TEST_MAIN(ThirtyoneTableTest)

#include "thirtyone_table_test.moc"
