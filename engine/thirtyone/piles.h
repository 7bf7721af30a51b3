// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/hand.h"

namespace thirtyone {

/// Where cards come from and go to: the stock, face down, and the discard pile, face up.
struct Piles
{
    Pack stock;    ///< the top first
    Pack discards; ///< the top last; never empty during a deal, as who takes its top lays a card there

    [[nodiscard]] cards::Card draw()
    {
        const cards::Card top = stock[0];
        stock.removeFront(1);
        return top;
    }
    [[nodiscard]] cards::Card take()
    {
        const cards::Card top = discards[discards.size() - 1];
        discards.truncate(discards.size() - 1);
        return top;
    }
    void discard(cards::Card card) { discards.push_back(card); }
};

} // namespace thirtyone
