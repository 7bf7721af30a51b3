// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lessons of signals.

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

/// What Teresa says in the first.
class KnockSignalsLesson
{
    Q_DECLARE_TR_FUNCTIONS(KnockSignalsLesson)
};

/// And in the second.
class KnockMoreSignalsLesson
{
    Q_DECLARE_TR_FUNCTIONS(KnockMoreSignalsLesson)
};

} // namespace

Beats knock_lessons::signalsBeats()
{
    return {
        {.what = Deal{.hands = {"21 20 13 8C QC 7D 9D 7S 9S HS 7B TB JB", "TC 03 9C 12 18 09 04 15 16 HD KB TD 00",
                                "10 06 14 08 17 11 07 02 19 05 8S TS HB", "KC 01 JC 7C HC KS QB JS 8B QD QS 9B KD"},
                      .middle = "JD 8D"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return KnockSignalsLesson::tr(
                     "In this game partners may show each other something: with a card goes a signal, which everybody "
                     "sees. A fact must be true; a request binds nobody.");
             }},
        {.what = laid("JD 8D")},
        {.what = Say{}},
        {.what = play("KC"),
         .after = [] { return KnockSignalsLesson::tr("Oreste leads the king of cups. You hold the queen and the 8."); },
         .things = {u"trick3"_s}},
        {.what = play("8C", Signal::highestOfSuit),
         .before =
             [] {
                 return KnockSignalsLesson::tr(
                     "The 8, of course. But now that the king is out, your queen is the highest cup left, and Nives "
                     "should know. Choose the 8, and then its signal.");
             },
         .answer = [] { return KnockSignalsLesson::tr("The 8 with one knock: “I hold the highest cup left.”"); },
         .after =
             [] {
                 return KnockSignalsLesson::tr(
                     "One knock on the table: that is where the game has its name from. Had it been your last cup, a "
                     "knock would speak of the highest trump instead.");
             },
         .things = {u"seat0"_s}},
        {.what = play("TC")},
        {.what = play("10"),
         .after =
             [] {
                 return KnockSignalsLesson::tr("Nives has no cups and trumps: the trick is hers, and she leads next.");
             }},
        {.what = Say{Signal::bijou},
         .before =
             [] {
                 return KnockSignalsLesson::tr(
                     "Before your partner leads you may ask for something: “Bijou” is a low trump, “Grand” a high one. "
                     "You hold the World and the 20 yourself, so a low one is enough. Ask for it.");
             },
         .after =
             [] {
                 return KnockSignalsLesson::tr(
                     "All have heard it, and she need not obey. But partners who do not listen soon play alone.");
             },
         .otherwise =
             [] {
                 return KnockSignalsLesson::tr("With the two highest trumps in your own hand Nives need not spend one "
                                               "of hers: “Bijou” is what to say.");
             },
         .things = {u"seat0"_s}},
        {.what = play("06"), .after = [] { return KnockSignalsLesson::tr("She listens: the 6."); }},
        {.what = play("01"),
         .after =
             [] {
                 return KnockSignalsLesson::tr(
                     "And look who has to come out: the Magician! It was Oreste’s only trump.");
             }},
        {.what = play("20", Signal::highestTrump),
         .before =
             [] {
                 return KnockSignalsLesson::tr(
                     "Only Bruno is still to play. Make sure of the 5 points, keep the World, and knock once more.");
             },
         .answer = [] { return KnockSignalsLesson::tr("The 20 with one knock: “I hold the highest trump left.”"); },
         .after =
             [] {
                 return KnockSignalsLesson::tr(
                     "Now Nives knows where the World is. Bruno and Oreste know it too; that is the price of talking.");
             },
         .things = {u"seat0"_s}},
        {.what = play("03"),
         .after = [] { return KnockSignalsLesson::tr("6, Magician and trick: 6 points, and nobody had to guess."); },
         .things = {u"seat0"_s}},
    };
}

Beats knock_lessons::moreSignalsBeats()
{
    return {
        {.what = Deal{.hands = {"8C QC KD 8D 7S 8S 9S HS 7B 9B TB JB 01", "HC 7D HD TS KB 06 09 14 21 16 04 12 00",
                                "9C TC JC KC TD QD KS 19 05 10 15 17 8B", "JD 9D QS QB HB 02 03 07 11 18 20 13 08"},
                      .middle = "7C JS"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return KnockMoreSignalsLesson::tr(
                     "There are more than twenty signals, and nobody learns them in a day. Here are five more, one by "
                     "one. Your goal: lose the first trick cheaply and win the next two.");
             }},
        {.what = laid("7C JS")},
        {.what = Say{},
         .before =
             [] {
                 return KnockMoreSignalsLesson::tr(
                     "Nives is about to lead, and you may ask her for a trump. But your only trump is the Magician.");
             },
         .answer = [] { return KnockMoreSignalsLesson::tr("Say nothing: a trump lead would cost you the Magician."); },
         .otherwise
         = [] { return KnockMoreSignalsLesson::tr("Where trumps are led you must play the Magician. Say nothing."); },
         .things = {u"seat0"_s}},
        {.what = play("9C", Signal::longSuit),
         .after =
             [] {
                 return KnockMoreSignalsLesson::tr("Nives leads the 9 of cups. First signal: she slides the card from "
                                                   "right to left, that is, “I have "
                                                   "many of this suit”, four at least.");
             },
         .things = {u"trick2"_s}},
        {.what = play("02"),
         .after = [] { return KnockMoreSignalsLesson::tr("Oreste has none, and trumps."); },
         .things = {u"trick3"_s}},
        {.what = play("8C", Signal::queenOfSuit),
         .before =
             [] {
                 return KnockMoreSignalsLesson::tr("Cups you must play, and the trick is lost: give the 8 and keep the "
                                                   "queen. And let Nives know that you have her.");
             },
         .answer = [] { return KnockMoreSignalsLesson::tr("The 8 with a circle: “I hold the queen of cups.”"); },
         .after =
             [] {
                 return KnockMoreSignalsLesson::tr(
                     "Second signal, a circle in the air: the queen of this suit is mine. "
                     "With a trump the same circle means the World.");
             },
         .things = {u"seat0"_s}},
        {.what = play("HC"),
         .after = [] { return KnockMoreSignalsLesson::tr("The trick goes to Oreste, and he leads."); },
         .things = {u"seat3"_s}},
        {.what = Say{}},
        {.what = play("JD")},
        {.what = play("KD"),
         .before =
             [] {
                 return KnockMoreSignalsLesson::tr("The jack of coins. Your king beats it, and Oreste has only just "
                                                   "led the suit for the first time.");
             },
         .answer = [] { return KnockMoreSignalsLesson::tr("The king of coins."); }},
        {.what = play("7D")},
        {.what = play("TD", Signal::oneMore),
         .after =
             [] {
                 return KnockMoreSignalsLesson::tr(
                     "The trick is yours. Third signal: Nives taps the table with the card, “one more of this suit”. "
                     "After that she will be able to trump coins.");
             }},
        {.what = Say{}},
        {.what = play("8D"),
         .before =
             [] {
                 return KnockMoreSignalsLesson::tr(
                     "You lead, and the Magician waits at home. Nives has one more coin, and you have one too.");
             },
         .answer = [] { return KnockMoreSignalsLesson::tr("The 8 of coins: let her see to it."); }},
        {.what = play("HD")},
        {.what = play("QD", Signal::holdsSun),
         .after =
             [] {
                 return KnockMoreSignalsLesson::tr(
                     "Her queen! With the last card of a suit one may speak of trumps. Fourth signal: a hand raised "
                     "sharply, “I hold the Sun”, trump 19.");
             }},
        {.what = play("9D", Signal::lastOfSuit),
         .after =
             [] {
                 return KnockMoreSignalsLesson::tr(
                     "The others talk too, and you may listen. Fifth signal: Oreste taps with the thumb, “my last of "
                     "coins”. And the trick is yours: 10 points.");
             }},
    };
}
