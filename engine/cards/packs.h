// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/french_pack.h"
#include "cards/italian_pack.h"
#include "cards/tarocco_pack.h"

#include <algorithm>
#include <array>

namespace cards {

/// The packs of the house, each with its folder in resources/packs/.
inline constexpr std::array packs{&italian::piacentine, &french::pack, &tarocco::pack};

/// The pack of that name, or nullptr.
constexpr const Pack *findPack(std::string_view name)
{
    const auto *const found
        = std::find_if(packs.begin(), packs.end(), [name](const Pack *pack) { return pack->name == name; });
    return found == packs.end() ? nullptr : *found;
}

} // namespace cards
