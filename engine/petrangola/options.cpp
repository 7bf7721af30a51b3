// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/options.h"

namespace petrangola {

std::optional<OptionsFault> check(const Options &options, int seats)
{
    if (seats < fewestSeats || seats > mostSeats)
        return OptionsFault::seats;
    if (options.tokens < 1 || options.tokens > mostTokens)
        return OptionsFault::tokens;
    if (options.reentries < 0 || options.reentries > mostReentries)
        return OptionsFault::reentries;
    if (options.packs < 0 || options.packs > 2)
        return OptionsFault::packs;
    if (options.packs == 1 && seats > mostSeatsWithOnePack)
        return OptionsFault::onePackTooSmall;
    if (options.stake < 0 || options.stake > largestStake)
        return OptionsFault::stake;
    return std::nullopt;
}

} // namespace petrangola
