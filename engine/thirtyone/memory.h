// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/events.h"
#include "thirtyone/opponent_model.h"
#include "thirtyone/view.h"

#include <vector>

namespace thirtyone {

/// How a seat used one turn, as all saw it.
struct Act
{
    enum class Kind : std::uint8_t { drew, took, knocked, stood, exchanged, swapped, kept };

    game::Seat seat = game::nobody;
    Kind kind = Kind::drew;
    int lap = 1;
    int playing = 0; ///< seats that have a hand
    bool afterKnock = false;
    cards::Card offered;   ///< the top of the discard pile before it
    cards::Card discarded; ///< a back where none was
    Hand held;             ///< cards that all knew to be in its hand before it
    Hand given;            ///< into the middle
    Hand came;             ///< for them; backs where they were taken unseen
    Hand laid;             ///< by the dealer of Switch, who kept the other hand
};

/// What a seat held after its acts, followed back through them: of several ways that lead there any one, by chance.
class Path
{
public:
    explicit Path(const HandValues &values)
        : m_values(&values)
    {
    }
    /// Takes in what the seat did, from the last act to the first, where it held `after` in the end. The weights are
    /// multiplied by how likely each model makes that; false where it cannot be.
    bool follow(const std::vector<Act> &acts, game::Seat seat, Hand after, ModelBelief &weights,
                game::Random &random) const;

private:
    bool stepBack(const Act &act, Hand &hand, double &factor, game::Random &random) const;
    bool stepBackOverExchange(const Act &act, Hand &hand, double &factor, game::Random &random) const;

    const HandValues *m_values;
};

/// What a player keeps in mind of a match: the deal's acts, and how the others have shown to play. It is told of the
/// events as its seat may see them.
class Memory
{
public:
    Memory();

    void happened(const Event &event);
    /// Takes in how hands are counted and who looks: nothing is learnt before.
    void look(const View &view)
    {
        m_values = view.values;
        m_seat = view.seat;
    }

    /// The acts of the view's deal, in order; none where they were not all seen.
    [[nodiscard]] const std::vector<Act> &actsBefore(const View &view) const;
    /// What is believed of how a seat knocks.
    [[nodiscard]] ModelBelief modelBeliefOf(game::Seat seat) const;

private:
    void begin(const Dealt &dealt);
    void remember(const Moved &moved);
    /// What becomes of the middle and the packets, and of what all know, by such a move.
    void rememberSwap(const Moved &moved);
    void learnFrom(const Showdown &showdown);

    const HandValues *m_values = nullptr;
    game::Seat m_seat = game::nobody;
    std::array<ModelBelief, game::maxSeats> m_beliefs;
    game::Random m_random{31};

    int m_deal = 0;
    game::Seat m_dealer = game::nobody;
    int m_playing = 0;
    bool m_knocked = false;
    int m_lap = 1;
    Pack m_discards;
    Hands m_known;
    Hand m_knownClosed; ///< cards that all know to be in the packet that lies face down
    Act m_open;         ///< of which the discard is still to come
    std::vector<Act> m_acts;
};

} // namespace thirtyone
