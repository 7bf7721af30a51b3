// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lesson of the widow and of the pot.

#include "games/thirtyone/thirtyone_lessons.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace thirtyone;

namespace {

using Given = Lesson<Thirtyone>;
using Deal = Given::Deal;
using Beats = std::vector<Given::Beat>;

/// What Teresa says in it.
class ThirtyoneWidowLesson
{
    Q_DECLARE_TR_FUNCTIONS(ThirtyoneWidowLesson)
};

constexpr Options withWidow{.source = Source::widow, .settlement = Settlement::pot};
constexpr int cutAt = 20;

Move widowDiscard(const std::string &card)
{
    return Discard{.card = Given::cardsOf(card)[0]};
}

Beats widowBeats()
{
    return {
        {.what = Deal{.hands = {"KH QH 4C", "QS 9S 8H", "JC 8C 3D"},
                      .middle = "5S",
                      .stock = "3S 6C 4D",
                      .packets = {"7D 2C 6D"}}},
        {.what = Cut{cutAt},
         .after =
             [] {
                 return ThirtyoneWidowLesson::tr(
                     "Tonight we play for chips: everybody has just put one into the pot, and the highest hand takes "
                     "them. And the three cards in the middle are the widow, still face down.");
             },
         .things = {u"pool"_s, u"middle"_s}},
        {.what = Exchange{.given = Given::cardsOf("8H"), .places = 0b010},
         .after =
             [] {
                 return ThirtyoneWidowLesson::tr(
                     "Bruno exchanges with her: he takes a card unseen, which only he knows "
                     "now, and leaves the 8 of hearts there face up.");
             },
         .things = {u"seat1"_s, u"middle1"_s}},
        {.what = DrawStock{}},
        {.what = widowDiscard("3S"),
         .after = [] { return ThirtyoneWidowLesson::tr("Nives draws, and discards the 3 of spades."); },
         .things = {u"seat2"_s, u"discards"_s}},
        {.what = Exchange{.given = Given::cardsOf("4C"), .places = 0b010},
         .before =
             [] {
                 return ThirtyoneWidowLesson::tr("Instead of drawing you may exchange with her: as many of your cards "
                                                 "as you take, seen or unseen. Is there a card that you want?");
             },
         .answer = [] { return ThirtyoneWidowLesson::tr("The 8 of hearts, for your 4 of clubs: that makes 28."); },
         .after =
             [] {
                 return ThirtyoneWidowLesson::tr("28 in hearts! Your 4 of clubs lies there face up now: anybody may "
                                                 "take it.");
             },
         .things = {u"value"_s, u"middle1"_s}},
        {.what = DrawStock{}},
        {.what = widowDiscard("6C"),
         .after = [] { return ThirtyoneWidowLesson::tr("Bruno draws, and discards the 6 of clubs."); },
         .things = {u"seat1"_s, u"discards"_s}},
        {.what = Exchange{.given = Given::cardsOf("3D"), .places = 0b010},
         .after =
             [] {
                 return ThirtyoneWidowLesson::tr(
                     "Nives collects clubs: she takes your 4, and leaves the 3 of diamonds. "
                     "That exchange everybody saw.");
             },
         .things = {u"seat2"_s, u"middle1"_s}},
        {.what = Knock{},
         .before =
             [] {
                 return ThirtyoneWidowLesson::tr(
                     "You have 28, and Nives 22 or little more. A knock costs nothing here: "
                     "only the highest hand matters. Well?");
             },
         .answer = [] { return ThirtyoneWidowLesson::tr("28 is seldom beaten in one turn: knock."); }},
        {.what = DrawStock{}},
        {.what = widowDiscard("4D")},
        {.what = Stand{},
         .settled =
             [] {
                 return ThirtyoneWidowLesson::tr("28 is the highest: three chips are yours. Had two of us had 28, we "
                                                 "would share them; had nobody knocked, they would stay in the pot.");
             }},
    };
}

} // namespace

Given thirtyone_lessons::widow()
{
    return {.key = u"widow"_s,
            .title = [] { return ThirtyoneWidowLesson::tr("The widow, and the pot"); },
            .line = [] { return ThirtyoneWidowLesson::tr("Cards in the middle to exchange with, and chips to win."); },
            .learnt =
                [] {
                    return ThirtyoneWidowLesson::tr(
                        "With a widow you may exchange one, two or three cards instead of drawing. And where chips "
                        "are played for, only the highest hand takes the pot.");
                },
            .options = withWidow,
            .seats = 3,
            .opening = {.dealer = 0, .tokens = {10, 10, 10}},
            .beats = widowBeats()};
}
