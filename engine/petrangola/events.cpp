// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/events.h"

namespace petrangola {

namespace {

Event hide(Dealt dealt, game::Seat seat)
{
    for (game::Seat holder = 0; holder < game::maxSeats; ++holder) {
        // The dealer may not look at the dealt hand before the choice (P-4).
        const bool mayLook = holder == seat && holder != dealt.dealer;
        Hand &hand = dealt.hands[game::at(holder)];
        if (!mayLook && !hand.empty())
            hand = hiddenHand;
    }
    // The dealer alone looks at the three, and finds them in the view while choosing.
    dealt.aside = hiddenHand;
    return dealt;
}

Event hide(Moved moved, game::Seat seat)
{
    if (moved.seat != seat)
        moved.hand = hiddenHand;
    return moved;
}

} // namespace

Event seenBy(const Event &event, game::Seat seat)
{
    if (const auto *dealt = std::get_if<Dealt>(&event))
        return hide(*dealt, seat);
    if (const auto *moved = std::get_if<Moved>(&event))
        return hide(*moved, seat);
    return event;
}

} // namespace petrangola
