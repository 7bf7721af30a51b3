// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lesson of signals.

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
class KnockSignalsLesson
{
    Q_DECLARE_TR_FUNCTIONS(KnockSignalsLesson)
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
