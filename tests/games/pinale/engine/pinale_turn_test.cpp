// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_pinale.h"

using namespace pinale;
using readable::frenchCard;
using readable::meld;
using readable::slots;

namespace {

/// A turn with this hand and board; `up` is taken where it is named.
struct Set
{
    Options options;
    Board board;
    Choice choice;

    Set(const char *hand, std::initializer_list<Meld> melds, const char *up = "", const Options &rules = {})
        : options(rules)
        , board(melds)
    {
        choice = {.phase = *up == '\0' ? Phase::play : Phase::draw,
                  .options = &options,
                  .side = 0,
                  .hand = Bag(readable::frenchCards(hand)),
                  .board = &board,
                  .up = *up == '\0' ? Card() : frenchCard(up)};
    }
    Set(const Set &) = delete;
    Set &operator=(const Set &) = delete;
    [[nodiscard]] Turn turn() const { return {choice, choice.phase == Phase::draw}; }
};

Extend after(std::uint8_t meld, const char *codes)
{
    return {.meld = meld, .slots = slots(codes)};
}
Extend before(std::uint8_t meld, const char *codes)
{
    return {.meld = meld, .before = true, .slots = slots(codes)};
}
NewMeld lay(const char *codes)
{
    return {meld(codes)};
}
std::string handOf(const Turn &turn)
{
    return readable::text(turn.hand().list(), cards::french::pack);
}

} // namespace

/// A turn as a transaction: what can be laid, taken back, and what must be done before the discard.
class PinaleTurnTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void meldsComeFromTheHand()
    {
        const Set set("3H 4H 5H 6H KS", {});
        Turn turn = set.turn();
        QVERIFY(turn.apply(lay("3H 4H 5H 6H 7H")) == Illegal::notInHand);
        QVERIFY(turn.apply(lay("3H 4H 5H")) == Illegal::meldSize);
        QVERIFY(turn.steps().empty());
        QCOMPARE(turn.hand().size(), 5);
        QVERIFY(!turn.apply(lay("3H 4H 5H 6H")));
        QCOMPARE(turn.board().size(), std::size_t{1});
        QCOMPARE(int{turn.board()[0].side}, 0);
        QCOMPARE(handOf(turn), "KS");
    }

    /// PINALE-8: 3456 and 89TJ stay two, wherever the seven goes.
    void meldsAreNeverJoined()
    {
        for (const Extend &step : {after(0, "7H"), before(1, "7H")}) {
            const Set set("7H KS KD", {meld("3H 4H 5H 6H"), meld("8H 9H TH JH")});
            Turn turn = set.turn();
            QVERIFY(!turn.apply(step));
            QCOMPARE(turn.board().size(), std::size_t{2});
            QCOMPARE(turn.board()[0].slots.size() + turn.board()[1].slots.size(), std::size_t{9});
        }
    }

    void cardsGoToBothEndsOfARun()
    {
        const Set set("AH 3H 8H XR KS", {meld("4H 5H 6H 7H")});
        Turn turn = set.turn();
        QVERIFY(turn.apply(after(0, "3H")) == Illegal::doesNotFit);
        QVERIFY(turn.apply(before(0, "8H")) == Illegal::doesNotFit);
        QVERIFY(turn.apply(before(0, "3H AH")) == Illegal::doesNotFit); // in the order of the run
        QVERIFY(!turn.apply(before(0, "AH 3H")));
        QVERIFY(!turn.apply(after(0, "8H XR=9H")));
        QCOMPARE(readable::text(turn.board()[0]), "run AH 3H 4H 5H 6H 7H 8H XR=9H");
        QVERIFY(turn.apply(before(0, "KS")) == Illegal::doesNotFit); // below an ace is nothing
    }
    void aGroupTakesAFourth()
    {
        const Set set("KC KH KS 2C", {meld("KH KS KD")});
        Turn turn = set.turn();
        QVERIFY(turn.apply(after(0, "KS")) == Illegal::doesNotFit);
        QVERIFY(turn.apply(after(0, "2C=KS")) == Illegal::doesNotFit);
        QVERIFY(!turn.apply(after(0, "KC")));
        QVERIFY(turn.apply(after(0, "2C=KC")) == Illegal::doesNotFit);
    }
    void jokersTakeAFourth()
    {
        const Set set("XB 9S 2S KC", {meld("XR XB XR")});
        Turn turn = set.turn();
        QVERIFY(turn.apply(after(0, "2S")) == Illegal::doesNotFit);
        QVERIFY(!turn.apply(after(0, "XB")));
        QCOMPARE(valueOf(turn.board()[0], set.options), 500);
        QVERIFY(turn.apply(Swap{.meld = 0, .slot = 0}) == Illegal::nothingToSwap); // PINALE-6
    }
    void onlyOwnMeldsGrow()
    {
        const Set set("8H KS KD", {meld("4H 5H 6H 7H", 1)});
        Turn turn = set.turn();
        QVERIFY(turn.apply(after(0, "8H")) == Illegal::notYourMeld);
        QVERIFY(turn.apply(after(3, "8H")) == Illegal::noSuchMeld);
    }
    /// Wilds may be more than naturals in no meld, also not in between.
    void extendingKeepsTheWildsInBounds()
    {
        const Set set("XR 2S 8H KS KD", {meld("4H 5H 2C=6H XB=7H")});
        Turn turn = set.turn();
        QVERIFY(turn.apply(after(0, "XR=8H")) == Illegal::meldWilds);
        QVERIFY(!turn.apply(after(0, "8H XR=9H")));
    }

    /// PINALE-EX-7, PINALE-10 and PINALE-13.
    void aJokerIsSwappedAndLaidAgain()
    {
        const Set set("7H KS KC 9D 3C", {meld("4H 5H 6H XR=7H 8H 9H", 1)});
        QCOMPARE(valueOf(set.board[0], set.options), 60);
        Turn turn = set.turn();
        QVERIFY(!turn.apply(Swap{.meld = 0, .slot = 3}));
        QCOMPARE(valueOf(turn.board()[0], set.options), 90);
        QCOMPARE(int{turn.board()[0].side}, 1);
        QCOMPARE(readable::text(turn.owed(), cards::french::pack), "XR");
        QVERIFY(turn.checkDiscard(frenchCard("9D")) == Illegal::wildNotLaid);
        QVERIFY(turn.checkDiscard(frenchCard("XR")) == Illegal::wildNotLaid);
        QVERIFY(!turn.apply(lay("KS KC XR=KD")));
        QCOMPARE(valueOf(turn.board(), 0, set.options), 45);
        QVERIFY(turn.owed().empty() && !turn.checkDiscard(frenchCard("9D")));
    }
    void anotherSidesTwoStays()
    {
        const Set set("7H KS KC 9D 3C", {meld("4H 5H 6H 2S=7H 8H 9H", 1)});
        Turn turn = set.turn();
        QVERIFY(turn.apply(Swap{.meld = 0, .slot = 3}) == Illegal::notYourTwo);
    }
    /// PINALE-12: what the side has laid, whoever of the pair.
    void anOwnTwoIsSwapped()
    {
        const Set set("7H KS KC 9D 3C", {meld("4H 5H 6H 2S=7H 8H 9H", 0)});
        Turn turn = set.turn();
        QVERIFY(!turn.apply(Swap{.meld = 0, .slot = 3}));
        QVERIFY(turn.checkDiscard(frenchCard("9D")) == Illegal::wildNotLaid);
        QVERIFY(!turn.apply(after(0, "2S=TH")));
        QVERIFY(!turn.checkDiscard(frenchCard("9D")));
    }
    void onlyTheExactCardIsSwappedIn()
    {
        const Set set("7D KS KC", {meld("4H 5H 6H XR=7H", 1)});
        Turn turn = set.turn();
        QVERIFY(turn.apply(Swap{.meld = 0, .slot = 3}) == Illegal::notInHand);
        QVERIFY(turn.apply(Swap{.meld = 0, .slot = 0}) == Illegal::nothingToSwap);
        QVERIFY(turn.apply(Swap{.meld = 0, .slot = 4}) == Illegal::noSuchMeld);
        QVERIFY(turn.apply(Swap{.meld = 1, .slot = 0}) == Illegal::noSuchMeld);
    }
    /// A low ace and a high one are two places of a run (PINALE-7).
    void eachEndOfAFullRunIsAPlace()
    {
        const Set set("AD KS KC", {meld("XR=AD 3D 4D 5D 6D 7D 8D 9D TD JD QD KD XB=AD", 0)});
        Turn low = set.turn();
        QVERIFY(!low.apply(Swap{.meld = 0, .slot = 0}));
        QCOMPARE(readable::text(low.owed(), cards::french::pack), "XR");
        Turn high = set.turn();
        QVERIFY(!high.apply(Swap{.meld = 0, .slot = 12}));
        QCOMPARE(readable::text(high.owed(), cards::french::pack), "XB");
    }

    /// PINALE-9 and PINALE-11.
    void theCardFromThePileIsLaid()
    {
        const Set set("KS KC 9D 3C", {}, "KD");
        Turn turn = set.turn();
        QVERIFY(turn.checkDiscard(frenchCard("9D")) == Illegal::takenNotLaid);
        QVERIFY(turn.checkDiscard(frenchCard("KD")) == Illegal::takenNotLaid);
        QVERIFY(!turn.apply(lay("KS KC KD")));
        QVERIFY(!turn.checkDiscard(frenchCard("9D")));
        QVERIFY(!check(set.choice, turn.play(frenchCard("9D"))));
        QVERIFY(check(set.choice, Play{.takes = false, .discard = frenchCard("9D")}) == Illegal::notNow);
        QVERIFY(!mayTake(Set("KS 9C 9D 3C", {}, "KD").choice));
        QVERIFY(mayTake(set.choice));
    }
    /// Of two that look alike one is laid, and the other may be discarded.
    void itsTwinMayBeDiscarded()
    {
        const Set set("KS KC KD 3C", {}, "KD");
        Turn turn = set.turn();
        QVERIFY(!turn.apply(lay("KS KC KD")));
        QVERIFY(!turn.checkDiscard(frenchCard("KD")));
    }
    void itMayBeSwappedIn()
    {
        const Set set("KS KC 9D 3C", {meld("4H 5H 6H XR=7H", 1)}, "7H");
        Turn turn = set.turn();
        QVERIFY(!turn.apply(Swap{.meld = 0, .slot = 3}));
        QVERIFY(!turn.apply(lay("KS KC XR=KD")));
        QVERIFY(!turn.checkDiscard(frenchCard("9D")));
        QVERIFY(mayTake(set.choice));
    }

    /// PINALE-EX-8: what is left must do for a discard, and with no four and no run of six for a card after it.
    void withoutAQualifierACardStays()
    {
        const std::initializer_list<Meld> board{meld("3S 3H 3D"), meld("5H 6H 7H 8H")};
        const Set two("KD 9H", board);
        Turn turn = two.turn();
        QVERIFY(!turn.apply(after(1, "9H")));
        QVERIFY(turn.checkDiscard(frenchCard("KD")) == Illegal::cannotGoOut);
        turn.undo();
        QVERIFY(!turn.checkDiscard(frenchCard("KD")) && !turn.checkDiscard(frenchCard("9H")));

        const Set three("KD 9H TH", board);
        Turn out = three.turn();
        QVERIFY(!out.apply(after(1, "9H TH")));
        QCOMPARE(valueOf(out.board()[1], three.options), 100);
        QVERIFY(!out.checkDiscard(frenchCard("KD")));
        QVERIFY(!check(three.choice, out.play(frenchCard("KD"))));
    }
    void theLastCardIsForTheDiscard()
    {
        const Set set("9H TH", {meld("3S 3H 3D 3C"), meld("5H 6H 7H 8H")});
        Turn turn = set.turn();
        QVERIFY(!turn.apply(after(1, "9H TH")));
        QVERIFY(turn.checkDiscard(frenchCard("9H")) == Illegal::nothingToDrop);
        QVERIFY(check(set.choice, turn.play(frenchCard("9H"))) == Illegal::nothingToDrop);
    }
    /// PINALE-14: a pure one may be asked for.
    void aPureQualifierMayBeAskedFor()
    {
        const std::initializer_list<Meld> board{meld("3S 3H 3D XR=3C")};
        QVERIFY(!Set("KD", board).turn().checkDiscard(frenchCard("KD")));
        QVERIFY(Set("KD", board, "", {.pureQualifier = true}).turn().checkDiscard(frenchCard("KD"))
                == Illegal::cannotGoOut);
    }

    /// Whatever is laid, all of it taken back is the state of before; one step back is one step less.
    void everythingCanBeTakenBack()
    {
        game::Random random(3);
        int undone = 0;
        for (int match = 0; match < 40; ++match) {
            const int seats = 2 + static_cast<int>(random.below(3));
            State state({}, seats);
            while (!state.over()) {
                if (state.awaitsPack()) {
                    Pack pack = state.newPack();
                    random.shuffle(pack);
                    state.supply(pack);
                    continue;
                }
                const Move move = randomMove(state.choice(), random);
                if (const auto *play = std::get_if<Play>(&move)) {
                    Turn turn(state.choice(), play->takes);
                    const Turn begun = turn;
                    std::vector<Turn> past;
                    for (const Step &step : play->steps) {
                        past.push_back(turn);
                        QVERIFY(!turn.apply(step));
                    }
                    for (; !past.empty(); past.pop_back()) {
                        turn.undo();
                        QVERIFY(turn.hand() == past.back().hand());
                        QVERIFY(turn.board() == past.back().board());
                        QVERIFY(turn.steps() == past.back().steps());
                        ++undone;
                    }
                    for (const Step &step : play->steps)
                        QVERIFY(!turn.apply(step));
                    turn.revert();
                    QVERIFY(turn.hand() == begun.hand() && turn.board() == begun.board() && turn.steps().empty());
                }
                QVERIFY(!state.apply(move));
            }
        }
        QVERIFY(undone > 2000);
    }
};

QTEST_APPLESS_MAIN(PinaleTurnTest)
#include "pinale_turn_test.moc"
