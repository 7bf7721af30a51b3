// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/events.h"

namespace thirtyone {

using game::at;
using game::Seat;

namespace {

void cover(Hand &hand)
{
    for (cards::Card &card : hand)
        card = cards::Card();
}

void coverOthers(Hands &hands, Seat seat)
{
    for (Seat holder = 0; holder < game::maxSeats; ++holder)
        if (holder != seat)
            cover(hands[at(holder)]);
}

Event hide(Moved moved, Seat seat)
{
    if (moved.seat == seat)
        return moved;
    cover(moved.hand);
    for (std::size_t card = 0; card < moved.took.size(); ++card)
        if (holds(moved.unseen, card))
            moved.took[card] = cards::Card();
    if (std::holds_alternative<SwapFaceDown>(moved.move))
        cover(moved.laid);
    if (std::holds_alternative<DrawStock>(moved.move))
        moved.got = cards::Card();
    return moved;
}

} // namespace

Event seenBy(const Event &event, Seat seat)
{
    if (const auto *moved = std::get_if<Moved>(&event))
        return hide(*moved, seat);
    if (const auto *dealt = std::get_if<Dealt>(&event)) {
        Dealt seen = *dealt;
        coverOthers(seen.hands, seat);
        for (std::size_t place = 0; place < seen.middle.cards.size(); ++place)
            if (!holds(seen.middle.open, place))
                seen.middle.cards[place] = cards::Card();
        if (seat != dealt->dealer)
            cover(seen.aside);
        cover(seen.closed);
        return seen;
    }
    if (const auto *showdown = std::get_if<Showdown>(&event);
        showdown != nullptr && showdown->ending == Ending::stockOut) {
        // All show their hands at a showdown and at a blitz (T31-15), and only there.
        Showdown seen = *showdown;
        coverOthers(seen.hands, seat);
        return seen;
    }
    return event;
}

} // namespace thirtyone
