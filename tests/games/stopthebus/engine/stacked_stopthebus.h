// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "basic_stacked_table.h"
#include "stopthebus_readable.h"

/// A match of Stop the Bus whose packs a test stacks.
class StackedStopthebus : public BasicStackedTable<stopthebus::Stopthebus>
{
public:
    /// Seat 0 deals first, unless `dealer` is another.
    explicit StackedStopthebus(int seats, const stopthebus::Options &options = {}, game::Seat dealer = 0)
        : BasicStackedTable(seats, options)
    {
        Pack lots = state.newPack();
        std::swap(lots[game::at(dealer)], lots[lots.size() - 1]);
        supply(lots);
    }
    void dealOpen(const std::vector<std::string> &hands, const std::string &middle)
    {
        deal({.hands = hands, .aside = middle, .cutAt = 7});
    }
    /// The first step of a turn, or a last turn.
    void exchange(const std::string &give, const std::string &take)
    {
        play(stopthebus::Exchange{readable::handOfThree(give), readable::handOfThree(take)});
    }
    /// The first card for the first in the middle, and the same way back the next time.
    void exchangeAny()
    {
        const View view = viewOfMover();
        play(stopthebus::Exchange{{view.hand[0]}, {view.monte[0]}});
    }
    void goOn(const std::string &give, const std::string &take)
    {
        exchange(give, take);
        play(stopthebus::Pass{});
    }
    void stop(const std::string &give, const std::string &take)
    {
        exchange(give, take);
        play(stopthebus::Stop{});
    }
    void stand() { play(stopthebus::Stand{}); }
    void standAll()
    {
        while (state.phase() == stopthebus::Phase::finalTurn)
            stand();
    }
    [[nodiscard]] std::string known(game::Seat seat) const
    {
        return readable::text(open().known[game::at(seat)], cards::french::pack);
    }
};
