// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lessons of wild cards, and of swapping them out.

#include "games/pinale/pinale_lessons.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace pinale;
using namespace pinale_lessons;

namespace {

using Deal = Lesson<Pinale>::Deal;

/// What Teresa says in them.
class PinaleWildsLessons
{
    Q_DECLARE_TR_FUNCTIONS(PinaleWildsLessons)
};

} // namespace

Beats pinale_lessons::wildsBeats()
{
    return {
        {.what = Deal{.hands = {"6S 7S 9S TS XR 4D 5D 7D QC 3H JC KD 9H", "TC JC QC KC 3C 3D 3H 3S AC AD AH 8H 7C"},
                      .middle = "8D",
                      .stock = "6D 5H 4C 2C"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return PinaleWildsLessons::tr("You have a joker. It is a wild card: in a meld it stands for whatever "
                                               "card you say.");
             }},
        {.what = Draw{}},
        {.what = turn({run("TC", "TC JC QC KC"), group("3C 3D 3H 3S"), group("AC AD AH")}, "8H"),
         .after =
             [] {
                 return PinaleWildsLessons::tr(
                     "Bruno lays eleven cards at once, and has two left. From now on nobody should wait.");
             }},
        {.what = Draw{}, .before = [] { return PinaleWildsLessons::tr("Draw a card first."); }},
        {.what = turn({run("6S", "6S 7S XR 9S TS")}, "KD"),
         .before =
             [] {
                 return PinaleWildsLessons::tr("6, 7, 9 and 10 of spades; 4, 5 and 7 of diamonds. Both have a gap, and "
                                               "you have one joker. Where does it bring more?");
             },
         .answer =
             [] {
                 return PinaleWildsLessons::tr("Among the spades: there it stands for the 8, and five cards are laid. "
                                               "Choose all five, and lay them. Then discard the king of diamonds.");
             },
         .after =
             [] {
                 return PinaleWildsLessons::tr("60 points, 25 of them for the joker. The small card on it shows what "
                                               "it stands for.");
             },
         .otherwise =
             [] {
                 return PinaleWildsLessons::tr("The spades with the joker as the 8 bring 60 points, the diamonds only "
                                               "45. And the king of diamonds is what you need least.");
             },
         .things = {u"value"_s}},
        {.what = Draw{}},
        {.what = turn({}, "4C"), .after = [] { return PinaleWildsLessons::tr("Bruno discards the 4 of clubs."); }},
        {.what = Draw{}, .before = [] { return PinaleWildsLessons::tr("Draw again."); }},
        {.what = turn({run("4D", "4D 5D 2C 7D")}, "JC"),
         .before =
             [] {
                 return PinaleWildsLessons::tr("A black two: that is a wild card as well, and counts 20. Red twos are "
                                               "not played with. What will you do with it?");
             },
         .answer =
             [] {
                 return PinaleWildsLessons::tr("It closes the other gap, as the 6 of diamonds. Lay 4, 5, two and 7, "
                                               "and discard the jack of clubs.");
             },
         .after =
             [] {
                 return PinaleWildsLessons::tr("In a group you say which suit it stands for. And of a meld’s cards no "
                                               "more may be wild than natural: two kings and a joker are a group, a "
                                               "king and two jokers are none.");
             },
         .otherwise =
             [] {
                 return PinaleWildsLessons::tr("With the two as the 6 four diamonds lie, and that makes 40 points. "
                                               "Then the jack of clubs may go.");
             },
         .things = {u"value"_s}},
    };
}

Beats pinale_lessons::swapBeats()
{
    return {
        {.what = Deal{.hands = {"7C JD 4H 5H 7H QC TC 3S 6S KD 9S 8D 3C", "5C 6C XR 8C 9C JH JS 2S 3D TD KS AS 4S"},
                      .middle = "3C",
                      .stock = "9D 5D 5S 8H"}},
        {.what = Cut{middle}, .after = [] { return PinaleWildsLessons::tr("Bruno begins. Watch what he lays."); }},
        {.what = Draw{}},
        {.what = turn({run("5C", "5C 6C XR 8C 9C"), group("JH JS 2S", "JD")}, "AS"),
         .after =
             [] {
                 return PinaleWildsLessons::tr("A run of clubs with a joker as the 7, and jacks with a two as the jack "
                                               "of diamonds.");
             }},
        {.what = Draw{},
         .before = [] { return PinaleWildsLessons::tr("Bruno’s melds are his. But first of all, draw."); }},
        {.what = turn({swapped(0, 2), run("4H", "4H 5H XR 7H")}, "8D"),
         .before =
             [] {
                 return PinaleWildsLessons::tr("You hold the 7 of clubs and the jack of diamonds: just what Bruno’s "
                                               "wild cards stand for. What can you make of that?");
             },
         .answer =
             [] {
                 return PinaleWildsLessons::tr(
                     "Choose the 7 of clubs alone, and take the joker for it. It must be laid "
                     "at once: as the 6, with 4, 5 and 7 of hearts. Then discard the 8 of diamonds.");
             },
         .after =
             [] {
                 return PinaleWildsLessons::tr("The joker is yours now, with 25 points; the 7 stays in Bruno’s run and "
                                               "counts for him. His two you cannot take: only the side that has laid a "
                                               "two may swap it out.");
             },
         .otherwise =
             [] {
                 return PinaleWildsLessons::tr(
                     "Bruno’s joker can be had: lay the 7 of clubs in its place, and the "
                     "joker again with 4, 5 and 7 of hearts. Then discard the 8 of diamonds.");
             },
         .things = {u"seat1"_s}},
    };
}
