// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/state.h"

#include <algorithm>
#include <cassert>

namespace thirtyone {

using cards::Card;
using game::at;
using game::nobody;
using game::Seat;
using game::SeatSet;

namespace {

/// Tells an event, which is made only where somebody listens.
void report(Sink sink, const auto &makeEvent)
{
    if (sink)
        sink(Event(makeEvent()));
}

} // namespace

State::State(const Options &options, int seats)
    : m_options(options)
    , m_values(&HandValues::table(options.threeOfAKind305))
    , m_play{.seats = seats}
{
    assert(!check(options, seats));
    for (Seat seat = 0; seat < seats; ++seat)
        m_tokens[at(seat)] = static_cast<std::int16_t>(lossesToBeOut(options));
}

State::State(const Options &options, int seats, const Opening &opening)
    : State(options, seats)
{
    m_phase = Phase::shuffle;
    m_play.dealer = opening.dealer;
    m_tokens = opening.tokens;
}

// ---------------------------------------------------------------- packs that come in

Pack State::newPack() const
{
    using cards::french::Rank;
    static constexpr Pack full = cards::french::newPack<cards::french::packSize>();
    static constexpr Pack stripped = cards::french::newPack<cards::french::packSize>(Rank::seven);
    Pack pack = m_options.pack == PackKind::full ? full : stripped;
    if (m_phase == Phase::firstDealer)
        pack.truncate(static_cast<std::size_t>(seats()));
    return pack;
}

void State::supply(const Pack &shuffled, Sink sink)
{
    assert(awaitsPack() && shuffled.size() == newPack().size());
    if (m_phase == Phase::firstDealer) {
        m_play.dealer = static_cast<Seat>(newPack().indexOf(shuffled[shuffled.size() - 1]));
        m_phase = Phase::shuffle;
        report(sink, [&] { return FirstDealerFound{.dealer = m_play.dealer}; });
        return;
    }
    ++m_deal;
    m_phase = Phase::cut;
    m_play.begin(knocking::alive(m_tokens, seats()));
    m_play.toMove = game::previousSeat(m_play.dealer, m_play.playing, seats());
    m_open = false;
    m_piles.stock = shuffled;
    m_piles.discards.clear();
    for (Seat seat = 0; seat < seats(); ++seat) {
        m_hands[at(seat)].clear();
        m_known[at(seat)].clear();
    }
    m_taken = Card();
}

// ---------------------------------------------------------------- moves, phase by phase

std::optional<Illegal> State::apply(const Move &move, Sink sink)
{
    if (const auto illegal = check(choice(), move))
        return illegal;
    if (m_phase == Phase::cut)
        applyCut(std::get<Cut>(move), sink);
    else if (m_phase == Phase::discardOne)
        applyDiscard(std::get<Discard>(move), sink);
    else
        applyTurn(move, sink);
    return std::nullopt;
}

void State::applyCut(const Cut &cut, Sink sink)
{
    const Seat cutBy = m_play.toMove;
    Pack &stock = m_piles.stock;
    std::rotate(stock.begin(), stock.begin() + cut.at, stock.end());
    const Card *top = stock.begin();
    Seat seat = m_play.dealer;
    for (int card = 0; card < cardsInHand * m_play.playing.size(); ++card) {
        seat = m_play.after(seat);
        hand(seat).push_back(*top++);
    }
    m_piles.discard(*top++);
    stock.removeFront(static_cast<std::size_t>(top - stock.begin()));
    m_phase = Phase::turn;
    m_play.toMove = m_play.after(m_play.dealer);
    report(sink, [&] {
        return Dealt{.number = m_deal,
                     .dealer = m_play.dealer,
                     .cutBy = cutBy,
                     .cutAt = cut.at,
                     .hands = m_hands,
                     .turned = m_piles.discards[0]};
    });
    blitz(m_play.playing, sink);
}

void State::applyTurn(const Move &move, Sink sink)
{
    const Seat seat = m_play.toMove;
    Card got;
    if (std::holds_alternative<DrawStock>(move)) {
        got = m_piles.draw();
    } else if (std::holds_alternative<TakeDiscard>(move)) {
        got = m_piles.take();
        m_taken = got;
        m_known[at(seat)].push_back(got);
    }
    if (got.hidden()) {
        m_play.useTurn(std::holds_alternative<Knock>(move));
    } else {
        hand(seat).push_back(got);
        m_phase = Phase::discardOne;
    }
    report(sink, [&] { return Moved{.seat = seat, .move = move, .got = got, .hand = hand(seat)}; });
    if (got.hidden())
        endTurn(sink);
}

void State::applyDiscard(const Discard &discard, Sink sink)
{
    const Seat seat = m_play.toMove;
    hand(seat).removeFirst(discard.card);
    m_known[at(seat)].removeFirst(discard.card);
    m_piles.discard(discard.card);
    m_taken = Card();
    m_play.useTurn(false);
    report(sink, [&] { return Moved{.seat = seat, .move = discard, .got = {}, .hand = hand(seat)}; });
    SeatSet mover;
    mover.insert(seat);
    const bool mayBlitz = m_play.knocker == nobody || m_options.blitzAfterKnock;
    if (mayBlitz && blitz(mover, sink))
        return;
    if (m_play.knocker == nobody && m_piles.stock.empty())
        settle(Ending::stockOut, {}, sink);
    else
        endTurn(sink);
}

void State::endTurn(Sink sink)
{
    if (m_play.passOn())
        m_phase = m_play.knocker == nobody ? Phase::turn : Phase::finalTurn;
    else if (m_play.knocker == nobody)
        settle(Ending::stockOut, {}, sink);
    else
        settleShowdown(sink);
}

// ---------------------------------------------------------------- blitz, showdown, end

bool State::blitz(SeatSet lookedAt, Sink sink)
{
    SeatSet blitzers;
    for (const Seat seat : lookedAt)
        if (m_values->of(hand(seat)) == thirtyOne)
            blitzers.insert(seat);
    if (blitzers.empty())
        return false;
    report(sink, [&] { return Blitzed{.seats = blitzers}; });
    settle(Ending::blitz, lossesAtBlitz(m_play.playing, blitzers, m_play.knocker), sink);
    return true;
}

void State::settleShowdown(Sink sink)
{
    ValuesBySeat values{};
    for (const Seat seat : m_play.playing)
        values[at(seat)] = m_values->of(hand(seat));
    settle(Ending::showdown, lossesAtShowdown(values, m_play.playing, m_play.knocker), sink);
}

void State::settle(Ending ending, const Losses &losses, Sink sink)
{
    const knocking::Tokens before = m_tokens;
    for (const Seat seat : m_play.playing) {
        auto &tokens = m_tokens[at(seat)];
        tokens = static_cast<std::int16_t>(std::max(0, tokens - losses[at(seat)]));
    }
    m_phase = Phase::shuffle;
    m_open = ending != Ending::stockOut;
    m_play.toMove = nobody;
    report(sink, [&] {
        return Showdown{.ending = ending,
                        .hands = m_hands,
                        .playing = m_play.playing,
                        .knocker = m_play.knocker,
                        .losses = losses,
                        .before = before,
                        .tokens = m_tokens,
                        .pot = pennies()};
    });
    const SeatSet alive = knocking::alive(m_tokens, seats());
    assert(!alive.empty()); // T31-10
    if (alive.size() > 1) {
        m_play.dealer = game::nextSeat(m_play.dealer, alive, seats());
        return;
    }
    m_phase = Phase::over;
    m_winner = alive.lowest();
    report(sink, [&] { return MatchEnded{.winner = m_winner, .pot = pennies()}; });
}

// ---------------------------------------------------------------- what can be known

int State::pennies() const
{
    int paid = 0;
    for (Seat seat = 0; seat < seats(); ++seat)
        paid += m_options.lives - penniesOf(m_tokens[at(seat)], m_options);
    return paid;
}

Choice State::choice() const
{
    // Filled in its place: playouts ask for millions of these.
    Choice choice;
    choice.phase = m_phase;
    choice.cutMost = cardsInPack(m_options) - 1;
    choice.stockEmpty = m_piles.stock.empty();
    choice.mayKnock = m_play.lap >= m_options.knockFromRound;
    if (m_phase == Phase::discardOne)
        choice.hand = m_hands[at(m_play.toMove)];
    choice.taken = m_taken;
    return choice;
}

View State::view(Seat seat) const
{
    View view;
    view.options = m_options;
    view.values = m_values;
    view.phase = m_phase;
    view.seats = seats();
    view.seat = seat;
    view.toMove = m_play.toMove;
    view.deal = m_deal;
    view.dealer = m_play.dealer;
    view.knocker = m_play.knocker;
    view.lap = m_play.lap;
    view.playing = m_play.playing;
    view.tokens = m_tokens;
    view.pot = pennies();
    view.winner = m_winner;
    view.hand = m_hands[at(seat)];
    view.taken = m_taken;
    view.stock = static_cast<int>(m_piles.stock.size());
    view.discards = m_piles.discards;
    view.known = m_known;
    if (m_open)
        view.shown = m_hands;
    return view;
}

Pack State::allCards() const
{
    Pack all = m_piles.stock;
    for (const Card card : m_piles.discards)
        all.push_back(card);
    for (const Hand &held : m_hands)
        for (const Card card : held)
            all.push_back(card);
    return all;
}

} // namespace thirtyone
