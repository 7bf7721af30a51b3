// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/events.h"

namespace stopthebus {

using game::Seat;

Event seenBy(const Event &event, Seat seat)
{
    Event seen = event;
    if (auto *dealt = std::get_if<Dealt>(&seen)) {
        for (Seat holder = 0; holder < game::maxSeats; ++holder)
            if (Hand &hand = dealt->hands[game::at(holder)]; holder != seat && !hand.empty())
                hand = monte::hiddenHand<cardsInHand>;
    } else if (auto *moved = std::get_if<Moved>(&seen); moved != nullptr && moved->seat != seat) {
        moved->hand = monte::hiddenHand<cardsInHand>;
    }
    return seen;
}

} // namespace stopthebus
