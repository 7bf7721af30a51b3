// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_lines.h"

#include <QCoreApplication>

#include <array>

using opponents::Temperament;
using enum GuestMoment;

namespace {

// clang-format off
constexpr std::array lines{
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Three cards, one suit. How hard can it be?")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Has anybody an ace too many?")},

    GuestLine{dealtLastLife, {}, QT_TRANSLATE_NOOP("GuestLines", "Deal me in, I cost nothing.")},
    GuestLine{dealtLastLife, {}, QT_TRANSLATE_NOOP("GuestLines", "One life, and it’s all mine.")},
    GuestLine{dealtLastLife, {}, QT_TRANSLATE_NOOP("GuestLines", "I play for free, so I play well.")},
    GuestLine{dealtLastLife, {}, QT_TRANSLATE_NOOP("GuestLines", "Let’s see how long I last.")},

    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "Let’s see what lies there.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "I leave something for everybody.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "In the middle nobody minds.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "A fair exchange, or nearly.")},
    GuestLine{exchanged, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Out with the old.")},
    GuestLine{exchanged, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I’ve been thinking about that one.")},
    GuestLine{exchanged, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I’d rather have taken it without giving.")},
    GuestLine{exchanged, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "What I leave there is no use to you.")},

    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "Come to me, my dears.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "The pot knows where it belongs.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "The next round is on the pot.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "Chips don’t stink.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "It was about time.")},
    GuestLine{gained, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Quick money.")},
    GuestLine{gained, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Whoever waits gets paid.")},
    GuestLine{gained, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "These won’t come back to the table.")},
    GuestLine{gained, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Not yours: that’s the best part.")},
    GuestLine{gained, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Somebody has to take it.")},

    GuestLine{tookUp, {}, QT_TRANSLATE_NOOP("GuestLines", "I’ll give this one a home.")},
    GuestLine{tookUp, {}, QT_TRANSLATE_NOOP("GuestLines", "It was lying there so lonely.")},
    GuestLine{tookUp, {}, QT_TRANSLATE_NOOP("GuestLines", "It was waiting for me.")},
    GuestLine{tookUp, {}, QT_TRANSLATE_NOOP("GuestLines", "I know where this one goes.")},
    GuestLine{tookUp, {}, QT_TRANSLATE_NOOP("GuestLines", "Better a card you can see.")},
    GuestLine{tookUp, {}, QT_TRANSLATE_NOOP("GuestLines", "You all saw that? Good.")},
    GuestLine{tookUp, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "See it, take it.")},
    GuestLine{tookUp, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "It may come in useful one day.")},
    GuestLine{tookUp, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "One more for the collection.")},
    GuestLine{tookUp, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "I only took it so that you couldn’t.")},
    GuestLine{tookUp, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "It fits. What more do you want?")},

    GuestLine{tookOthers, {}, QT_TRANSLATE_NOOP("GuestLines", "You shouldn’t have. But thank you.")},
    GuestLine{tookOthers, {}, QT_TRANSLATE_NOOP("GuestLines", "I couldn’t have ordered a better one.")},
    GuestLine{tookOthers, {}, QT_TRANSLATE_NOOP("GuestLines", "How kind of you to leave me that.")},
    GuestLine{tookOthers, {}, QT_TRANSLATE_NOOP("GuestLines", "Any more where that came from?")},
    GuestLine{tookOthers, {}, QT_TRANSLATE_NOOP("GuestLines", "You didn’t want it? Too late now.")},
    GuestLine{tookOthers, {}, QT_TRANSLATE_NOOP("GuestLines", "I’d been waiting an hour for that.")},
    GuestLine{tookOthers, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Thanks, that’ll speed things up.")},
    GuestLine{tookOthers, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "See? You only have to wait.")},
    GuestLine{tookOthers, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "What you throw out, I keep.")},
    GuestLine{tookOthers, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "I’d never have let that one go.")},

    GuestLine{ownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "Oh, you wanted that one?")},
    GuestLine{ownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "I should have sat on it.")},
    GuestLine{ownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "I saw your eyes light up.")},
    GuestLine{ownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "You’re welcome. So to speak.")},
    GuestLine{ownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "So now I know what you’re after.")},
    GuestLine{ownTaken, {}, QT_TRANSLATE_NOOP("GuestLines", "That was my good deed for today.")},
    GuestLine{ownTaken, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Take it, and no speeches.")},
    GuestLine{ownTaken, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "And I was so slow to part with it.")},
    GuestLine{ownTaken, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I knew it. Never let go of anything.")},
    GuestLine{ownTaken, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "That one slipped through my fingers.")},
    GuestLine{ownTaken, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "If it’s any use to you, good.")},

    GuestLine{tookBack, {}, QT_TRANSLATE_NOOP("GuestLines", "Come back, I didn’t mean it.")},
    GuestLine{tookBack, {}, QT_TRANSLATE_NOOP("GuestLines", "I was too hasty with you, my dear.")},
    GuestLine{tookBack, {}, QT_TRANSLATE_NOOP("GuestLines", "I changed my mind. That’s allowed.")},
    GuestLine{tookBack, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I couldn’t have slept without it.")},

    GuestLine{drewUp, {}, QT_TRANSLATE_NOOP("GuestLines", "You never know what’s down there.")},
    GuestLine{drewUp, {}, QT_TRANSLATE_NOOP("GuestLines", "I like a surprise.")},
    GuestLine{drewUp, {}, QT_TRANSLATE_NOOP("GuestLines", "Eyes shut, and hope for the best.")},
    GuestLine{drewUp, {}, QT_TRANSLATE_NOOP("GuestLines", "That stock owes me a card.")},
    GuestLine{drewUp, {}, QT_TRANSLATE_NOOP("GuestLines", "Seek and you shall find.")},
    GuestLine{drewUp, {}, QT_TRANSLATE_NOOP("GuestLines", "Don’t watch my face.")},
    GuestLine{drewUp, {}, QT_TRANSLATE_NOOP("GuestLines", "I’ll say nothing about that one.")},
    GuestLine{drewUp, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Done. Move along, I’m in a hurry.")},
    GuestLine{drewUp, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "While there’s stock, there’s hope.")},
    GuestLine{drewUp, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "One has to go. It always hurts.")},
    GuestLine{drewUp, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Look at it all you like, it’s no use.")},
    GuestLine{drewUp, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "One card at a time.")},

    GuestLine{knockedAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "Draw? No, thank you.")},
    GuestLine{knockedAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "I like them just as they came.")},
    GuestLine{knockedAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "Never touch a good thing.")},
    GuestLine{knockedAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "Don’t make yourselves comfortable.")},
    GuestLine{knockedAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "As they were dealt, so I keep them.")},
    GuestLine{knockedAtOnce, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I’m not even taking my coat off.")},
    GuestLine{knockedAtOnce, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "First lap, first knock.")},
    GuestLine{knockedAtOnce, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Once a year even I am in a hurry.")},
    GuestLine{knockedAtOnce, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I’m not letting go of these.")},
    GuestLine{knockedAtOnce, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "You’ll get no card out of me.")},
    GuestLine{knockedAtOnce, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "It’ll do. Why wait?")},

    GuestLine{othersKnockedAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "Without drawing a single card?")},
    GuestLine{othersKnockedAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "I haven’t even sorted mine.")},
    GuestLine{othersKnockedAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "My chair is still cold.")},
    GuestLine{othersKnockedAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "Somebody has a train to catch.")},
    GuestLine{othersKnockedAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "But we’ve only just begun!")},
    GuestLine{othersKnockedAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "Good cards, or good nerves.")},
    GuestLine{othersKnockedAtOnce, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "That’s usually my line.")},
    GuestLine{othersKnockedAtOnce, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I’m still looking for my glasses.")},
    GuestLine{othersKnockedAtOnce, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I’ve got nothing together yet!")},

    GuestLine{declared, {}, QT_TRANSLATE_NOOP("GuestLines", "Thirty-one. Stay in your seats.")},
    GuestLine{declared, {}, QT_TRANSLATE_NOOP("GuestLines", "Thirty-one! Count them if you like.")},
    GuestLine{declared, {}, QT_TRANSLATE_NOOP("GuestLines", "An ace and two friends.")},
    GuestLine{declared, {}, QT_TRANSLATE_NOOP("GuestLines", "A life from each of you, please.")},
    GuestLine{declared, {}, QT_TRANSLATE_NOOP("GuestLines", "You can’t do better than that.")},
    GuestLine{declared, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "That’s even quicker than knocking.")},
    GuestLine{declared, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Slow and steady gets to thirty-one.")},
    GuestLine{declared, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I told you I was collecting.")},
    GuestLine{declared, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "And not a single one for you.")},
    GuestLine{declared, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Every now and then it comes.")},

    GuestLine{othersDeclared, {}, QT_TRANSLATE_NOOP("GuestLines", "Thirty-one? Show me that again.")},
    GuestLine{othersDeclared, {}, QT_TRANSLATE_NOOP("GuestLines", "Nothing to be said. It’s thirty-one.")},
    GuestLine{othersDeclared, {}, QT_TRANSLATE_NOOP("GuestLines", "One more lap, and I’d have had it.")},
    GuestLine{othersDeclared, {}, QT_TRANSLATE_NOOP("GuestLines", "A life gone, just like that.")},
    GuestLine{othersDeclared, {}, QT_TRANSLATE_NOOP("GuestLines", "And not a word until now!")},
    GuestLine{othersDeclared, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "And I was just about to knock.")},
    GuestLine{othersDeclared, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "And I thought there was time.")},
    GuestLine{othersDeclared, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "That ace should have been mine.")},
    GuestLine{othersDeclared, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Who let you have that?")},
    GuestLine{othersDeclared, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "That’s the game. On we go.")},

    GuestLine{declaredAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "I didn’t lift a finger.")},
    GuestLine{declaredAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "Thirty-one, served at the table.")},
    GuestLine{declaredAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "For once they came by themselves.")},
    GuestLine{declaredAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "Tomorrow I play the lottery.")},

    GuestLine{othersDeclaredAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "From the deal? Now I’ve seen it all.")},
    GuestLine{othersDeclaredAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "Who shuffled these?")},
    GuestLine{othersDeclaredAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "I hadn’t even looked at mine.")},
    GuestLine{othersDeclaredAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "Well, that was a short one.")},
    GuestLine{othersDeclaredAtOnce, {}, QT_TRANSLATE_NOOP("GuestLines", "Some have luck, some look on.")},

    GuestLine{rareHand, {}, QT_TRANSLATE_NOOP("GuestLines", "Three of a kind. Thirty and a half!")},
    GuestLine{rareHand, {}, QT_TRANSLATE_NOOP("GuestLines", "Did you all see my three of a kind?")},
    GuestLine{rareHand, {}, QT_TRANSLATE_NOOP("GuestLines", "That half point is pure gold.")},
    GuestLine{rareHand, {}, QT_TRANSLATE_NOOP("GuestLines", "Alike as three drops of water.")},
    GuestLine{rareHand, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I don’t like odd ones. I keep sets.")},

    GuestLine{othersRareHand, {}, QT_TRANSLATE_NOOP("GuestLines", "Three of a kind, in times like these.")},
    GuestLine{othersRareHand, {}, QT_TRANSLATE_NOOP("GuestLines", "Thirty and a half. How mean.")},
    GuestLine{othersRareHand, {}, QT_TRANSLATE_NOOP("GuestLines", "Three alike? Do you breed them?")},
    GuestLine{othersRareHand, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "And who gave you the third?")},

    GuestLine{exposed, {}, QT_TRANSLATE_NOOP("GuestLines", "Help yourselves, I have chosen.")},
    GuestLine{exposed, {}, QT_TRANSLATE_NOOP("GuestLines", "This is what I could do without.")},
    GuestLine{exposed, {}, QT_TRANSLATE_NOOP("GuestLines", "Two hands, and I’d have liked a third.")},

    GuestLine{shirt, {}, QT_TRANSLATE_NOOP("GuestLines", "A cat in a bag, I know.")},
    GuestLine{shirt, {}, QT_TRANSLATE_NOOP("GuestLines", "Worse than mine it cannot be.")},
    GuestLine{shirt, {}, QT_TRANSLATE_NOOP("GuestLines", "Don’t tell me what’s in there.")},
    GuestLine{shirt, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Why look? I trust it.")},
    GuestLine{shirt, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I’ve looked at it all evening.")},
    GuestLine{shirt, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "Three at once, at last.")},
    GuestLine{shirt, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Now nobody knows what lies there.")},

    GuestLine{othersShirt, {}, QT_TRANSLATE_NOOP("GuestLines", "Courage, or despair?")},
    GuestLine{othersShirt, {}, QT_TRANSLATE_NOOP("GuestLines", "And what did you leave us there?")},
    GuestLine{othersShirt, {}, QT_TRANSLATE_NOOP("GuestLines", "I saw your face just now.")},

    GuestLine{restarted, {}, QT_TRANSLATE_NOOP("GuestLines", "All over again, my friends.")},
    GuestLine{restarted, {}, QT_TRANSLATE_NOOP("GuestLines", "That one never happened.")},
    GuestLine{restarted, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "From the top, and quickly.")},
    GuestLine{restarted, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Nobody gets anything from that one.")},

    GuestLine{othersRestarted, {}, QT_TRANSLATE_NOOP("GuestLines", "And I was doing so well.")},
    GuestLine{othersRestarted, {}, QT_TRANSLATE_NOOP("GuestLines", "A close shave.")},
    GuestLine{othersRestarted, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Then I’ll sort them once more.")},

    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "Well, it’s only copper.")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "All right, a penny for the pot.")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "My pocket feels lighter already.")},
    GuestLine{lost, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I’d only just polished that one.")},

    GuestLine{oneLeft, {}, QT_TRANSLATE_NOOP("GuestLines", "One penny left. It must be lonely.")},
    GuestLine{oneLeft, {}, QT_TRANSLATE_NOOP("GuestLines", "My last penny, and I’m fond of it.")},
    GuestLine{oneLeft, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "This penny stays in my pocket.")},

    GuestLine{lastLife, {}, QT_TRANSLATE_NOOP("GuestLines", "So now the county feeds me.")},
    GuestLine{lastLife, {}, QT_TRANSLATE_NOOP("GuestLines", "Not a penny left, and still here.")},
    GuestLine{lastLife, {}, QT_TRANSLATE_NOOP("GuestLines", "Who’ll lend me a penny?")},
    GuestLine{lastLife, {}, QT_TRANSLATE_NOOP("GuestLines", "From here on I play for glory.")},
    GuestLine{lastLife, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Then there’s nothing left to lose.")},
    GuestLine{lastLife, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Now I’ll be really careful.")},
    GuestLine{lastLife, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "All that saving, for this.")},
    GuestLine{lastLife, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "I can still spoil your evening.")},
    GuestLine{lastLife, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "It could be worse. I could be out.")},

    GuestLine{othersLastLife, {}, QT_TRANSLATE_NOOP("GuestLines", "On the county? Wrap up warm.")},
    GuestLine{othersLastLife, {}, QT_TRANSLATE_NOOP("GuestLines", "Not a penny left? Have an olive.")},
    GuestLine{othersLastLife, {}, QT_TRANSLATE_NOOP("GuestLines", "Still with us? Good.")},
    GuestLine{othersLastLife, {}, QT_TRANSLATE_NOOP("GuestLines", "I’d lend you one, but you know me.")},
    GuestLine{othersLastLife, {}, QT_TRANSLATE_NOOP("GuestLines", "We’ve all been there.")},
    GuestLine{othersLastLife, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "Now you see why I save.")},
    GuestLine{othersLastLife, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "I didn’t leave you much, did I?")},

    GuestLine{lostTwo, {}, QT_TRANSLATE_NOOP("GuestLines", "I knocked at my own door.")},
    GuestLine{lostTwo, {}, QT_TRANSLATE_NOOP("GuestLines", "Two! That was an expensive knock.")},
    GuestLine{lostTwo, {}, QT_TRANSLATE_NOOP("GuestLines", "My knuckles hurt, and so does my pride.")},
    GuestLine{lostTwo, {}, QT_TRANSLATE_NOOP("GuestLines", "Somebody knocked: it was the bill.")},
    GuestLine{lostTwo, {}, QT_TRANSLATE_NOOP("GuestLines", "Never knock on an empty stomach.")},
    GuestLine{lostTwo, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Too early. My mother always said so.")},
    GuestLine{lostTwo, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "All that waiting, to lose two.")},
    GuestLine{lostTwo, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "Two at once! I’ve been robbed.")},
    GuestLine{lostTwo, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "And yet I’d left you nothing.")},
    GuestLine{lostTwo, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "I added it up wrong. It happens.")},

    GuestLine{othersLostTwo, {}, QT_TRANSLATE_NOOP("GuestLines", "Two! Knock more softly next time.")},
    GuestLine{othersLostTwo, {}, QT_TRANSLATE_NOOP("GuestLines", "Knock, knock. Nobody in.")},
    GuestLine{othersLostTwo, {}, QT_TRANSLATE_NOOP("GuestLines", "A dear knock, that one.")},
    GuestLine{othersLostTwo, {}, QT_TRANSLATE_NOOP("GuestLines", "And I thought it was my turn to pay.")},
    GuestLine{othersLostTwo, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "That could have been me.")},
    GuestLine{othersLostTwo, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I’d have waited.")},
    GuestLine{othersLostTwo, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "That’s all I had left you to knock with.")},
    GuestLine{othersLostTwo, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "It was a risk, and you took it.")},

    GuestLine{othersOut, {}, QT_TRANSLATE_NOOP("GuestLines", "Stay, and pour for the rest of us.")},
    GuestLine{othersOut, {}, QT_TRANSLATE_NOOP("GuestLines", "We’ll drink to you.")},
    GuestLine{othersOut, {}, QT_TRANSLATE_NOOP("GuestLines", "The table won’t be the same.")},
    GuestLine{othersOut, {}, QT_TRANSLATE_NOOP("GuestLines", "At least you’ll get some sleep.")},
    GuestLine{othersOut, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Now you have all the time you like.")},

    GuestLine{personLost, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "A little more time was all you needed.")},

    GuestLine{betAgreed, {}, QT_TRANSLATE_NOOP("GuestLines", "Done. And no going back.")},
    GuestLine{betAgreed, {}, QT_TRANSLATE_NOOP("GuestLines", "I’ll drink on your coins tonight.")},
    GuestLine{betAgreed, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "You had me before you said how much.")},

    GuestLine{betDeclined, {}, QT_TRANSLATE_NOOP("GuestLines", "My purse stays shut.")},
    GuestLine{betDeclined, {}, QT_TRANSLATE_NOOP("GuestLines", "I wasn’t born yesterday.")},
    GuestLine{betDeclined, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "These coins know me too well to leave.")},
};
// clang-format on

} // namespace

std::span<const GuestLine> thirtyoneLines()
{
    return lines;
}
