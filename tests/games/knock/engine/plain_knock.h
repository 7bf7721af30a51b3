// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <string>
#include <vector>

/// The rules of Knock! once more, as plainly as the rules page has them, in codes; no line is shared with the engine.
namespace plain {

struct KnockRules
{
    bool angel = false;
    bool countersMinusOne = false;
    bool discardsNeedATrick = false;
};
struct KnockTrick
{
    int leader = 0;
    int winner = 0;
    std::vector<std::string> cards; ///< in order of play
};
struct KnockDeal
{
    int dealer = 0;
    std::vector<std::string> laid = {};
    std::vector<KnockTrick> tricks = {};
};
struct Counted
{
    std::array<int, 2> points{}; ///< of the cards of each side
    std::array<int, 2> tricks{};
    int cards = 0;    ///< in both piles
    std::string paid; ///< for the Fool; empty where nothing was
};

[[nodiscard]] int points(const std::string &card, const KnockRules &rules);
/// The place of the card that takes the trick.
[[nodiscard]] int winner(const std::vector<std::string> &trick, const KnockRules &rules);
[[nodiscard]] bool mayPlay(const std::vector<std::string> &hand, const std::vector<std::string> &trick,
                           const std::string &card);
[[nodiscard]] Counted count(const KnockDeal &deal, const KnockRules &rules);

} // namespace plain
