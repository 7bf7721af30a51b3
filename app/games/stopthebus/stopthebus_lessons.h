// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guide/lesson.h"
#include "stopthebus/stopthebus.h"

/// The lessons of Stop the Bus, in the order in which they build on one another.
namespace stopthebus_lessons {

[[nodiscard]] const std::vector<Lesson<stopthebus::Stopthebus>> &all();

} // namespace stopthebus_lessons
