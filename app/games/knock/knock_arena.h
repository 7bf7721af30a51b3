// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/game_arena.h"
#include "knock/knock.h"

#include <array>

template<>
struct arena::GameArena<knock::Knock>
{
    static constexpr std::array benchedSeats{knock::seats};
};
