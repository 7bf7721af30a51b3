// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

/// From now on no program of the same person can look into this one: its memory, its open files and the variables that
/// it was started with are root's. To be done before anything is in the memory: who has opened it reads on.
inline void becomeUndumpable()
{
#ifdef Q_OS_LINUX
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}
