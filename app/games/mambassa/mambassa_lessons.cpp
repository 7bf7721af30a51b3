// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_lessons.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace mambassa;

namespace {

using Given = Lesson<Mambassa>;
using Deal = Given::Deal;
using Beats = std::vector<Given::Beat>;

/// What Teresa says in the lessons.
class MambassaLessons
{
    Q_DECLARE_TR_FUNCTIONS(MambassaLessons)
};

Move swap(const std::string &give, const std::string &take)
{
    return Exchange{.give = Given::cardsOf(give), .take = Given::cardsOf(take)};
}

const Move noExchange = Exchange{};

Move draw(const std::string &discard)
{
    return mambassa::Draw{.discard = Given::cardsOf(discard)[0]};
}

// Seat 0 is the pupil's, 1 Bruno's, 2 Nives'. With Nives as the dealer the pupil begins, with Bruno she does.
constexpr monte::Opening nivesDeals{.dealer = 2, .tokens = {3, 3, 3}};
constexpr monte::Opening brunoDeals{.dealer = 1, .tokens = {3, 3, 3}};
constexpr int middle = 20;

Beats stepsBeats()
{
    return {
        {.what
         = Deal{.hands = {"AD 6D 4S 2C", "HC 7C 5B 3S", "KB 6B 4C 2S"}, .middle = "JD 5C 3B 7S", .stock = "KD 4B 6C"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return MambassaLessons::tr("Four cards. Those of one suit count together: the ace, 11, and the 6 of "
                                            "coins make 17. The other two count nothing.");
             }},
        {.what = Expose{},
         .after =
             [] {
                 return MambassaLessons::tr("Nives turns four cards up: the monte. What is left of the pack is the "
                                            "stock. A turn has two steps, one with each of them.");
             },
         .things = {u"monte"_s, u"stock"_s}},
        {.what = swap("2C", "JD"),
         .before =
             [] {
                 return MambassaLessons::tr(
                     "First step, the monte: give the 2 of cups for the card that helps you most. Which one is it?");
             },
         .answer =
             [] {
                 return MambassaLessons::tr(
                     "The jack of coins counts 10, and you are collecting coins. Give the 2 of cups for it.");
             },
         .after
         = [] { return MambassaLessons::tr("27 in coins, and everybody saw it. One card is still no use to you."); }},
        {.what = draw("4S"),
         .before =
             [] {
                 return MambassaLessons::tr("Second step, the stock: put the 4 of swords under it, and take the top "
                                            "card. Nobody else will see either of them.");
             },
         .after = [] { return MambassaLessons::tr("The king of coins! 37, and only you know it."); },
         .things = {u"value"_s}},
        {.what = swap("3S", "5C"), .after = [] { return MambassaLessons::tr("Bruno takes the 5 of cups."); }},
        {.what = draw("5B"),
         .after =
             [] {
                 return MambassaLessons::tr("And he draws. What went under the stock, and what he got, nobody knows.");
             },
         .things = {u"seat1"_s, u"stock"_s}},
        {.what = swap("2S", "3B")},
        {.what = draw("4C"),
         .after = [] { return MambassaLessons::tr("Nives exchanges and draws too. And so it goes round."); }},
    };
}

Beats rankBeats()
{
    return {
        {.what
         = Deal{.hands = {"5D 5C KB 2S", "KC HC JC 7C", "AS KS JS 7S"}, .middle = "5S HB JB 5B", .stock = "4D 6D"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return MambassaLessons::tr("A pair of fives and a king. In points that is next to nothing, but points "
                                            "are only the lowest kind of hand.");
             }},
        {.what = Expose{},
         .after =
             [] {
                 return MambassaLessons::tr("The other two fives! And the horse and the jack of batons, which make a "
                                            "short sequence with your king.");
             },
         .things = {u"monte"_s}},
        {.what = swap("KB 2S", "5S 5B"),
         .before =
             [] {
                 return MambassaLessons::tr("A short sequence is worth 38½, three of a kind 39, and four of a kind, a "
                                            "Quartina, 40. What do you take?");
             },
         .answer = [] { return MambassaLessons::tr("Give the king and the 2 for both fives: that is the Quartina."); },
         .after = [] { return MambassaLessons::tr("A Quartina! Points never go beyond 38."); }},
        {.what = Stay{},
         .before =
             [] {
                 return MambassaLessons::tr(
                     "A draw could only break it up: stay. It is not a knock, as you have exchanged in this turn.");
             }},
        {.what = noExchange},
        {.what = Stay{},
         .after =
             [] {
                 return MambassaLessons::tr("Bruno has neither exchanged nor drawn: that is a knock. Everybody else "
                                            "has one more turn.");
             }},
        {.what = noExchange},
        {.what = Stay{}, .after = [] { return MambassaLessons::tr("Nives is happy with what she has, and stays."); }},
        {.what = noExchange,
         .before =
             [] {
                 return MambassaLessons::tr(
                     "Your last turn. Four of a kind, a Quartina, is best left alone: no exchange …");
             }},
        {.what = Stay{},
         .before = [] { return MambassaLessons::tr("… and no draw either. Stay."); },
         .settled =
             [] {
                 return MambassaLessons::tr("Your four fives, 40; Bruno’s long sequence, 39½; and Nives, with 38 "
                                            "points, the most that points can reach, pays.");
             }},
    };
}

Beats knockBeats()
{
    return {
        {.what
         = Deal{.hands = {"KS HS 7S 2D", "HC 6C 5B 3D", "KB JB 4C 2C"}, .middle = "JS 4B 3C 6D", .stock = "4D 5D 7B"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return MambassaLessons::tr("27 in swords. There is no button for a knock in your first step: in this "
                                            "game you knock by doing nothing.");
             }},
        {.what = Expose{}},
        {.what = swap("2D", "JS"),
         .before =
             [] {
                 return MambassaLessons::tr("But is now the time, or does something in the monte go with your swords?");
             },
         .answer =
             [] {
                 return MambassaLessons::tr(
                     "Not now: the jack of swords is in the monte. King, horse, jack and 7 are a long sequence, 39½.");
             },
         .after = [] { return MambassaLessons::tr("Four in a row: hardly anything is above that."); }},
        {.what = Stay{},
         .before =
             [] {
                 return MambassaLessons::tr(
                     "A draw could only break it up: stay. It is not a knock, as you have exchanged in this turn.");
             },
         .after = [] { return MambassaLessons::tr("Now it is the others’ turn."); }},
        {.what = swap("3D", "3C")},
        {.what = draw("5B"), .after = [] { return MambassaLessons::tr("Bruno collects cups, and draws."); }},
        {.what = swap("2C", "4B")},
        {.what = Stay{}, .after = [] { return MambassaLessons::tr("Nives collects batons, and keeps what she has."); }},
        {.what = noExchange,
         .before =
             [] {
                 return MambassaLessons::tr(
                     "Now is the time. If you neither exchange nor draw, you knock. First: no exchange.");
             }},
        {.what = Stay{},
         .before = [] { return MambassaLessons::tr("And no draw: that is your knock."); },
         .after =
             [] {
                 return MambassaLessons::tr(
                     "You have knocked. Everybody else has one more turn of two steps, then the hands are shown.");
             }},
        {.what = noExchange},
        {.what = draw("3C"), .after = [] { return MambassaLessons::tr("Bruno tries the stock once more."); }},
        {.what = noExchange},
        {.what = Stay{},
         .after = [] { return MambassaLessons::tr("Nives stays. Show your cards!"); },
         .settled =
             [] {
                 return MambassaLessons::tr(
                     "Your long sequence is far above both. The lowest hand pays a token, one of its owner’s lives: it "
                     "goes into the pot and stays there until the end.");
             }},
    };
}

Beats lastBeats()
{
    return {
        {.what
         = Deal{.hands = {"AB 6C 4D 2S", "HC 6D 3S 2D", "AS HS JS 4S"}, .middle = "KB HB 5D 3C", .stock = "7B 4C 5S"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return MambassaLessons::tr("An ace, and three cards that have nothing to do with it. Nives begins.");
             }},
        {.what = Expose{}},
        {.what = noExchange},
        {.what = Stay{},
         .after =
             [] {
                 return MambassaLessons::tr(
                     "No exchange and no draw: she knocks. You have one turn left, but it has both steps.");
             }},
        {.what = swap("6C 2S", "KB HB"),
         .before =
             [] {
                 return MambassaLessons::tr("Nothing you do in your last turn is a knock, so take all you can use. "
                                            "Give the 6 and the 2: for which two cards?");
             },
         .answer = [] { return MambassaLessons::tr("The king and the horse of batons go with your ace."); },
         .after = [] { return MambassaLessons::tr("Ace, king and horse of batons, a short sequence: 38½."); }},
        {.what = draw("4D"),
         .before =
             [] {
                 return MambassaLessons::tr(
                     "The second step is free: the 4 of coins is no use, so put it under the stock.");
             },
         .after
         = [] { return MambassaLessons::tr("The 7 of batons: the jack would have been better, but no harm done."); }},
        {.what = swap("3S", "5D")},
        {.what = draw("HC"),
         .after = [] { return MambassaLessons::tr("Bruno takes the 5 of coins, and draws."); },
         .settled =
             [] {
                 return MambassaLessons::tr("Bruno has the lowest hand and pays. The two steps of your last turn have "
                                            "taken you from 11 points to a sequence.");
             }},
    };
}

Beats declareBeats()
{
    return {
        {.what
         = Deal{.hands = {"AC KC HC 5D", "KD 6D 4S 2B", "HB 5C 4C 3D"}, .middle = "JC 7S 3B 2D", .stock = "6B 6S"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return MambassaLessons::tr("Ace, king and horse of cups. One card more, and something special "
                                            "happens. Nives, by the way, is on her last token.");
             },
         .things = {u"value"_s, u"seat2"_s}},
        {.what = Expose{},
         .after = [] { return MambassaLessons::tr("The jack of cups! Do you see it?"); },
         .things = {u"monte0"_s}},
        {.what = swap("5D", "JC"),
         .before =
             [] {
                 return MambassaLessons::tr(
                     "Ace, king, horse and jack of one suit are a Quarantuna. Which card do you give for it?");
             },
         .answer = [] { return MambassaLessons::tr("Give the 5 of coins for the jack."); },
         .settled =
             [] {
                 return MambassaLessons::tr(
                     "The play ends at once: you take a token out of the pot, and the lowest hand pays one. That was "
                     "Nives’ last: she is out, and nobody comes back in this game.");
             }},
    };
}

} // namespace

const std::vector<Given> &mambassa_lessons::all()
{
    static const std::vector<Given> lessons{
        {.key = u"steps"_s,
         .title = [] { return MambassaLessons::tr("Two steps a turn"); },
         .line = [] { return MambassaLessons::tr("First the monte, then the stock."); },
         .learnt =
             [] {
                 return MambassaLessons::tr("First you exchange with the monte, which everybody sees; then you may "
                                            "draw from the stock, which nobody else sees.");
             },
         .options = {},
         .seats = 3,
         .opening = nivesDeals,
         .beats = stepsBeats()},
        {.key = u"rank"_s,
         .title = [] { return MambassaLessons::tr("More than points"); },
         .line = [] { return MambassaLessons::tr("Sequences, three and four of a kind: what wins, and why."); },
         .learnt =
             [] {
                 return MambassaLessons::tr("Points end at 38. Above them: short sequence 38½, three of a kind 39, "
                                            "long sequence 39½, Quartina 40.");
             },
         .options = {},
         .seats = 3,
         .opening = nivesDeals,
         .beats = rankBeats()},
        {.key = u"knock"_s,
         .title = [] { return MambassaLessons::tr("Knock by doing nothing"); },
         .line = [] { return MambassaLessons::tr("When to exchange and draw, and when to do neither."); },
         .learnt =
             [] {
                 return MambassaLessons::tr("Neither an exchange nor a draw: that is a knock, and so is changing all "
                                            "four cards. Any other turn is not.");
             },
         .options = {},
         .seats = 3,
         .opening = nivesDeals,
         .beats = knockBeats()},
        {.key = u"last"_s,
         .title = [] { return MambassaLessons::tr("The last turn"); },
         .line = [] { return MambassaLessons::tr("Somebody has knocked, and you have an ace and nothing else."); },
         .learnt =
             [] {
                 return MambassaLessons::tr("After a knock everybody else has one whole turn, both steps, and nothing "
                                            "in it counts as a knock.");
             },
         .options = {},
         .seats = 3,
         .opening = brunoDeals,
         .beats = lastBeats()},
        {.key = u"declare"_s,
         .title = [] { return MambassaLessons::tr("Quarantuna!"); },
         .line = [] { return MambassaLessons::tr("The hands that end the play, the pot, and the end of a match."); },
         .learnt =
             [] {
                 return MambassaLessons::tr("Four aces, the Mambassa, make everybody else pay; a Quarantuna takes a "
                                            "token out of the pot. The last one in takes it all.");
             },
         .options = {},
         .seats = 3,
         .opening = {.dealer = 2, .tokens = {2, 2, 1}},
         .beats = declareBeats()},
    };
    return lessons;
}
