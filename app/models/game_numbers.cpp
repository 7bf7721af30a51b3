// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game_numbers.h"

#include "models/monte_numbers.h"

const GameNumbers *GameNumbers::of(const QString &game)
{
    static const PetrangolaNumbers petrangola;
    static const MambassaNumbers mambassa;
    if (game == QLatin1StringView("petrangola"))
        return &petrangola;
    return game == QLatin1StringView("mambassa") ? &mambassa : nullptr;
}
