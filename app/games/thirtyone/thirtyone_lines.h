// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/guest_lines.h"

/// What guests say at Thirty-One only: over stock and discard pile, a 31, pennies and the county.
[[nodiscard]] std::span<const GuestLine> thirtyoneLines();
