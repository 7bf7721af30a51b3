// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guide/lesson.h"
#include "petrangola/petrangola.h"

/// The lessons of Petrangola, the first one first.
namespace petrangola_lessons {

[[nodiscard]] const std::vector<Lesson<petrangola::Petrangola>> &all();

} // namespace petrangola_lessons
