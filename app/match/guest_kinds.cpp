// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/guest_kinds.h"

#include "opponents/level.h"

QStringList guestKinds()
{
    QStringList kinds{humanKind(), programKind()};
    for (const opponents::Level level : opponents::levels)
        kinds << QString::fromLatin1(opponents::nameOf(level));
    return kinds;
}
