// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/guest_lines.h"

/// What guests say where a fist on the table calls for the end of a deal.
[[nodiscard]] std::span<const GuestLine> knockingLines();
