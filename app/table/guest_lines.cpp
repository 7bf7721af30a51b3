// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/guest_lines.h"

#include <QCoreApplication>

#include <array>

using opponents::Temperament;
using enum GuestMoment;

namespace {

// clang-format off
constexpr std::array lines{
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Let’s see what the night brings.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Who’s pouring?")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Cards on the table, elbows off it.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Quiet now, I can’t count with all this talk.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "New cards, same old faces.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "This time I have a feeling.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "My grandmother dealt faster than that.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "The last one, then home. I mean it.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Don’t look at me, look at your cards.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Somebody close that door, there’s a draught.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Good cards never came to the impatient.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "I only came in for a coffee.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Is that the same pack as before?")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Whoever loses pays the wine.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Come on, before the piadina gets cold.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Here we go again.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "I’ve seen worse. Not often.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Silence, please. Well, nearly.")},
    GuestLine{dealt, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "No long stories this time.")},
    GuestLine{dealt, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I don’t plan to grow old over this one.")},
    GuestLine{dealt, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "No hurry. The night is long.")},
    GuestLine{dealt, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "Every card has its day.")},
    GuestLine{dealt, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "I’ll keep an eye on the lot of you.")},
    GuestLine{dealt, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Play what you’re dealt, that’s all there is.")},

    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "That’s that.")},
    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Show me what you’ve got.")},
    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Last turn, ladies and gentlemen.")},
    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Let’s hear no complaints.")},
    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "I’ve made up my mind.")},
    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Drink up, we’re nearly done.")},
    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Now we’ll see.")},
    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "I’ve waited long enough.")},
    GuestLine{knocked, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Why wait for the holidays?")},
    GuestLine{knocked, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "First come, first served.")},
    GuestLine{knocked, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I never could sit still.")},
    GuestLine{knocked, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Even I get there in the end.")},
    GuestLine{knocked, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "You didn’t expect that of me, did you?")},
    GuestLine{knocked, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Everything in its own good time.")},
    GuestLine{knocked, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I’ve saved up enough.")},
    GuestLine{knocked, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "No more presents for anybody.")},
    GuestLine{knocked, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Sorry, the shop is closing.")},
    GuestLine{knocked, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "It’s about time, I’d say.")},

    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Already?")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Here it comes.")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "And I was just getting comfortable.")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "We’ll talk about it when they’re open.")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "You need nerves at this table.")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Just one more turn, that’s all I wanted.")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Well, well.")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "That was to be expected.")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Who sows wind…")},
    GuestLine{othersKnocked, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I was about to!")},
    GuestLine{othersKnocked, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "You got there before me.")},
    GuestLine{othersKnocked, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "What’s the hurry, I ask you?")},
    GuestLine{othersKnocked, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Young people, always rushing.")},
    GuestLine{othersKnocked, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "And what about all I’ve saved?")},
    GuestLine{othersKnocked, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I wasn’t finished collecting.")},
    GuestLine{othersKnocked, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Let’s see if you were right.")},
    GuestLine{othersKnocked, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Fair enough.")},

    GuestLine{personKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "You’re brave tonight.")},
    GuestLine{personKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "So that’s how it is.")},
    GuestLine{personKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "I hope you know what you’re doing.")},
    GuestLine{personKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Let’s not be afraid, friends.")},
    GuestLine{personKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "You might have warned us.")},
    GuestLine{personKnocked, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I like that. No dawdling.")},
    GuestLine{personKnocked, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I’d have slept on it.")},
    GuestLine{personKnocked, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "And now what do I do with these?")},
    GuestLine{personKnocked, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Wait until the cards are open.")},
    GuestLine{personKnocked, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Good. Everyone takes one more turn.")},

    GuestLine{stayed, {}, QT_TRANSLATE_NOOP("GuestLines", "I’m fine as I am.")},
    GuestLine{stayed, {}, QT_TRANSLATE_NOOP("GuestLines", "Not moving from here.")},
    GuestLine{stayed, {}, QT_TRANSLATE_NOOP("GuestLines", "What’s done is done.")},
    GuestLine{stayed, {}, QT_TRANSLATE_NOOP("GuestLines", "I’m not touching a thing.")},
    GuestLine{stayed, {}, QT_TRANSLATE_NOOP("GuestLines", "Let it be as it is.")},
    GuestLine{stayed, {}, QT_TRANSLATE_NOOP("GuestLines", "There was nothing there for me.")},
    GuestLine{stayed, {}, QT_TRANSLATE_NOOP("GuestLines", "And now fingers crossed.")},
    GuestLine{stayed, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Open up, let’s see!")},
    GuestLine{stayed, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I’ll stay and say nothing.")},
    GuestLine{stayed, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "What I have, I hold.")},
    GuestLine{stayed, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "I leave it all to the next one. For once.")},
    GuestLine{stayed, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "No need to gild the lily.")},

    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "Who’s been sitting on my luck?")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "I deserved that.")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "There goes the bus fare.")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "A point short. Always a point short.")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "It’s the chair. It’s a bad chair.")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "I had a better one last week.")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "Don’t say a word.")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "You live and learn.")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "Lucky in love, they say.")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "No tears, please.")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "Next time I’ll stay at home.")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "I gave it to the poor.")},
    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "It was the cards. It’s always the cards.")},
    GuestLine{lost, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I’d do the same again.")},
    GuestLine{lost, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I waited too long. Again.")},
    GuestLine{lost, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I knew I should have let it go.")},
    GuestLine{lost, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "And who did I do it for?")},
    GuestLine{lost, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "That’s how it goes.")},

    GuestLine{oneLeft, {}, QT_TRANSLATE_NOOP("GuestLines", "Now it gets serious.")},
    GuestLine{oneLeft, {}, QT_TRANSLATE_NOOP("GuestLines", "I’m hanging on by a thread.")},
    GuestLine{oneLeft, {}, QT_TRANSLATE_NOOP("GuestLines", "From here on I say my prayers.")},
    GuestLine{oneLeft, {}, QT_TRANSLATE_NOOP("GuestLines", "Don’t touch my glass now.")},
    GuestLine{oneLeft, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I do my best work at the end.")},

    GuestLine{out, {}, QT_TRANSLATE_NOOP("GuestLines", "I’ll get the wine, then.")},
    GuestLine{out, {}, QT_TRANSLATE_NOOP("GuestLines", "I was tired anyway.")},
    GuestLine{out, {}, QT_TRANSLATE_NOOP("GuestLines", "Remember me kindly.")},
    GuestLine{out, {}, QT_TRANSLATE_NOOP("GuestLines", "Go on without me, if you can.")},
    GuestLine{out, {}, QT_TRANSLATE_NOOP("GuestLines", "I’ll watch and give advice.")},
    GuestLine{out, {}, QT_TRANSLATE_NOOP("GuestLines", "An empty pocket weighs nothing.")},
    GuestLine{out, {}, QT_TRANSLATE_NOOP("GuestLines", "Well played, the lot of you.")},
    GuestLine{out, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "At least it was quick.")},

    GuestLine{othersLost, {}, QT_TRANSLATE_NOOP("GuestLines", "Better you than me.")},
    GuestLine{othersLost, {}, QT_TRANSLATE_NOOP("GuestLines", "The pot says thank you.")},
    GuestLine{othersLost, {}, QT_TRANSLATE_NOOP("GuestLines", "Somebody has to.")},
    GuestLine{othersLost, {}, QT_TRANSLATE_NOOP("GuestLines", "That was close.")},
    GuestLine{othersLost, {}, QT_TRANSLATE_NOOP("GuestLines", "I felt the wind of that one.")},
    GuestLine{othersLost, {}, QT_TRANSLATE_NOOP("GuestLines", "Courage! There’s soup at home.")},
    GuestLine{othersLost, {}, QT_TRANSLATE_NOOP("GuestLines", "I’d rather not say what I think.")},
    GuestLine{othersLost, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Next, please!")},
    GuestLine{othersLost, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Patience, and shuffle.")},
    GuestLine{othersLost, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "I did what I could.")},

    GuestLine{personLost, {}, QT_TRANSLATE_NOOP("GuestLines", "Don’t take it to heart.")},
    GuestLine{personLost, {}, QT_TRANSLATE_NOOP("GuestLines", "It happens to the best.")},
    GuestLine{personLost, {}, QT_TRANSLATE_NOOP("GuestLines", "The cards will turn.")},
    GuestLine{personLost, {}, QT_TRANSLATE_NOOP("GuestLines", "Have a sip, it helps.")},
    GuestLine{personLost, {}, QT_TRANSLATE_NOOP("GuestLines", "We’ve all paid for that lesson.")},
    GuestLine{personLost, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Nothing personal.")},

    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "Shall we order something meanwhile?")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "The hens have gone to bed.")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "Take your time. It’s only midnight.")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "Has somebody fallen asleep?")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "Even the wine is turning.")},
    GuestLine{waits, {}, QT_TRANSLATE_NOOP("GuestLines", "It won’t get any better by looking.")},
    GuestLine{waits, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "By now I’d have played three deals.")},
    GuestLine{waits, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Quite right, think it over.")},
    GuestLine{waits, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "Letting go is hard, I know.")},
    GuestLine{waits, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Leave something for the rest of us.")},
    GuestLine{waits, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "Whenever you’re ready.")},
};
// clang-format on

} // namespace

std::span<const GuestLine> guestLines()
{
    return lines;
}

QString guestLine(const GuestLine &line)
{
    return QCoreApplication::translate("GuestLines", line.text);
}
