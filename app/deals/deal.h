// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/options.h"
#include "setup/seat_setup_model.h"

#include <QByteArray>

#include <optional>
#include <vector>

/// All that makes a match the same for somebody else: game, rules, who sits there, and the cards. The person's own name
/// and picture are not part of it.
struct Deal
{
    QString game; ///< as records write it; of the house
    OptionValues rules;
    std::vector<SeatSetupModel::Entry> seats; ///< the person's first; no programs
    /// The seed of the shuffles follows from game and number where there is one.
    std::optional<quint32> number = {};
    QByteArray seed = {}; ///< FairShuffle::seedBytes of them

    bool operator==(const Deal &) const = default;
};

namespace deals {

inline constexpr quint32 highestNumber = 999'999'999;

/// The seed of the deal with that number: SHA-256 of "petrangola deal GAME NUMBER", the number in decimal.
[[nodiscard]] QByteArray seedOf(const QString &game, quint32 number);
/// The deal with that number at the usual table: usual rules, and the regulars of the house on as many chairs as usual.
[[nodiscard]] Deal numbered(const QString &game, quint32 number);

} // namespace deals
