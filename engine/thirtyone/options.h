// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/option.h"
#include "game/standing.h"

#include <cstdint>
#include <optional>
#include <span>

namespace thirtyone {

/// With which cards is played.
enum class PackKind : std::uint8_t {
    full,     ///< all 52
    stripped, ///< the 32 from the seven on, as the Dutch play
};

/// Where cards are got from besides the hand.
enum class Source : std::uint8_t {
    piles,   ///< the stock and the discard pile
    widow,   ///< those, and three cards in the middle to exchange with (3.2)
    packets, ///< a packet that lies open and one that lies face down, and no stock: Switch (3.5)
};

/// What is lost or won, and what the match is about.
enum class Settlement : std::uint8_t {
    lives,  ///< pennies, one a life, which go into the pot
    bill,   ///< a banknote each, of which a corner is folded for every life (3.3)
    points, ///< nobody loses anything: points are written down until somebody has enough (3.6)
    pot,    ///< chips: everybody antes for each deal, and the highest hand takes the pot (3.2)
};

/// What becomes of a deal of Switch when a seat restarts it at the showdown (SW-5).
enum class SwitchReset : std::uint8_t {
    cancelHand,   ///< it is void, and the same dealer deals again
    nextDealOnly, ///< it counts, and only the next deal has the packet
    off,          ///< nobody may
};

/// The house rules of a match (rules/thirty-one.md, "Options").
struct Options
{
    Source source = Source::piles;
    Settlement settlement = Settlement::lives;
    PackKind pack = PackKind::full;
    /// Pennies that each seat starts with, 1 to 5; of bearing where pennies are played for only.
    int lives = 3;
    /// Who has paid the last penny plays on until the next loss; with a bill everybody may, on the free ride.
    bool county = true;
    /// What a bill is worth: 1, 5, 10 or 20; of no bearing where pennies are.
    int billValue = 5;
    /// Points that decide a match to points: 21, 31, 50 or 100 (CUM-5).
    int target = 31;
    /// Chips that each seat starts with, 5 to 50, and those that it antes for a deal, 1 to 3; of bearing where chips
    /// are played for only (3.2).
    int chips = 10;
    int ante = 1;
    /// The deal after which a match for chips is over, 5 to 50 (WID-5).
    int maxHands = 20;
    /// Laps of Switch after which a deal without a knock is void, 5 to 50 (SW-4).
    int capRounds = 10;
    SwitchReset switchReset = SwitchReset::cancelHand;
    /// Three cards of a rank count 30.5 (T31-14).
    bool threeOfAKind305 = false;
    /// 31 ends a deal at once after a knock too, and the knocker then loses two (T31-5).
    bool blitzAfterKnock = false;
    /// The lap from which a seat may knock, 1 or 2 (T31-7).
    int knockFromRound = 1;
    /// Between deals anybody may bet with another on who lasts longer (3.4).
    bool sideBets = false;
    /// What each has to bet with, 5 to 100; of bearing with side bets only (SIDE-3).
    int sidePurse = 20;

    bool operator==(const Options &) const = default;
};

/// T31-11.
inline constexpr game::Seating seating{.fewest = 2, .most = 7, .usual = 4, .clockwise = true};
inline constexpr int mostLives = 5;
inline constexpr int mostChips = 50;
inline constexpr int mostAnte = 3;

inline constexpr int cornersOfABill = 4;

/// What is counted by these rules.
[[nodiscard]] constexpr game::Score scoreOf(const Options &options)
{
    switch (options.settlement) {
    case Settlement::points:
        return game::Score::points;
    case Settlement::pot:
        return game::Score::chips;
    case Settlement::lives:
    case Settlement::bill:
        break;
    }
    return game::Score::lives;
}
/// The pieces that a seat starts with, one a life: pennies, or corners that are not folded.
[[nodiscard]] constexpr int piecesAtStart(const Options &options)
{
    return options.settlement == Settlement::bill ? cornersOfABill : options.lives;
}
/// Whether who has lost the last piece plays on until the next loss: on the county, or on a free ride.
[[nodiscard]] constexpr bool playsOnForNothing(const Options &options)
{
    return options.settlement == Settlement::bill || options.county;
}
/// Losses that put a seat out of the match: all its pieces, and one more where it plays on for nothing.
[[nodiscard]] constexpr int lossesToBeOut(const Options &options)
{
    return piecesAtStart(options) + (playsOnForNothing(options) ? 1 : 0);
}
/// What a seat starts with, in the unit of scoreOf(): losses that put it out, no points, or its chips.
[[nodiscard]] constexpr int scoreAtStart(const Options &options)
{
    if (options.settlement == Settlement::pot)
        return options.chips;
    return scoreOf(options) == game::Score::lives ? lossesToBeOut(options) : 0;
}
/// A stock to draw from and a discard pile.
[[nodiscard]] constexpr bool hasPiles(const Options &options)
{
    return options.source != Source::packets;
}
/// Three cards in the middle to exchange with: the widow, or the packet that lies open.
[[nodiscard]] constexpr bool hasMiddle(const Options &options)
{
    return options.source != Source::piles;
}
[[nodiscard]] constexpr int cardsInPack(const Options &options)
{
    return options.pack == PackKind::full ? 52 : 32;
}

/// The house rules in the order in which they are listed.
[[nodiscard]] std::span<const game::Option<Options>> optionList();

/// The first fault of these options for so many seats, or nothing.
[[nodiscard]] inline std::optional<game::OptionFault> check(const Options &options, int seats)
{
    return game::firstFault(options, optionList(), seating, seats);
}

} // namespace thirtyone
