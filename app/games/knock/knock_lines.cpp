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
};
// clang-format on

} // namespace

std::span<const GuestLine> knockLines()
{
    return tarotLines;
}
