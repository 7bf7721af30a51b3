// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "game/simulation.h"
#include "knock/rollout_policy.h"
#include "stacked_knock.h"

using namespace knock;
using game::Seat;
using readable::taroccoCard;
using readable::taroccoCards;

namespace {

/// What a seat has learnt from all that happened at the table.
Memory memoryOf(const StackedKnock &table, Seat seat)
{
    Memory memory;
    for (const Event &event : table.events)
        memory.happened(seenBy(event, seat));
    return memory;
}

const char *faultOf(const Hands &hands, const View &view, const State &state)
{
    CardSet all;
    int cards = 0;
    const auto held = cardsHeld(view);
    for (Seat seat = 0; seat < seats; ++seat) {
        const CardSet hand = hands[game::at(seat)];
        if (hand.size() != held[game::at(seat)] || hand.size() != static_cast<int>(state.view(seat).hand.size()))
            return "a hand has not as many cards as the seat";
        all |= hand;
        cards += hand.size();
    }
    if (all.size() != cards)
        return "a card is in two hands";
    if (!(hands[game::at(view.seat)] == CardSet(view.hand)))
        return "the own hand is another";
    return (all - view.unseen - CardSet(view.hand)).empty() ? nullptr : "a card that was seen is in a hand";
}

/// Of what would have been laid away in these hands that which may not be, or was seen.
CardSet drawnLaid(const Hands &hands, const View &view)
{
    CardSet left = view.unseen;
    for (const CardSet hand : hands)
        left = left - hand;
    return left & (trumpCards | view.ranking->mayNotBeLaid());
}

} // namespace

/// What a seat learns of the others' hands, and the hands that it takes for possible.
class KnockBeliefsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoDoesNotFollowHasNone()
    {
        StackedKnock table({}, 3);
        table.deal({"KC 9C", "7S 8S 9S TS JS HS QS 7D 8D 9D TD JD HD", "20 19", "00 QB 7C 8C"});
        table.discard("7C 8C");
        table.playAll("KC 7S 20 00");
        const Memory memory = memoryOf(table, 0);
        QVERIFY(memory.knows(1) && !memory.knows(2));
        QCOMPARE(memory.without(1), cardsOf(Suit::cups) | trumpCards); // neither followed nor trumped
        QCOMPARE(memory.without(2), cardsOf(Suit::cups));
        QVERIFY(memory.without(3).empty()); // the Fool says nothing
        table.playOut();
        table.deal({});
        QVERIFY(memoryOf(table, 0).knows(2) && memoryOf(table, 0).without(1).empty());
    }

    void factsAreRemembered()
    {
        StackedKnock table({}, 3);
        table.deal({"KC 9C QC 21 20 01 KD", "7C TC 7S", "JC 18 15 KS KB 16 17 QS QB QD JS JB JD", "7D 8D HC 8C"});
        table.discard("7D 8D");
        table.sayNothing();
        table.play(Play{taroccoCard("9C"), Signal::highestOfSuit});
        QCOMPARE(memoryOf(table, 1).holds(0, Ranking::of({})), CardSet::of(taroccoCard("KC")));
        table.play(Knock::legalMoves(table.viewOfMover())[0]);
        table.play(Play{taroccoCard("JC"), Signal::lastOfSuit});
        QCOMPARE(memoryOf(table, 1).without(2), cardsOf(Suit::cups));
    }

    void eachFactSaysWhatItSays_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("holds");
        QTest::addColumn<QString>("without");
        const auto row = [](Signal signal, const char *with, const char *holds, const char *without = "") {
            QTest::addRow("%s", std::string(infoOf(signal).id).c_str())
                << static_cast<int>(signal) << with << holds << without;
        };
        row(Signal::magicianInDanger, "09", "01");
        row(Signal::highestTrump, "09", "21");
        row(Signal::twoHighestTrumps, "09", "20 21");
        row(Signal::holdsWorld, "09", "21");
        row(Signal::holdsSun, "09", "19");
        row(Signal::holdsMoon, "09", "18");
        row(Signal::holdsFifteen, "09", "15");
        row(Signal::holdsSixteen, "09", "16");
        row(Signal::holdsSeventeen, "09", "17");
        row(Signal::highestOfSuit, "9C", "KC");
        row(Signal::queenOfSuit, "9C", "QC");
        row(Signal::lastOfSuit, "9C", "", "7C 8C 9C TC JC HC QC KC");
        row(Signal::oneMore, "9C", "");
        row(Signal::notThisSuit, "9C", "");
    }
    void eachFactSaysWhatItSays()
    {
        QFETCH(const int, signal);
        QFETCH(const QString, with);
        QFETCH(const QString, holds);
        QFETCH(const QString, without);
        Memory memory;
        memory.happened(Dealt{.number = 1, .dealer = 3, .cutBy = 2, .cutAt = 1, .hands = {}});
        memory.happened(Moved{.seat = 0, .move = Play{taroccoCard(with.toStdString()), static_cast<Signal>(signal)}});
        QCOMPARE(readable::text(memory.holds(0, Ranking::of({}))), holds.toStdString());
        QCOMPARE(readable::text(memory.without(0)), without.toStdString());
    }

    void theHighestTrumpIsThatOfTheHouse() // KNOCK-4
    {
        Memory memory;
        memory.happened(Dealt{.number = 1, .dealer = 3, .cutBy = 2, .cutAt = 1, .hands = {}});
        memory.happened(Moved{.seat = 0, .move = Play{taroccoCard("09"), Signal::highestTrump}});
        const Ranking &ranking = Ranking::of({.topTrump = Options::TopTrump::angel});
        QCOMPARE(memory.holds(0, ranking), CardSet::of(angelTrump));
        memory.happened(Moved{.seat = 0, .move = Play{angelTrump}});
        QVERIFY(memory.holds(0, ranking).empty());
    }

    void theDealersHighestCardMayBeUnderWhatItHasLaidAway()
    {
        Memory memory;
        memory.happened(Dealt{.number = 1, .dealer = 3, .cutBy = 2, .cutAt = 1, .hands = {}});
        memory.happened(Moved{.seat = 0, .move = Play{taroccoCard("KC")}});
        memory.happened(Moved{.seat = 3, .move = Play{taroccoCard("9C"), Signal::highestOfSuit}});
        QVERIFY(memory.holds(3, Ranking::of({})).empty()); // the queen, or the cavalier
        memory.happened(Moved{.seat = 1, .move = Play{taroccoCard("8C"), Signal::highestOfSuit}});
        QCOMPARE(memory.holds(1, Ranking::of({})), CardSet::of(taroccoCard("QC")));
    }

    void whatWasLedLastIsRemembered()
    {
        Memory memory;
        memory.happened(Dealt{.number = 1, .dealer = 3, .cutBy = 2, .cutAt = 1, .hands = {}});
        QCOMPARE(memory.ledIn(0), 0);
        memory.happened(Moved{.seat = 0, .move = Play{taroccoCard("9C")}});
        memory.happened(Moved{.seat = 1, .move = Play{taroccoCard("8C")}});
        memory.happened(TrickWon{0});
        memory.happened(Moved{.seat = 0, .move = Play{taroccoCard("KS")}});
        QVERIFY(memory.ledLast(0) == Suit::swords);
        QCOMPARE(memory.ledIn(0), 2);
        QVERIFY(!memory.ledLast(1));
    }

    void theOneMoreCardIsTheLast()
    {
        Memory memory;
        memory.happened(Dealt{.number = 1, .dealer = 3, .cutBy = 2, .cutAt = 1, .hands = {}});
        memory.happened(Moved{.seat = 0, .move = Play{taroccoCard("9C"), Signal::oneMore}});
        memory.happened(TrickWon{0});
        memory.happened(Moved{.seat = 0, .move = Play{taroccoCard("KC")}});
        QCOMPARE(memory.without(0), cardsOf(Suit::cups));
        QVERIFY(!memory.holds(0, Ranking::of({})).contains(taroccoCard("KC")));
    }

    void drawnHandsFitWhatIsKnown()
    {
        game::Random random(21);
        int drawn = 0;
        int unlike = 0;
        for (int match = 0; match < 40; ++match) {
            State state({}, seats);
            std::array<Memory, seats> memories;
            const auto tell = [&](const Event &event) {
                for (Seat seat = 0; seat < seats; ++seat)
                    memories[game::at(seat)].happened(seenBy(event, seat));
            };
            while (!state.over()) {
                if (state.awaitsPack()) {
                    state.supply(game::shuffledPack<Knock>(state, random), tell);
                    continue;
                }
                if (state.phase() == Phase::play && random.once(6)) {
                    const Seat seat = state.toMove();
                    const View view = state.view(seat);
                    const Memory &memory = memories[game::at(seat)];
                    const Hands hands = drawHands(view, memory, random);
                    const char *fault = faultOf(hands, view, state);
                    QVERIFY2(fault == nullptr, fault);
                    ++drawn;
                    unlike += drawnLaid(hands, view).empty() ? 0 : 1;
                    for (Seat other = 0; other < seats; ++other) {
                        // What it knows is true of the real hands, and of those drawn but where chance did not come to
                        // any.
                        QVERIFY((CardSet(state.view(other).hand) & memory.without(other)).empty());
                        const CardSet barred = other == seat ? CardSet() : memory.without(other);
                        unlike += (hands[game::at(other)] & barred).empty() ? 0 : 1;
                    }
                }
                QVERIFY(!state.apply(Knock::randomMove(state, random), tell));
            }
        }
        QVERIFY(drawn > 500);
        QVERIFY2(100 * unlike < 2 * drawn, std::to_string(unlike).c_str());
    }

    void aRolloutCountsEveryPoint()
    {
        game::Random random(4);
        const Ranking &ranking = Ranking::of({});
        const Habits habits(ranking);
        for (int deal = 0; deal < 200; ++deal) {
            Pack pack = cards::tarocco::newPack();
            random.shuffle(pack);
            Hands hands;
            CardSet dealt;
            for (std::size_t place = 0; place < tricksInDeal * seats; ++place) {
                hands[place % seats].insert(pack[place]);
                dealt.insert(pack[place]);
            }
            Rollout rollout(ranking, hands, {.leader = 0, .cards = {}}, habits);
            const int lead = rollout.finish();
            const int all = ranking.points(dealt) + tricksInDeal;
            QVERIFY(lead >= -all && lead <= all);
            QCOMPARE((all + lead) % 2, 0); // what one side has not the other has
        }
    }
};

QTEST_APPLESS_MAIN(KnockBeliefsTest)
#include "knock_beliefs_test.moc"
