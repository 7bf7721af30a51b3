// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/memory.h"

namespace mambassa {

using cards::Card;
using game::at;
using game::Seat;

void Memory::happened(const Event &event)
{
    if (const auto *dealt = std::get_if<Dealt>(&event))
        begin(*dealt);
    else if (const auto *moved = std::get_if<Moved>(&event))
        remember(*moved);
}

void Memory::begin(const Dealt &dealt)
{
    m_deal = dealt.number;
    m_knocked = false;
    for (auto &turns : m_turns)
        turns.clear();
    std::size_t cardsDealt = dealt.aside.size();
    for (const Hand &hand : dealt.hands)
        cardsDealt += hand.size();
    m_stock.clear();
    for (std::size_t card = cardsDealt; card < cards::italian::packSize; ++card)
        m_stock.push_back(Card());
}

void Memory::remember(const Moved &moved)
{
    auto &turns = m_turns[at(moved.seat)];
    if (const auto *exchange = std::get_if<Exchange>(&moved.move)) {
        turns.push_back({.exchange = *exchange, .monte = moved.monte, .afterKnock = m_knocked});
        turns.back().knocked = !m_knocked && isShirtChange(moved.move);
    } else if (std::holds_alternative<Keep>(moved.move)) {
        m_knocked = true;
    } else if (const auto *draw = std::get_if<Draw>(&moved.move); draw != nullptr && !m_stock.empty()) {
        m_stock.removeFront(1);
        m_stock.push_back(draw->discard);
        if (!turns.empty())
            turns.back().drew = true;
    } else if (std::holds_alternative<Stay>(moved.move) && !turns.empty()) {
        turns.back().knocked = !m_knocked && turns.back().exchange.give.empty();
    }
    m_knocked = m_knocked || (!turns.empty() && turns.back().knocked);
}

const std::vector<Turn> &Memory::turnsBefore(const View &view, Seat seat) const
{
    static const std::vector<Turn> none;
    return m_deal == view.deal ? m_turns[at(seat)] : none;
}

Pack Memory::stockBefore(const View &view) const
{
    if (m_deal == view.deal && static_cast<int>(m_stock.size()) == view.stock)
        return m_stock;
    Pack unknown;
    for (int card = 0; card < view.stock; ++card)
        unknown.push_back(Card());
    return unknown;
}

} // namespace mambassa
