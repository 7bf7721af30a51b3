// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/events.h"

namespace pinale {

using game::Seat;

Event seenBy(const Event &event, Seat seat)
{
    Event seen = event;
    if (auto *dealt = std::get_if<Dealt>(&seen)) {
        for (Seat holder = 0; holder < mostSeats; ++holder)
            if (holder != seat)
                for (Card &card : dealt->hands[game::at(holder)])
                    card = Card();
    } else if (auto *moved = std::get_if<Moved>(&seen); moved != nullptr && moved->seat != seat) {
        moved->drew = Card();
    } else if (auto *reshuffled = std::get_if<Reshuffled>(&seen); reshuffled != nullptr && reshuffled->seat != seat) {
        reshuffled->drew = Card();
    }
    return seen;
}

} // namespace pinale
