// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/hand_value.h"
#include "thirtyone/options.h"

#include <vector>

namespace thirtyone {

/// What hands may come to: the mean of the best value that can be kept after one more draw of a card of the pack, and
/// after two. A table made once for each pack and way to count.
class Prospects
{
public:
    /// Lives as long as the program.
    [[nodiscard]] static const Prospects &table(const Options &options);

    Prospects(const Prospects &) = delete;
    Prospects &operator=(const Prospects &) = delete;

    /// In the unit of Value.
    [[nodiscard]] double afterOne(cards::Card first, cards::Card second, cards::Card third) const
    {
        return m_afterOne[cards::numberOfThree(first, second, third)];
    }
    [[nodiscard]] double afterOne(const Hand &hand) const { return afterOne(hand[0], hand[1], hand[2]); }
    [[nodiscard]] double afterTwo(const Hand &hand) const
    {
        return m_afterTwo[cards::numberOfThree(hand[0], hand[1], hand[2])];
    }

    /// Of a hand to go on with: 31 where it is that, else what it comes to after one more draw.
    [[nodiscard]] double of(cards::Card first, cards::Card second, cards::Card third) const
    {
        return m_values->of(first, second, third) == thirtyOne ? thirtyOne : afterOne(first, second, third);
    }
    /// The mean value of three cards of the pack.
    [[nodiscard]] double meanValue() const { return m_meanValue; }
    /// What three cards of the pack come to in the mean, after one more draw.
    [[nodiscard]] double afterOneOfAny() const { return m_afterOneOfAny; }

    /// Of four cards the best three to go on with, and which one goes: 31 where it can be had, else what promises most.
    struct Kept
    {
        double promise = 0;
        std::size_t discard = HandValues::nowhere;
    };
    /// Never the card at `bound` goes, where there is one (T31-6).
    [[nodiscard]] Kept best(const Hand &four, std::size_t bound = HandValues::nowhere) const;

private:
    explicit Prospects(const Options &options);

    const HandValues *m_values;
    std::vector<float> m_afterOne;
    std::vector<float> m_afterTwo;
    double m_meanValue = 0;
    double m_afterOneOfAny = 0;
};

} // namespace thirtyone
