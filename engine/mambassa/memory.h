// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/events.h"
#include "mambassa/view.h"

#include <vector>

namespace mambassa {

/// A turn as all saw it.
struct Turn
{
    Exchange exchange;
    /// The monte after the exchange.
    Hand monte;
    /// Somebody else had knocked before.
    bool afterKnock = false;
    /// It was a knock.
    bool knocked = false;
    bool drew = false;
};

/// What a player keeps in mind of a deal beyond what a view tells: what each seat did, and who put the cards of the
/// stock there. It is told of the events as its seat may see them.
class Memory
{
public:
    void happened(const Event &event);

    /// The turns that the seat has taken in the view's deal, where they were seen: from the first to the last.
    [[nodiscard]] const std::vector<Turn> &turnsBefore(const View &view, game::Seat seat) const;
    /// The stock of the view's deal from the top on: backs but for the cards that are known.
    [[nodiscard]] Pack stockBefore(const View &view) const;

private:
    void begin(const Dealt &dealt);
    void remember(const Moved &moved);

    int m_deal = 0;
    bool m_knocked = false;
    Pack m_stock;
    std::array<std::vector<Turn>, game::maxSeats> m_turns;
};

} // namespace mambassa
