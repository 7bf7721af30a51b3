// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "stopthebus/events.h"
#include "stopthebus/opponent_model.h"
#include "stopthebus/view.h"

#include <vector>

namespace stopthebus {

/// One step of a turn that a seat was seen to take.
struct Act
{
    game::Seat seat = game::nobody;
    Move move;
    /// The open cards before it.
    Hand monte;
    /// After a stop.
    bool last = false;
    /// The second step of a turn.
    bool second = false;
};

/// How a seat stood when it acted, as far as its cards are known: what was given and taken comes first, so that the way
/// of an act has a number.
struct Stance
{
    /// Before the act; after it where nothing was exchanged.
    Hand hand;
    Hand monte;
    Way way = wayToKeep;
    bool last = false;
    bool second = false;
    bool stops = false;
};
/// The stances of a seat from its last act to its first, where that is its hand now, as far as it is known.
[[nodiscard]] std::vector<Stance> stancesOf(game::Seat seat, const std::vector<Act> &acts, Hand hand);

/// By which house rules a seat plays, and what hands are worth.
struct RulesInPlay
{
    const Ranking *ranking = nullptr;
    const Prospects *prospects = nullptr;
    bool mayPass = false;
    bool mayStand = true;

    explicit RulesInPlay(const View &view);
    [[nodiscard]] Occasion occasion(bool last) const
    {
        return {.ranking = ranking, .prospects = prospects, .last = last, .mayKeep = last ? mayStand : mayPass};
    }
};

/// Multiplies how likely each model is with how likely it makes what was done: `stance` with all cards known.
void weigh(ModelBelief &belief, const Stance &stance, const RulesInPlay &table);

/// What a player keeps in mind of a match: the deal's acts, and how the others have shown to play. It is told of the
/// events as its seat may see them.
class Memory
{
public:
    Memory() { m_modelBeliefs.fill(ModelBelief::ofAStranger()); }

    void happened(const Event &event);
    /// Takes in by which rules hands are compared: nothing is learnt before.
    void look(const View &view)
    {
        m_table.emplace(view);
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

    std::optional<RulesInPlay> m_table;
    game::Seat m_seat = game::nobody;
    /// Seats that were seen to play to a showdown.
    game::SeatSet m_met;
    std::array<ModelBelief, game::maxSeats> m_modelBeliefs;
    int m_deal = 0;
    bool m_stopped = false;
    Hand m_monte;
    std::vector<Act> m_acts;
};

} // namespace stopthebus
