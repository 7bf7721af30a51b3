// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/option.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace petrangola {

/// Which three of a kind is better, three aces aside.
enum class TrisOrder : std::uint8_t {
    lowBest, ///< 2-2-2 is the best and K-K-K the worst
    card,    ///< the cards' own order: K-K-K is the best and 2-2-2 the worst
};

/// The house rules that change what a hand is worth (rules/petrangola.md, "Ranking" and "Variations").
struct RankingOptions
{
    /// 3-2-A of a suit is a sequence too, the lowest; A-K-H is still the highest. Default: off.
    bool aceLow = false;
    /// Three of a kind beats a sequence; three aces beat both. Default: off.
    bool trisBeatsSequence = false;
    /// Default: the lower rank is better.
    TrisOrder trisOrder = TrisOrder::lowBest;

    bool operator==(const RankingOptions &) const = default;
};

/// The house rules of a match.
struct Options
{
    /// Tokens (marche) that each seat starts with, 1 to 9. Default: 3.
    int tokens = 3;
    RankingOptions ranking;
    /// A seat whose knock keeps a petrangola lays it face up at once (P-9). Default: off.
    bool showOnKnock = false;
    /// How often a seat may pay a new stake after its last token, 0 to 3 (P-7). Default: 1.
    int reentries = 1;
    /// Packs of forty cards, 1 or 2, or 0 for as many as the seats need (P-1). Default: 0.
    int packs = 0;
    /// What each seat pays into the pool, in cents of play money, 0 or more. Default: 1.00 €.
    std::int64_t stake = 100;

    bool operator==(const Options &) const = default;
};

inline constexpr game::Seating seating{.fewest = 2, .most = 24, .usual = 6};
/// The most seats that one pack serves (P-1).
inline constexpr int mostSeatsWithOnePack = 12;
inline constexpr int mostTokens = 9;
inline constexpr int mostReentries = 3;
/// The largest stake, in cents: far from the point where a pool of 24 seats and their re-entries could overflow.
inline constexpr std::int64_t largestStake = 1'000'000'000;

/// The house rules in the order in which they are listed.
[[nodiscard]] std::span<const game::Option<Options>> optionList();

/// The first fault of these options for so many seats, or nothing.
[[nodiscard]] inline std::optional<game::OptionFault> check(const Options &options, int seats)
{
    return game::firstFault(options, optionList(), seating, seats);
}

/// The packs in play: what the options ask for, or else one up to 12 seats and two above (P-1).
[[nodiscard]] constexpr int packsInPlay(const Options &options, int seats)
{
    if (options.packs != 0)
        return options.packs;
    return seats <= mostSeatsWithOnePack ? 1 : 2;
}

} // namespace petrangola
