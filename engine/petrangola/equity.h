// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "monte/equity.h"
#include "petrangola/view.h"

namespace petrangola {

static_assert(mostReentries <= monte::Equity::mostReentries);

/// The chance to win the match once a view's deal is settled.
class Equity : public monte::Equity
{
public:
    explicit Equity(const View &view)
        : monte::Equity(view.seats, view.seat, view.dealer,
                        {.tokens = view.tokens, .reentriesLeft = view.reentriesLeft})
    {
    }
};

} // namespace petrangola
