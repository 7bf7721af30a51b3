// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guide/lesson.h"
#include "thirtyone/thirtyone.h"

#include <vector>

namespace thirtyone_lessons {

[[nodiscard]] const std::vector<Lesson<thirtyone::Thirtyone>> &all();

// Of all of them those that are told in files of their own.
[[nodiscard]] Lesson<thirtyone::Thirtyone> widow();    // thirtyone_lessons_widow.cpp
[[nodiscard]] Lesson<thirtyone::Thirtyone> inSwitch(); // thirtyone_lessons_switch.cpp

} // namespace thirtyone_lessons
