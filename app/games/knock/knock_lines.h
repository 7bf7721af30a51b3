// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/guest_lines.h"

/// What guests say of what only Knock! has: tarot cards, a partner and signals.
[[nodiscard]] std::span<const GuestLine> knockLines();
