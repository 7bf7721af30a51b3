// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lessons of following suit, of trumps and of the Quartet.

#include "games/knock/knock_lessons.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace knock;
using knock_lessons::Beats;
using knock_lessons::laid;
using knock_lessons::middle;
using knock_lessons::play;

namespace {

using Deal = Lesson<Knock>::Deal;

/// What Teresa says in them.
class KnockTricksLessons
{
    Q_DECLARE_TR_FUNCTIONS(KnockTricksLessons)
};

} // namespace

Beats knock_lessons::followBeats()
{
    return {
        {.what = Deal{.hands = {"8C QC 7D KS 9S JS 7B TB HB 06 11 14 QD", "TC QS 8D 16 01 10 08 9D JD KD 03 HD JB",
                                "7C HS 8S 07 QB 02 12 KB TD 05 17 18 00", "KC 9C TS 7S JC 9B 04 19 09 15 21 20 13"},
                      .middle = "HC 8B"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return KnockTricksLessons::tr("Two against two: Nives, across the table, is your partner, and Bruno "
                                               "and Oreste play against you. All tricks of a side count together.");
             },
         .things = {u"seat2"_s}},
        {.what = laid("HC 8B"),
         .after =
             [] {
                 return KnockTricksLessons::tr(
                     "Bruno dealt, and has laid two cards away. Nives, at his left, leads to the first trick.");
             },
         .things = {u"seat2"_s}},
        {.what = play("7C")},
        {.what = play("KC"),
         .after =
             [] {
                 return KnockTricksLessons::tr("Cups are led, and Oreste plays the king: no cup is higher. In the "
                                               "suits it goes king, queen, cavalier, jack, 10, 9, 8, 7.");
             }},
        {.what = play("8C"),
         .before =
             [] {
                 return KnockTricksLessons::tr("You have cups, so you must play one. The queen counts 4, and the trick "
                                               "is lost. Which of the two do you give?");
             },
         .answer
         = [] { return KnockTricksLessons::tr("The 8: it counts only 1. The queen would only make them richer."); },
         .after =
             [] {
                 return KnockTricksLessons::tr("Well kept. Low cards, from the 10 to the 7, count 1, a jack 2, a "
                                               "cavalier 3, a queen 4, a king 5.");
             },
         .things = {u"seat0"_s}},
        {.what = play("TC"),
         .after =
             [] {
                 return KnockTricksLessons::tr("Oreste takes: 5 for the king, 3 for the low cards, and 1 for the "
                                               "trick itself. Whoever takes a trick leads to the next.");
             },
         .things = {u"seat3"_s}},
        {.what = play("7S"), .after = [] { return KnockTricksLessons::tr("Oreste leads a low card of swords."); }},
        {.what = play("KS"),
         .before =
             [] {
                 return KnockTricksLessons::tr("Swords: you hold the king, the jack and the 9. Which one do you play?");
             },
         .answer =
             [] {
                 return KnockTricksLessons::tr(
                     "The king! Nothing of swords is above it, and Nives can add to the trick what she has.");
             },
         .after =
             [] {
                 return KnockTricksLessons::tr(
                     "The king of swords has the trick, unless somebody has no swords and trumps it.");
             },
         .things = {u"seat0"_s}},
        {.what = play("QS"),
         .after = [] { return KnockTricksLessons::tr("Bruno must follow suit, and has nothing but the queen."); }},
        {.what = play("HS"),
         .after =
             [] {
                 return KnockTricksLessons::tr("And Nives gives you a cavalier. King, queen, cavalier, the 7 and the "
                                               "trick: 14 points at one stroke.");
             },
         .things = {u"seat0"_s}},
    };
}

Beats knock_lessons::trumpBeats()
{
    return {
        {.what = Deal{.hands = {"08 17 20 7D QD 7C 9C TC 8S 9S JS QS HC", "8D 12 9D 04 11 06 03 QC HS 00 05 KS 7S",
                                "9B 10 KB 7B 16 18 13 TS 19 14 15 21 09", "JB TD HB QB 8B TB HD KD KC 01 07 JC 02"},
                      .middle = "JD 8C"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return KnockTricksLessons::tr("The 21 numbered cards are the trumps. Any trump beats any card of the "
                                               "suits, and of two trumps the higher one wins.");
             }},
        {.what = laid("JD 8C")},
        {.what = play("9B")},
        {.what = play("JB"),
         .after =
             [] {
                 return KnockTricksLessons::tr("Nives leads batons, Oreste plays the jack. You have no batons at all.");
             }},
        {.what = play("08"),
         .before =
             [] {
                 return KnockTricksLessons::tr(
                     "Whoever has none of the suit led must play a trump. It need not be a high one: which of yours?");
             },
         .answer =
             [] {
                 return KnockTricksLessons::tr(
                     "The 8. It beats all batons as well as the 20 does, and the high ones you will need later.");
             },
         .after =
             [] {
                 return KnockTricksLessons::tr(
                     "The trick is yours so far. If you had no trump either, you could play any card.");
             },
         .things = {u"seat0"_s}},
        {.what = play("12"),
         .after =
             [] {
                 return KnockTricksLessons::tr("Bruno has no batons either, and his 12 is higher. It happens; nobody "
                                               "has to beat what lies there, by the way. It is enough to trump.");
             }},
        {.what = play("8D")},
        {.what = play("10"),
         .after = [] { return KnockTricksLessons::tr("Now Nives: she has no coins, and trumps."); }},
        {.what = play("TD")},
        {.what = play("QD"),
         .before =
             [] {
                 return KnockTricksLessons::tr("You are last. Coins are led, so it is the queen or the 7; and the "
                                               "trick is your partner’s, for sure. Which one?");
             },
         .answer =
             [] {
                 return KnockTricksLessons::tr(
                     "The queen: here her 4 points are safe. Later the king of coins might catch her.");
             },
         .after =
             [] {
                 return KnockTricksLessons::tr(
                     "That is how partners play: kings and queens to their own sure tricks, low cards to the others’.");
             },
         .things = {u"seat2"_s}},
    };
}

Beats knock_lessons::quartetBeats()
{
    return {
        {.what = Deal{.hands = {"7C HC 03 17 20 7D 8D QD 8S TS 9B TB KB", "KC 04 07 9S 15 16 KS 21 14 01 11 QB 19",
                                "9C 02 TC JD 18 00 KD HD 08 12 06 7B 8B", "QC 05 JC JS QS JB 7S HS HB 9D 10 09 13"},
                      .middle = "8C TD"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return KnockTricksLessons::tr("Trumps 2, 3, 4 and 5 are the Quartet: High Priestess, Empress, Emperor "
                                               "and Pope. They are equal: of "
                                               "several in a trick, the one played last wins.");
             }},
        {.what = laid("8C TD")},
        {.what = play("9C")},
        {.what = play("QC"),
         .after = [] { return KnockTricksLessons::tr("Cups are led, and Oreste puts his queen on the 9."); }},
        {.what = play("7C"),
         .before =
             [] {
                 return KnockTricksLessons::tr(
                     "You cannot beat the queen. What do you give them: the cavalier, or the 7?");
             },
         .answer = [] { return KnockTricksLessons::tr("The 7. A cavalier is 3 points."); },
         .after = [] { return KnockTricksLessons::tr("Next to nothing from you."); },
         .things = {u"seat0"_s}},
        {.what = play("KC"),
         .after = [] { return KnockTricksLessons::tr("Bruno takes it with the king, and leads to the next trick."); }},
        {.what = play("04"),
         .after = [] { return KnockTricksLessons::tr("Trumps! Bruno leads the 4, one of the Quartet."); }},
        {.what = play("02"),
         .after =
             [] {
                 return KnockTricksLessons::tr(
                     "Nives plays the 2. It was played after the 4, so now the trick is hers.");
             }},
        {.what = play("05"),
         .after =
             [] {
                 return KnockTricksLessons::tr("And Oreste the 5. No, it is not higher: it is later. That is enough.");
             }},
        {.what = play("03"),
         .before =
             [] {
                 return KnockTricksLessons::tr(
                     "You are the last to play. What is the cheapest way to take this trick?");
             },
         .answer =
             [] {
                 return KnockTricksLessons::tr("The 3: the last one of the Quartet wins. The 17 would take it, too, "
                                               "but that is a card for better days.");
             },
         .after =
             [] {
                 return KnockTricksLessons::tr("A 3 that beats 4 and 5. From 6 on trumps are as high as their number, "
                                               "and below them all is the Magician, the 1.");
             },
         .things = {u"seat0"_s}},
    };
}
