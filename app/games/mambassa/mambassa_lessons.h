// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guide/lesson.h"
#include "mambassa/mambassa.h"

/// The lessons of Mambassa, the first one first.
namespace mambassa_lessons {

[[nodiscard]] const std::vector<Lesson<mambassa::Mambassa>> &all();

} // namespace mambassa_lessons
