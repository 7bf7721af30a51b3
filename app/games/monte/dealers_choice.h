// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// In a game round a monte the dealer may look at cards before anybody else, and then chooses what becomes of them.
template<class View>
inline constexpr bool hasDealersChoice = requires
{
    decltype(View::phase)::dealersChoice;
};

/// Whether the dealer of a game round a monte looks at cards, and at no other; in games without that choice never.
template<class View>
[[nodiscard]] constexpr bool dealerChoosesIn(const View &view)
{
    if constexpr (hasDealersChoice<View>)
        return view.phase == decltype(view.phase)::dealersChoice;
    else
        return false;
}
