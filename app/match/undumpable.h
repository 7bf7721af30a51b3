// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <mutex>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

/// As long as there is one of these, no program of the same person can look into this one: its memory, its open files
/// and the variables that it was started with are root's. From any thread.
class Undumpable
{
public:
    Undumpable() { count(1); }
    ~Undumpable() { count(-1); }
    Undumpable(const Undumpable &) = delete;
    Undumpable &operator=(const Undumpable &) = delete;

private:
    static void count(int change)
    {
#ifdef Q_OS_LINUX
        static std::mutex counting;
        static int there = 0;
        static int before = 1;
        const std::lock_guard lock(counting);
        if (there == 0)
            before = ::prctl(PR_GET_DUMPABLE, 0, 0, 0, 0);
        there += change;
        // 2 is how the kernel starts whom nobody may look into; it takes no such wish.
        ::prctl(PR_SET_DUMPABLE, there > 0 || before != 1 ? 0 : 1, 0, 0, 0);
#else
        Q_UNUSED(change);
#endif
    }
};
