// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lessons of the Fool and of the Magician, and of the discard.

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
class KnockHonoursLessons
{
    Q_DECLARE_TR_FUNCTIONS(KnockHonoursLessons)
};

} // namespace

Beats knock_lessons::foolBeats()
{
    return {
        {.what = Deal{.hands = {"01 00 7D 9D JD 8S TS QS HS 7B 9B KB HB", "09 7C 8C 16 11 20 17 03 KD QB JS 8B QD",
                                "06 9C JC 04 13 14 10 02 07 19 HC 05 TC", "15 KC 08 12 21 18 9S KS JB TD 7S TB 8D"},
                      .middle = "QC HD"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return KnockHonoursLessons::tr("You hold the Fool. It belongs to no suit, takes nothing, and may "
                                                "always be played, whatever was led.");
             }},
        {.what = laid("QC HD")},
        {.what = play("15"),
         .after =
             [] {
                 return KnockHonoursLessons::tr("Oreste leads the 15 of trumps. Your only trump is the Magician: 5 "
                                                "points, and the lowest of them all.");
             }},
        {.what = play("00"),
         .before =
             [] {
                 return KnockHonoursLessons::tr(
                     "You must follow with a trump, and that is the Magician. Or is there a way out?");
             },
         .answer
         = [] { return KnockHonoursLessons::tr("The Fool! It may always be played, and the Magician stays at home."); },
         .after =
             [] {
                 return KnockHonoursLessons::tr(
                     "The Fool never goes to them: it stays with its side, 5 points, and at the end one pays for it "
                     "with the cheapest card of one’s tricks. Only a side without any trick loses it.");
             },
         .things = {u"seat0"_s}},
        {.what = play("09")},
        {.what = play("06"),
         .after = [] { return KnockHonoursLessons::tr("Oreste has taken the trick, without your 5 points."); },
         .things = {u"seat3"_s}},
        {.what = play("KC"),
         .after = [] { return KnockHonoursLessons::tr("Now he leads the king of cups, and you have no cups."); }},
        {.what = play("01"),
         .before =
             [] {
                 return KnockHonoursLessons::tr(
                     "No cups: then a trump must be played, and you have one. This time it is good news.");
             },
         .after = [] { return KnockHonoursLessons::tr("The smallest trump beats the highest king."); },
         .things = {u"seat0"_s}},
        {.what = play("7C")},
        {.what = play("9C"),
         .after =
             [] {
                 return KnockHonoursLessons::tr(
                     "King and Magician are yours: 13 points with the rest of the trick. Thank the Fool.");
             },
         .things = {u"seat0"_s}},
    };
}

Beats knock_lessons::magicianBeats()
{
    return {
        {.what = Deal{.hands = {"01 07 18 7D 8D QD JC 9C TC HC 8S 9S KS", "21 8B 7B KB TD TS 8C HS 00 KD QS HD 7S",
                                "14 JB TB 06 11 19 17 HB 09 16 QB 04 KC", "20 9B 08 10 12 13 15 02 03 05 JS QC JD"},
                      .middle = "7C 9D"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return KnockHonoursLessons::tr(
                     "World, Magician and Fool count 5 each. The World takes care of itself. The Magician is the "
                     "weakest of all trumps, and everybody is after it.");
             }},
        {.what = laid("7C 9D")},
        {.what = play("14"), .after = [] { return KnockHonoursLessons::tr("Nives leads trumps."); }},
        {.what = play("20"), .after = [] { return KnockHonoursLessons::tr("And Oreste goes over it with the 20."); }},
        {.what = play("07"),
         .before =
             [] {
                 return KnockHonoursLessons::tr(
                     "You have the 18, the 7 and the Magician; none of them takes. Which one can you do without?");
             },
         .answer =
             [] {
                 return KnockHonoursLessons::tr(
                     "The 7. The 18 will take a trick yet, and the Magician would be 5 points for them.");
             },
         .after =
             [] {
                 return KnockHonoursLessons::tr(
                     "When trumps are drawn, the Magician wants other trumps beside it to hide behind.");
             },
         .things = {u"seat0"_s}},
        {.what = play("21"),
         .after =
             [] {
                 return KnockHonoursLessons::tr(
                     "Bruno had to play the World on his partner’s 20: it was his only trump. He is not happy.");
             }},
        {.what = play("8B"), .after = [] { return KnockHonoursLessons::tr("Now he leads batons. You have none."); }},
        {.what = play("JB")},
        {.what = play("9B")},
        {.what = play("01"),
         .before =
             [] {
                 return KnockHonoursLessons::tr(
                     "You are last, and all others have followed suit. One of your trumps has waited for this. Which?");
             },
         .answer = [] { return KnockHonoursLessons::tr("The Magician! Nobody can beat it any more."); },
         .after =
             [] {
                 return KnockHonoursLessons::tr(
                     "The Magician is home: 5 for it, 2 for the jack, and 1 each for the 8, the 9 and the trick. The "
                     "best place for it is a trick in which you are last.");
             },
         .things = {u"seat0"_s}},
    };
}

Beats knock_lessons::discardBeats()
{
    return {
        {.what = Deal{.hands = {"8B QB 7D 9D JD KD 8C 9C HC KC 06 12 19", "9B QD 04 05 09 14 7C 21 TS 15 TC 7S 8D",
                                "TB HB KS QC 13 HS 8S 9S JS 10 18 20 01", "KB JB 7B TD 02 HD 03 17 JC 00 QS 08 07"},
                      .middle = "11 16"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return KnockHonoursLessons::tr("This time you deal, and have fifteen cards: two of them are laid away "
                                                "face down. They count for your side at the end.");
             }},
        {.what = laid("QB 8B"),
         .before =
             [] {
                 return KnockHonoursLessons::tr(
                     "Not kings, not the Fool, not the Magician, not the World; and trumps only where there is nothing "
                     "else. Look for a suit of which you have two cards. Which two go?");
             },
         .answer =
             [] {
                 return KnockHonoursLessons::tr("The queen of batons and the 8: 5 points are safe, and you have no "
                                                "more batons, so you may trump them.");
             },
         .after =
             [] {
                 return KnockHonoursLessons::tr("A queen in the bank, and a suit less. Now let somebody lead batons.");
             },
         .things = {u"laid"_s}},
        {.what = play("9B"), .after = [] { return KnockHonoursLessons::tr("There he is, good Bruno."); }},
        {.what = play("TB")},
        {.what = play("KB"), .after = [] { return KnockHonoursLessons::tr("And Oreste adds the king!"); }},
        {.what = play("06"),
         .before = [] { return KnockHonoursLessons::tr("You are last, with no batons. What does it take?"); },
         .answer = [] { return KnockHonoursLessons::tr("Your smallest trump, the 6. More would be waste."); },
         .after =
             [] {
                 return KnockHonoursLessons::tr(
                     "A king, caught with a 6. The two cards that you laid away have paid already.");
             },
         .things = {u"seat0"_s}},
    };
}
