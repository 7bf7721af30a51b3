// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/events.h"
#include "petrangola/opponent_model.h"
#include "petrangola/view.h"

#include <vector>

namespace petrangola {

/// One thing that a seat did openly in the deal: the dealer's choice, or the use of a turn.
struct Act
{
    game::Seat seat = game::nobody;
    Move move;
    /// The monte before it; where the dealer exposed three cards, those; empty where it kept them.
    Hand monte;
    int lap = 1;
    bool afterKnock = false;
};

/// The cards on the table when an act was done, put into the order in which its way has a number: what was given and
/// taken first.
struct Stance
{
    Way way = wayToKeep;
    /// Of the hand before the act as far as it is known: the given cards first.
    Hand hand;
    Hand monte;
    Occasion occasion;
};
/// How the seat stood when it did that in a turn; `after` is its hand afterwards, as far as it is known.
[[nodiscard]] Stance stanceOf(const Act &act, const Hand &after, const Ranking &ranking, int playing);
/// True where the act was the deal's knock.
[[nodiscard]] bool knocked(const Act &act);

/// How likely each model makes what was done; to be multiplied over the acts of one seat.
struct Evidence
{
    std::array<double, knockModels> knock;
    std::array<double, swapModels> swap;
    std::array<double, thresholds> keep;

    Evidence();
    /// Takes in an act in a turn: `stance.hand` must be complete.
    void seen(const Stance &stance, bool knocks);
    /// Takes in the dealer's choice on these three.
    void chosen(bool kept, Strength strength);
};

/// What a player keeps in mind of a match: the deal's acts, and how the others have shown to play. It is told of the
/// events as its seat may see them.
class Memory
{
public:
    void happened(const Event &event);
    /// Takes in by which rules hands are compared: nothing is learnt before.
    void look(const View &view)
    {
        m_ranking = view.ranking;
        m_seat = view.seat;
    }

    /// The acts of the view's deal, in order; none where they were not all seen.
    [[nodiscard]] const std::vector<Act> &actsBefore(const View &view) const;
    /// What is believed of how a seat plays: by what it did, and a little by what the others are like.
    [[nodiscard]] ModelBelief modelBeliefOf(game::Seat seat) const;

private:
    void begin(const Dealt &dealt);
    void remember(const Moved &moved);
    void learnFrom(const Showdown &showdown);

    static std::array<ModelBelief, game::maxSeats> strangers();

    const Ranking *m_ranking = nullptr;
    game::Seat m_seat = game::nobody;
    /// Seats that were seen to play to a showdown.
    game::SeatSet m_met;
    std::array<ModelBelief, game::maxSeats> m_modelBeliefs = strangers();
    int m_deal = 0;
    game::Seat m_dealer = game::nobody;
    game::SeatSet m_playing;
    int m_lap = 1;
    game::Seat m_knocker = game::nobody;
    Hand m_monte;
    std::vector<Act> m_acts;
};

} // namespace petrangola
