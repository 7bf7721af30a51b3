// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"

/// What views of many games have, and what is so where one does not have it.
namespace common_view {

/// Who has called for the end of the deal.
template<class View>
[[nodiscard]] game::Seat knocker(const View &view)
{
    if constexpr (requires { view.knocker; })
        return view.knocker;
    else
        return game::nobody;
}

/// How often the turn has gone round, from 1.
template<class View>
[[nodiscard]] int lap(const View &view)
{
    if constexpr (requires { view.lap; })
        return view.lap;
    else
        return 1;
}

/// Who plays the deal.
template<class View>
[[nodiscard]] game::SeatSet playing(const View &view)
{
    if constexpr (requires { view.playing; })
        return view.playing;
    else
        return game::SeatSet::first(view.seats);
}

/// By seat: hands that lie open before all.
template<class View>
[[nodiscard]] auto &open(View &view)
{
    if constexpr (requires { view.open; })
        return view.open;
    else
        return view.shown;
}

} // namespace common_view
