// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "random_table.h"

using namespace petrangola;

RandomTable::RandomTable(game::Random &random)
{
    const auto between = [&](int least, int most) {
        return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
    };
    seats = random.once(5) ? between(seating.fewest, seating.most) : between(seating.fewest, 6);
    options.tokens = random.once(5) ? between(1, mostTokens) : between(1, 3);
    options.ranking.aceLow = random.once(2);
    options.ranking.trisBeatsSequence = random.once(2);
    options.ranking.trisOrder = random.once(2) ? TrisOrder::card : TrisOrder::lowBest;
    options.showOnKnock = random.once(2);
    options.reentries = between(0, mostReentries);
    options.packs = between(seats > mostSeatsWithOnePack ? 1 : 0, 2);
    if (seats > mostSeatsWithOnePack && options.packs == 1)
        options.packs = 0;
    options.stake = between(0, 20) * 25;
}

Move randomMove(const View &view, game::Random &random)
{
    const MoveList moves = legalMoves(view);
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}
