// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/state.h"

namespace pinale {

using game::at;
using game::Seat;

Choice State::choice() const
{
    const Seat seat = toMove();
    Choice choice{.phase = seat == game::nobody ? Phase::over : m_phase, .options = &m_options, .board = &m_board};
    if (seat == game::nobody)
        return choice;
    choice.side = sideOf(seat, m_options);
    choice.hand = m_hands[at(seat)];
    if (!m_pile.empty())
        choice.up = m_pile[m_pile.size() - 1];
    return choice;
}

View State::view(Seat seat) const
{
    View view;
    view.options = m_options;
    view.seat = seat;
    view.seats = m_seats;
    view.toMove = toMove();
    view.phase = m_phase;
    view.deal = m_deal;
    view.dealer = m_dealer;
    view.score = spread(m_score, m_seats, m_options);
    if (over())
        view.winners = m_winners;
    view.hand = m_hands[at(seat)].list();
    if (seat == m_turn)
        view.drawn = m_drawn;
    view.board = m_board;
    if (!m_pile.empty())
        view.up = m_pile[m_pile.size() - 1];
    view.pile = static_cast<int>(m_pile.size());
    if (m_options.showDiscardHistory)
        view.discards = m_pile;
    view.stock = static_cast<int>(m_stock.size());
    view.reshuffles = m_reshuffles;
    for (Seat each = 0; each < m_seats; ++each)
        view.held[at(each)] = m_hands[at(each)].size();
    return view;
}

State State::imagined(const View &view, const BySeat<Bag> &hands, const Pack &stock, const Pack &pile)
{
    State state(view.options, view.seats);
    state.m_phase = view.phase;
    state.m_turn = view.toMove;
    state.m_dealer = view.dealer;
    state.m_deal = view.deal;
    for (Seat seat = 0; seat < view.seats; ++seat)
        state.m_score[at(sideOf(seat, view.options))] = view.score[at(seat)];
    state.m_stock = stock;
    std::reverse(state.m_stock.begin(), state.m_stock.end());
    state.m_pile = pile;
    state.m_hands = hands;
    state.m_board = view.board;
    state.m_drawn = view.drawn;
    state.m_reshuffles = view.reshuffles;
    return state;
}

Pack State::allCards() const
{
    Pack all = m_pack;
    const auto add = [&all](const auto &cards) {
        for (const Card card : cards)
            all.push_back(card);
    };
    add(m_stock);
    add(m_pile);
    for (const Bag &hand : m_hands)
        add(hand.list());
    for (const Meld &meld : m_board)
        for (const Slot &slot : meld.slots)
            all.push_back(slot.card);
    return all;
}

} // namespace pinale
