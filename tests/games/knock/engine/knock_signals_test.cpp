// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_knock.h"

using namespace knock;
using readable::taroccoCard;
using readable::taroccoCards;

namespace {

/// What may be said with a card, where nothing else is known but what has been played.
struct Told
{
    const char *card;
    const char *hand; ///< without the card
    const char *unseen;
    bool leads = false;
    bool follows = false;
    bool partnerHasLed = false;

    [[nodiscard]] std::string signals(const Options &options = {}) const
    {
        return readable::text(signalsOf(options)
                              & signalsWith({.card = taroccoCard(card),
                                             .hand = taroccoCards(hand),
                                             .unseen = taroccoCards(unseen),
                                             .leads = leads,
                                             .follows = follows,
                                             .partnerHasLed = partnerHasLed},
                                            Ranking::of(options)));
    }
};

} // namespace

/// Which signals are offered and when, each by example; they name the signal of rules/knock.md, "Signals".
class KnockSignalsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatMayBeSaid_data()
    {
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("signals");
        const auto row = [](const char *name, const Told &told, const char *signals, const Options &options = {}) {
            QTest::newRow(name) << QString::fromStdString(told.signals(options)) << signals;
        };
        const Options reduced{.signals = Options::Signals::reduced};
        row("KNOCK-EX-9: the last cup", {"9C", "21 07 KD", "20 19 KS"}, "S10 S12 S16");
        row("KNOCK-EX-9: two cups left, with the queen", {"9C", "QC 8C 21", "20 HC"}, "S17 S18");

        row("S1, S3, S4, S5: four held", {"9C", "8C TC JC", "KC QC 10", true}, "S1 S3 S4 S5"); // KNOCK-14
        row("three are not many", {"9C", "8C TC", "KC QC 10", true}, "S3 S4 S5");
        row("S1 is said of what one leads", {"9C", "8C TC JC", "KC QC 10"}, "");
        row("S2: one is another's", {"9C", "KC TC", "8C 10", true}, "S2 S3 S4 S5 S17");
        row("a trump led is no long suit", {"09", "08 07 06", "10 11", true}, "S3 S4 S5");
        row("S6", {"9C", "8C KD", "KC 10"}, "S6");
        row("S6 of trumps", {"09", "08 KD", "KC 10"}, "S6");
        row("S7", {"9C", "8C TC", "KC 10", false, false, true}, "S7");
        row("S8: the Fool is no trump", {"09", "00 KD", "KC 10"}, "S8");
        row("S9", {"09", "01 08", "10 KC"}, "S9");
        row("S9 is said with a trump", {"9C", "01 08 8C TC", "10 KC"}, "");
        row("S10, S11 with a trump", {"09", "20 21 08", "19 KC"}, "S10 S11 S12");
        row("S10 without S11", {"09", "20 08", "19 KC"}, "S10");
        row("neither with a higher one hidden", {"09", "20 08", "21 KC"}, "");
        row("both with no trump hidden", {"09", "08 07", "KC"}, "S10 S11");
        row("a tie in the Quartet does not qualify", {"09", "05 KD KS", "02 KC"}, "S6"); // KNOCK-16
        row("nor as the second", {"09", "06 05 KD", "02 KC"}, "S10");
        row("the Quartet beats the Magician", {"09", "05 KD", "01 KC"}, "S6 S10");
        row("S12, S13, S14", {"08", "21 19 18", "20 KC"}, "S10 S12 S13 S14");
        row("S15", {"08", "15 16 17", "20 KC"}, "S15-15 S15-16 S15-17");
        row("S16 alone", {"9C", "8S KD", "KC 10"}, "S16");
        row("S17: the highest left", {"9C", "HC 8C", "JC 10"}, "S17");
        row("S17 is no more true", {"9C", "HC 8C", "QC 10"}, "");
        row("S18", {"9C", "QC 8C", "KC 10"}, "S18");
        row("S19: in following", {"9C", "8C TC", "KC 10", false, true}, "S19");
        row("S19 of trumps", {"09", "08 07", "10", false, true}, "S19");
        row("KNOCK-15: none with the Fool", {"00", "01 21 KC", "", true, false, true}, "");

        row("KNOCK-17: the reduced set", {"9C", "21 20 KD", "19 KS", true, false, true}, "S10 S12 S16", reduced);
        row("the reduced set with a suit", {"9C", "QC 8C 21", "20 HC"}, "S17", reduced);
        row("no signals", {"9C", "21 20 KD", "19 KS", true}, "", {.signals = Options::Signals::off});
        row("KNOCK-4: the Angel is the highest", {"09", "20 08", "21 KC"}, "S10",
            {.topTrump = Options::TopTrump::angel});
        row("and the World is not", {"09", "21 08", "20 KC"}, "S12", {.topTrump = Options::TopTrump::angel});
    }
    void whatMayBeSaid()
    {
        QFETCH(const QString, told);
        QTEST(told, "signals");
    }

    void theListHasAllOfThem() // 1.4, KNOCK-11
    {
        std::string ids;
        int facts = 0;
        for (const SignalInfo &info : signalList()) {
            ids += std::string(info.id) + ' ';
            facts += info.fact ? 1 : 0;
            QVERIFY(signalNamed(info.id) == info.signal);
            QVERIFY(&infoOf(info.signal) == &info);
        }
        QCOMPARE(ids, "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 S13 S14 S15-15 S15-16 S15-17 S16 S17 S18 S19 S20 S21 ");
        QCOMPARE(facts, 23 - 7); // S3, S4, S5, S7, S19, S20, S21 ask
        QVERIFY(!signalNamed("S22") && !signalNamed("S15") && !signalNamed(""));
        QVERIFY(infoOf(Signal::none).id.empty());
    }

    void theReducedSetIsTheseSeven() // KNOCK-17
    {
        const auto setOf = [](Options::Signals signals) { return readable::text(signalsOf({.signals = signals})); };
        QCOMPARE(setOf(Options::Signals::reduced), "S8 S10 S12 S16 S17 S20 S21");
        QCOMPARE(setOf(Options::Signals::full),
                 "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 S13 S14 S15-15 S15-16 S15-17 S16 S17 S18 S19 S20 S21");
        QCOMPARE(setOf(Options::Signals::off), "");
    }

    void factsMustBeTrue() // KNOCK-12
    {
        StackedKnock table({}, 3);
        table.deal({"KC 9C 8C 21 20", "", "", "7D 8D"});
        table.discard("7D 8D");
        table.sayNothing();
        QVERIFY(table.apply(Play{taroccoCard("9C"), Signal::queenOfSuit}) == Illegal::noSuchSignal);
        QVERIFY(table.apply(Play{taroccoCard("9C"), Signal::lastOfSuit}) == Illegal::noSuchSignal);
        QVERIFY(table.apply(Play{taroccoCard("9C"), Signal::bijou}) == Illegal::noSuchSignal);
        table.play(Play{taroccoCard("9C"), Signal::highestOfSuit});
    }

    void whoIsUnderstoodByAll() // 1.4: every seat gets the same
    {
        StackedKnock table({}, 3);
        table.deal({"KC 9C 8C", "", "", "7D 8D"});
        table.discard("7D 8D");
        table.play(Say{Signal::grand});
        table.play(Play{taroccoCard("9C"), Signal::highestOfSuit});
        for (game::Seat seat = 0; seat < 4; ++seat) {
            const SaidList said = table.state.view(seat).said;
            QCOMPARE(said.size(), std::size_t{2});
            QCOMPARE(said[0].seat, 2);
            QVERIFY(said[0].signal == Signal::grand && !said[0].suit);
            QCOMPARE(said[1].seat, 0);
            QCOMPARE(said[1].trick, 1);
            QVERIFY(said[1].signal == Signal::highestOfSuit && said[1].suit == Suit::cups);
            QVERIFY(std::get<Moved>(seenBy(table.events.back(), seat)).move
                    == std::get<Moved>(table.events.back()).move);
        }
    }

    void theLeadersPartnerIsAskedFirst() // S20, S21
    {
        StackedKnock table({}, 3);
        table.deal({"KC 9C 8C", "7C", "TC", "JC 7D 8D"});
        table.discard("7D 8D");
        QVERIFY(table.state.phase() == Phase::request);
        QCOMPARE(table.state.toMove(), 2);
        QCOMPARE(readable::text(signalsNow(table.state.choice())), "S20 S21");
        QCOMPARE(Knock::legalMoves(table.viewOfMover()).size(), std::size_t{3});
        QVERIFY(table.apply(Say{Signal::oneMore}) == Illegal::noSuchSignal);
        QVERIFY(table.apply(Play{taroccoCard("TC")}) == Illegal::notNow);
        table.play(Say{Signal::bijou});
        QCOMPARE(table.state.toMove(), 0);
        for (const char *code : {"KC", "7C", "TC", "JC"})
            table.play(Play{taroccoCard(code)});
        QVERIFY(table.state.phase() == Phase::request); // before the next lead too
        QCOMPARE(table.state.toMove(), 2);
    }

    void withoutSignalsNobodyIsAsked() // KNOCK-17
    {
        StackedKnock table({.signals = Options::Signals::off}, 3);
        table.deal({"KC 9C 8C", "", "", "7D 8D"});
        table.discard("7D 8D");
        QVERIFY(table.state.phase() == Phase::play);
        QCOMPARE(table.state.toMove(), 0);
        QCOMPARE(Knock::legalMoves(table.viewOfMover()).size(), std::size_t{13});
    }

    void thePartnerMustHaveLedASuit() // S7
    {
        StackedKnock table({}, 3);
        table.deal({"KC 9C 8C", "7C", "TC QC", "JC HC 7D 8D"});
        table.discard("7D 8D");
        const auto offered = [&](const char *code) {
            return signalsWith(table.state.choice(), taroccoCard(code)).contains(Signal::anotherSuit);
        };
        table.sayNothing();
        QVERIFY(!offered("KC")); // nobody has led yet
        table.playAll("KC");
        QVERIFY(!offered("7C")); // the other side has
        table.playAll("7C");
        QVERIFY(offered("TC"));
    }

    void oneSignalACard_data() // KNOCK-13
    {
        QTest::addColumn<int>("most");
        QTest::newRow("the usual") << 1;
        QTest::newRow("two") << 2;
    }
    void oneSignalACard()
    {
        QFETCH(const int, most);
        StackedKnock table({.signalsPerPlay = most}, 3);
        table.deal({"9C 21 20 KD KS KB QD QS QB JD JS JB TD", "8C 7C", "KC TC", "QC JC 7D 8D"});
        table.discard("7D 8D");
        table.sayNothing();
        table.play(Play{taroccoCard("9C"), Signal::lastOfSuit});
        if (most == 1) {
            QCOMPARE(table.state.toMove(), 1);
            return;
        }
        QVERIFY(table.state.phase() == Phase::secondSignal);
        QCOMPARE(table.state.toMove(), 0);
        QCOMPARE(readable::text(signalsNow(table.state.choice())), "S3 S4 S5 S10 S11 S12");
        QVERIFY(table.apply(Say{Signal::lastOfSuit}) == Illegal::noSuchSignal); // not the same again
        table.play(Say{Signal::holdsWorld});
        QCOMPARE(table.state.toMove(), 1);
        QCOMPARE(table.state.view(3).said.size(), std::size_t{2});
        table.play(Play{taroccoCard("8C")}); // who gives no first signal is not asked for a second
        QCOMPARE(table.state.toMove(), 2);
        table.playAll("KC");
        table.play(Play{taroccoCard("QC"), Signal::notThisSuit});
        QVERIFY(table.state.phase() == Phase::secondSignal); // before the trick is over
        QCOMPARE(table.state.view(0).tricks[0], 0);
        table.play(Say{});
        QCOMPARE(table.last<TrickWon>().winner, 2);
    }
};

QTEST_APPLESS_MAIN(KnockSignalsTest)
#include "knock_signals_test.moc"
