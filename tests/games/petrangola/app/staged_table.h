// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "basic_staged_table.h"
#include "games/petrangola/petrangola_table.h"
#include "petrangola_readable.h"
#include "stacked_table.h"

extern template class BasicStagedTable<petrangola::Petrangola, PetrangolaTable>;

/// A PetrangolaTable at which every card and every move is the test's.
class StagedTable : public BasicStagedTable<petrangola::Petrangola, PetrangolaTable>
{
public:
    using BasicStagedTable::BasicStagedTable;

    /// Has the ace of coins turned before `dealer`.
    void findFirstDealer(game::Seat dealer);
    /// deal(), and the dealer exposes.
    void dealAndExpose(const std::vector<std::string> &hands, const std::string &monte);
    /// A whole deal that ends with these hands: the dealer keeps, everybody else stays. The showdown is left open.
    void settle(const std::vector<std::string> &hands);
    void exchange(const std::string &give, const std::string &take);

protected:
    [[nodiscard]] bool asksForReentry() const override { return stacked.state.phase() == petrangola::Phase::reentry; }
};
