// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ledger/game_numbers.h"

/// What is told of any game round a monte: its rare hands, and the knocks (record::KnockCounter).
class MonteNumbers : public GameNumbers
{
public:
    [[nodiscard]] std::vector<NumberRow> numbers(const record::Sums &sums) const override;
    [[nodiscard]] PlotModel::Words knockWords(const record::Sums &sums) const override;
    [[nodiscard]] std::vector<PlotRow> knocks(const record::Sums &sums) const override;

protected:
    /// A kind of hand that is counted: its words, and its name among the counts.
    struct Rare
    {
        QString words;
        QString count;
    };
    [[nodiscard]] virtual std::vector<Rare> rare() const = 0;
    /// Those about knocks, which KnockCounter counts, for the game of that name.
    [[nodiscard]] static std::vector<Feat> knockFeats(const QString &game);
};
