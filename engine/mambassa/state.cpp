// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/state.h"

#include <algorithm>
#include <cassert>

namespace mambassa {

using cards::Card;
using game::at;
using game::Seat;
using game::SeatSet;
using monte::report;

State::State(const Options &options, int seats)
    : m_options(options)
    , m_ranking(&Ranking::table())
    , m_table(seats, startingLives, seats)
{
    assert(!check(options, seats));
}

State::State(const Options &options, int seats, const monte::Opening &opening)
    : State(options, seats)
{
    m_phase = Phase::shuffle;
    m_table.dealer = opening.dealer;
    m_table.tokens = opening.tokens;
    m_table.pool = tokensOfASeat * seats;
    for (Seat seat = 0; seat < seats; ++seat)
        m_table.pool -= m_table.tokens[at(seat)];
}

// ---------------------------------------------------------------- packs that come in

void State::supply(const Pack &shuffled, Sink sink)
{
    assert(awaitsPack() && shuffled.size() == cards::italian::packSize);
    if (m_phase == Phase::firstDealer)
        drawForFirstDealer(shuffled, sink);
    else
        startDeal(shuffled);
}

void State::drawForFirstDealer(const Pack &shuffled, Sink sink)
{
    Pack turned = shuffled;
    turned.truncate(static_cast<std::size_t>(seats()));
    const auto *highest = std::max_element(turned.begin(), turned.end(), [](Card one, Card other) {
        const auto height
            = [](Card card) { return std::pair(cards::italian::rank(card), heightOf(cards::italian::suit(card))); };
        return height(one) < height(other);
    });
    m_table.dealer = static_cast<Seat>(highest - turned.begin());
    m_phase = Phase::shuffle;
    report(sink, [&] { return FirstDealerFound{.cards = turned, .dealer = m_table.dealer}; });
}

void State::startDeal(const Pack &shuffled)
{
    m_exchanged = 0;
    m_maybe.fill({});
    m_phase = Phase::cut;
    m_table.startDeal(shuffled);
}

// ---------------------------------------------------------------- moves, phase by phase

std::optional<Illegal> State::apply(const Move &move, Sink sink)
{
    if (const auto illegal = check(choice(), move))
        return illegal;
    if (m_phase == Phase::cut)
        applyCut(std::get<Cut>(move), sink);
    else if (m_phase == Phase::dealersChoice)
        applyDealersChoice(move, sink);
    else if (m_phase == Phase::exchange)
        applyExchange(std::get<Exchange>(move), sink);
    else
        applySecondStep(move, sink);
    return std::nullopt;
}

void State::applyCut(const Cut &cut, Sink sink)
{
    m_phase = Phase::dealersChoice;
    m_table.dealOut(cut.at, sink);
}

void State::applyDealersChoice(const Move &move, Sink sink)
{
    const Seat dealer = m_table.dealer;
    m_phase = Phase::exchange;
    m_table.makeDealersChoice(std::holds_alternative<Keep>(move));
    report(sink, [&] {
        return Moved{.seat = dealer, .move = move, .drew = {}, .monte = m_table.monte, .hand = m_table.hand(dealer)};
    });
    declare(m_table.playing, sink);
}

void State::applyExchange(const Exchange &exchange, Sink sink)
{
    const Seat seat = m_table.toMove;
    const bool shirtChange = exchange.give.size() == cardsInHand;
    m_table.exchange(exchange);
    // A card that comes out of a hand is nowhere else.
    for (const Card card : exchange.give)
        for (const Seat other : m_table.playing)
            m_maybe[at(other)].removeFirst(card);
    m_exchanged = static_cast<int>(exchange.give.size());
    if (shirtChange)
        m_table.useTurn(true);
    report(sink, [&] {
        return Moved{.seat = seat, .move = exchange, .drew = {}, .monte = m_table.monte, .hand = m_table.hand(seat)};
    });
    SeatSet mover;
    mover.insert(seat);
    if (declare(mover, sink))
        return;
    if (shirtChange)
        endTurn(sink);
    else
        m_phase = Phase::draw;
}

void State::applySecondStep(const Move &move, Sink sink)
{
    const Seat seat = m_table.toMove;
    Card drew;
    const auto *swap = std::get_if<Draw>(&move);
    if (swap != nullptr)
        drew = draw(swap->discard);
    m_table.useTurn(swap == nullptr && m_exchanged == 0);
    report(sink, [&] {
        return Moved{.seat = seat, .move = move, .drew = drew, .monte = m_table.monte, .hand = m_table.hand(seat)};
    });
    SeatSet mover;
    mover.insert(seat);
    if (swap == nullptr || !declare(mover, sink))
        endTurn(sink);
}

Card State::draw(Card discard)
{
    const Card drew = m_table.stock[0];
    m_table.stock.removeFront(1);
    m_table.stock.push_back(discard);
    Hand &hand = m_table.hand(m_table.toMove);
    hand[hand.indexOf(discard)] = drew;
    Hand &known = m_table.known[at(m_table.toMove)];
    for (const Card card : known)
        m_maybe[at(m_table.toMove)].push_back(card);
    known.clear();
    return drew;
}

void State::endTurn(Sink sink)
{
    m_exchanged = 0;
    m_phase = Phase::exchange;
    if (!m_table.passOn())
        settle({}, sink);
}

// ---------------------------------------------------------------- declarations, showdown, end

bool State::declare(SeatSet lookedAt, Sink sink)
{
    const Declaration declaration = declarationIn(m_table.hands, lookedAt, *m_ranking);
    if (declaration.owners.empty())
        return false;
    report(sink, [&] { return Declared{.seats = declaration.owners, .category = declaration.category}; });
    settle(declaration, sink);
    return true;
}

void State::settle(const Declaration &declaration, Sink sink)
{
    const Reckoning reckoning = reckon(m_table.hands, m_table, m_table.pool, declaration, *m_ranking);
    m_table.pool += reckoning.worst.size() - reckoning.gained.size();
    m_exchanged = 0;
    m_phase = Phase::shuffle;
    m_table.settle(reckoning, sink);
    const SeatSet alive = m_table.alive();
    if (alive.size() <= 1)
        end(alive.empty() ? m_table.dealer : alive.lowest(), sink);
    else
        m_table.dealer = game::nextSeat(m_table.dealer, alive, seats());
}

void State::end(Seat winner, Sink sink)
{
    m_phase = Phase::over;
    m_table.end(winner, sink);
}

// ---------------------------------------------------------------- what can be known

Choice State::choice() const
{
    // Filled in its place: playouts ask for millions of these.
    Choice choice;
    choice.phase = m_phase;
    if (m_phase == Phase::exchange || m_phase == Phase::draw)
        choice.hand = m_table.hands[at(m_table.toMove)];
    choice.monte = m_table.monte;
    return choice;
}

View State::view(Seat seat) const
{
    View view;
    m_table.show(view, seat, m_phase == Phase::dealersChoice);
    view.options = m_options;
    view.ranking = m_ranking;
    view.phase = m_phase;
    view.exchanged = m_exchanged;
    view.maybe = m_maybe;
    return view;
}

} // namespace mambassa
