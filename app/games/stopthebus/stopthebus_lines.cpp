// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/stopthebus/stopthebus_lines.h"

#include <QCoreApplication>

#include <array>

using opponents::Temperament;
using enum GuestMoment;

namespace {

// clang-format off
constexpr std::array busLines{
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "All aboard, the bus is leaving.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "Tickets, please. I mean, cards.")},
    GuestLine{dealt, {}, QT_TRANSLATE_NOOP("GuestLines", "I’d like a seat by the window.")},
    GuestLine{dealt, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "I’m riding to the last stop.")},

    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "I have to, so I do.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "It was so pretty before.")},
    GuestLine{exchanged, {}, QT_TRANSLATE_NOOP("GuestLines", "One gets off, one gets on.")},
    GuestLine{exchanged, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "You won’t get far with that one.")},
    GuestLine{exchanged, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "Must I? I was fond of them all.")},

    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Stop the bus, I’m getting off!")},
    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Ding ding!")},
    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "This is my stop.")},
    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Driver, open the doors!")},
    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "I live just round the corner.")},
    GuestLine{knocked, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "One stop is enough for me.")},
    GuestLine{knocked, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "Even the night bus stops in the end.")},
    GuestLine{knocked, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Nobody gets on any more.")},
    GuestLine{knocked, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I’m getting off with all my bags.")},
    GuestLine{knocked, Temperament::even, QT_TRANSLATE_NOOP("GuestLines", "My hand is good enough to walk home.")},

    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "I’d only just sat down.")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Who pulled that cord?")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Hold on tight, it’s braking.")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Here? There isn’t even a shelter.")},
    GuestLine{othersKnocked, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I had my hand on the cord already.")},
    GuestLine{othersKnocked, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "We haven’t even left the station.")},
    GuestLine{othersKnocked, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "Let’s see if you have a ticket.")},

    GuestLine{personKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Getting off already?")},
    GuestLine{personKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "That bell goes right through me.")},
    GuestLine{personKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Mind the step.")},
    GuestLine{personKnocked, Temperament::late, QT_TRANSLATE_NOOP("GuestLines", "It’s a lovely ride. Why stop?")},

    GuestLine{rareHand, {}, QT_TRANSLATE_NOOP("GuestLines", "Like buses: none for an hour, then three.")},
    GuestLine{rareHand, {}, QT_TRANSLATE_NOOP("GuestLines", "Did you all see my three sisters?")},
    GuestLine{rareHand, Temperament::hoarder, QT_TRANSLATE_NOOP("GuestLines", "I don’t like odd ones. I keep sets.")},

    GuestLine{othersRareHand, {}, QT_TRANSLATE_NOOP("GuestLines", "Three alike? Do you breed them?")},
    GuestLine{othersRareHand, {}, QT_TRANSLATE_NOOP("GuestLines", "And I was so proud of my pair.")},
    GuestLine{othersRareHand, Temperament::denier, QT_TRANSLATE_NOOP("GuestLines", "And who gave you the third?")},

    GuestLine{lost, {}, QT_TRANSLATE_NOOP("GuestLines", "I missed my stop.")},
    GuestLine{lost, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "I rang too soon.")},
    GuestLine{personLost, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "You should have pulled the cord!")},
};
// clang-format on

} // namespace

std::span<const GuestLine> stopthebusLines()
{
    return busLines;
}
