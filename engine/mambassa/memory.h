// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/events.h"
#include "mambassa/view.h"

#include <optional>

namespace mambassa {

/// The first step of a seat's last turn, and what became of it.
struct LastTurn
{
    Exchange exchange;
    /// The monte after it.
    Hand monte;
    bool drew = false;
};

/// What a player keeps in mind of a deal beyond what a view tells: what each seat did last, and where in the stock the
/// cards lie that its own seat put there. It is told of the events as its seat may see them.
class Memory
{
public:
    void happened(const Event &event);

    /// The seat's last turn of the view's deal, where it was seen.
    [[nodiscard]] std::optional<LastTurn> lastTurnBefore(const View &view, game::Seat seat) const;
    /// The stock of the view's deal from the top on: backs but for the cards that are known.
    [[nodiscard]] Pack stockBefore(const View &view) const;

private:
    void begin(const Dealt &dealt);
    void remember(const Moved &moved);

    int m_deal = 0;
    Pack m_stock;
    std::array<std::optional<LastTurn>, game::maxSeats> m_turns;
};

} // namespace mambassa
