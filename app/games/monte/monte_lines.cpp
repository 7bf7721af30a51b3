// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/monte/monte_lines.h"

#include <QCoreApplication>

#include <array>

using opponents::Temperament;
using enum GuestMoment;

namespace {

// clang-format off
constexpr std::array lines{
    GuestLine{exposed, {}, QT_TRANSLATE_NOOP("GuestLines", "There they are. Help yourselves.")},
    GuestLine{exposed, {}, QT_TRANSLATE_NOOP("GuestLines", "It isn’t much, but it’s honest.")},
    GuestLine{exposed, {}, QT_TRANSLATE_NOOP("GuestLines", "Don’t all thank me at once.")},
    GuestLine{exposed, {}, QT_TRANSLATE_NOOP("GuestLines", "Make of it what you can.")},
    GuestLine{exposed, {}, QT_TRANSLATE_NOOP("GuestLines", "The table is laid.")},
    GuestLine{exposed, {}, QT_TRANSLATE_NOOP("GuestLines", "I’ve seen better shop windows.")},
    GuestLine{exposed, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Go on, take. I’m watching.")},
    GuestLine{exposed, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "It hurts to leave them lying there.")},

    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "One in, one out.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "That one has been calling me.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "We’ll see if it was wise.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "Don’t ask me why.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "Thank you kindly.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "That was the one, was it?")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "Hm.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "There. It’s done.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "Somebody will be glad of mine.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "A change does you good.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "I know what I’m doing. I think.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "Take it or leave it, so I took it.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "Slowly, slowly.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "Well, better than a poke in the eye.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "I had to think about that one.")},
    GuestLine{exchanged, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Quick, before I change my mind.")},
    GuestLine{exchanged, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Enough of that, next.")},
    GuestLine{exchanged, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "There’s still time.")},
    GuestLine{exchanged, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "One more round won’t hurt anybody.")},
    GuestLine{exchanged, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I part with nothing gladly.")},
    GuestLine{exchanged, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I hated to give that one away.")},
    GuestLine{exchanged, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Not for you, my dear neighbour.")},
    GuestLine{exchanged, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "There’s nothing left to look at now.")},
    GuestLine{exchanged, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "A fair exchange.")},

    GuestLine{shirt, {}, QT_TRANSLATE_NOOP("GuestLines", "Away with the lot!")},
    GuestLine{shirt, {}, QT_TRANSLATE_NOOP("GuestLines", "A clean shirt, at last.")},
    GuestLine{shirt, {}, QT_TRANSLATE_NOOP("GuestLines", "I didn’t like the old ones anyway.")},
    GuestLine{shirt, {}, QT_TRANSLATE_NOOP("GuestLines", "All or nothing.")},
    GuestLine{shirt, {}, QT_TRANSLATE_NOOP("GuestLines", "Fresh as laundry.")},
    GuestLine{shirt, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Why do things by halves?")},
    GuestLine{shirt, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Once in a blue moon, even I do that.")},
    GuestLine{shirt, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "Watch closely: I’m giving it all away.")},

    GuestLine{othersShirt, {}, QT_TRANSLATE_NOOP("GuestLines", "All of them? Goodness.")},
    GuestLine{othersShirt, {}, QT_TRANSLATE_NOOP("GuestLines", "That’s what I call spring cleaning.")},
    GuestLine{othersShirt, {}, QT_TRANSLATE_NOOP("GuestLines", "Somebody was fed up.")},
    GuestLine{othersShirt, {}, QT_TRANSLATE_NOOP("GuestLines", "What nerve.")},
    GuestLine{othersShirt, {}, QT_TRANSLATE_NOOP("GuestLines", "Now that’s a bold one.")},
    GuestLine{othersShirt, {}, QT_TRANSLATE_NOOP("GuestLines", "Look at that, not one left.")},
    GuestLine{othersShirt, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "And what did you leave for us?")},
    GuestLine{othersShirt, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I could never do that.")},

    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "Well, it’s only brass.")},

    GuestLine{oneLeft, {}, QT_TRANSLATE_NOOP("GuestLines", "One left. We’ve become close.")},
    GuestLine{oneLeft, {}, QT_TRANSLATE_NOOP("GuestLines", "The last one is the luckiest.")},
    GuestLine{oneLeft, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "This one nobody takes from me.")},

    GuestLine{othersLost, {}, QT_TRANSLATE_NOOP("GuestLines", "Chin up, it’s only a token.")},
    GuestLine{othersLost, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "A pity about the token.")},

    GuestLine{personLost, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I told you there was time.")},

    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "Welcome home, my dear.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "So I get something too, now and then.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "I’ll take that, thank you.")},
    GuestLine{gained, {}, QT_TRANSLATE_NOOP("GuestLines", "Who said there’s no justice?")},

    GuestLine{back, {}, QT_TRANSLATE_NOOP("GuestLines", "You don’t get rid of me so easily.")},
    GuestLine{back, {}, QT_TRANSLATE_NOOP("GuestLines", "One more, what can it cost?")},
    GuestLine{back, {}, QT_TRANSLATE_NOOP("GuestLines", "Don’t tell them at home.")},
    GuestLine{back, {}, QT_TRANSLATE_NOOP("GuestLines", "Move over, I’m not leaving.")},
    GuestLine{back, {}, QT_TRANSLATE_NOOP("GuestLines", "I’m like the damp: I come back.")},
    GuestLine{back, {}, QT_TRANSLATE_NOOP("GuestLines", "The night is young.")},
};
// clang-format on

} // namespace

std::span<const GuestLine> monteLines()
{
    return lines;
}
