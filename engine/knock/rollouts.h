// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/determinization.h"
#include "knock/worth.h"

namespace knock {

/// A deal played on in thought with all hands known: nobody signals, and each seat plays the card that is worth most by
/// what the trick can come to.
class Rollout
{
public:
    /// What came of a trick.
    struct Taken
    {
        game::Seat by = game::nobody;
        int points = 0; ///< of its cards without the Fool, and one for the trick
    };

    Rollout(const Ranking &ranking, const Hands &hands, const Trick &trick, const Habits &habits);

    /// The seat to play lays this card.
    void play(Card card);
    /// Plays on to the end; by how many points the side of seat 0 has come off better from here on, the trick under way
    /// included.
    [[nodiscard]] int finish();
    /// The first trick that has ended since it began; nobody's before.
    [[nodiscard]] const Taken &firstTaken() const { return m_first; }

private:
    [[nodiscard]] Card choose() const;
    [[nodiscard]] Card lead() const;
    /// The highest that the seat can lay to a suit.
    [[nodiscard]] int reach(game::Seat seat, Suit led) const;
    void endTrick();

    const Ranking &m_ranking;
    const Habits &m_habits;
    Hands m_hands;
    game::Seat m_toPlay;
    int m_laid = 0; ///< cards in the trick
    std::optional<Suit> m_led;
    int m_bestHeight = 0;
    game::Seat m_best = game::nobody;
    int m_points = 0; ///< in the trick, without the Fool's
    int m_lead = 0;   ///< of the side of seat 0
    Taken m_first;
};

} // namespace knock
