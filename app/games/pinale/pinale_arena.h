// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/game_arena.h"
#include "pinale/pinale.h"

#include <array>

template<>
struct arena::GameArena<pinale::Pinale>
{
    static constexpr std::array benchedSeats{2, 4};
};
