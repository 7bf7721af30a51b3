// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "basic_staged_table.h"
#include "games/mambassa/mambassa_table.h"
#include "mambassa_readable.h"

/// A MambassaTable at which every card and every move is the test's.
class StagedMambassa : public BasicStagedTable<mambassa::Mambassa, MambassaTable>
{
public:
    using BasicStagedTable::BasicStagedTable;

    /// Has `dealer` draw the ace of coins.
    void findFirstDealer(game::Seat dealer)
    {
        mambassa::Pack pack = mambassa::Mambassa::newPack(stacked.state);
        std::swap(pack[pack.indexOf(cards::italian::aceOfCoins)], pack[game::at(dealer)]);
        supplyPack(pack);
    }
    /// deal(), and the dealer exposes.
    void dealAndExpose(const std::vector<std::string> &hands, const std::string &monte, const std::string &stock = {})
    {
        deal({.hands = hands, .aside = monte, .cutAt = 7, .stock = stock});
        play(mambassa::Expose{});
    }
    void exchange(const std::string &give, const std::string &take)
    {
        play(mambassa::Exchange{readable::handOfFour(give), readable::handOfFour(take)});
    }
    void draw(const std::string &discard) { play(mambassa::Draw{readable::handOfFour(discard)[0]}); }
    /// A turn that knocks, or stays after a knock.
    void stayAll()
    {
        exchange("", "");
        play(mambassa::Stay{});
    }
};
