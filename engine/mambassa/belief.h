// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/determinization.h"
#include "mambassa/memory.h"

#include <vector>

namespace mambassa {

/// What the hand of another seat may be: many hands that it may hold, each with a story of what it drew and put under
/// the stock before, and weighed by how likely a seat with that story is to do all that it did.
class Belief
{
public:
    /// For a seat that plays and is not the view's own; `missing` are the cards that it may hold besides those that are
    /// known of it.
    Belief(const View &view, game::Seat seat, const Memory &memory, const Pack &missing, game::Random &random);

    [[nodiscard]] game::Seat seat() const { return m_seat; }
    /// One of the hands, the likelier ones more often; empty where none fits what was seen.
    [[nodiscard]] Hand draw(game::Random &random) const;

private:
    /// A story is told from its end: the hand at one moment, and the weight of all that came after it.
    struct Story
    {
        Hand hand;
        double weight = 1;
    };
    [[nodiscard]] Story proposed(Pack &left, game::Random &random) const;
    /// Tells the story to its beginning; the weight is 0 where it cannot have been so.
    void tell(Story &story, const Pack &left, game::Random &random) const;
    void takeDrawBack(Story &story, std::size_t turn, const Pack &left, game::Random &random) const;
    void takeExchangeBack(Story &story, const Turn &turn) const;
    bool endsThePlay(Story &story) const;
    [[nodiscard]] double share(Strength strength) const { return m_ranking->share(strength); }

    const Ranking *m_ranking;
    game::Seat m_seat;
    /// It kept the dealer's four, and has done nothing since.
    bool m_kept = false;
    Hand m_known;
    /// Cards that all saw go into the hand and that may have gone under the stock.
    Pack m_maybe;
    std::vector<Turn> m_turns;
    /// By turn: the cards that all had seen go into the hand when it had exchanged.
    std::vector<Pack> m_open;
    std::vector<Hand> m_hands;
    /// The sum of the weights up to each hand, itself included.
    std::vector<double> m_sums;
};

} // namespace mambassa
