// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/monte/monte_numbers.h"

class MambassaNumbers : public MonteNumbers
{
public:
    [[nodiscard]] std::vector<Feat> feats() const override;

protected:
    [[nodiscard]] std::vector<Counted> rare() const override;
};
