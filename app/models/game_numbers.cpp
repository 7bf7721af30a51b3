// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game_numbers.h"

#include "models/petrangola_numbers.h"

const GameNumbers *GameNumbers::of(const QString &game)
{
    static const PetrangolaNumbers petrangola;
    return game == QLatin1StringView("petrangola") ? &petrangola : nullptr;
}
