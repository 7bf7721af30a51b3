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
        {.what = Deal{.hands = {"KH QH 4C", "QS 9S 2D", "JC 8C 3D"},
                      .middle = "5S",
                      .stock = "3S 6C",
                      .packets = {"7D 8H 2C"}}},
        {.what = Cut{cutAt},
         .after =
             [] {
                 return ThirtyoneWidowLesson::tr(
                     "Tonight we play for chips: everybody has just put one into the pot, and the highest hand takes "
                     "them. And the three cards in the middle are the widow, still face down.");
             },
         .things = {u"pool"_s, u"middle"_s}},
        {.what = Exchange{.given = Given::cardsOf("4C"), .places = 0b010},
         .before =
             [] {
                 return ThirtyoneWidowLesson::tr(
                     "Instead of drawing you may exchange with her: as many of your cards as you take, and unseen as "
                     "long as they lie face down. Try it: your 4 of clubs for the card in the middle of the three.");
             },
         .answer
         = [] { return ThirtyoneWidowLesson::tr("Choose the 4 of clubs and the widow’s second card, then exchange."); },
         .after =
             [] {
                 return ThirtyoneWidowLesson::tr("The 8 of hearts! 28 in hearts, and only you know it. Your 4 of clubs "
                                                 "lies there face up now: anybody may take it.");
             },
         .otherwise =
             [] {
                 return ThirtyoneWidowLesson::tr("That may be played too. But here you are to try the widow: the 4 of "
                                                 "clubs for her second card.");
             },
         .things = {u"value"_s, u"middle1"_s}},
        {.what = DrawStock{}},
        {.what = widowDiscard("3S"),
         .after = [] { return ThirtyoneWidowLesson::tr("Bruno draws, and discards the 3 of spades."); },
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
        {.what = widowDiscard("6C")},
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
            .opening = {.dealer = 2, .tokens = {10, 10, 10}},
            .beats = widowBeats()};
}
