// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/events.h"

namespace petrangola {

namespace {

Event hide(Moved moved, game::Seat seat)
{
    if (moved.seat != seat)
        moved.hand = monte::hiddenHand<cardsInHand>;
    return moved;
}

} // namespace

Event seenBy(const Event &event, game::Seat seat)
{
    if (const auto *dealt = std::get_if<Dealt>(&event))
        return monte::seenBy(*dealt, seat);
    if (const auto *moved = std::get_if<Moved>(&event))
        return hide(*moved, seat);
    return event;
}

} // namespace petrangola
