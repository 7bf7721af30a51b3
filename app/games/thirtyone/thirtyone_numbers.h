// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/knocking/knock_numbers.h"

class ThirtyoneNumbers : public KnockNumbers
{
public:
    [[nodiscard]] std::vector<Feat> feats() const override;
    [[nodiscard]] std::vector<NumberRow> numbers(const record::Sums &sums) const override;

protected:
    [[nodiscard]] std::vector<Counted> rare() const override;
    [[nodiscard]] std::vector<Counted> kinds() const override;
    [[nodiscard]] QString costlyKnocks() const override;
};
