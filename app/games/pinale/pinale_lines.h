// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/guest_lines.h"

/// What guests say of what only Pinale has: melds, wild cards, a hand that is to be laid and one that is left.
[[nodiscard]] std::span<const GuestLine> pinaleLines();
