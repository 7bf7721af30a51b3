// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

/// While one of these lives, this thread writes no warning. Qt Multimedia tells of a missing sound server in no
/// category of its own, and a machine without one is nothing to complain about.
class Quietly
{
public:
    Quietly();
    ~Quietly();
    Quietly(const Quietly &) = delete;
    Quietly &operator=(const Quietly &) = delete;
};
