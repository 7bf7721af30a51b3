// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/events.h"

namespace knock {

using game::Seat;

Event seenBy(const Event &event, Seat seat)
{
    Event seen = event;
    if (auto *dealt = std::get_if<Dealt>(&seen)) {
        for (Seat holder = 0; holder < seats; ++holder)
            if (holder != seat)
                for (Card &card : dealt->hands[game::at(holder)])
                    card = Card();
    } else if (auto *moved = std::get_if<Moved>(&seen); moved != nullptr && moved->seat != seat) {
        if (auto *discard = std::get_if<Discard>(&moved->move))
            for (Card &card : discard->cards)
                if (!cards::tarocco::isTrump(card))
                    card = Card();
    }
    return seen;
}

} // namespace knock
