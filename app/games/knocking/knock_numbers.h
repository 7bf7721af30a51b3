// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ledger/game_numbers.h"
#include "words/call_words.h"

/// What is told of any game with a knock: its rare hands, and how each kind of knock ended, by counts that are named
/// after the kind: "knockPaid" (by who knocked), "knockOthers", "knockNobody". A stop of the bus is told as a knock is.
class KnockNumbers : public GameNumbers
{
public:
    [[nodiscard]] std::vector<NumberRow> numbers(const record::Sums &sums) const override;
    [[nodiscard]] PlotModel::Words knockWords(const record::Sums &sums) const override;
    [[nodiscard]] std::vector<PlotRow> knocks(const record::Sums &sums) const override;

    /// A kind of hand or of knock that is counted: its words, and its name among the counts.
    struct Counted
    {
        QString words;
        QString count;
    };

protected:
    [[nodiscard]] virtual Call call() const { return Call::knock; }
    [[nodiscard]] virtual std::vector<Counted> rare() const = 0;
    [[nodiscard]] virtual std::vector<Counted> kinds() const = 0;
    [[nodiscard]] virtual QString costlyKnocks() const;
    /// Those about knocks of any kind, for the game of that name.
    [[nodiscard]] std::vector<Feat> knockFeats(const QString &game) const;
};
