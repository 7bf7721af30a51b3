// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/turn.h"
#include "pinale/view.h"

namespace pinale {

/// In what way somebody looks at cards that are not laid yet.
struct Style
{
    bool plans = true;   ///< sees what cards may still become
    bool counts = true;  ///< knows which cards are still out
    bool minds = true;   ///< minds what the others can do with a discard, and when they may go out
    double boldness = 1; ///< what a going out is worth to it, of what it costs the others
    double caution = 1;  ///< what it fears of a discard, of what that may bring the others
    double clinging = 1; ///< how dear wilds are to it
    bool operator==(const Style &) const = default;
};

/// A hand as its player sees it: how much the cards that it holds may still bring in, and cost. All in points.
class Outlook
{
public:
    /// `pile` are the discards that the seat remembers, the top included.
    Outlook(const View &view, const Pack &pile, const Style &style);

    /// What cards held at the end of a turn are worth, with this board.
    [[nodiscard]] double worthOf(const Bag &hand, const Board &board) const;
    /// What a discard may be worth to the others.
    [[nodiscard]] double danger(Card discard, const Board &board) const;
    /// What going out is worth besides the melds: what the others lose by it.
    [[nodiscard]] double outWorth() const { return m_outWorth; }
    /// What long runs of a side may still come to, and a way to go out.
    [[nodiscard]] double promise(const Board &board, const Bag &hand) const;
    /// What a point of another side is worth to this one, as a loss.
    [[nodiscard]] double share() const { return m_share; }
    [[nodiscard]] const Style &style() const { return m_style; }

private:
    /// The chance that one of so many cards comes in time.
    [[nodiscard]] double chance(double outs) const;
    [[nodiscard]] double out(Card face) const { return m_out[face.face()]; }

    Style m_style;
    int m_side;
    const Options *m_options;
    std::array<float, cards::french::faceCount> m_out{}; ///< copies that are still out, as far as it counts them
    double m_wildsOut = 0;
    double m_unseen = 1;
    double m_turns = 6;    ///< that the hand may still last
    double m_carrying = 0; ///< of a card's points, what is lost by holding it
    double m_outWorth = 0;
    double m_share = 1;
    static constexpr int mostTenths = 128;
    mutable std::array<float, mostTenths> m_chances{}; ///< by tenths of outs, those that were asked for
};

} // namespace pinale
