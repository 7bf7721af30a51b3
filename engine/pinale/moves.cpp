// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/moves.h"

#include "pinale/turn.h"

namespace pinale {

namespace {

std::optional<Illegal> check(const Choice &choice, const Play &play)
{
    if (choice.phase != (play.takes ? Phase::draw : Phase::play))
        return Illegal::notNow;
    return Turn(choice, play.takes).follow(play);
}

} // namespace

std::optional<Illegal> check(const Choice &choice, const Move &move)
{
    if (const auto *play = std::get_if<Play>(&move))
        return check(choice, *play);
    if (const auto *cut = std::get_if<Cut>(&move)) {
        if (choice.phase != Phase::cut)
            return Illegal::notNow;
        return cut->at < 1 || cut->at > cutMost ? std::optional(Illegal::cutOutsideThePack) : std::nullopt;
    }
    return choice.phase == Phase::draw ? std::nullopt : std::optional(Illegal::notNow);
}

} // namespace pinale
