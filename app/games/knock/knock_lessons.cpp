// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_lessons.h"

namespace knock_lessons {

const std::vector<Lesson<knock::Knock>> &all()
{
    static const std::vector<Lesson<knock::Knock>> lessons;
    return lessons;
}

} // namespace knock_lessons
