// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/meld.h"
#include "table/log_model.h"

/// The lines of the log that only Pinale has, in words: the value of `words` in each of them.
namespace PinaleLog {

/// A line of a meld: `take` are the cards that were laid, `give` what each of all cards of the meld stands for, and
/// `count` what the meld is worth now.
[[nodiscard]] LogLine line(const pinale::Meld &meld, const QStringList &laid, int worth);

/// The card `take` was taken from the pile.
[[nodiscard]] QString takeWords(const LogLine &line);
/// A new meld.
[[nodiscard]] QString layWords(const LogLine &line);
/// Cards laid to a meld that lay there already.
[[nodiscard]] QString extendWords(const LogLine &line);
/// The card `give` was laid in the place of the wild card `take`.
[[nodiscard]] QString swapWords(const LogLine &line);
/// The card `take` was discarded.
[[nodiscard]] QString discardWords(const LogLine &line);
/// The card `take` was drawn from the stock, by whoever reads it.
[[nodiscard]] QString drewWords(const LogLine &line);
/// The card `take` was discarded by one who had drawn from the stock, and laid nothing.
[[nodiscard]] QString drawWords(const LogLine &line);
/// The discards have become the stock, for the `count`th time in this deal.
[[nodiscard]] QString reshuffleWords(const LogLine &line);
/// All cards are laid, but for the last, which was discarded.
[[nodiscard]] QString outWords(const LogLine &line);
/// The stock is used up.
[[nodiscard]] QString stockOutWords(const LogLine &line);
/// What the deal came to for a side: `count` points, and `lost` of all deals. Either may be below 0. Of a pair `code`
/// is not empty.
[[nodiscard]] QString dealWords(const LogLine &line);

} // namespace PinaleLog
