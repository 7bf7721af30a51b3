// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/solver.h"

namespace pinale {

namespace {

class Finisher
{
public:
    explicit Finisher(Turn turn)
        : m_turn(std::move(turn))
    {
        eachSwap(m_turn, [this](const Swap &swap) {
            m_swaps.push_back(swap);
            return false;
        });
    }

    /// Swaps can all come first: they need nothing that is laid in the turn, and leave no meld with more wilds.
    bool swapFrom(std::size_t at)
    {
        if (at == m_swaps.size())
            return place();
        if (swapFrom(at + 1))
            return true;
        if (m_turn.apply(m_swaps[at]))
            return false;
        if (swapFrom(at + 1))
            return true;
        m_turn.undo();
        return false;
    }
    [[nodiscard]] const Turn &turn() const { return m_turn; }

private:
    /// Places what is owed.
    bool place()
    {
        const Hand owed = m_turn.owed();
        if (owed.empty())
            return m_turn.hand().size() > 1 || (m_turn.hand().size() == 1 && m_turn.qualified());
        const Card must = owed[0];
        for (std::size_t meld = 0; meld < m_turn.board().size(); ++meld) {
            const auto lay
                = [&](const Slots &before, const Slots &after) { return goOn(stepsOf(meld, before, after)); };
            // The turn changes while it is looked through: what is there is asked of a copy.
            if (eachExtension(Turn(m_turn), meld, must, lay))
                return true;
        }
        return eachNewMeld(Turn(m_turn), must, [&](const Meld &meld) { return goOn({NewMeld{meld}}); });
    }
    bool goOn(const std::vector<Step> &steps)
    {
        std::size_t laid = 0;
        while (laid < steps.size() && !m_turn.apply(steps[laid]))
            ++laid;
        if (laid == steps.size() && place())
            return true;
        for (; laid > 0; --laid)
            m_turn.undo();
        return false;
    }

    Turn m_turn;
    std::vector<Swap> m_swaps;
};

} // namespace

std::optional<Turn> finish(const Turn &turn)
{
    Finisher finisher(turn);
    return finisher.swapFrom(0) ? std::optional(finisher.turn()) : std::nullopt;
}

bool mayTake(const Choice &choice)
{
    return choice.phase == Phase::draw && !choice.up.hidden() && finish(Turn(choice, true)).has_value();
}

} // namespace pinale
