// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "basic_stacked_table.h"
#include "petrangola/petrangola.h"
#include "petrangola_readable.h"

/// A match of Petrangola whose packs a test stacks and whose events it keeps.
class StackedTable : public BasicStackedTable<petrangola::Petrangola>
{
public:
    using BasicStackedTable::BasicStackedTable;

    /// Has the ace of coins turned before `dealer`.
    void findFirstDealer(game::Seat dealer);
    /// deal() and the dealer's expose: `hands` are then what everyone plays with, `monte` lies open.
    void dealAndExpose(const std::vector<std::string> &hands, const std::string &monte);
    /// A whole deal that ends with these hands: the dealer keeps, everybody else stays.
    void settle(const std::vector<std::string> &hands);
    void exchange(const std::string &give, const std::string &take);
};
