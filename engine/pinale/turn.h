// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/moves.h"

namespace pinale {

/// A turn after the draw, as a transaction: what is laid can be taken back step by step until the discard, since
/// nothing hidden is shown in between. The engine plays whole turns; whoever makes one up step by step does it here.
class Turn
{
public:
    /// `choice` must be one in which a turn may be played, and outlive this where `takes` is not decided yet.
    /// `takes`: with the top of the pile in the hand, which must be laid.
    Turn(const Choice &choice, bool takes);

    [[nodiscard]] bool takes() const { return m_takes; }
    [[nodiscard]] const Bag &hand() const { return m_hand; }
    [[nodiscard]] const Board &board() const { return m_board; }
    [[nodiscard]] const std::vector<Step> &steps() const { return m_steps; }
    [[nodiscard]] int side() const { return m_side; }
    [[nodiscard]] const Options &options() const { return *m_options; }

    /// Lays what the step says; an illegal one changes nothing and is named.
    [[nodiscard]] std::optional<Illegal> apply(const Step &step);
    /// All steps of a whole turn, and whether its discard may end it; at the first fault it stays as it is there.
    [[nodiscard]] std::optional<Illegal> follow(const Play &play);
    /// Takes the last step back; there must be one.
    void undo();
    /// Takes all steps back.
    void revert();

    /// Cards in the hand that must be on the table before the discard: the one taken from the pile, and wilds swapped
    /// out (PINALE-9 and PINALE-10). Of cards that look alike any may be laid.
    [[nodiscard]] Hand owed() const;
    /// How many cards of this face are owed.
    [[nodiscard]] int owed(Card face) const { return std::max(0, m_hand.count(face) - m_before.count(face)); }
    /// Why the turn cannot end with this discard, or nothing.
    [[nodiscard]] std::optional<Illegal> checkDiscard(Card card) const;
    /// Whether the side may go out as the board is.
    [[nodiscard]] bool qualified() const { return hasQualifier(m_board, m_side, *m_options); }
    /// The turn as a move.
    [[nodiscard]] Play play(Card discard) const { return {.takes = m_takes, .steps = m_steps, .discard = discard}; }

private:
    /// What undoes a step.
    struct Before
    {
        Bag hand;
        std::uint8_t meld = 0;
        Meld was; ///< meaningless for a new meld
    };
    [[nodiscard]] std::optional<Illegal> lay(const NewMeld &step);
    [[nodiscard]] std::optional<Illegal> extend(const Extend &step);
    [[nodiscard]] std::optional<Illegal> swap(const Swap &step);
    /// Takes the cards out of the hand; false where it does not hold them.
    [[nodiscard]] bool takeOut(const Slots &slots);

    const Options *m_options;
    int m_side;
    bool m_takes;
    Bag m_before; ///< the hand without the card taken from the pile
    Bag m_hand;
    Board m_board;
    std::vector<Step> m_steps;
    std::vector<Before> m_past;
};

/// The cards with which the turn may end as it stands; of those that look alike one.
[[nodiscard]] Hand discards(const Turn &turn);

} // namespace pinale
