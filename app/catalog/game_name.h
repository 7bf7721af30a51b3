// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// The game's name as records, programs and the arena write it.
template<class G>
[[nodiscard]] QString gameName()
{
    return QString::fromLatin1(G::name);
}
