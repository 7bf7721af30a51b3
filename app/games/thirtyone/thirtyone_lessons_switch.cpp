// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lesson of Switch.

#include "games/thirtyone/thirtyone_lessons.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace thirtyone;

namespace {

using Given = Lesson<Thirtyone>;
using Deal = Given::Deal;
using Beats = std::vector<Given::Beat>;

/// What Teresa says in it.
class ThirtyoneSwitchLesson
{
    Q_DECLARE_TR_FUNCTIONS(ThirtyoneSwitchLesson)
};

constexpr Options inPackets{.source = Source::packets};
constexpr int cutPlace = 20;

Beats switchBeats()
{
    return {
        {.what = Deal{.hands = {"KC 9C 2D", "TD 8D 4H", "QS 7C 4S"},
                      .middle = {},
                      .stock = {},
                      .packets = {"AH 6C 3D", "QH 9H 6D"}}},
        {.what = Cut{cutPlace},
         .after =
             [] {
                 return ThirtyoneSwitchLesson::tr(
                     "Switch has no stock. Whoever deals gets two hands, and three more cards lie face down in the "
                     "middle: a packet that nobody has seen.");
             },
         .things = {u"closed"_s}},
        {.what = Keep{.second = false},
         .before =
             [] {
                 return ThirtyoneSwitchLesson::tr("You deal. One of these two hands is yours, and the other is turned "
                                                  "up for everybody. Which one do you keep?");
             },
         .answer = [] { return ThirtyoneSwitchLesson::tr("19 in clubs is more than 11 in hearts: keep the first."); },
         .after =
             [] {
                 return ThirtyoneSwitchLesson::tr("Now your other hand is the open packet, beside the closed one. "
                                                  "That was no knock: Bruno begins.");
             },
         .things = {u"middle"_s, u"closed"_s}},
        {.what = Exchange{.given = Given::cardsOf("4H"), .places = 0b100},
         .after =
             [] {
                 return ThirtyoneSwitchLesson::tr("Bruno exchanges one card: he takes the 3 of diamonds, and leaves "
                                                  "the 4 of hearts. One card or all three: two cannot be exchanged.");
             },
         .things = {u"seat1"_s, u"middle2"_s}},
        {.what = SwapFaceDown{},
         .after =
             [] {
                 return ThirtyoneSwitchLesson::tr("Nives takes the closed packet, unseen, and lays her whole hand "
                                                  "there face down. Only she knows now what lies in it.");
             },
         .things = {u"seat2"_s, u"closed"_s}},
        {.what = Exchange{.given = Given::cardsOf("2D"), .places = 0b010},
         .before =
             [] {
                 return ThirtyoneSwitchLesson::tr("Your turn. Nobody passes here: exchange one card with the open "
                                                  "packet, take all of it, take the closed one, or knock. What lies "
                                                  "there for you?");
             },
         .answer =
             [] {
                 return ThirtyoneSwitchLesson::tr(
                     "The 6 of clubs makes 25 with yours: choose it and your 2 of diamonds, then exchange.");
             },
         .after
         = [] { return ThirtyoneSwitchLesson::tr("25 in clubs. Your 2 of diamonds lies there for the others."); },
         .things = {u"value"_s, u"middle1"_s}},
        {.what = Knock{},
         .after =
             [] {
                 return ThirtyoneSwitchLesson::tr("Bruno knocks! We saw that he collects diamonds. Nives and you have "
                                                  "one turn left.");
             }},
        {.what = Exchange{.given = Given::cardsOf("6D"), .places = 0b001},
         .after =
             [] {
                 return ThirtyoneSwitchLesson::tr("Nives takes the ace of hearts. The closed packet must have been "
                                                  "good to her.");
             },
         .things = {u"seat2"_s, u"middle0"_s}},
        {.what = Stand{},
         .before =
             [] {
                 return ThirtyoneSwitchLesson::tr("Your last turn. Now you may also stay as you are. You have 25, and "
                                                  "nothing here makes it more. Well?");
             },
         .answer = [] { return ThirtyoneSwitchLesson::tr("Any other move would cost you points: stay."); }},
        {.what = NoReset{},
         .after =
             [] {
                 return ThirtyoneSwitchLesson::tr(
                     "The hands are turned up. Whoever has more than 21 in three cards of one "
                     "suit may restart the deal, once a match. Nives may, and does not.");
             }},
        {.what = NoReset{},
         .before =
             [] {
                 return ThirtyoneSwitchLesson::tr("You may restart it too: then nobody loses. But Bruno has knocked, "
                                                  "and his hand alone is the lowest. What do you do?");
             },
         .answer = [] { return ThirtyoneSwitchLesson::tr("Keep that for a deal that you would lose: let it stand."); },
         .settled =
             [] {
                 return ThirtyoneSwitchLesson::tr("Bruno pays two pennies for his knock. Whoever restarts a deal voids "
                                                  "it, and leaves these three cards as the next open packet.");
             }},
    };
}

} // namespace

Given thirtyone_lessons::inSwitch()
{
    return {.key = u"switch"_s,
            .title = [] { return ThirtyoneSwitchLesson::tr("Switch"); },
            .line = [] { return ThirtyoneSwitchLesson::tr("Two packets and no stock: one open, one face down."); },
            .learnt =
                [] {
                    return ThirtyoneSwitchLesson::tr(
                        "In Switch you exchange one card with the open packet, or your whole hand for one of the "
                        "two. Nobody passes before a knock, and whoever laid a hand face down knows it still.");
                },
            .options = inPackets,
            .seats = 3,
            .opening = {.dealer = 0, .tokens = {4, 4, 4}},
            .beats = switchBeats()};
}
