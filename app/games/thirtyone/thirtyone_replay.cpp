// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_replay.h"

#include "words/phrases.h"

QString ThirtyoneReplay::gameOutcome(const Event &event) const
{
    const auto *blitzed = std::get_if<thirtyone::Blitzed>(&event);
    if (blitzed == nullptr)
        return {};
    QStringList names;
    for (const game::Seat seat : blitzed->seats)
        names << (isYou(seat) ? tr("you", "after '31:'") : nameOf(seat));
    return tr("31: %1", "the seats that ended a deal with it").arg(Phrases::list(names));
}
