// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "stacked_thirtyone.h"
#include "thirtyone/belief.h"

/// A table whose seat `watcher` keeps in mind what it may see.
struct Watched
{
    StackedThirtyone table;
    thirtyone::Memory memory;
    game::Seat watcher;

    Watched(int seats, const ThirtyoneDeal &deal, game::Seat seat, const thirtyone::Options &options = {})
        : table(seats, options)
        , watcher(seat)
    {
        table.deal(deal);
        memory.look(table.state.view(watcher));
        tell();
    }
    /// What happened since the last time.
    void tell()
    {
        for (; m_told < table.events.size(); ++m_told)
            memory.happened(thirtyone::Thirtyone::seenBy(table.events[m_told], watcher));
    }
    [[nodiscard]] thirtyone::Belief belief() const
    {
        game::Random random(1);
        return {table.state.view(watcher), memory, random};
    }

private:
    std::size_t m_told = 0;
};
