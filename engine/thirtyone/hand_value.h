// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/threes.h"
#include "thirtyone/hand.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace thirtyone {

/// What a hand is worth, doubled, as three of a kind may count 30.5: greater is better, equal is a tie.
using Value = std::uint8_t;

inline constexpr Value thirtyOne = 62;
inline constexpr Value thirtyAndAHalf = 61;

/// What a card counts: ace 11, king, queen, jack and ten 10, the rest their number.
constexpr int points(cards::Card card)
{
    constexpr int byRank[cards::french::rankCount] = {2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11};
    return byRank[static_cast<int>(cards::french::rank(card))];
}

/// What all hands are worth by one way to count them: for the highest sum of one suit, or for three of a kind too. A
/// table made once: one look-up a hand.
class HandValues
{
public:
    /// Lives as long as the program.
    [[nodiscard]] static const HandValues &table(bool threeOfAKind305);

    HandValues(const HandValues &) = delete;
    HandValues &operator=(const HandValues &) = delete;

    [[nodiscard]] Value of(cards::Card first, cards::Card second, cards::Card third) const
    {
        return m_table[cards::numberOfThree(first, second, third)];
    }
    /// Of three open cards.
    [[nodiscard]] Value of(const Hand &hand) const { return of(hand[0], hand[1], hand[2]); }

    /// Of four cards that one of them is discarded from: the best that can be kept, and which goes. Of equal ones the
    /// card that counts least goes; never the one at `bound`, where there is one (T31-6).
    struct Kept
    {
        Value value = 0;
        std::size_t discard = 0;
    };
    static constexpr std::size_t nowhere = cardsInHand + 1;
    [[nodiscard]] Kept best(const Hand &four, std::size_t bound = nowhere) const;

    /// Of all hands of that pack, the share that is worth less; 0 to 1.
    [[nodiscard]] double shareBelow(Value value, bool strippedPack) const
    {
        return m_shares[strippedPack ? 1 : 0][value];
    }

    /// The suit that counts, of equal ones the first in the pack's order; nothing where it is three of a kind that
    /// does.
    [[nodiscard]] std::optional<cards::french::Suit> suitOf(const Hand &hand) const;

private:
    explicit HandValues(bool threeOfAKind305);

    std::vector<Value> m_table;
    std::array<std::array<double, thirtyOne + 1>, 2> m_shares{};
};

} // namespace thirtyone
