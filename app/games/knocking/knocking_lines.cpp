// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knocking/knocking_lines.h"

#include <QCoreApplication>

#include <array>

using opponents::Temperament;
using enum GuestMoment;

namespace {

// clang-format off
constexpr std::array fistLines{
    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Did that wake you up?")},
    GuestLine{knocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Knock and it shall be opened.")},

    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "You’ll bring the ceiling down.")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "My glass nearly fell.")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Who is it at this hour?")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Come in, it’s open!")},
    GuestLine{othersKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Mind the table, it’s older than you.")},

    GuestLine{personKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "Listen to that, what a fist.")},
    GuestLine{personKnocked, {}, QT_TRANSLATE_NOOP("GuestLines", "We have a knock from the head of the table.")},

    GuestLine{lost, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "Quick to knock, quick to pay.")},

    GuestLine{personLost, Temperament::early, QT_TRANSLATE_NOOP("GuestLines", "One has to be quick!")},
};
// clang-format on

} // namespace

std::span<const GuestLine> knockingLines()
{
    return fistLines;
}
