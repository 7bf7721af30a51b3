// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/knocking/knock_numbers.h"

/// What is told of any game round a monte: a knock may be a shirt change, or the dealer's choice
/// (record::KnockCounter).
class MonteNumbers : public KnockNumbers
{
protected:
    [[nodiscard]] std::vector<Counted> kinds() const override;
    /// Those of KnockNumbers, and about the other two kinds.
    [[nodiscard]] std::vector<Feat> monteFeats(const QString &game) const;
};
