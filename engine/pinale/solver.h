// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/steps.h"

namespace pinale {

/// The turn with what has to be laid yet, so that some discard is legal; nothing where it cannot be ended. Exact: what
/// is owed is placed in each way there is, after each set of swaps. More than that need never be laid, since more laid
/// only leaves less to discard.
[[nodiscard]] std::optional<Turn> finish(const Turn &turn);

/// Whether the top of the pile may be taken: whether some turn with it keeps the rules (PINALE-11).
[[nodiscard]] bool mayTake(const Choice &choice);

} // namespace pinale
