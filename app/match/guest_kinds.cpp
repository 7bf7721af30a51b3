// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/guest_kinds.h"

#include "opponents/level.h"

QStringList guestKinds()
{
    QStringList kinds{humanKind(), programKind()};
    for (const opponents::Level level : opponents::levels) {
        const std::string_view name = opponents::nameOf(level);
        kinds << QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }
    return kinds;
}
