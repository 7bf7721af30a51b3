// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "pinale_readable.h"

using namespace pinale;
using readable::codesOf;
using readable::meld;

namespace {

/// A position in which the top of the pile might be taken: hands and boards put together so that it is often close.
struct Position
{
    Options options;
    Board board;
    Hand hand;
    Card up;

    explicit Position(game::Random &random, std::size_t cards)
    {
        options.wilds = random.once(5) ? Options::Wilds::one : Options::Wilds::notMoreThanNaturals;
        options.pureQualifier = random.once(4);
        Pack pack = newPack();
        random.shuffle(pack);
        const int melds = static_cast<int>(random.below(4));
        for (int laid = 0; laid < melds; ++laid)
            layOne(pack, random);
        // A hand that has something to do with the boards: half of it is drawn twice, and what fits better is kept.
        while (hand.size() < cards) {
            hand.push_back(pack[0]);
            pack.removeFront(1);
        }
        up = pack[0];
        // Often a card that a wild on the table stands for, or one more wild.
        for (const Meld &each : board)
            for (const Slot &slot : each.slots)
                if (slot.wild() && random.once(2) && pack.contains(slot.as))
                    (random.once(2) ? up : hand[0]) = slot.as;
        std::sort(hand.begin(), hand.end(), [](Card one, Card other) { return one.face() < other.face(); });
    }
    [[nodiscard]] Choice choice() const
    {
        return {.phase = Phase::draw, .options = &options, .side = 0, .hand = Bag(hand), .board = &board, .up = up};
    }
    [[nodiscard]] plain::PinaleTurn plainTurn() const
    {
        plain::PinaleTurn turn;
        turn.mayKeep = codesOf(readable::text(hand, cards::french::pack));
        turn.hand = turn.mayKeep;
        turn.hand.push_back(cards::french::code(up));
        for (const Meld &each : board)
            turn.board.push_back({.own = each.side == 0, .cards = codesOf(readable::text(each.slots))});
        return turn;
    }
    [[nodiscard]] std::string text() const
    {
        std::string line = "up " + cards::french::code(up) + " hand " + readable::text(hand, cards::french::pack);
        for (const Meld &each : board)
            line += " | side " + std::to_string(each.side) + ' ' + readable::text(each);
        return line + (options.pureQualifier ? " pure" : "") + (options.wilds == Options::Wilds::one ? " one" : "");
    }

private:
    /// A run or a group of cards of the pack, some of them wild.
    void layOne(Pack &pack, game::Random &random)
    {
        Meld made{.side = static_cast<std::int16_t>(random.below(2))};
        const auto suit = static_cast<Suit>(random.below(4));
        const bool run = random.once(2);
        made.kind = run ? Meld::Kind::run : Meld::Kind::group;
        made.first = static_cast<std::int16_t>(run ? random.below(9) : 0);
        const int size = run ? 4 + static_cast<int>(random.below(3)) : 3;
        const auto rank = cards::french::rank(faceAt(suit, static_cast<int>(random.below(12))));
        for (int at = 0; at < size && made.first + at < runPlaces; ++at) {
            const Card as = run ? faceAt(suit, made.first + at) : cards::french::card(static_cast<Suit>(at), rank);
            Card card = as;
            if (random.once(3) || !pack.contains(as))
                for (const Card wild : pack)
                    if (isWild(wild))
                        card = wild;
            made.slots.push_back({.card = card, .as = as});
        }
        if (faultOf(made, options))
            return;
        Pack left = pack;
        for (const Slot &slot : made.slots)
            if (!left.removeFirst(slot.card))
                return;
        pack = left;
        board.push_back(made);
    }
};

} // namespace

/// The solver says exactly when a turn can be ended.
class PinaleSolverTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Positions with few cards, in which going out, wilds and swaps matter most, against a search of everything that
    /// can be laid.
    void asEverythingTriedSaysIt()
    {
        game::Random random(11);
        int may = 0;
        const int positions = tested::times(10'000);
        for (int tried = 0; tried < positions; ++tried) {
            const Position position(random, 1 + random.below(6));
            const Choice choice = position.choice();
            Turn turn(choice, true);
            const auto finished = finish(turn);
            QVERIFY2(finished.has_value() == plain::canEnd(position.plainTurn(), readable::plainly(position.options)),
                     position.text().c_str());
            if (!finished)
                continue;
            ++may;
            for (const Step &step : finished->steps())
                QVERIFY2(!turn.apply(step), position.text().c_str());
            QVERIFY2(!discards(turn).empty(), position.text().c_str());
        }
        QVERIFY2(may > positions / 10 && may < positions * 9 / 10, std::to_string(may).c_str());
    }

    /// In whole hands as they are played: what it finds can be played, and where it finds nothing no turn of chance
    /// does.
    void whatItFindsCanBePlayed()
    {
        game::Random random(12);
        int asked = 0;
        int found = 0;
        while (asked < tested::times(4000)) {
            State state({}, 2 + static_cast<int>(random.below(3)));
            while (!state.over()) {
                if (state.awaitsPack()) {
                    Pack pack = state.newPack();
                    random.shuffle(pack);
                    state.supply(pack);
                    continue;
                }
                const Choice choice = state.choice();
                if (choice.phase == Phase::draw) {
                    ++asked;
                    Turn turn(choice, true);
                    if (const auto finished = finish(turn)) {
                        ++found;
                        for (const Step &step : finished->steps())
                            QVERIFY(!turn.apply(step));
                        QVERIFY(!check(choice, turn.play(discards(turn)[0])));
                    } else {
                        const bool some = eachStep(turn, [&](const Step &step) {
                            Turn other = turn;
                            return !other.apply(step) && !discards(other).empty();
                        });
                        QVERIFY(!some);
                    }
                }
                QVERIFY(!state.apply(randomMove(choice, random)));
            }
        }
        QVERIFY(found > asked / 50);
    }

    void whatIsLaidFirstMayMakeRoom_data()
    {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("up");
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("may");
        const auto row = [](const char *hand, const char *up, const char *own, const char *other, bool may) {
            QTest::newRow(hand) << QString::fromLatin1(hand) << QString::fromLatin1(up) << QString::fromLatin1(own)
                                << QString::fromLatin1(other) << may;
        };
        row("KH KD 3C 4D", "KS", "", "", true);
        row("KH KD", "KS", "", "", false);                     // nothing would be left to discard
        row("KH KD 3C", "KS", "3S 3H 3D", "", false);          // no way out, and one card left
        row("KH KD 3C", "KS", "3S 3H 3D 3C", "", true);        // goes out
        row("KH 7H 3C 9D", "KS", "", "4H 5H 6H XR=7H", true);  // with the joker swapped out
        row("KH 7H 3C", "KS", "", "4H 5H 6H XR=7H", false);    // the same, with one card fewer
        row("KH 7H 3C 9D", "KS", "", "4H 5H 6H 2S=7H", false); // another side's two
        row("8H 3C 9D", "XR", "4H 5H 2S=6H XB=7H", "", true);  // the eight makes room for the joker
        row("9D 3C TC", "XR", "4H 5H 2S=6H XB=7H", "", false);
        row("AD 3C", "KD", "9D TD JD QD", "", true);
        row("3C 4S", "AD", "9D TD JD QD", "", false);
        row("3C KD", "AD", "9D TD JD QD", "", true); // six on the table: goes out
    }
    void whatIsLaidFirstMayMakeRoom()
    {
        QFETCH(const QString, hand);
        QFETCH(const QString, up);
        QFETCH(const QString, own);
        QFETCH(const QString, other);
        QFETCH(const bool, may);
        const Options options;
        Board board;
        if (!own.isEmpty())
            board.push_back(meld(own.toStdString(), 0));
        if (!other.isEmpty())
            board.push_back(meld(other.toStdString(), 1));
        const Choice choice{.phase = Phase::draw,
                            .options = &options,
                            .side = 0,
                            .hand = Bag(readable::frenchCards(hand.toStdString())),
                            .board = &board,
                            .up = readable::frenchCard(up.toStdString())};
        QCOMPARE(mayTake(choice), may);
    }

    /// PINALE-EX-7: a joker that is swapped out and cannot be laid keeps the turn from ending, until all is taken back.
    void aJokerThatCannotBeLaidGoesBack()
    {
        const Options options;
        const Board board{meld("4H 5H 6H XR=7H 8H 9H", 1)};
        const Choice choice{.phase = Phase::play,
                            .options = &options,
                            .side = 0,
                            .hand = Bag(readable::frenchCards("7H 9S 9C 9D 9H QC 4D")),
                            .board = &board,
                            .up = {}};
        Turn turn(choice, false);
        QVERIFY(!turn.apply(NewMeld{meld("9S 9C 9D 9H")}));
        QVERIFY(!turn.apply(Swap{.meld = 0, .slot = 3}));
        QVERIFY(!finish(turn));
        QVERIFY(discards(turn).empty());
        QVERIFY(check(choice, turn.play(readable::frenchCard("QC"))) == Illegal::wildNotLaid);
        turn.revert();
        QVERIFY(turn.hand() == choice.hand && turn.board() == board);
        QVERIFY(turn.steps().empty() && turn.owed().empty());
        QCOMPARE(discards(turn).size(), std::size_t{7});
        QVERIFY(!check(choice, turn.play(readable::frenchCard("QC"))));

        // Beside three nines there is room for it.
        QVERIFY(!turn.apply(NewMeld{meld("9S 9C 9D")}));
        QVERIFY(!turn.apply(Swap{.meld = 0, .slot = 3}));
        QVERIFY(finish(turn));
    }
};

QTEST_APPLESS_MAIN(PinaleSolverTest)
#include "pinale_solver_test.moc"
