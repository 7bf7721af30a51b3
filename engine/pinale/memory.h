// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/events.h"

namespace pinale {

/// The pile as somebody has it in mind who has seen each card come and go.
class Memory
{
public:
    void happened(const Event &seen);

    /// Whether it has heard all of this hand.
    [[nodiscard]] bool knows(int deal) const { return m_deal == deal; }
    /// From the lowest; the last is the top.
    [[nodiscard]] const Pack &pile() const { return m_pile; }

private:
    int m_deal = 0;
    Pack m_pile;
};

} // namespace pinale
