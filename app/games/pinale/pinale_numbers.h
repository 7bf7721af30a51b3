// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ledger/game_numbers.h"

/// What the statistics say of Pinale alone: how deals ended, and what lay on the table.
class PinaleNumbers : public GameNumbers
{
public:
    [[nodiscard]] std::vector<NumberRow> numbers(const record::Sums &sums) const override;
    [[nodiscard]] PlotModel::Words knockWords(const record::Sums &sums) const override;
    [[nodiscard]] std::vector<PlotRow> knocks(const record::Sums &sums) const override;
    [[nodiscard]] std::vector<Feat> feats() const override;
};
