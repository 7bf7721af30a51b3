// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stacked_table.h"

using namespace petrangola;
using game::at;
using game::Seat;

void StackedTable::findFirstDealer(Seat dealer)
{
    Pack pack = Petrangola::newPack(state);
    const std::size_t ace = pack.indexOf(cards::italian::aceOfCoins);
    std::swap(pack[ace], pack[at(dealer)]);
    supply(pack);
}

void StackedTable::dealAndExpose(const std::vector<std::string> &hands, const std::string &monte)
{
    deal({.hands = hands, .aside = monte, .cutAt = 7});
    play(Expose{});
}

void StackedTable::settle(const std::vector<std::string> &hands)
{
    StackedDeal kept{.hands = hands, .aside = {}, .cutAt = 11};
    kept.hands.resize(at(state.seats()));
    std::swap(kept.aside, kept.hands[at(open().dealer)]);
    deal(kept);
    play(Keep{});
    while (state.phase() == Phase::turn)
        play(Stay{});
}

void StackedTable::exchange(const std::string &give, const std::string &take)
{
    play(Exchange{readable::hand(give), readable::hand(take)});
}
