// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_lessons.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace petrangola;

namespace {

using Given = Lesson<Petrangola>;
using Deal = Given::Deal;
using Beats = std::vector<Given::Beat>;

/// What Teresa says in the lessons.
class PetrangolaLessons
{
    Q_DECLARE_TR_FUNCTIONS(PetrangolaLessons)
};

Move swap(const std::string &give, const std::string &take)
{
    return Exchange{.give = Given::cardsOf(give), .take = Given::cardsOf(take)};
}

// Seat 0 is the pupil's, 1 Bruno's, 2 Nives'. With Nives as the dealer the pupil begins, with Bruno she does.
constexpr monte::Opening nivesDeals{.dealer = 2, .tokens = {3, 3, 3}};
constexpr monte::Opening brunoDeals{.dealer = 1, .tokens = {3, 3, 3}};
constexpr int middle = 20;

Beats exchangeBeats()
{
    return {
        {.what = Deal{.hands = {"KD 7D 4S", "HC 6C 3B", "KS HS 6S"}, .middle = "AD 5C 2B"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return PetrangolaLessons::tr("These are your three cards. Only cards of one suit count together: the "
                                              "king, 10, and the 7 of coins make 17. The 4 of swords counts nothing.");
             }},
        {.what = Expose{},
         .after =
             [] {
                 return PetrangolaLessons::tr(
                     "Nives turns three cards up: the monte. Going round to the right, everybody swaps cards with it.");
             },
         .things = {u"monte"_s}},
        {.what = swap("4S", "AD"),
         .before =
             [] {
                 return PetrangolaLessons::tr("Your turn: choose a card of yours to give, and one of the monte to "
                                              "take. Which card helps you most?");
             },
         .answer =
             [] {
                 return PetrangolaLessons::tr("The ace counts 11, and you are collecting coins. Choose your 4 of "
                                              "swords, then the ace of coins.");
             },
         .after =
             [] {
                 return PetrangolaLessons::tr(
                     "28, with one card. And everybody saw you take the ace: now they know what you collect.");
             }},
        {.what = swap("3B", "5C"),
         .after =
             [] {
                 return PetrangolaLessons::tr("Bruno gives the 3 of batons and takes the 5 of cups. So he collects "
                                              "cups: keep that in mind.");
             }},
        {.what = Knock{},
         .after =
             [] {
                 return PetrangolaLessons::tr("Nives knocks: she keeps her cards, and everybody else has one more "
                                              "turn.");
             }},
        {.what = Stay{},
         .before =
             [] {
                 return PetrangolaLessons::tr("Your last turn. You may exchange once more, or stay as you are. Does "
                                              "anything there improve your 28?");
             },
         .answer = [] { return PetrangolaLessons::tr("Nothing does: stay."); }},
        {.what = Stay{},
         .after = [] { return PetrangolaLessons::tr("Bruno stays too. Now the hands are shown."); },
         .settled =
             [] {
                 return PetrangolaLessons::tr("Bruno’s 21 is the lowest hand, and he pays a token, one of his lives. "
                                              "You are far above that, thanks to one good exchange.");
             }},
    };
}

Beats rankBeats()
{
    return {
        {.what = Deal{.hands = {"7S 7C KD", "AB KB JB", "4C 2C 6D"}, .middle = "7B HD 3C"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return PetrangolaLessons::tr("Ten points, no more. But you have two sevens: with a third one you have "
                                              "three of a kind, a petrangola.");
             }},
        {.what = Expose{},
         .after =
             [] {
                 return PetrangolaLessons::tr(
                     "There it is, the third seven. And a horse of coins, which makes 20 with your king.");
             },
         .things = {u"monte0"_s, u"monte1"_s}},
        {.what = swap("KD", "7B"),
         .before =
             [] {
                 return PetrangolaLessons::tr(
                     "The horse of coins for twenty points, or the third seven? Take what is worth more.");
             },
         .answer =
             [] {
                 return PetrangolaLessons::tr(
                     "Three of a kind beats any number of points. Give the king for the 7 of batons.");
             },
         .after =
             [] {
                 return PetrangolaLessons::tr("Three sevens! Among threes of a kind the low ones are better: three "
                                              "twos are the best, three kings the last. Only three aces are above "
                                              "them all.");
             }},
        {.what = Knock{},
         .after =
             [] {
                 return PetrangolaLessons::tr("Bruno knocks, and looks very pleased. Everybody else has one more "
                                              "turn.");
             }},
        {.what = swap("6D", "3C"),
         .after =
             [] {
                 return PetrangolaLessons::tr(
                     "In her last turn Nives takes the 3 of cups. It must be worth something to her.");
             }},
        {.what = Stay{},
         .before = [] { return PetrangolaLessons::tr("Your last turn. Nothing here improves three sevens: stay."); },
         .settled =
             [] {
                 return PetrangolaLessons::tr(
                     "Nives has 2, 3 and 4 of cups, a sequence: even the lowest one beats your three sevens. Bruno has "
                     "31, the most that points can reach, and yet he pays.");
             }},
    };
}

Beats knockBeats()
{
    return {
        {.what = Deal{.hands = {"KC HC 4B", "KS 7S 3D", "KB 6B 2D"}, .middle = "5C JD 2S"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return PetrangolaLessons::tr("Twenty in cups. Is that enough to knock? A knock gives everybody else "
                                              "one more turn to beat you.");
             }},
        {.what = Expose{}},
        {.what = swap("4B", "5C"),
         .before = [] { return PetrangolaLessons::tr("Do you knock with twenty, or do you exchange first?"); },
         .answer =
             [] {
                 return PetrangolaLessons::tr(
                     "Not yet: twenty is soon beaten, and the 5 of cups is in the monte. Give the 4 of batons for it.");
             },
         .after = [] { return PetrangolaLessons::tr("25. Now see whether anybody gets in your way."); }},
        {.what = swap("3D", "2S"),
         .after = [] { return PetrangolaLessons::tr("Bruno collects swords, and only found a 2."); }},
        {.what = swap("2D", "4B"),
         .after =
             [] {
                 return PetrangolaLessons::tr("Nives takes your 4 of batons. Neither of them has taken a card that "
                                              "counts much.");
             }},
        {.what = Knock{},
         .before
         = [] { return PetrangolaLessons::tr("You cannot pass: you exchange or you knock. What do you do with 25?"); },
         .answer =
             [] {
                 return PetrangolaLessons::tr(
                     "Any exchange would spoil your 25, and the others are still weak. Knock!");
             },
         .after =
             [] {
                 return PetrangolaLessons::tr("You have knocked, and your hand stays as it is. Now watch what the "
                                              "others make of their last turn.");
             }},
        {.what = Stay{}, .after = [] { return PetrangolaLessons::tr("Bruno finds nothing in the monte and stays."); }},
        {.what = Stay{},
         .after = [] { return PetrangolaLessons::tr("Nives stays as well. Show your cards!"); },
         .settled =
             [] {
                 return PetrangolaLessons::tr(
                     "Bruno has the lowest hand and pays. You knocked in time and left him no second turn.");
             }},
    };
}

Beats lastBeats()
{
    return {
        {.what = Deal{.hands = {"7D 4C 2B", "HC 6D 3S", "AS HS 4S"}, .middle = "KB JB 5B"}},
        {.what = Cut{middle},
         .after = [] { return PetrangolaLessons::tr("Seven points: a miserable hand. This time Nives begins."); }},
        {.what = Expose{}},
        {.what = Knock{},
         .after =
             [] {
                 return PetrangolaLessons::tr("She knocks at once! So you have just one turn, this one, and yours is "
                                              "the weakest hand at the table.");
             }},
        {.what = swap("7D 4C 2B", "KB JB 5B"),
         .before =
             [] {
                 return PetrangolaLessons::tr("In the last turn you may change up to three cards, and it no longer "
                                              "counts as a knock. What makes the most of this monte?");
             },
         .answer =
             [] {
                 return PetrangolaLessons::tr("The monte alone makes 25 in batons: change your shirt, take all three.");
             },
         .after
         = [] { return PetrangolaLessons::tr("From 7 to 25. And what you left is all that Bruno can choose from."); }},
        {.what = swap("3S", "7D"),
         .after = [] { return PetrangolaLessons::tr("Bruno takes your 7 of coins."); },
         .settled =
             [] {
                 return PetrangolaLessons::tr(
                     "Bruno pays. In the last turn only one thing counts: not to have the lowest hand.");
             }},
    };
}

Beats tokensBeats()
{
    return {
        {.what = Deal{.hands = {"6C 3C 2S", "KD 7D 2B", "AB KB 5B"}, .middle = "5C 3S 2D"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return PetrangolaLessons::tr("It is late, and each of you has a single token left: whoever pays now "
                                              "is out. Nine in cups is not much.");
             }},
        {.what = Expose{}},
        {.what = Knock{}, .after = [] { return PetrangolaLessons::tr("Nives knocks. You have one turn left."); }},
        {.what = swap("2S", "5C"),
         .before =
             [] {
                 return PetrangolaLessons::tr(
                     "You have one turn, and nine points in cups. Take the best card there is.");
             },
         .answer = [] { return PetrangolaLessons::tr("The 5 of cups for the 2 of swords makes 14."); }},
        {.what = Stay{},
         .settled =
             [] {
                 return PetrangolaLessons::tr("Your 14 is the lowest hand, and that was your last token. But the match "
                                              "is not over for you yet: go on.");
             }},
        {.what = Reenter{},
         .before =
             [] {
                 return PetrangolaLessons::tr(
                     "Once in a match you may pay your stake again, play money for the pot, and come back with as many "
                     "tokens as the poorest of the others has: one. Re-enter!");
             },
         .after = [] { return PetrangolaLessons::tr("You have a token again, and there are four stakes in the pot."); },
         .otherwise =
             [] {
                 return PetrangolaLessons::tr(
                     "Then you could only watch. A stake buys you back, once in a match: try it.");
             },
         .things = {u"pool"_s}},
        {.what = Deal{.hands = {"AC KC JC", "KS HS 4D", "KB JB 3D"}, .middle = "7C 5D 2D"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return PetrangolaLessons::tr(
                     "What a hand: 31 in cups, the most that points can reach. And you play first.");
             }},
        {.what = Expose{}},
        {.what = Knock{},
         .before = [] { return PetrangolaLessons::tr("Do you wait for something better, or do you knock?"); },
         .answer = [] { return PetrangolaLessons::tr("Do not wait for anybody to find a petrangola: knock."); },
         .after = [] { return PetrangolaLessons::tr("Let us see what the two of them make of it."); }},
        {.what = Stay{}, .after = [] { return PetrangolaLessons::tr("Bruno stays."); }},
        {.what = Stay{},
         .after = [] { return PetrangolaLessons::tr("Nives stays as well."); },
         .settled =
             [] {
                 return PetrangolaLessons::tr(
                     "Twenty and twenty: the lowest hands tie, so both pay, and both lose their last token. Go on.");
             }},
        {.what = Leave{},
         .after
         = [] { return PetrangolaLessons::tr("Bruno could pay another stake. He has had enough for tonight."); }},
        {.what = Leave{},
         .after =
             [] {
                 return PetrangolaLessons::tr(
                     "And so has Nives. You are the only one left: the pot is yours, four stakes and the applause.");
             },
         .things = {u"pool"_s}},
    };
}

Options withOneToken()
{
    Options options;
    options.tokens = 1;
    return options;
}

} // namespace

const std::vector<Given> &petrangola_lessons::all()
{
    static const std::vector<Given> lessons{
        {.key = u"exchange"_s,
         .title = [] { return PetrangolaLessons::tr("An exchange that pays"); },
         .line = [] { return PetrangolaLessons::tr("One suit counts: find the card that you lack."); },
         .learnt =
             [] {
                 return PetrangolaLessons::tr("Take the card that adds most to one suit, and remember what the others "
                                              "take.");
             },
         .options = {},
         .seats = 3,
         .opening = nivesDeals,
         .beats = exchangeBeats()},
        {.key = u"rank"_s,
         .title = [] { return PetrangolaLessons::tr("Three sevens beat 31"); },
         .line = [] { return PetrangolaLessons::tr("Sequence and three of a kind: what wins, and why."); },
         .learnt =
             [] {
                 return PetrangolaLessons::tr("Three aces, then sequences, then three of a kind with the low ones "
                                              "first, then the points of one suit.");
             },
         .options = {},
         .seats = 3,
         .opening = nivesDeals,
         .beats = rankBeats()},
        {.key = u"knock"_s,
         .title = [] { return PetrangolaLessons::tr("To knock, or not yet"); },
         .line = [] { return PetrangolaLessons::tr("Once too early, once just in time."); },
         .learnt =
             [] {
                 return PetrangolaLessons::tr(
                     "Knock when your hand will still not be the lowest after one more turn for everybody else.");
             },
         .options = {},
         .seats = 3,
         .opening = nivesDeals,
         .beats = knockBeats()},
        {.key = u"last"_s,
         .title = [] { return PetrangolaLessons::tr("The last turn"); },
         .line = [] { return PetrangolaLessons::tr("Somebody has knocked, and your hand is worth nothing."); },
         .learnt =
             [] {
                 return PetrangolaLessons::tr("After a knock everybody else has one more turn, to change up to three "
                                              "cards. Only the lowest hand pays.");
             },
         .options = {},
         .seats = 3,
         .opening = brunoDeals,
         .beats = lastBeats()},
        {.key = u"tokens"_s,
         .title = [] { return PetrangolaLessons::tr("Out, in again, and the pot"); },
         .line = [] { return PetrangolaLessons::tr("The last token, the re-entry and the end of a match."); },
         .learnt =
             [] {
                 return PetrangolaLessons::tr(
                     "With no token you are out, unless you pay to come back. The last one in takes the pot.");
             },
         .options = withOneToken(),
         .seats = 3,
         .opening = {.dealer = 1, .tokens = {1, 1, 1}},
         .beats = tokensBeats()},
    };
    return lessons;
}
