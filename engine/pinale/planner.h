// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/outlook.h"
#include "pinale/steps.h"

namespace pinale {

/// A whole turn and what it is worth: points that it brings to the side, less those that it brings to others, with what
/// is hoped for of the cards that stay in the hand.
struct Plan
{
    Play play;
    double worth = 0;
    bool out = false; ///< it ends the hand
};

/// The best ways found to end a turn from here, the best first, so many at most; none where no discard is allowed. It
/// looks at `width` ways to lay at a time: more find more.
[[nodiscard]] std::vector<Plan> plansFor(const Turn &turn, const Outlook &outlook, std::size_t width, std::size_t most);

/// The best ways to end a turn that lays nothing more.
[[nodiscard]] std::vector<Plan> endsOf(const Turn &turn, const Outlook &outlook, std::size_t most);

/// What a card of the stock seems worth, to be weighed against turns with the top of the pile: it brings what the mean
/// does.
[[nodiscard]] double worthOfDraw(const Choice &choice, const Outlook &outlook);

} // namespace pinale
