// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/pinale/pinale_lines.h"

#include <QCoreApplication>

#include <array>

using opponents::Temperament;
using enum GuestMoment;

namespace {

// clang-format off
constexpr std::array meldLines{
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Thirteen cards, and not two that get on.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Who has my joker this time?")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "If I sort them any longer, they’ll sprout.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "With hands this big one needs bigger hands.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "A run of hearts, and the night is saved.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Two packs, one brain. It won’t be enough.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Let me count them. Thirteen. Bad luck already.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "The red twos stayed at home. Lucky them.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Points don’t fall from the sky. Pity.")},
    GuestLine{dealt, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Lay, lay, what are you saving them for?")},
    GuestLine{dealt, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I’ll be out before your coffee is cold.")},
    GuestLine{dealt, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Wait, mine are all upside down.")},
    GuestLine{dealt, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I lay when the whole thing is ready.")},
    GuestLine{dealt, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Put your jokers down here, in front of me.")},
    GuestLine{dealt, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "A joker in the hand is worth two on the table.")},
    GuestLine{dealt, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "A bit to the table, a bit to the hand.")},

    GuestLine{tookUp, {}, QT_TRANSLATE_NOOP("GuestLines", "That one had my name on it.")},
    GuestLine{tookUp, {}, QT_TRANSLATE_NOOP("GuestLines", "The gap was just that wide.")},
    GuestLine{tookUp, {}, QT_TRANSLATE_NOOP("GuestLines", "Seen, taken, laid.")},
    GuestLine{tookUp, {}, QT_TRANSLATE_NOOP("GuestLines", "Straight from there to here.")},
    GuestLine{tookUp, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Why look for others when that one’s there?")},
    GuestLine{tookUp, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "It took me a moment to see it.")},
    GuestLine{tookUp, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Better on my side than on yours.")},
    GuestLine{tookUp, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "It lies well among its sisters.")},
    GuestLine{tookUp, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "It fitted. That’s all.")},

    GuestLine{tookOthers, {}, QT_TRANSLATE_NOOP("GuestLines", "So much kindness, and for nothing.")},
    GuestLine{tookOthers, {}, QT_TRANSLATE_NOOP("GuestLines", "Keep them coming, just like that.")},
    GuestLine{tookOthers, {}, QT_TRANSLATE_NOOP("GuestLines", "You did look at my cards on the table?")},
    GuestLine{tookOthers, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Quick as a cat, thank you.")},
    GuestLine{tookOthers, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Good things come to those who sit.")},
    GuestLine{tookOthers, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Did that hurt? I hope so.")},
    GuestLine{tookOthers, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "One more in the family.")},
    GuestLine{tookOthers, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "You had to let go of something.")},

    GuestLine{ownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "And it looked so useless in my hand.")},
    GuestLine{ownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "I might as well have laid it for you.")},
    GuestLine{ownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "That’s what I get for tidying up.")},
    GuestLine{ownTaken, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I played too fast. As always.")},
    GuestLine{ownTaken, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I thought about it so long, too.")},
    GuestLine{ownTaken, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Never again. You’ll get nothing but threes.")},
    GuestLine{ownTaken, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I knew that I should have kept it.")},

    GuestLine{drewUp, {}, QT_TRANSLATE_NOOP("GuestLines", "Not that one. Not that one either.")},
    GuestLine{drewUp, {}, QT_TRANSLATE_NOOP("GuestLines", "What I need is at the very bottom.")},
    GuestLine{drewUp, {}, QT_TRANSLATE_NOOP("GuestLines", "I’m one card short. I always am.")},
    GuestLine{drewUp, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "In, out, next.")},
    GuestLine{drewUp, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Slowly something is coming together.")},
    GuestLine{drewUp, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Look at that all you like: it fits nothing.")},
    GuestLine{drewUp, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "Parting with one is the hard part.")},
    GuestLine{drewUp, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Another time, then.")},

    GuestLine{laidLong, {}, QT_TRANSLATE_NOOP("GuestLines", "Stand back, this takes some room.")},
    GuestLine{laidLong, {}, QT_TRANSLATE_NOOP("GuestLines", "Longer than the road to Mantua.")},
    GuestLine{laidLong, {}, QT_TRANSLATE_NOOP("GuestLines", "Doubled, if I may point that out.")},
    GuestLine{laidLong, {}, QT_TRANSLATE_NOOP("GuestLines", "Now I may go out. Just so you know.")},
    GuestLine{laidLong, {}, QT_TRANSLATE_NOOP("GuestLines", "One doesn’t see that every evening.")},
    GuestLine{laidLong, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Down with it before it’s out of fashion.")},
    GuestLine{laidLong, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I’ve carried that around since the deal.")},
    GuestLine{laidLong, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "And no joker in it for you.")},
    GuestLine{laidLong, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "It hurt to lay them. But look!")},
    GuestLine{laidLong, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Cards in a row, points in a row.")},

    GuestLine{othersLaidLong, {}, QT_TRANSLATE_NOOP("GuestLines", "Are you building a fence there?")},
    GuestLine{othersLaidLong, {}, QT_TRANSLATE_NOOP("GuestLines", "The table isn’t only yours, you know.")},
    GuestLine{othersLaidLong, {}, QT_TRANSLATE_NOOP("GuestLines", "And I was waiting for one of those.")},
    GuestLine{othersLaidLong, {}, QT_TRANSLATE_NOOP("GuestLines", "I see. From here on it gets serious.")},
    GuestLine{othersLaidLong, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Then I’d better hurry.")},
    GuestLine{othersLaidLong, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Already? I haven’t sorted mine yet.")},
    GuestLine{othersLaidLong, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "You won’t get the next one from me.")},
    GuestLine{othersLaidLong, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "So many lovely cards, all laid down.")},

    GuestLine{wildTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "The joker asked me to take it along.")},
    GuestLine{wildTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "I only put things in their right place.")},
    GuestLine{wildTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "Yours is the real card. Isn’t that nicer?")},
    GuestLine{wildTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "Borrowed. I didn’t say for how long.")},
    GuestLine{wildTaken, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Don’t blink at this table.")},
    GuestLine{wildTaken, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "I’d been watching it the whole time.")},
    GuestLine{wildTaken, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "Come to the others, little one.")},

    GuestLine{wildLost, {}, QT_TRANSLATE_NOOP("GuestLines", "It had only just settled in.")},
    GuestLine{wildLost, {}, QT_TRANSLATE_NOOP("GuestLines", "I’d have bet that you didn’t have that card.")},
    GuestLine{wildLost, {}, QT_TRANSLATE_NOOP("GuestLines", "Go on, take the chairs as well.")},
    GuestLine{wildLost, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I had plans for it, too.")},
    GuestLine{wildLost, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "I’ll have it back, just wait.")},
    GuestLine{wildLost, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "My joker! It was almost new.")},

    GuestLine{wentOut, {}, QT_TRANSLATE_NOOP("GuestLines", "Hands empty, conscience clear.")},
    GuestLine{wentOut, {}, QT_TRANSLATE_NOOP("GuestLines", "Count, count. I have nothing to count.")},
    GuestLine{wentOut, {}, QT_TRANSLATE_NOOP("GuestLines", "Last one to leave turns off the light.")},
    GuestLine{wentOut, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I told you I had no time.")},
    GuestLine{wentOut, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Even I arrive sometimes.")},
    GuestLine{wentOut, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "So much for your beautiful plans.")},
    GuestLine{wentOut, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I’d have kept on, but there was nothing left.")},

    GuestLine{othersWentOut, {}, QT_TRANSLATE_NOOP("GuestLines", "One more turn, I only needed one!")},
    GuestLine{othersWentOut, {}, QT_TRANSLATE_NOOP("GuestLines", "Already? I had everything in order.")},
    GuestLine{othersWentOut, {}, QT_TRANSLATE_NOOP("GuestLines", "And where does that leave my kings?")},
    GuestLine{othersWentOut, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I was a card behind. One!")},
    GuestLine{othersWentOut, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "But I’d hardly begun.")},
    GuestLine{othersWentOut, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "All those cards, and none on the table.")},

    GuestLine{leftHolding, {}, QT_TRANSLATE_NOOP("GuestLines", "I was saving those for a rainy day.")},
    GuestLine{leftHolding, {}, QT_TRANSLATE_NOOP("GuestLines", "Don’t all laugh at once.")},
    GuestLine{leftHolding, {}, QT_TRANSLATE_NOOP("GuestLines", "With that hand I could paper a room.")},
    GuestLine{leftHolding, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Next time I’ll lay sooner. Perhaps.")},
    GuestLine{leftHolding, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I kept them too well.")},

    GuestLine{othersLeftHolding, {}, QT_TRANSLATE_NOOP("GuestLines", "All that, and never a word.")},
    GuestLine{othersLeftHolding, {}, QT_TRANSLATE_NOOP("GuestLines", "You could open a shop with those.")},
    GuestLine{othersLeftHolding, {}, QT_TRANSLATE_NOOP("GuestLines", "Wanted to lay it all at once, eh?")},
    GuestLine{othersLeftHolding, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "And I kept an eye on you for nothing.")},

    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "You can’t lay what you haven’t got.")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "Is it a run, or a pilgrimage?")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "One card in, one card out. Easy.")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "I’ve grown a beard since the last card.")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "Sort them by colour, and we’ll go home.")},
    GuestLine{waits, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Lay something, anything!")},
    GuestLine{waits, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Take your time. I’m still sorting.")},
    GuestLine{waits, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Whatever you need, I have it.")},
    GuestLine{waits, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "It’s hard to choose what to let go.")},
};
// clang-format on

} // namespace

std::span<const GuestLine> pinaleLines()
{
    return meldLines;
}
