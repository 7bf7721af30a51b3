// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "knock/heuristics.h"
#include "opponents/level.h"
#include "opponents/temperament.h"

#include <stop_token>

namespace knock {

/// Who plays Knock!, at each level:
///   novice   follows suit, plays high where that takes the trick, and low elsewhere
///   casual   counts the trumps, and weighs what the trick is worth against what the card may still bring in,
///            but for a slip now and then; gives the signals that pay
///   regular  counts every card and who has none of a suit, makes suits short with its discard, asks its partner and
///            does as it is asked
///   expert   plays each card on in hands that fit all that it has seen and heard, and its discard too
class Policy
{
public:
    Policy(opponents::Level level, std::uint64_t seed,
           opponents::Temperament temperament = opponents::Temperament::even);

    [[nodiscard]] bool listens() const { return m_level >= opponents::Level::regular; }
    void happened(const Event &seen);
    [[nodiscard]] Move choose(const View &view, const std::stop_token &stop = {});

private:
    [[nodiscard]] Move discard(const View &view, const std::stop_token &stop);
    [[nodiscard]] Say say(const View &view) const;
    [[nodiscard]] Card card(const View &view, const std::stop_token &stop);
    [[nodiscard]] Card highest(const View &view);
    [[nodiscard]] Card bestByOutlook(const View &view, Outlook::Counting counting);
    [[nodiscard]] Card bestByRollouts(const View &view, const std::stop_token &stop);
    [[nodiscard]] Signal signalWith(const View &view, Card card) const;

    opponents::Level m_level;
    opponents::Temperament m_temperament;
    game::Random m_random;
    Memory m_memory;
};

} // namespace knock
