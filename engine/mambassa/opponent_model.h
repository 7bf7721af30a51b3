// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "mambassa/draws.h"

#include <optional>

/// How seats play that are neither very good nor very bad: what can be thought of a seat that nobody knows. All numbers
/// are from what the levels do.
namespace mambassa {

/// When a seat knocks.
struct OpponentModel
{
    /// With a hand that so large a share of all hands are weaker than.
    double content = 0;
    /// Also where an exchange would lead to a better hand.
    bool evenWhereItGains = true;
};
/// One of the models, those that are more common more often.
[[nodiscard]] OpponentModel anyOpponentModel(game::Random &random);

/// The chance that a seat knocks which may, with a hand that this share of all hands are weaker than. `gains` tells
/// whether an exchange would lead to a better one.
[[nodiscard]] double knockChance(double share, bool gains);
/// The chance of an exchange to a hand of this share where that to the best one leads to `best`.
[[nodiscard]] double exchangeChance(double share, double best);
/// The chance that a seat puts that card of the hand under the stock, or with none stays. Who has exchanged nothing and
/// does not knock has to draw.
[[nodiscard]] double drawChance(const Hand &hand, std::optional<std::size_t> discarded, bool hasToDraw);

} // namespace mambassa
