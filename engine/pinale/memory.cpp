// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/memory.h"

namespace pinale {

void Memory::happened(const Event &seen)
{
    if (const auto *dealt = std::get_if<Dealt>(&seen)) {
        m_deal = dealt->number;
        m_pile = {dealt->up};
    } else if (std::holds_alternative<Reshuffled>(seen)) {
        if (!m_pile.empty())
            m_pile.removeFront(m_pile.size() - 1);
    } else if (const auto *moved = std::get_if<Moved>(&seen)) {
        const auto *play = std::get_if<Play>(&moved->move);
        if (play == nullptr)
            return;
        if (play->takes && !m_pile.empty())
            m_pile.truncate(m_pile.size() - 1);
        if (m_pile.size() < Pack::capacity())
            m_pile.push_back(play->discard);
    }
}

} // namespace pinale
