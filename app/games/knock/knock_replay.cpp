// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_replay.h"

#include "words/phrases.h"

QStringList KnockReplay::dealOutcome(const game::DealOver &over, game::Seat /*caller*/) const
{
    for (game::Seat seat = 0; seat < static_cast<game::Seat>(knock::sides); ++seat)
        if (const int gained = over.gained[game::at(seat)]; gained > 0)
            return {tr("%1: +%2", "two names; points")
                        .arg(Phrases::list({nameOf(seat), nameOf(knock::partnerOf(seat))}))
                        .arg(gained)};
    return {tr("fifty each", "how a deal ended")};
}
