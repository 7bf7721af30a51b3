// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/stopthebus/stopthebus_lessons.h"

using namespace stopthebus;

const std::vector<Lesson<Stopthebus>> &stopthebus_lessons::all()
{
    static const std::vector<Lesson<Stopthebus>> lessons;
    return lessons;
}
