// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guide/lesson.h"
#include "knock/knock.h"

namespace knock_lessons {

/// The lessons of Knock!, in the order in which they build on one another.
[[nodiscard]] const std::vector<Lesson<knock::Knock>> &all();

} // namespace knock_lessons
