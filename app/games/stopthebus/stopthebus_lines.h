// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/guest_lines.h"

/// What guests say of what only Stop the Bus has: the bus and its bell, and an exchange that has to be.
[[nodiscard]] std::span<const GuestLine> stopthebusLines();
