// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/game_numbers.h"

/// Petrangole and knocks, see record::PetrangolaCounter.
class PetrangolaNumbers : public GameNumbers
{
public:
    [[nodiscard]] std::vector<NumberRow> numbers(const record::Sums &sums) const override;
    [[nodiscard]] PlotModel::Words knockWords(const record::Sums &sums) const override;
    [[nodiscard]] std::vector<PlotRow> knocks(const record::Sums &sums) const override;
};
