// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_lines.h"

#include <QCoreApplication>

#include <array>

using opponents::Temperament;
using enum GuestMoment;

namespace {

// clang-format off
constexpr std::array tarotLines{
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Trumps again, and never the good ones.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Partner, I count on you. Somebody has to.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "My aunt tells fortunes with these. I lose them.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Whoever has the Magician, don’t be shy.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "A hundred points. Fifty-one will do.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "The Fool is at this table. I name no names.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "All the Popes, and no religion.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Two against two: at last somebody to blame.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Partner, one knock is one knock. Remember.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Partner, watch my hands, not my face.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Who has the World had better show manners.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "I fear no Devil, only my partner’s leads.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Kings, stay indoors: there are trumps about.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Death came to me again. She likes me.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "If the table breaks, it was a signal.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "At this table even the wood talks.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "The Quartet: whoever comes last, laughs.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Good luck, partner. We’ll need it twice.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Queens first, then we talk.")},
    GuestLine{dealt, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Who leads? Come on, lead!")},
    GuestLine{dealt, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I trump first and think later.")},
    GuestLine{dealt, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Wait, I’m telling the Sun from the Moon.")},
    GuestLine{dealt, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "What did two knocks mean again?")},
    GuestLine{dealt, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Your kings won’t live long today.")},
    GuestLine{dealt, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "I smell a Magician with no friends.")},
    GuestLine{dealt, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I’d keep all my kings till Christmas.")},
    GuestLine{dealt, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "Every trump of mine has a name.")},
    GuestLine{dealt, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Let’s follow suit and stay friends.")},
    GuestLine{dealt, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "A trick here, a trick there, and home.")},

    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "That’s what partners are for.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "Did you see that, partner? We’re good.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "A hundred, and the better half is ours.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "The Magician slept at home tonight.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "All thanks to my signals. And two kings.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "Even the Fool knew how that would end.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "Count again if you like. I’ve got time.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "My partner played well. I helped.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "The Wheel has turned our way.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "Justice! It’s number 8, look it up.")},
    GuestLine{gained, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "And quick, too.")},
    GuestLine{gained, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I said so at the first trick.")},
    GuestLine{gained, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I was waiting for the last trick.")},
    GuestLine{gained, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Slowly, slowly, trick by trick.")},
    GuestLine{gained, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Did you miss a king? I have it here.")},
    GuestLine{gained, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Not one queen of yours got by.")},
    GuestLine{gained, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I’d frame these tricks.")},
    GuestLine{gained, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "Kings, queens, horses: the stable is full.")},
    GuestLine{gained, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Honest work, honest points.")},

    GuestLine{exposed, {}, QT_TRANSLATE_NOOP("GuestLines", "Trumps to lay away! I had nothing else.")},
    GuestLine{exposed, {}, QT_TRANSLATE_NOOP("GuestLines", "Look well: you won’t see that every day.")},
    GuestLine{exposed, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "To give a trump away! It hurts.")},

    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "The Hermit is faster, and he has a lantern.")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "The trick is getting cold.")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "The Wheel turns. You may play, too.")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "At worst you play the Fool. We all do.")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "Is that a signal, or are you asleep?")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "The Hanged Man was more lively.")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "Suit, trump or Fool: that’s all there is.")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "The Moon is up, and we’re at this trick.")},
    GuestLine{waits, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Any card! Even a wrong one!")},
    GuestLine{waits, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "No hurry. I was counting the trumps.")},
    GuestLine{waits, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Play it: I’ll take it anyway.")},
    GuestLine{waits, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "Hard to let one go, isn’t it?")},
    GuestLine{waits, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "There are worse tables to wait at.")},

    GuestLine{crownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "A crowned head for our side, thank you.")},
    GuestLine{crownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "Royalty is always welcome over here.")},
    GuestLine{crownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "Did it have a return ticket? Pity.")},
    GuestLine{crownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "Crowns look better on this side.")},
    GuestLine{crownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "One crown less over there.")},
    GuestLine{crownTaken, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Quick hands, heavy crowns.")},
    GuestLine{crownTaken, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I’d been waiting for that one.")},
    GuestLine{crownTaken, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "And that one won’t count for you.")},
    GuestLine{crownTaken, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I’ll polish that crown tonight.")},
    GuestLine{crownTaken, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Sorry. Well, a little sorry.")},

    GuestLine{crownLost, {}, QT_TRANSLATE_NOOP("GuestLines", "And I was so attached to that one.")},
    GuestLine{crownLost, {}, QT_TRANSLATE_NOOP("GuestLines", "Take good care of it, at least.")},
    GuestLine{crownLost, {}, QT_TRANSLATE_NOOP("GuestLines", "That wasn’t a present!")},
    GuestLine{crownLost, {}, QT_TRANSLATE_NOOP("GuestLines", "There goes the palace.")},
    GuestLine{crownLost, {}, QT_TRANSLATE_NOOP("GuestLines", "It had to travel some day.")},
    GuestLine{crownLost, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I should have played it sooner.")},
    GuestLine{crownLost, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I kept it warm for too long.")},
    GuestLine{crownLost, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "I want it back, with interest.")},
    GuestLine{crownLost, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "My crown! Give me a minute.")},
    GuestLine{crownLost, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "It happens in the best families.")},

    GuestLine{foolPlayed, {}, QT_TRANSLATE_NOOP("GuestLines", "Excuse me, says the Fool.")},
    GuestLine{foolPlayed, {}, QT_TRANSLATE_NOOP("GuestLines", "He never takes a trick, and laughs.")},
    GuestLine{foolPlayed, {}, QT_TRANSLATE_NOOP("GuestLines", "He goes, the good cards stay.")},
    GuestLine{foolPlayed, {}, QT_TRANSLATE_NOOP("GuestLines", "I’m not at home. Here’s the Fool.")},
    GuestLine{foolPlayed, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "The Fool, and on we go.")},
    GuestLine{foolPlayed, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I wasn’t sure, so he went.")},
    GuestLine{foolPlayed, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Waiting for a king? Have the Fool.")},
    GuestLine{foolPlayed, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "Better to part with him than a king.")},
    GuestLine{foolPlayed, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Somebody had to play the Fool.")},

    GuestLine{othersFool, {}, QT_TRANSLATE_NOOP("GuestLines", "There he is, bundle and all.")},
    GuestLine{othersFool, {}, QT_TRANSLATE_NOOP("GuestLines", "Every table has one. There he is.")},
    GuestLine{othersFool, {}, QT_TRANSLATE_NOOP("GuestLines", "At the right time the Fool is no fool.")},
    GuestLine{othersFool, {}, QT_TRANSLATE_NOOP("GuestLines", "One excuse less in this deal.")},
    GuestLine{othersFool, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "At last! Where was he hiding?")},
    GuestLine{othersFool, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I could have sworn that I had him.")},
    GuestLine{othersFool, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "And what was he to save?")},
    GuestLine{othersFool, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I’d have kept him to the end.")},
    GuestLine{othersFool, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Good evening, Fool.")},

    GuestLine{signalled, {}, QT_TRANSLATE_NOOP("GuestLines", "I wasn’t just scratching, partner.")},
    GuestLine{signalled, {}, QT_TRANSLATE_NOOP("GuestLines", "I’ve said my piece.")},
    GuestLine{signalled, {}, QT_TRANSLATE_NOOP("GuestLines", "All heard it; I hope one understood.")},
    GuestLine{signalled, {}, QT_TRANSLATE_NOOP("GuestLines", "Eyes open over there.")},
    GuestLine{signalled, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Said at once, so it isn’t forgotten.")},
    GuestLine{signalled, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I wondered whether to say it.")},
    GuestLine{signalled, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "The others may listen, for all I care.")},
    GuestLine{signalled, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I say little, and hold a lot.")},
    GuestLine{signalled, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Clear enough, I think.")},

    GuestLine{othersSignalled, {}, QT_TRANSLATE_NOOP("GuestLines", "Noted, thank you.")},
    GuestLine{othersSignalled, {}, QT_TRANSLATE_NOOP("GuestLines", "I have ears too, you know.")},
    GuestLine{othersSignalled, {}, QT_TRANSLATE_NOOP("GuestLines", "The hands do the talking here.")},
    GuestLine{othersSignalled, {}, QT_TRANSLATE_NOOP("GuestLines", "Now even the chairs know.")},
    GuestLine{othersSignalled, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Understood, understood. Next!")},
    GuestLine{othersSignalled, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Wait, which one was that?")},
    GuestLine{othersSignalled, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Go on, tell us everything.")},
    GuestLine{othersSignalled, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I’d have kept that to myself.")},
    GuestLine{othersSignalled, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "That was plain.")},
};
// clang-format on

} // namespace

std::span<const GuestLine> knockLines()
{
    return tarotLines;
}
