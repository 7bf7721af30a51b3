// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "basic_stacked_table.h"
#include "mambassa_readable.h"

/// A match of Mambassa whose packs a test stacks.
class StackedMambassa : public BasicStackedTable<mambassa::Mambassa>
{
public:
    /// Seat 0 deals first, unless `dealer` is another.
    explicit StackedMambassa(int seats, game::Seat dealer = 0)
        : BasicStackedTable(seats)
    {
        Pack pack = mambassa::Mambassa::newPack(state);
        std::swap(pack[game::at(dealer)], pack[pack.indexOf(cards::italian::aceOfCoins)]);
        supply(pack);
    }
    void dealAndExpose(const std::vector<std::string> &hands, const std::string &monte, const std::string &stock = {})
    {
        deal({.hands = hands, .aside = monte, .cutAt = 7, .stock = stock});
        play(mambassa::Expose{});
    }
    void exchange(const std::string &give, const std::string &take)
    {
        play(mambassa::Exchange{readable::handOfFour(give), readable::handOfFour(take)});
    }
    /// A turn that knocks, or stays after a knock.
    void stayAll()
    {
        exchange("", "");
        play(mambassa::Stay{});
    }
    /// A deal that ends with these hands, the first seat at the dealer's right knocking.
    void settle(const std::vector<std::string> &hands)
    {
        dealAndExpose(hands, "");
        while (state.phase() == mambassa::Phase::exchange)
            stayAll();
    }
    [[nodiscard]] std::string known(game::Seat seat) const { return readable::text(open().known[game::at(seat)]); }
    [[nodiscard]] std::string maybe(game::Seat seat) const { return readable::text(open().maybe[game::at(seat)]); }
};
