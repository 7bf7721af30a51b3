// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_lessons.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace thirtyone;

namespace {

using Given = Lesson<Thirtyone>;
using Deal = Given::Deal;
using Beats = std::vector<Given::Beat>;

/// What Teresa says in the lessons.
class ThirtyoneLessons
{
    Q_DECLARE_TR_FUNCTIONS(ThirtyoneLessons)
};

const Move draw = DrawStock{};
const Move take = TakeDiscard{};

Move discard(const std::string &card)
{
    return Discard{.card = Given::cardsOf(card)[0]};
}

// Seat 0 is the pupil's, 1 Bruno's at the pupil's left, 2 Nives'. With Nives as the dealer the pupil begins, with the
// pupil Bruno does. Tokens are the losses that would put a seat out: one more than its pennies.
constexpr Opening nivesDeals{.dealer = 2, .tokens = {4, 4, 4}};
constexpr Opening pupilDeals{.dealer = 0, .tokens = {4, 4, 4}};
constexpr int middle = 20;

Beats turnBeats()
{
    return {
        {.what = Deal{.hands = {"KH 7H 4S", "9D 8C 2D", "8S 6S QH"}, .middle = "3C", .stock = "5H JS"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return ThirtyoneLessons::tr("Three cards each, and only those of one suit count together: the ace 11, "
                                             "king, queen, jack and ten 10, the others their number. Your king and 7 "
                                             "of hearts make 17; the 4 of spades counts nothing.");
             }},
        {.what = draw,
         .before =
             [] {
                 return ThirtyoneLessons::tr("A turn has two steps. First you get a card: the top one of the discard "
                                             "pile, face up, or of the stock, face down. Do you want the 3 of clubs?");
             },
         .answer
         = [] { return ThirtyoneLessons::tr("It does not go with your hearts. Draw from the stock, unseen."); }},
        {.what = discard("4S"),
         .before =
             [] {
                 return ThirtyoneLessons::tr("The 5 of hearts, and only you know it! Now the second step: one of your "
                                             "four cards goes on the discard pile. Which one is of no use?");
             },
         .answer = [] { return ThirtyoneLessons::tr("The 4 of spades: the others are all hearts."); },
         .after =
             [] {
                 return ThirtyoneLessons::tr("22 in hearts. That was a whole turn: one card comes, one card goes. Next "
                                             "comes Bruno, who sits at your left.");
             }},
        {.what = draw},
        {.what = discard("JS"),
         .after =
             [] {
                 return ThirtyoneLessons::tr(
                     "Bruno draws too, and discards the jack of spades. Which card he got, only he knows.");
             },
         .things = {u"seat1"_s, u"discards"_s}},
        {.what = take},
        {.what = discard("QH"),
         .after =
             [] {
                 return ThirtyoneLessons::tr(
                     "Nives wants that jack and takes it, before everybody’s eyes. And look what she discards!");
             },
         .things = {u"seat2"_s, u"discards"_s}},
        {.what = take,
         .before
         = [] { return ThirtyoneLessons::tr("Your turn again: the card that you see, or one that you do not see?"); },
         .answer =
             [] {
                 return ThirtyoneLessons::tr(
                     "The queen of hearts counts 10. The stock can hardly do better: take the queen.");
             }},
        {.what = discard("5H"),
         .before =
             [] {
                 return ThirtyoneLessons::tr("Four hearts, but one card must go. The queen cannot: what you take from "
                                             "the pile you keep for this turn. Which of the others?");
             },
         .answer = [] { return ThirtyoneLessons::tr("The lowest of the four, the 5."); },
         .after = [] { return ThirtyoneLessons::tr("27 in hearts. The best hand of all makes 31."); }},
    };
}

Beats knockBeats()
{
    return {
        {.what = Deal{.hands = {"KC 8C 3D", "QS 9S 2H", "KH 6H 4S"}, .middle = "4C", .stock = "TH 2S"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return ThirtyoneLessons::tr("Each of us has three pennies: they are our lives. When a deal ends, the "
                                             "lowest hand loses one. You have 18 in clubs.");
             }},
        {.what = take,
         .before =
             [] {
                 return ThirtyoneLessons::tr(
                     "Instead of playing you may knock: everybody else has one more turn, then all show their hands. "
                     "Do you knock with 18, or do you take the 4 of clubs?");
             },
         .answer =
             [] {
                 return ThirtyoneLessons::tr(
                     "18 is soon overtaken, and the 4 makes 22 of it. Take it: a knock can wait.");
             }},
        {.what = discard("3D"),
         .before = [] { return ThirtyoneLessons::tr("The 3 of diamonds does not go with your clubs: discard it."); }},
        {.what = Knock{},
         .after =
             [] {
                 return ThirtyoneLessons::tr(
                     "Bruno knocks, and it is only his first turn! Nives and you have one turn left.");
             }},
        {.what = draw},
        {.what = discard("4S"),
         .after = [] { return ThirtyoneLessons::tr("Nives draws a card, discards another, and smiles."); }},
        {.what = draw,
         .before =
             [] {
                 return ThirtyoneLessons::tr("Your last turn. You may stay as you are; but nobody plays after you, so "
                                             "a draw can only help. Draw.");
             }},
        {.what = discard("2S"),
         .before = [] { return ThirtyoneLessons::tr("The 2 of spades: no help, and no harm. Discard it again."); },
         .settled =
             [] {
                 return ThirtyoneLessons::tr("Bruno has 19, and his hand alone is the lowest. That costs a penny; but "
                                             "whoever has knocked pays two, the price of a knock too soon.");
             }},
        {.what = Deal{.hands = {"AD TD 5D", "JS 8S 3H", "QC 6C 2D"}, .middle = "4H", .stock = "5C 9H JH 7S"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return ThirtyoneLessons::tr(
                     "A new deal. Now you are the dealer, and Bruno begins. You have 26 in diamonds.");
             }},
        {.what = draw},
        {.what = discard("5C")},
        {.what = draw},
        {.what = discard("9H"),
         .after =
             [] {
                 return ThirtyoneLessons::tr(
                     "Bruno and Nives have drawn, and each of them has discarded a card. Neither of them looks happy.");
             },
         .things = {u"seat1"_s, u"seat2"_s}},
        {.what = Knock{},
         .before = [] { return ThirtyoneLessons::tr("You have 26. Do you hope for more and draw, or do you knock?"); },
         .answer =
             [] {
                 return ThirtyoneLessons::tr(
                     "26 is hardly ever the lowest hand, but every further turn helps the others: knock!");
             },
         .after
         = [] { return ThirtyoneLessons::tr("You have knocked. Now see what the others make of their last turn."); }},
        {.what = draw},
        {.what = discard("3H"),
         .after = [] { return ThirtyoneLessons::tr("Bruno draws, and discards the 3 of hearts."); }},
        {.what = draw},
        {.what = discard("2D"),
         .settled =
             [] {
                 return ThirtyoneLessons::tr(
                     "Nives has 16, the lowest hand, and loses a penny. This knock came at the right time.");
             }},
    };
}

Beats othersBeats()
{
    return {
        {.what = Deal{.hands = {"AS 2C TD", "8D 4C 2H", "KH AH 8S"}, .middle = "KD", .stock = "5H 6H KC 3S"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return ThirtyoneLessons::tr("Three cards of three suits: only the ace of spades counts, 11. You have "
                                             "dealt, so Bruno begins. Keep an eye on him, and on Nives.");
             }},
        {.what = take},
        {.what = discard("2H"),
         .after =
             [] {
                 return ThirtyoneLessons::tr("Bruno takes the king of diamonds from the pile. He must have other "
                                             "diamonds: nobody takes a card for nothing.");
             }},
        {.what = draw},
        {.what = discard("8S"),
         .after =
             [] {
                 return ThirtyoneLessons::tr("Nives draws, and that says nothing. But she discards the 8 of spades: so "
                                             "she is not collecting spades.");
             },
         .things = {u"seat2"_s, u"discards"_s}},
        {.what = take,
         .before =
             [] {
                 return ThirtyoneLessons::tr("Spades are your suit: the 8 and your ace make 19. Everybody will see "
                                             "what you collect, but it is worth that. Take it.");
             }},
        {.what = discard("2C"),
         .before =
             [] {
                 return ThirtyoneLessons::tr("The 2 of clubs or the 10 of diamonds: which one goes? Neither is of any "
                                             "use to you, but think of Bruno, who plays next.");
             },
         .answer =
             [] {
                 return ThirtyoneLessons::tr(
                     "Bruno may take what you discard, and he wants diamonds. Keep the 10: the 2 of clubs goes.");
             },
         .after =
             [] {
                 return ThirtyoneLessons::tr("The 10 of diamonds counts nothing in your hand. But as long as it is "
                                             "there, Bruno cannot use it.");
             }},
        {.what = draw},
        {.what = discard("6H"),
         .after =
             [] {
                 return ThirtyoneLessons::tr(
                     "Bruno does not want your 2 of clubs. He has to draw, and discards the 6 of hearts.");
             },
         .things = {u"seat1"_s, u"discards"_s}},
        {.what = Knock{},
         .after =
             [] {
                 return ThirtyoneLessons::tr("Nives knocks. You and Bruno have one turn each, then the lowest hand "
                                             "loses a penny, one of its lives.");
             }},
        {.what = draw,
         .before
         = [] { return ThirtyoneLessons::tr("Your last turn. 19 may be too little: draw, perhaps a spade comes."); }},
        {.what = discard("KC"),
         .before =
             [] {
                 return ThirtyoneLessons::tr("The king of clubs is no spade. Bruno still has his last turn: do you "
                                             "discard the king, or the 10 of diamonds?");
             },
         .answer
         = [] { return ThirtyoneLessons::tr("The king of clubs. Bruno gets no diamond from you, now least of all."); }},
        {.what = draw},
        {.what = discard("3S"),
         .settled =
             [] {
                 return ThirtyoneLessons::tr("Bruno has 18, you have 19, and he loses the penny. With your 10 of "
                                             "diamonds he would have had 28, and you would have lost it.");
             }},
    };
}

Beats blitzBeats()
{
    return {
        {.what = Deal{.hands = {"AH QH 6C", "TS 7D 4D", "JS 9S KH"}, .middle = "5H", .stock = "8D"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return ThirtyoneLessons::tr("Two cards, and already 21: the ace of hearts 11, the queen 10. One more "
                                             "card worth 10 would make 31!");
             }},
        {.what = take,
         .before =
             [] {
                 return ThirtyoneLessons::tr("On the pile lies the 5 of hearts: with it you have 26. Do you take it, "
                                             "or do you draw and hope for a king?");
             },
         .answer =
             [] {
                 return ThirtyoneLessons::tr("Take what you see. If a better heart comes later, the 5 can go again.");
             }},
        {.what = discard("6C"),
         .before = [] { return ThirtyoneLessons::tr("The 6 of clubs goes."); },
         .after =
             [] {
                 return ThirtyoneLessons::tr(
                     "With 26 you could knock in your next turn: everybody else has one more turn, and the lowest hand "
                     "loses a life. Or something better comes along.");
             }},
        {.what = draw},
        {.what = discard("TS"),
         .after = [] { return ThirtyoneLessons::tr("Bruno draws, and discards the 10 of spades."); },
         .things = {u"seat1"_s, u"discards"_s}},
        {.what = take},
        {.what = discard("KH"),
         .after =
             [] {
                 return ThirtyoneLessons::tr("Nives is glad of the 10: she collects spades. So glad that she does not "
                                             "look at what she discards!");
             },
         .things = {u"seat2"_s, u"discards"_s}},
        {.what = take,
         .before = [] { return ThirtyoneLessons::tr("You could knock now, with 26. Or do you see something better?"); },
         .answer
         = [] { return ThirtyoneLessons::tr("The king of hearts! Ace, queen and king: 11 and 10 and 10. Take it!"); }},
        {.what = discard("5H"),
         .before = [] { return ThirtyoneLessons::tr("Now the 5 of hearts goes, and you have thirty-one."); },
         .settled =
             [] {
                 return ThirtyoneLessons::tr("31 ends the deal at once: no knock, no last turn. Everybody else loses a "
                                             "penny, even Nives with her 29.");
             }},
    };
}

Beats countyBeats()
{
    return {
        {.what = Deal{.hands = {"8D TC 3S", "KS AS 4D", "KH 9H 5H"}, .middle = "9D", .stock = "6C JD"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return ThirtyoneLessons::tr(
                     "It is late. You have one penny left, Bruno and Nives have none. They are “on the county”: they "
                     "may play on without, but whoever loses once more is out.");
             },
         .things = {u"seat1"_s, u"seat2"_s}},
        {.what = take,
         .before
         = [] { return ThirtyoneLessons::tr("Your hand is weak. The 9 of diamonds and your 8 make 17: take it."); }},
        {.what = discard("3S"),
         .before =
             [] {
                 return ThirtyoneLessons::tr(
                     "Of the two that are left over, the 3 of spades goes: a low card is of least use to Bruno.");
             }},
        {.what = draw},
        {.what = discard("4D"),
         .after = [] { return ThirtyoneLessons::tr("Bruno draws, and discards the 4 of diamonds."); },
         .things = {u"seat1"_s, u"discards"_s}},
        {.what = Knock{},
         .after = [] { return ThirtyoneLessons::tr("Nives knocks. You and Bruno have one turn left."); }},
        {.what = take,
         .before = [] { return ThirtyoneLessons::tr("Your last turn, and you have 17. What can you do about it?"); },
         .answer = [] { return ThirtyoneLessons::tr("Take the 4 of diamonds that Bruno has left: that makes 21."); }},
        {.what = discard("TC"),
         .before = [] { return ThirtyoneLessons::tr("The 10 of clubs does not go with your diamonds: discard it."); }},
        {.what = draw},
        {.what = discard("JD"),
         .settled =
             [] {
                 return ThirtyoneLessons::tr(
                     "You have 21, and so has Bruno: where the lowest hands are equal, all of them lose. Bruno is out. "
                     "You pay your last penny into the pot, and are on the county too.");
             }},
        {.what = Deal{.hands = {"AC TC 8C", "", "QS 8S 3D"}, .middle = "4H", .stock = "9H 2S"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return ThirtyoneLessons::tr("Only two are left, you and Nives, and both on the county: whoever loses "
                                             "this deal is out. But look what you have: 29 in clubs!");
             }},
        {.what = draw},
        {.what = discard("9H"),
         .after = [] { return ThirtyoneLessons::tr("Nives draws, and discards the 9 of hearts."); },
         .things = {u"seat2"_s, u"discards"_s}},
        {.what = Knock{},
         .before = [] { return ThirtyoneLessons::tr("Do you wait for thirty-one, or do you knock?"); },
         .answer = [] { return ThirtyoneLessons::tr("Knock! Then Nives has one turn, and needs 30 or 31 in it."); },
         .after = [] { return ThirtyoneLessons::tr("One turn for Nives, and then it is decided."); }},
        {.what = draw},
        {.what = discard("3D"),
         .settled =
             [] {
                 return ThirtyoneLessons::tr(
                     "Nives has 20 and is out. You are the last one in: the nine pennies in the pot are yours.");
             }},
    };
}

constexpr Options forBills{.settlement = Settlement::bill};

Beats billBeats()
{
    return {
        {.what = Deal{.hands = {"KH 7H 4S", "QS TS 3D", "JC 9C 5H"}, .middle = "9H", .stock = "4C 2S"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return ThirtyoneLessons::tr(
                     "No pennies tonight: everybody has laid down a bill, and each life lost folds a corner. Three of "
                     "yours are folded: lose two lives now, and you are out at once. All four of Bruno’s are.");
             },
         .things = {u"seat0"_s, u"seat1"_s}},
        {.what = take,
         .before =
             [] {
                 return ThirtyoneLessons::tr("You have 17 in hearts. To knock with that and be alone the lowest would "
                                             "cost you two. What do you do instead?");
             },
         .answer = [] { return ThirtyoneLessons::tr("Take the 9 of hearts: that makes 26."); }},
        {.what = discard("4S"),
         .before = [] { return ThirtyoneLessons::tr("The 4 of spades does not go with your hearts: discard it."); }},
        {.what = Knock{},
         .after =
             [] {
                 return ThirtyoneLessons::tr("Bruno knocks. He is on the free ride: he plays for nothing, and the next "
                                             "loss puts him out, whether it is one life or two.");
             },
         .things = {u"seat1"_s}},
        {.what = draw},
        {.what = discard("5H"),
         .after = [] { return ThirtyoneLessons::tr("Nives draws, and discards the 5 of hearts."); },
         .things = {u"seat2"_s, u"discards"_s}},
        {.what = draw,
         .before =
             [] {
                 return ThirtyoneLessons::tr(
                     "Your last turn, and 26 is a good hand. Nobody plays after you: what does it cost to draw?");
             },
         .answer = [] { return ThirtyoneLessons::tr("Nothing: a card that does not help goes again. Draw."); }},
        {.what = discard("2S"),
         .before = [] { return ThirtyoneLessons::tr("A 2 of spades. Away with it."); },
         .settled =
             [] {
                 return ThirtyoneLessons::tr("Bruno knocked and is alone the lowest, with 20: he is out, and his bill "
                                             "goes into the pot. Whoever is left at the end takes all the bills.");
             }},
    };
}

constexpr Options toPoints{.settlement = Settlement::points};

Beats pointsBeats()
{
    return {
        {.what = Deal{.hands = {"KH 8H 2C", "QS JS 3D", "AC 9C 4D"}, .middle = "3C", .stock = "TH 7S 2D 5D 6C"}},
        {.what = Cut{middle},
         .after =
             [] {
                 return ThirtyoneLessons::tr(
                     "Tonight nobody has lives: every deal brings points, and 31 of them win. The highest hand scores "
                     "3, the lowest 1, all others 2. You have 12 so far, Bruno 18, Nives 15.");
             },
         .things = {u"seat0"_s, u"seat1"_s, u"seat2"_s}},
        {.what = draw,
         .before =
             [] {
                 return ThirtyoneLessons::tr(
                     "18 in hearts. For pennies some would knock: it need not be the best, only not the lowest. But "
                     "here "
                     "the knocker gets 4 points for the highest hand, and a point less for any other. What do you do?");
             },
         .answer =
             [] {
                 return ThirtyoneLessons::tr(
                     "With 18 somebody is likely to be higher. Draw, and make it better first.");
             }},
        {.what = discard("2C"),
         .before = [] { return ThirtyoneLessons::tr("The 10 of hearts! One of your cards is no heart."); },
         .answer = [] { return ThirtyoneLessons::tr("The 2 of clubs: the other three make 28."); }},
        {.what = draw},
        {.what = discard("3D"),
         .after = [] { return ThirtyoneLessons::tr("Bruno draws, and discards the 3 of diamonds."); },
         .things = {u"seat1"_s, u"discards"_s}},
        {.what = draw},
        {.what = discard("2D"),
         .after = [] { return ThirtyoneLessons::tr("Nives draws too, and the 2 of diamonds goes."); },
         .things = {u"seat2"_s, u"discards"_s}},
        {.what = Knock{},
         .before =
             [] {
                 return ThirtyoneLessons::tr("28, and nobody has taken a card from the pile. Is that high enough now?");
             },
         .answer
         = [] { return ThirtyoneLessons::tr("Yes: few hands beat 28, and the others have one turn each. Knock."); }},
        {.what = draw},
        {.what = discard("5D")},
        {.what = draw},
        {.what = discard("4D"),
         .settled =
             [] {
                 return ThirtyoneLessons::tr("28 against 27 and 26: 4 points for you, 2 for Bruno, 1 for Nives. Nobody "
                                             "drops out, and the match goes on until somebody has 31.");
             }},
    };
}

} // namespace

const std::vector<Given> &thirtyone_lessons::all()
{
    static const std::vector<Given> lessons{
        {.key = u"turn"_s,
         .title = [] { return ThirtyoneLessons::tr("Draw, take, discard"); },
         .line = [] { return ThirtyoneLessons::tr("One suit counts, and a turn has two steps."); },
         .learnt =
             [] {
                 return ThirtyoneLessons::tr("In a turn one card comes, from the stock or from the discard pile, and "
                                             "one goes. Keep what makes most in one suit.");
             },
         .options = {},
         .seats = 3,
         .opening = nivesDeals,
         .beats = turnBeats()},
        {.key = u"knock"_s,
         .title = [] { return ThirtyoneLessons::tr("To knock, or not yet"); },
         .line = [] { return ThirtyoneLessons::tr("Once too soon, which costs two lives, and once in time."); },
         .learnt =
             [] {
                 return ThirtyoneLessons::tr("Knock when yours will not be the lowest hand after one more turn for "
                                             "everybody else. If it alone is the lowest, your knock costs two lives.");
             },
         .options = {},
         .seats = 3,
         .opening = nivesDeals,
         .beats = knockBeats()},
        {.key = u"others"_s,
         .title = [] { return ThirtyoneLessons::tr("What the others take"); },
         .line
         = [] { return ThirtyoneLessons::tr("Who collects what, and what not to leave for whoever plays next."); },
         .learnt =
             [] {
                 return ThirtyoneLessons::tr("Watch what the others take and discard. And leave nothing useful to "
                                             "whoever plays next, at your left.");
             },
         .options = {},
         .seats = 3,
         .opening = pupilDeals,
         .beats = othersBeats()},
        {.key = u"blitz"_s,
         .title = [] { return ThirtyoneLessons::tr("Thirty-one!"); },
         .line = [] { return ThirtyoneLessons::tr("The hand that ends a deal at once."); },
         .learnt =
             [] {
                 return ThirtyoneLessons::tr(
                     "31 in one suit, an ace with two cards worth 10, ends the deal at once, and everybody else loses "
                     "a life. After a knock it is only the best hand.");
             },
         .options = {},
         .seats = 3,
         .opening = nivesDeals,
         .beats = blitzBeats()},
        {.key = u"county"_s,
         .title = [] { return ThirtyoneLessons::tr("The last penny, and the end"); },
         .line = [] { return ThirtyoneLessons::tr("With no penny left one plays on, but not for long."); },
         .learnt =
             [] {
                 return ThirtyoneLessons::tr("Whoever has no penny left plays on, on the county, and is out at the "
                                             "next loss. The last one in takes the pot.");
             },
         .options = {},
         .seats = 3,
         .opening = {.dealer = 2, .tokens = {2, 1, 1}},
         .beats = countyBeats()},
        {.key = u"bill"_s,
         .title = [] { return ThirtyoneLessons::tr("The bill with four corners"); },
         .line = [] { return ThirtyoneLessons::tr("Another way to count lives, and the free ride."); },
         .learnt =
             [] {
                 return ThirtyoneLessons::tr("Every life lost folds a corner of your bill. With all four folded you "
                                             "ride free, and are out at the next loss. The last one in takes all the "
                                             "bills.");
             },
         .options = forBills,
         .seats = 3,
         .opening = {.dealer = 2, .tokens = {2, 1, 4}},
         .beats = billBeats()},
        {.key = u"points"_s,
         .title = [] { return ThirtyoneLessons::tr("To points"); },
         .line = [] { return ThirtyoneLessons::tr("Without lives: when only the highest hand is worth a knock."); },
         .learnt =
             [] {
                 return ThirtyoneLessons::tr("In a match to points knock only when yours is likely to be the highest: "
                                             "that brings 4 points, and any other hand a point less than without.");
             },
         .options = toPoints,
         .seats = 3,
         .opening = {.dealer = 2, .tokens = {12, 18, 15}},
         .beats = pointsBeats()},
        widow(),
        inSwitch(),
    };
    return lessons;
}
