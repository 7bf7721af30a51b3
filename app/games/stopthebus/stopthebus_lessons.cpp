// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/stopthebus/stopthebus_lessons.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace stopthebus;

namespace {

using Given = Lesson<Stopthebus>;
using Deal = Given::Deal;
using Beats = std::vector<Given::Beat>;

/// What Teresa says in the lessons.
class StopthebusLessons
{
    Q_DECLARE_TR_FUNCTIONS(StopthebusLessons)
};

Move swap(const std::string &give, const std::string &take)
{
    return Exchange{.give = Given::cardsOf(give), .take = Given::cardsOf(take)};
}

// Seat 0 is the pupil's, 1 Bruno's, 2 Nives'. Whoever is next to the dealer begins.
constexpr monte::Opening pupilDeals{.dealer = 0, .tokens = {3, 3, 3}};
constexpr monte::Opening nivesDeals{.dealer = 2, .tokens = {3, 3, 3}};
constexpr monte::Opening brunoDeals{.dealer = 1, .tokens = {3, 3, 3}};
constexpr int middle = 26;

Beats turnBeats()
{
    return {
        {.what = Deal{.hands = {"7D 8S KC", "QH JC 4S", "6C 6S 2D"}, .middle = "9D 3C QS"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return StopthebusLessons::tr("Three cards each, and three face up in the middle: the monte. In your "
                                              "turn one of yours goes there, and one of those comes to you.");
             },
         .things = {u"monte"_s}},
        {.what = swap("4S", "QS"),
         .after = [] { return StopthebusLessons::tr("Bruno begins: he gives the 4 and takes the queen of spades."); }},
        {.what = Pass{}},
        {.what = swap("2D", "4S"),
         .after =
             [] {
                 return StopthebusLessons::tr("Nives takes the 4 that Bruno left. What one gives, the next may take.");
             }},
        {.what = Pass{}},
        {.what = swap("KC", "9D"),
         .before =
             [] {
                 return StopthebusLessons::tr("Now you: you must exchange one card, or all three. Your 7 and your 8 "
                                              "go together. Which card of the monte is missing?");
             },
         .answer
         = [] { return StopthebusLessons::tr("The 9! Give the king for it: 7, 8 and 9 are a run, three in a row."); },
         .after = [] { return StopthebusLessons::tr("A run: few hands are better."); },
         .things = {u"value"_s}},
        {.what = Stop{},
         .before =
             [] {
                 return StopthebusLessons::tr("After your exchange you may stop the bus: then everybody else has just "
                                              "one more turn. With a run I would do it at once.");
             },
         .after = [] { return StopthebusLessons::tr("Ding ding! That bell everybody knows."); }},
        {.what = swap("JC", "KC"),
         .after = [] { return StopthebusLessons::tr("Bruno’s last turn. His pair of queens gets no better."); }},
        {.what = Stand{},
         .after = [] { return StopthebusLessons::tr("Nives stays. Show your cards!"); },
         .settled =
             [] {
                 return StopthebusLessons::tr("The lowest hand pays a token: it is Nives’ pair of 6s. Tokens are our "
                                              "lives, and with none left one is out.");
             }},
    };
}

Beats rankBeats()
{
    return {
        {.what = Deal{.hands = {"AH 3H 9C", "QH QC 4S", "7S 8D 3S"}, .middle = "2H 9D KH"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return StopthebusLessons::tr("From the lowest hand to the highest: high card, pair, flush, run, "
                                              "running flush, prial. A flush is of one suit, a run is in a row, and a "
                                              "running flush is both.");
             }},
        {.what = swap("9C", "2H"),
         .before =
             [] {
                 return StopthebusLessons::tr("The 9 would make a pair, the king of hearts a flush. But is there "
                                              "something better in the monte?");
             },
         .answer =
             [] {
                 return StopthebusLessons::tr(
                     "The 2 of hearts, for your 9: ace, 2 and 3 of one suit. In this game that "
                     "is the best running flush of all, above queen, king, ace.");
             },
         .after = [] { return StopthebusLessons::tr("Only a prial, three of a rank, is above that."); }},
        {.what = Stop{}, .before = [] { return StopthebusLessons::tr("There is nothing to wait for: stop the bus."); }},
        {.what = swap("4S", "9D")},
        {.what = swap("3S", "9C"),
         .after
         = [] { return StopthebusLessons::tr("Nives finds the 9 that you gave: 7, 8, 9. Now the hands are shown."); },
         .settled =
             [] {
                 return StopthebusLessons::tr("Your running flush, Nives’ run, and Bruno’s pair of queens, which pays. "
                                              "One thing more: of all prials three 3s are the best, even above three "
                                              "aces.");
             }},
    };
}

Beats mustBeats()
{
    return {
        {.what = Deal{.hands = {"5D 6S 7H", "QH QC 4S", "JS JD 3C"}, .middle = "8C KD 2S"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return StopthebusLessons::tr("5, 6, 7: you were dealt a run! But you cannot keep it as it is: nobody "
                                              "stops the bus without an exchange, and nobody passes.");
             },
         .things = {u"value"_s}},
        {.what = swap("5D", "8C"),
         .before =
             [] {
                 return StopthebusLessons::tr(
                     "One card has to go. Which one, and for which of the monte, so that it is "
                     "a run again?");
             },
         .answer = [] { return StopthebusLessons::tr("Give the 5 and take the 8: 6, 7, 8."); },
         .after =
             [] {
                 return StopthebusLessons::tr("Still a run, and a higher one. And the 5 that you left is of little use "
                                              "to Bruno, who is next: think of that, too.");
             }},
        {.what = Stop{},
         .before =
             [] {
                 return StopthebusLessons::tr("Stop now: in your next turn you would have to exchange again, and break "
                                              "it up.");
             }},
        {.what = swap("4S", "KD"), .after = [] { return StopthebusLessons::tr("Bruno improves his third card."); }},
        {.what = Stand{},
         .after = [] { return StopthebusLessons::tr("Nives stays."); },
         .settled =
             [] {
                 return StopthebusLessons::tr("Nives’ pair of jacks is the lowest hand, and pays. A good hand that is "
                                              "not stopped with is soon a good hand no more.");
             }},
    };
}

Beats stopBeats()
{
    return {
        {.what = Deal{.hands = {"KS 8D 4C", "9C QD 2S", "JH JS 6C"}, .middle = "9H 7S 2D"}},
        {.what = Cut{middle}, .after = [] { return StopthebusLessons::tr("King high: nothing goes together yet."); }},
        {.what = swap("4C", "7S"),
         .before =
             [] {
                 return StopthebusLessons::tr("Nothing in the monte makes a pair or a run at once. Then make two cards "
                                              "that want a third: which one goes with your 8?");
             },
         .answer =
             [] {
                 return StopthebusLessons::tr("The 7, for the 4: with 7 and 8 a 6 or a 9 makes a run. The king is your "
                                              "high card, keep it for now.");
             },
         .after = [] { return StopthebusLessons::tr("King high is still all you have, but it may become more."); }},
        {.what = Pass{},
         .before =
             [] {
                 return StopthebusLessons::tr("To stop now would be foolish: you need not be the best, but with king "
                                              "high you would be the last. Let it go on.");
             }},
        {.what = swap("2S", "9H"), .after = [] { return StopthebusLessons::tr("Bruno takes a 9 himself."); }},
        {.what = Pass{}},
        {.what = swap("6C", "4C"),
         .after = [] { return StopthebusLessons::tr("Nives has to give something, and gives a 6. Do you see it?"); }},
        {.what = Pass{}},
        {.what = swap("KS", "6C"),
         .before = [] { return StopthebusLessons::tr("Your turn again. What now?"); },
         .answer = [] { return StopthebusLessons::tr("Take the 6 for the king: 6, 7, 8."); },
         .after = [] { return StopthebusLessons::tr("There is your run."); },
         .things = {u"value"_s}},
        {.what = Stop{},
         .before =
             [] {
                 return StopthebusLessons::tr(
                     "Now it is the right moment: two others with pairs at best, and they have "
                     "one turn each. Stop the bus!");
             }},
        {.what = swap("QD", "KS")},
        {.what = Stand{},
         .after = [] { return StopthebusLessons::tr("Nobody could do much in one turn."); },
         .settled =
             [] {
                 return StopthebusLessons::tr("Bruno pays. Had you stopped in the first lap, it would have been you: "
                                              "whoever stops has no mercy to hope for.");
             }},
    };
}

Beats lastBeats()
{
    return {
        {.what = Deal{.hands = {"KS 8D 4C", "QC TC 5S", "AD AC 7H"}, .middle = "JH JD 6S"}},
        {.what = Cut{middle}, .after = [] { return StopthebusLessons::tr("King high, and Nives begins."); }},
        {.what = swap("7H", "6S")},
        {.what = Stop{},
         .after =
             [] {
                 return StopthebusLessons::tr("She stops the bus at once! You have one turn left, and in it you may "
                                              "exchange one card or all three, or stay.");
             }},
        {.what = swap("KS 8D 4C", "JH JD 7H"),
         .before =
             [] {
                 return StopthebusLessons::tr("Two jacks lie in the monte. With one of them you would still have king "
                                              "high, and two cards may not be taken. What can you do?");
             },
         .answer
         = [] { return StopthebusLessons::tr("Exchange all three: the two jacks come along, and that is a pair."); },
         .after = [] { return StopthebusLessons::tr("A pair of jacks, made of nothing."); },
         .things = {u"value"_s}},
        {.what = swap("5S", "KS"),
         .after = [] { return StopthebusLessons::tr("Bruno takes your king: nothing else there helps him."); },
         .settled =
             [] {
                 return StopthebusLessons::tr("With king high Bruno pays, and you are safe. What lies in the monte is "
                                              "somebody’s hand, too: now and then it is better than yours.");
             }},
    };
}

} // namespace

const std::vector<Given> &stopthebus_lessons::all()
{
    static const std::vector<Given> lessons{
        {.key = u"turn"_s,
         .title = [] { return StopthebusLessons::tr("One card for another"); },
         .line = [] { return StopthebusLessons::tr("A whole deal, from the exchange to the bell."); },
         .learnt =
             [] {
                 return StopthebusLessons::tr("In your turn exchange one card or all three; then stop the bus, or let "
                                              "it go on. The lowest hand pays.");
             },
         .options = {},
         .seats = 3,
         .opening = pupilDeals,
         .beats = turnBeats()},
        {.key = u"rank"_s,
         .title = [] { return StopthebusLessons::tr("Which hand is better"); },
         .line = [] { return StopthebusLessons::tr("From the high card to the prial, and what is odd about it."); },
         .learnt =
             [] {
                 return StopthebusLessons::tr(
                     "High card, pair, flush, run, running flush, prial. Ace, 2, 3 is the best "
                     "run, and three 3s are the best prial.");
             },
         .options = {},
         .seats = 3,
         .opening = nivesDeals,
         .beats = rankBeats()},
        {.key = u"must"_s,
         .title = [] { return StopthebusLessons::tr("An exchange has to be"); },
         .line = [] { return StopthebusLessons::tr("You have a fine hand, and must give a card of it away."); },
         .learnt =
             [] {
                 return StopthebusLessons::tr("Nobody passes and nobody keeps: know which card you can spare, and what "
                                              "your neighbour would do with it.");
             },
         .options = {},
         .seats = 3,
         .opening = nivesDeals,
         .beats = mustBeats()},
        {.key = u"stop"_s,
         .title = [] { return StopthebusLessons::tr("To stop or not"); },
         .line = [] { return StopthebusLessons::tr("When to wait, and when to pull the cord."); },
         .learnt =
             [] {
                 return StopthebusLessons::tr("Stop when somebody else is surely weaker, and before the others are "
                                              "ready; not before you are.");
             },
         .options = {},
         .seats = 3,
         .opening = nivesDeals,
         .beats = stopBeats()},
        {.key = u"last"_s,
         .title = [] { return StopthebusLessons::tr("The last turn"); },
         .line = [] { return StopthebusLessons::tr("Somebody has stopped the bus, and you hold nothing."); },
         .learnt =
             [] {
                 return StopthebusLessons::tr(
                     "After the stop everybody else has one turn: exchange one card, all three, "
                     "or stay. Look at what all three would make.");
             },
         .options = {},
         .seats = 3,
         .opening = brunoDeals,
         .beats = lastBeats()},
    };
    return lessons;
}
