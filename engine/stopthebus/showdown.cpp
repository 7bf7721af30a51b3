// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/showdown.h"

namespace stopthebus {

using game::Seat;

Reckoning reckon(const monte::Hands<cardsInHand> &hands, game::SeatSet playing, const knocking::Tokens &tokens,
                 const Ranking &ranking)
{
    Reckoning reckoning{.worst = knocking::weakest(hands, playing, ranking), .gained = {}};
    bool noneLeft = reckoning.worst == playing;
    for (const Seat seat : playing)
        noneLeft = noneLeft && tokens[game::at(seat)] == 1;
    if (noneLeft)
        reckoning.worst = {};
    return reckoning;
}

} // namespace stopthebus
