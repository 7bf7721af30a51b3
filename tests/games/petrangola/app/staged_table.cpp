// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "staged_table.h"

using namespace petrangola;

template class BasicStagedTable<Petrangola, PetrangolaTable>;

void StagedTable::findFirstDealer(game::Seat dealer)
{
    Pack pack = Petrangola::newPack(stacked.state);
    std::swap(pack[pack.indexOf(cards::italian::aceOfCoins)], pack[game::at(dealer)]);
    supplyPack(pack);
}

void StagedTable::dealAndExpose(const std::vector<std::string> &hands, const std::string &monte)
{
    deal({.hands = hands, .aside = monte, .cutAt = 7});
    play(Expose{});
}

void StagedTable::settle(const std::vector<std::string> &hands)
{
    StackedDeal kept{.hands = hands, .aside = {}, .cutAt = 11};
    kept.hands.resize(game::at(stacked.state.seats()));
    std::swap(kept.aside, kept.hands[game::at(stacked.open().dealer)]);
    deal(kept);
    play(Keep{});
    while (stacked.state.phase() == Phase::turn)
        play(Stay{});
}

void StagedTable::exchange(const std::string &give, const std::string &take)
{
    play(Exchange{readable::hand(give), readable::hand(take)});
}
