// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/knocking/knock_numbers.h"

class StopthebusNumbers : public KnockNumbers
{
public:
    [[nodiscard]] std::vector<Feat> feats() const override;

protected:
    [[nodiscard]] Call call() const override { return Call::stop; }
    [[nodiscard]] std::vector<Counted> rare() const override;
    [[nodiscard]] std::vector<Counted> kinds() const override;
};
