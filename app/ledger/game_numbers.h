// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ledger/feat.h"
#include "ledger/number_model.h"
#include "ledger/plot_model.h"
#include "records/record_sums.h"

/// What the statistics say that only one game knows, in the language spoken now.
class GameNumbers
{
public:
    GameNumbers() = default;
    GameNumbers(const GameNumbers &) = delete;
    GameNumbers &operator=(const GameNumbers &) = delete;
    virtual ~GameNumbers() = default;
    [[nodiscard]] virtual std::vector<NumberRow> numbers(const record::Sums &sums) const = 0;
    /// How knocks ended, a bar for each kind of knock, divided by how they ended.
    [[nodiscard]] virtual PlotModel::Words knockWords(const record::Sums &sums) const = 0;
    [[nodiscard]] virtual std::vector<PlotRow> knocks(const record::Sums &sums) const = 0;
    /// What only this game makes one proud of; keys begin with the game's name.
    [[nodiscard]] virtual std::vector<Feat> feats() const = 0;
};
