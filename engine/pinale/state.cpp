// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/state.h"

#include "cards/dealing.h"
#include "pinale/turn.h"

#include <cassert>

namespace pinale {

using game::at;
using game::nobody;
using game::Seat;

namespace {

/// Makes the event only where somebody listens.
template<class Make>
void report(Sink sink, Make &&make)
{
    if (sink)
        sink(make());
}

/// Top first to top last, and back.
Pack reversed(const Pack &pack)
{
    Pack other = pack;
    std::reverse(other.begin(), other.end());
    return other;
}

} // namespace

State::State(const Options &options, int seats)
    : m_options(options)
    , m_seats(seats)
{
    assert(!pinale::check(options, seats));
}

State::State(const Options &options, int seats, const Opening &opening)
    : State(options, seats)
{
    m_phase = Phase::shuffle;
    m_dealer = (opening.dealer + seats - (opening.deal > 0 ? 1 : 0)) % seats;
    m_deal = opening.deal;
    m_score = opening.score;
}

// ---------------------------------------------------------------- packs that come in

Pack State::newPack() const
{
    Pack pack = pinale::newPack();
    if (m_phase == Phase::firstDealer) {
        pack.truncate(static_cast<std::size_t>(m_seats));
    } else if (m_phase == Phase::reshuffle) {
        Pack discards = m_pile;
        discards.truncate(discards.size() - 1);
        Pack inOrder;
        for (const Card card : pack)
            if (discards.removeFirst(card))
                inOrder.push_back(card);
        return inOrder;
    }
    return pack;
}

void State::supply(const Pack &shuffled, Sink sink)
{
    assert(awaitsPack() && shuffled.size() == newPack().size());
    if (m_phase == Phase::firstDealer) {
        m_dealer = static_cast<Seat>(newPack().indexOf(shuffled[shuffled.size() - 1]));
        m_phase = Phase::shuffle;
        report(sink, [&] { return FirstDealerFound{.dealer = m_dealer}; });
        return;
    }
    if (m_phase == Phase::shuffle) {
        deal(shuffled);
        return;
    }
    m_stock = reversed(shuffled);
    m_pile = {m_pile[m_pile.size() - 1]};
    ++m_reshuffles;
    m_drawn = draw();
    m_phase = Phase::play;
    report(sink, [&] {
        return Reshuffled{
            .number = m_reshuffles, .seat = m_turn, .stock = static_cast<int>(shuffled.size()), .drew = m_drawn};
    });
}

void State::deal(const Pack &shuffled)
{
    if (m_deal++ > 0)
        m_dealer = after(m_dealer);
    m_pack = shuffled;
    m_stock.clear();
    m_pile.clear();
    m_hands = {};
    m_board.clear();
    m_drawn = {};
    m_reshuffles = 0;
    m_phase = Phase::cut;
    m_turn = (m_dealer + m_seats - 1) % m_seats;
}

// ---------------------------------------------------------------- moves, phase by phase

std::optional<Illegal> State::apply(const Move &move, Sink sink)
{
    if (const auto *play = std::get_if<Play>(&move))
        return applyPlay(*play, sink);
    if (const auto illegal = check(choice(), move))
        return illegal;
    if (const auto *cut = std::get_if<Cut>(&move))
        applyCut(*cut, sink);
    else
        applyDraw(sink);
    return std::nullopt;
}

void State::applyCut(const Cut &cut, Sink sink)
{
    const Seat cutBy = m_turn;
    cards::cut(m_pack, cut.at);
    BySeat<Hand> hands;
    cards::dealSingly(m_pack, hands, cardsDealt * m_seats, m_dealer, [this](Seat seat) { return after(seat); });
    for (Seat seat = 0; seat < m_seats; ++seat)
        m_hands[at(seat)] = Bag(hands[at(seat)]);
    m_pile = {m_pack[0]};
    m_pack.removeFront(1);
    m_stock = reversed(m_pack);
    m_pack.clear();
    m_phase = Phase::draw;
    m_turn = after(m_dealer);
    report(sink, [&] {
        Dealt dealt{
            .number = m_deal, .dealer = m_dealer, .cutBy = cutBy, .cutAt = cut.at, .hands = {}, .up = m_pile[0]};
        for (Seat seat = 0; seat < m_seats; ++seat)
            dealt.hands[at(seat)] = m_hands[at(seat)].list();
        return dealt;
    });
}

Card State::draw()
{
    const Card card = m_stock[m_stock.size() - 1];
    m_stock.truncate(m_stock.size() - 1);
    m_hands[at(m_turn)].insert(card);
    return card;
}

void State::applyDraw(Sink sink)
{
    if (m_stock.empty()) {
        m_phase = Phase::reshuffle;
    } else {
        m_drawn = draw();
        m_phase = Phase::play;
    }
    report(sink, [&] { return Moved{.seat = m_turn, .move = Draw(), .drew = m_drawn}; });
}

std::optional<Illegal> State::applyPlay(const Play &play, Sink sink)
{
    if (m_phase != (play.takes ? Phase::draw : Phase::play))
        return Illegal::notNow;
    Turn turn(choice(), play.takes);
    if (const auto illegal = turn.follow(play))
        return illegal;
    const Seat seat = m_turn;
    m_board = turn.board();
    m_hands[at(seat)] = turn.hand();
    m_hands[at(seat)].erase(play.discard);
    if (play.takes)
        m_pile.truncate(m_pile.size() - 1);
    m_pile.push_back(play.discard);
    m_drawn = {};
    const bool out = m_hands[at(seat)].empty();
    const bool ends = out || stockIsOut();
    m_turn = after(seat);
    m_phase = ends ? Phase::shuffle : Phase::draw;
    report(sink, [&] { return Moved{.seat = seat, .move = play}; });
    if (ends)
        endHand(out ? seat : nobody, sink);
    return std::nullopt;
}

/// What the seat after would have to draw from is not there, and does not come.
bool State::stockIsOut() const
{
    if (!m_stock.empty())
        return false;
    return m_options.stockOut == Options::StockOut::endHand || m_reshuffles >= m_options.maxReshuffles
        || m_pile.size() < 2;
}

// ---------------------------------------------------------------- ends

void State::endHand(Seat wentOut, Sink sink)
{
    const Settlement settled = settle(m_board, m_hands, wentOut, m_seats, m_options);
    const int sides = sidesOf(m_options, m_seats);
    BySide<int> change{};
    for (int side = 0; side < sides; ++side) {
        change[at(side)] = settled.change(side);
        m_score[at(side)] += change[at(side)];
    }
    const int won = winningSide(m_score, m_deal, sides, m_options);
    if (won >= 0) {
        m_phase = Phase::over;
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (sideOf(seat, m_options) == won)
                m_winners.insert(seat);
    }
    report(sink, [&] {
        Showdown showdown{.seats = m_seats,
                          .hands = {},
                          .wentOut = wentOut,
                          .change = spread(change, m_seats, m_options),
                          .score = spread(m_score, m_seats, m_options)};
        for (Seat seat = 0; seat < m_seats; ++seat) {
            showdown.hands[at(seat)] = m_hands[at(seat)].list();
            showdown.melds[at(seat)] = settled.melds[at(sideOf(seat, m_options))];
            showdown.left[at(seat)] = settled.left[at(sideOf(seat, m_options))];
        }
        return showdown;
    });
    if (over())
        report(sink, [&] { return MatchEnded{.winners = m_winners}; });
}

} // namespace pinale
