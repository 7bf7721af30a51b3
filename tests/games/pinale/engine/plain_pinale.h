// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

/// The rules of Pinale once more, as plainly as the rules page says them and sharing nothing with the engine: cards are
/// codes, a wild in a meld is "XR=6H".
namespace plain {

struct PinaleRules
{
    std::string maxWilds = "notMoreThanNaturals";
    bool pureQualifier = false;
    std::string wildGroupDoubling = "naturals";
    bool fullRunWilds = false;
};

[[nodiscard]] bool isWildCard(const std::string &code);
[[nodiscard]] int cardValue(const std::string &code);

/// What cards in this order are worth as a meld, or nothing where they are none.
[[nodiscard]] std::optional<int> meldValue(const std::vector<std::string> &cards, const PinaleRules &rules);
/// Whether a meld allows to go out.
[[nodiscard]] bool allowsOut(const std::vector<std::string> &cards, const PinaleRules &rules);

/// A turn to be ended: the hand with the card taken, how often each card may be left in it, and the board.
struct PinaleTurn
{
    struct OnTable
    {
        bool own = true;
        std::vector<std::string> cards;
    };
    std::vector<std::string> hand;
    std::vector<std::string> mayKeep;
    std::vector<OnTable> board;
};
/// Whether some discard is legal after some steps: everything that can be laid, extended and swapped is tried.
[[nodiscard]] bool canEnd(const PinaleTurn &turn, const PinaleRules &rules);

} // namespace plain
