// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lessons of melds and of the pile.

#include "games/pinale/pinale_lessons.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace pinale;
using namespace pinale_lessons;

namespace {

using Deal = Lesson<Pinale>::Deal;

/// What Teresa says in them.
class PinaleMeldsLessons
{
    Q_DECLARE_TR_FUNCTIONS(PinaleMeldsLessons)
};

} // namespace

Beats pinale_lessons::meldsBeats()
{
    return {
        {.what = Deal{.hands = {"5H 6H 7H 8H KC KD KS 3D 9C JS 4C QD TS", "3C 4C 5C 6C QC QD QH QS AC AD AH 8S TD"},
                      .middle = "9D",
                      .stock = "5S 4S 6D KH"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return PinaleMeldsLessons::tr("Thirteen cards each; the rest is the stock, and the card beside it "
                                               "begins the pile. In a turn one draws a card, lays what one likes, and "
                                               "discards one.");
             },
         .things = {u"stock"_s}},
        {.what = Draw{}},
        {.what = turn({run("3C", "3C 4C 5C 6C"), group("QC QD QH QS"), group("AC AD AH")}, "8S"),
         .after =
             [] {
                 return PinaleMeldsLessons::tr("Bruno lays four clubs in a row: that is a run. And four queens and "
                                               "three aces, all of different suits: those are groups. He has only two "
                                               "cards left.");
             }},
        {.what = Draw{}, .before = [] { return PinaleMeldsLessons::tr("Your turn: draw a card from the stock."); }},
        {.what = turn({run("5H", "5H 6H 7H 8H"), group("KC KD KS")}, "QD"),
         .before =
             [] {
                 return PinaleMeldsLessons::tr("You can do that, too: 5 to 8 of hearts are a run, the three kings a "
                                               "group. Choose the cards of one and lay them, then the other. Last, "
                                               "discard the queen of diamonds.");
             },
         .after =
             [] {
                 return PinaleMeldsLessons::tr("Now 60 points lie before you. From 3 to 6 a card counts 5, from 7 to "
                                               "the king 10, and an ace 15.");
             },
         .otherwise =
             [] {
                 return PinaleMeldsLessons::tr("Lay both, run and kings: what lies counts for you, and what stays in "
                                               "your hand is taken off when Bruno goes out. The queen of diamonds goes "
                                               "with nothing.");
             },
         .things = {u"value"_s}},
        {.what = Draw{}},
        {.what = turn({}, "TD"),
         .after =
             [] {
                 return PinaleMeldsLessons::tr("Bruno has nothing to lay this time, and discards the 10 of diamonds.");
             }},
        {.what = Draw{}, .before = [] { return PinaleMeldsLessons::tr("It goes with nothing of yours. Draw again."); }},
        {.what = turn({added(4, "KH")}, "9C"),
         .before =
             [] {
                 return PinaleMeldsLessons::tr(
                     "The king of hearts! It goes with something that lies on the table. Do you "
                     "see with what?");
             },
         .answer =
             [] {
                 return PinaleMeldsLessons::tr(
                     "With your kings: with it there are four. Choose it and add it, then discard the 9 of clubs.");
             },
         .after =
             [] {
                 return PinaleMeldsLessons::tr("50 points more, since four of a kind count double. To your own melds "
                                               "you may add in any turn; nobody adds "
                                               "to those of others.");
             },
         .otherwise =
             [] {
                 return PinaleMeldsLessons::tr("First add the king to your three others. Then a card goes that fits "
                                               "nothing: the 9 of clubs.");
             },
         .things = {u"value"_s}},
    };
}

Beats pinale_lessons::pileBeats()
{
    return {
        {.what = Deal{.hands = {"7D 8D TD QD KH 4C 6C 9S JS 3S 5H AC 8H", "9D KC JD 3C 5C 8C 4S 7S QS AH 6H TH 3H"},
                      .middle = "4H",
                      .stock = "5S 4D 6S 9C"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return PinaleMeldsLessons::tr("Bruno begins. You have 7, 8 and 10 of diamonds: one card more, and it "
                                               "is a run.");
             }},
        {.what = Draw{}},
        {.what = turn({}, "9D"),
         .after = [] { return PinaleMeldsLessons::tr("And Bruno discards the 9 of diamonds. It lies on the pile."); },
         .things = {u"pile"_s}},
        {.what = taking({run("7D", "7D 8D 9D TD")}, "6C"),
         .before =
             [] {
                 return PinaleMeldsLessons::tr("Every turn begins with one card: the unknown one of the stock, or the "
                                               "top of the pile. Which do you take?");
             },
         .answer =
             [] {
                 return PinaleMeldsLessons::tr("The 9 of diamonds: take it, and lay 7, 8, 9 and 10. Then discard the 6 "
                                               "of clubs.");
             },
         .after =
             [] {
                 return PinaleMeldsLessons::tr("What is taken from the pile has to lie on the table before you "
                                               "discard. That is the price of choosing.");
             },
         .otherwise =
             [] {
                 return PinaleMeldsLessons::tr("The stock may give you anything; the 9 of diamonds is 40 points at "
                                               "once. Take it, lay the run, and discard what goes with nothing: the 6 "
                                               "of clubs.");
             },
         .things = {u"value"_s}},
        {.what = Draw{}},
        {.what = turn({}, "KC"),
         .after = [] { return PinaleMeldsLessons::tr("This time it is the king of clubs. You have a king, too."); },
         .things = {u"pile"_s}},
        {.what = Draw{},
         .before =
             [] {
                 return PinaleMeldsLessons::tr(
                     "But two kings are no group yet, and the king may not stay in your hand: "
                     "it cannot be taken. So draw.");
             }},
        {.what = turn({}, "5H"),
         .before =
             [] {
                 return PinaleMeldsLessons::tr(
                     "Nothing to be laid with that. Discard the 5 of hearts, which goes with nothing.");
             },
         .otherwise =
             [] {
                 return PinaleMeldsLessons::tr(
                     "Keep what may still become something. The 5 of hearts is the one that you miss least.");
             }},
        {.what = Draw{}},
        {.what = turn({}, "JD"),
         .after = [] { return PinaleMeldsLessons::tr("The jack of diamonds! Look at your run, and at your hand."); },
         .things = {u"pile"_s}},
        {.what = taking({added(0, "JD QD")}, "6S"),
         .before =
             [] {
                 return PinaleMeldsLessons::tr(
                     "Your run ends with the 10, and you hold the queen of diamonds. Take the "
                     "jack, or draw?");
             },
         .answer =
             [] {
                 return PinaleMeldsLessons::tr(
                     "Take it, and add jack and queen to the run together. Then discard the 6 of spades.");
             },
         .after =
             [] {
                 return PinaleMeldsLessons::tr(
                     "A run from 7 to queen: 120 points, since six in a row count double. And "
                     "it all came from the pile.");
             },
         .otherwise =
             [] {
                 return PinaleMeldsLessons::tr(
                     "Take the jack, and add it to your run with the queen. Then discard the 6 of spades.");
             },
         .things = {u"value"_s}},
    };
}
