// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "stacked_table.h"

// What the tests of the rules say in few words.

inline petrangola::Options with(int tokens, int reentries = 1)
{
    petrangola::Options options;
    options.tokens = tokens;
    options.reentries = reentries;
    return options;
}

inline std::string known(const StackedTable &table, game::Seat seat)
{
    return readable::text(table.open().known[game::at(seat)]);
}
inline std::string shown(const StackedTable &table, game::Seat seat)
{
    return readable::text(table.open().shown[game::at(seat)]);
}

/// Three seats, seat 0 deals, seat 1 begins: the monte open, nobody has knocked.
inline StackedTable opened(const petrangola::Options &options = {})
{
    StackedTable table(3, options);
    table.findFirstDealer(0);
    table.dealAndExpose({"KD 7S 6S", "AD 4C 3C", "2B 5B 7D"}, "JD JC HS");
    return table;
}
