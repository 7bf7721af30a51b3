// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/guest_lines.h"

/// What guests say where cards are exchanged with a monte, and lives are tokens.
[[nodiscard]] std::span<const GuestLine> monteLines();
