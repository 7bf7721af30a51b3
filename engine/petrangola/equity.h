// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/equity.h"
#include "petrangola/view.h"

namespace petrangola {

static_assert(mostReentries <= knocking::Equity::mostReentries);

/// The chance to win the match once a view's deal is settled.
class Equity : public knocking::Equity
{
public:
    explicit Equity(const View &view)
        : knocking::Equity(view.seats, view.seat, view.dealer,
                           {.tokens = view.tokens, .reentriesLeft = view.reentriesLeft})
    {
    }
};

} // namespace petrangola
