// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

/// What records call a person.
[[nodiscard]] inline QString humanKind()
{
    return QStringLiteral("human");
}

/// What records call an outside program, and the plain rules that the arena seats to compare with.
[[nodiscard]] inline QString programKind()
{
    return QStringLiteral("program");
}

/// Every kind of guest that a record may name: those, and the levels.
[[nodiscard]] QStringList guestKinds();
