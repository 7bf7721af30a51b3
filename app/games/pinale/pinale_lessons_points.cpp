// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lessons of what counts double, and of going out.

#include "games/pinale/pinale_lessons.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace pinale;
using namespace pinale_lessons;

namespace {

using Deal = Lesson<Pinale>::Deal;

/// What Teresa says in them.
class PinalePointsLessons
{
    Q_DECLARE_TR_FUNCTIONS(PinalePointsLessons)
};

} // namespace

Beats pinale_lessons::doubleBeats()
{
    return {
        {.what = Deal{.hands = {"5H 6H 7H 8H 9H TC TS KC KH KS 3D 4S QD", "KD 3C 5C 8C 4D 7D JD AD 5S 8S QS AH 3H"},
                      .middle = "9C",
                      .stock = "TH 6C 7S 9D"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return PinalePointsLessons::tr("Six in a row or more count double, as far as no wild card is between "
                                                "them. Four of a kind do so, too.");
             }},
        {.what = Draw{}, .before = [] { return PinalePointsLessons::tr("Draw a card."); }},
        {.what = turn({run("5H", "5H 6H 7H 8H 9H TH"), group("KC KH KS")}, "3D"),
         .before =
             [] {
                 return PinalePointsLessons::tr(
                     "The 10 of hearts! With your other two it makes a group, and at the end "
                     "of the hearts it makes six in a row. Where does it count more?");
             },
         .answer =
             [] {
                 return PinalePointsLessons::tr(
                     "In the run: 50 points, and twice as many because they are six. Lay it, "
                     "and the kings as well; then discard the 3 of diamonds.");
             },
         .after =
             [] {
                 return PinalePointsLessons::tr("100 for the run and 30 for the kings. A joker among the six would "
                                                "have cut the row in two, and nothing would be doubled.");
             },
         .otherwise =
             [] {
                 return PinalePointsLessons::tr("The run of six hearts counts 100. With three 10s beside a run of five "
                                                "it would be 70. Lay the kings, too, and discard the 3 of diamonds.");
             },
         .things = {u"value"_s}},
        {.what = Draw{}},
        {.what = turn({}, "KD"),
         .after = [] { return PinalePointsLessons::tr("Bruno had no use for the king of diamonds. Have you?"); },
         .things = {u"pile"_s}},
        {.what = taking({added(1, "KD")}, "4S"),
         .before = [] { return PinalePointsLessons::tr("Three kings count 30. And how many do four count?"); },
         .answer =
             [] {
                 return PinalePointsLessons::tr("80: four of a kind count double. Take the king, add it to the others, "
                                                "and discard the 4 of spades.");
             },
         .after =
             [] {
                 return PinalePointsLessons::tr(
                     "So one may lay early: what lies is safe, and can still grow. Who waits "
                     "shows less, but pays for all that is left in the hand when another "
                     "goes out.");
             },
         .otherwise =
             [] {
                 return PinalePointsLessons::tr("With the fourth king the group goes from 30 to 80. Take it, add it, "
                                                "and discard the 4 of spades.");
             },
         .things = {u"value"_s}},
    };
}

Beats pinale_lessons::outBeats()
{
    return {
        {.what = Deal{.hands = {"4S 5S 6S 7S 8S JC JD JH AC AD AH 9D 9H", "QC QD QH 4C 5C 6C 7C AS 3H 8D TH XB 6D"},
                      .middle = "3C",
                      .stock = "5D KD 9C 9S KH"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return PinalePointsLessons::tr(
                     "A deal ends when somebody discards the last card of the hand. But that "
                     "takes a four or a run of six on the table.");
             }},
        {.what = Draw{}},
        {.what = turn({run("4C", "4C 5C 6C 7C"), group("QC QD QH")}, "3H"),
         .after =
             [] {
                 return PinalePointsLessons::tr("Bruno lays a run of clubs and three queens, and has six cards left.");
             }},
        {.what = Draw{}, .before = [] { return PinalePointsLessons::tr("You hold fine cards. Draw."); }},
        {.what = turn({run("4S", "4S 5S 6S 7S 8S"), group("JC JD JH"), group("AC AD AH")}, "9D"),
         .before =
             [] {
                 return PinalePointsLessons::tr(
                     "Lay the run of spades, the jacks and the aces, then discard the 9 of diamonds: two cards are "
                     "left. Below you read what is still missing to go out.");
             },
         .after =
             [] {
                 return PinalePointsLessons::tr("Two cards left, but no four, and only five in a row. Without one of "
                                                "these you must always keep a card.");
             },
         .otherwise =
             [] {
                 return PinalePointsLessons::tr(
                     "Lay all three, and discard the 9 of diamonds. The fewer cards you hold, the "
                     "sooner you are out.");
             },
         .things = {u"value"_s}},
        {.what = Draw{}},
        {.what = turn({}, "TH"),
         .after
         = [] { return PinalePointsLessons::tr("Bruno lays nothing. It looks as if he were waiting for a card."); }},
        {.what = Draw{}, .before = [] { return PinalePointsLessons::tr("Draw again."); }},
        {.what = turn({added(2, "9S")}, "KD"),
         .before =
             [] {
                 return PinalePointsLessons::tr(
                     "The 9 of spades. You hold another 9, but two are nothing yet. What else is it good for?");
             },
         .answer =
             [] {
                 return PinalePointsLessons::tr(
                     "For your run: with it there are six, they count double, and you may go "
                     "out. Add it, and discard the king.");
             },
         .after = [] { return PinalePointsLessons::tr("One card left, and now you may go out with it."); },
         .otherwise =
             [] {
                 return PinalePointsLessons::tr(
                     "Add the 9 to your run of spades: six in a row allow you to go out. Then discard the king.");
             },
         .things = {u"value"_s}},
        {.what = Draw{}},
        {.what = turn({}, "AS"),
         .after = [] { return PinalePointsLessons::tr("The ace of spades! Bruno has not looked at your aces."); },
         .things = {u"pile"_s}},
        {.what = taking({added(4, "AS")}, "9H"),
         .before = [] { return PinalePointsLessons::tr("You have a 9 and nothing else. How do you end the deal?"); },
         .answer =
             [] {
                 return PinalePointsLessons::tr("Take the ace and add it to the three others. Then the 9 is your last "
                                                "card: discard it, and you are out.");
             },
         .after = [] { return PinalePointsLessons::tr("You are out! Now all is counted."); },
         .settled =
             [] {
                 return PinalePointsLessons::tr(
                     "240 for you: 90 for the run, 30 for the jacks, 120 for four aces. Bruno has 55 on the table and "
                     "65 in his hand, with a joker that he kept: minus 10. Points of all deals "
                     "add up, and 2,500 win.");
             },
         .otherwise =
             [] {
                 return PinalePointsLessons::tr(
                     "The ace on the pile is your way out: take it, add it to your aces, and "
                     "discard the 9.");
             }},
    };
}
