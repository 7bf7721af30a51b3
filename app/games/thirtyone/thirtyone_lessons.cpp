// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_lessons.h"

const std::vector<Lesson<thirtyone::Thirtyone>> &thirtyone_lessons::all()
{
    static const std::vector<Lesson<thirtyone::Thirtyone>> lessons;
    return lessons;
}
