// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "opponents/level.h"
#include "opponents/temperament.h"
#include "pinale/memory.h"
#include "pinale/outlook.h"
#include "pinale/planner.h"

#include <stop_token>

namespace pinale {

/// Who plays Pinale, at each level:
///   novice   sees what its cards may become, but lays one thing after the other, counts nothing, minds nobody, and
///            takes from the pile now and then because it can
///   casual   looks at a few ways to lay, and counts the cards and minds the others only in some turns
///   regular  counts both copies of each card, minds what the others can do with its discard, and when they may go out
///   expert   plays the best turns on in hands that may be the real one, and goes by the chance to win the match
/// Of the temperaments early and late differ in what going out is worth to them, the hoarder gives wilds up
/// unwillingly, and the denier fears more for its discards.
class Policy
{
public:
    Policy(opponents::Level level, std::uint64_t seed,
           opponents::Temperament temperament = opponents::Temperament::even);

    [[nodiscard]] bool listens() const { return m_level >= opponents::Level::regular; }
    void happened(const Event &seen);
    [[nodiscard]] Move choose(const View &view, const std::stop_token &stop = {});

private:
    [[nodiscard]] Pack pileOf(const View &view) const;
    [[nodiscard]] Move best(const View &view, const std::stop_token &stop);

    opponents::Level m_level;
    opponents::Temperament m_temperament;
    game::Random m_random;
    Memory m_memory;
};

} // namespace pinale
