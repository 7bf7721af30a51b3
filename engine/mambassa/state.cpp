// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/state.h"

#include <algorithm>
#include <cassert>

namespace mambassa {

using cards::Card;
using game::at;
using game::nobody;
using game::Seat;
using game::SeatSet;
using monte::report;

State::State(const Options &options, int seats)
    : m_options(options)
    , m_ranking(&Ranking::table())
    , m_pool(seats)
{
    assert(!check(options, seats));
    m_play.seats = seats;
    for (Seat seat = 0; seat < seats; ++seat)
        m_tokens[at(seat)] = startingLives;
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
    m_play.dealer = static_cast<Seat>(highest - turned.begin());
    m_phase = Phase::shuffle;
    report(sink, [&] { return FirstDealerFound{.cards = turned, .dealer = m_play.dealer}; });
}

void State::startDeal(const Pack &shuffled)
{
    ++m_deal;
    m_play.begin(knocking::alive(m_tokens, seats()));
    m_exchanged = 0;
    m_shown = {};
    m_hands.fill({});
    m_known.fill({});
    m_maybe.fill({});
    m_monte.clear();
    m_aside.clear();
    m_stock = shuffled;
    m_phase = Phase::cut;
    m_play.toMove = game::previousSeat(m_play.dealer, m_play.playing, seats());
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
    const Seat cutBy = m_play.toMove;
    monte::dealOut(m_stock, cut.at, m_play, m_hands, m_aside);
    m_phase = Phase::dealersChoice;
    m_play.toMove = m_play.dealer;
    report(sink, [&] {
        return Dealt{.number = m_deal,
                     .dealer = m_play.dealer,
                     .cutBy = cutBy,
                     .cutAt = cut.at,
                     .hands = m_hands,
                     .aside = m_aside};
    });
}

void State::applyDealersChoice(const Move &move, Sink sink)
{
    const Seat dealer = m_play.dealer;
    m_monte = m_aside;
    m_aside.clear();
    if (std::holds_alternative<Keep>(move)) {
        std::swap(m_monte, hand(dealer));
        m_play.knock(dealer);
    }
    m_phase = Phase::exchange;
    m_play.toMove = m_play.after(dealer);
    report(sink,
           [&] { return Moved{.seat = dealer, .move = move, .drew = {}, .monte = m_monte, .hand = hand(dealer)}; });
    declare(m_play.playing, sink);
}

void State::applyExchange(const Exchange &exchange, Sink sink)
{
    const Seat seat = m_play.toMove;
    const bool shirtChange = exchange.give.size() == cardsInHand;
    monte::swapCards(hand(seat), m_monte, exchange);
    seeExchange(exchange);
    m_exchanged = static_cast<int>(exchange.give.size());
    if (shirtChange)
        m_play.useTurn(true);
    report(sink,
           [&] { return Moved{.seat = seat, .move = exchange, .drew = {}, .monte = m_monte, .hand = hand(seat)}; });
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
    const Seat seat = m_play.toMove;
    Card drew;
    const auto *swap = std::get_if<Draw>(&move);
    if (swap != nullptr)
        drew = draw(swap->discard);
    m_play.useTurn(swap == nullptr && m_exchanged == 0);
    report(sink, [&] { return Moved{.seat = seat, .move = move, .drew = drew, .monte = m_monte, .hand = hand(seat)}; });
    SeatSet mover;
    mover.insert(seat);
    if (swap == nullptr || !declare(mover, sink))
        endTurn(sink);
}

/// All see which cards crossed: a card that comes out of a hand is nowhere else.
void State::seeExchange(const Exchange &exchange)
{
    for (const Card card : exchange.give)
        for (const Seat seat : m_play.playing) {
            m_known[at(seat)].removeFirst(card);
            m_maybe[at(seat)].removeFirst(card);
        }
    for (const Card card : exchange.take)
        m_known[at(m_play.toMove)].push_back(card);
}

Card State::draw(Card discard)
{
    const Card drew = m_stock[0];
    m_stock.removeFront(1);
    m_stock.push_back(discard);
    Hand &hand = this->hand(m_play.toMove);
    hand[hand.indexOf(discard)] = drew;
    Hand &known = m_known[at(m_play.toMove)];
    for (const Card card : known)
        m_maybe[at(m_play.toMove)].push_back(card);
    known.clear();
    return drew;
}

void State::endTurn(Sink sink)
{
    m_exchanged = 0;
    m_phase = Phase::exchange;
    if (!m_play.passOn())
        settle({}, sink);
}

// ---------------------------------------------------------------- declarations, showdown, end

bool State::declare(SeatSet lookedAt, Sink sink)
{
    const Declaration declaration = declarationIn(m_hands, lookedAt, *m_ranking);
    if (declaration.owners.empty())
        return false;
    report(sink, [&] { return Declared{.seats = declaration.owners, .category = declaration.category}; });
    settle(declaration, sink);
    return true;
}

void State::settle(const Declaration &declaration, Sink sink)
{
    const Reckoning reckoning = reckon(m_hands, m_play, m_pool, declaration, *m_ranking);
    for (const Seat seat : reckoning.worst)
        --m_tokens[at(seat)];
    for (const Seat seat : reckoning.gained)
        ++m_tokens[at(seat)];
    m_pool += reckoning.worst.size() - reckoning.gained.size();
    m_exchanged = 0;
    m_shown = m_play.playing;
    m_play.toMove = nobody;
    m_phase = Phase::shuffle;
    report(sink, [&] {
        return Showdown{
            .hands = m_hands, .worst = reckoning.worst, .gained = reckoning.gained, .tokens = m_tokens, .pool = m_pool};
    });
    const SeatSet alive = knocking::alive(m_tokens, seats());
    if (alive.size() <= 1)
        end(alive.empty() ? m_play.dealer : alive.lowest(), sink);
    else
        m_play.dealer = game::nextSeat(m_play.dealer, alive, seats());
}

void State::end(Seat winner, Sink sink)
{
    m_winner = winner;
    m_phase = Phase::over;
    report(sink, [&] { return MatchEnded{.winner = winner, .pool = m_pool}; });
}

// ---------------------------------------------------------------- what can be known

Choice State::choice() const
{
    // Filled in its place: playouts ask for millions of these.
    Choice choice;
    choice.phase = m_phase;
    if (m_phase == Phase::exchange || m_phase == Phase::draw)
        choice.hand = m_hands[at(m_play.toMove)];
    choice.monte = m_monte;
    return choice;
}

View State::view(Seat seat) const
{
    View view;
    view.options = m_options;
    view.ranking = m_ranking;
    view.seats = seats();
    view.seat = seat;
    view.phase = m_phase;
    view.toMove = m_play.toMove;
    view.deal = m_deal;
    view.dealer = m_play.dealer;
    view.knocker = m_play.knocker;
    view.lap = m_play.lap;
    view.exchanged = m_exchanged;
    view.playing = m_play.playing;
    view.tokens = m_tokens;
    view.pool = m_pool;
    view.winner = m_winner;
    const bool chooses = m_phase == Phase::dealersChoice && seat == m_play.dealer;
    if (chooses)
        view.aside = m_aside;
    else
        view.hand = m_hands[at(seat)];
    view.monte = m_monte;
    view.stock = static_cast<int>(m_stock.size());
    view.known = m_known;
    view.maybe = m_maybe;
    for (const Seat open : m_shown)
        view.shown[at(open)] = m_hands[at(open)];
    return view;
}

Pack State::allCards() const
{
    Pack all = m_stock;
    const auto add = [&all](const Hand &hand) {
        for (const Card card : hand)
            all.push_back(card);
    };
    for (const Hand &hand : m_hands)
        add(hand);
    add(m_monte);
    add(m_aside);
    return all;
}

} // namespace mambassa
