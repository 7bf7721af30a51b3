// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/parsed_record.h"
#include "table/game_table.h"

/// Tells a table that is laid anew the first `shown` of these steps, and what was chosen in each. `seen` makes of a
/// state, and of an event, what the seat may see that looks at the table.
template<game::Game G, class Seen>
void layPast(GameTable<G> &table, const record::Steps<G> &steps, std::size_t shown, const Seen &seen)
{
    const auto ask = [&](std::size_t step) {
        if (step >= steps.size())
            return;
        if (const auto chosen = steps[step].chosen)
            table.awaits(seen(chosen->before));
    };
    for (std::size_t step = 0; step < shown; ++step) {
        ask(step);
        const auto each = steps[step];
        static_cast<void>(table.happened(seen(each.event), seen(each.state)));
    }
    ask(shown); // what is shown next was chosen already
}
