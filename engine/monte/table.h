// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/dealing.h"
#include "monte/events.h"
#include "monte/moves.h"

namespace monte {

/// What one seat may know of any table round a monte at one moment, N being the cards of a hand. It holds no card that
/// the seat may not see.
template<std::size_t N>
struct View
{
    int seats = 0;
    /// Whose view this is.
    game::Seat seat = game::nobody;
    /// The seat that has to choose, or nobody.
    game::Seat toMove = game::nobody;
    /// From 1; 0 before the first.
    int deal = 0;
    game::Seat dealer = game::nobody;
    /// Of the seat that has knocked in this deal, or nobody.
    game::Seat knocker = game::nobody;
    /// From 1; counts on after a knock.
    int lap = 1;
    /// Seats that have a hand in this deal.
    game::SeatSet playing;
    /// Lives, where a token went into the pool: without that one.
    knocking::Tokens tokens{};
    /// In cents, or in tokens where the game's pool is one of tokens.
    std::int64_t pool = 0;
    game::Seat winner = game::nobody;

    /// The seat's own cards; empty until it may look at them (P-4).
    cards::CardList<N> hand;
    /// Those that the dealer looks at; empty for everyone else and after the choice.
    cards::CardList<N> aside;
    cards::CardList<N> monte;
    /// Cards that were not dealt, or not yet.
    int stock = 0;
    /// By seat: cards that all saw go into its hand and that are surely still there.
    Hands<N> known;
    /// By seat: the hand, where it lies open.
    Hands<N> shown;

    /// Seats that still have a token.
    [[nodiscard]] game::SeatSet alive() const { return knocking::alive(tokens, seats); }
};

/// Where a match begins that is not played from its first deal on: who deals next, and what is left to each seat.
struct Opening
{
    game::Seat dealer = 0;
    knocking::Tokens tokens{};
};

/// What lies on a table round a monte, hidden cards included, and whose turn it is. A value, to be kept in a game's
/// state. N is the number of cards of a hand, and Pack holds all cards of the table.
template<std::size_t N, class Pack>
struct Table : knocking::Play
{
    /// Of the deal on the table, from 1; 0 before the first.
    int deal = 0;
    /// Seats whose hands lie open.
    game::SeatSet shown;
    game::Seat winner = game::nobody;
    knocking::Tokens tokens{};
    std::int64_t pool = 0;
    Hands<N> hands;
    /// By seat: cards that all saw go into its hand and that are surely still there.
    Hands<N> known;
    cards::CardList<N> monte;
    cards::CardList<N> aside;
    /// Before the cut the whole pack, after the deal the stock.
    Pack stock;

    /// Before the first deal: each seat has so many tokens.
    Table(int seatsTaken, int tokensOfEach, std::int64_t poolAtFirst)
        : pool(poolAtFirst)
    {
        seats = seatsTaken;
        for (game::Seat seat = 0; seat < seats; ++seat)
            tokens[game::at(seat)] = static_cast<std::int16_t>(tokensOfEach);
    }

    [[nodiscard]] cards::CardList<N> &hand(game::Seat seat) { return hands[game::at(seat)]; }
    [[nodiscard]] game::SeatSet alive() const { return knocking::alive(tokens, seats); }

    /// The next deal begins with this pack, and the dealer's neighbour has to cut.
    void startDeal(const Pack &shuffled)
    {
        ++deal;
        begin(alive());
        shown = {};
        hands.fill({});
        known.fill({});
        monte.clear();
        aside.clear();
        stock = shuffled;
        toMove = game::previousSeat(dealer, playing, seats);
    }
    /// The pack is cut and dealt, and the dealer has to choose.
    template<class Event>
    void dealOut(int cutAt, game::FunctionRef<void(const Event &)> sink)
    {
        const game::Seat cutBy = toMove;
        monte::dealOut(stock, cutAt, *this, hands, aside);
        toMove = dealer;
        report(sink, [&] {
            return Dealt<N>{
                .number = deal, .dealer = dealer, .cutBy = cutBy, .cutAt = cutAt, .hands = hands, .aside = aside};
        });
    }
    /// The pack is cut and dealt one by one, then the monte open, with no choice of the dealer's; the first turn
    /// begins.
    void dealOpen(int cutAt)
    {
        cards::cut(stock, cutAt);
        cards::dealSingly(stock, hands, static_cast<int>(N) * playing.size(), dealer,
                          [this](game::Seat seat) { return after(seat); });
        for (std::size_t card = 0; card < N; ++card)
            monte.push_back(stock[card]);
        stock.removeFront(N);
        toMove = after(dealer);
    }
    /// The dealer exposes the cards looked at, or keeps them, which is a knock; the first turn begins.
    void makeDealersChoice(bool keeps)
    {
        monte = aside;
        aside.clear();
        if (keeps) {
            std::swap(monte, hand(dealer));
            knock(dealer);
        }
        toMove = after(dealer);
    }
    /// The seat to move exchanges cards, and all see which.
    void exchange(const Exchange<N> &exchange)
    {
        swapCards(hand(toMove), monte, exchange);
        cards::CardList<N> &ofMover = known[game::at(toMove)];
        for (const cards::Card card : exchange.give)
            ofMover.removeFirst(card);
        for (const cards::Card card : exchange.take)
            ofMover.push_back(card);
    }
    /// All hands are laid open, and tokens paid and gained; returns the seats whose last one that was.
    template<class Event>
    game::SeatSet settle(const knocking::Reckoning &reckoning, game::FunctionRef<void(const Event &)> sink)
    {
        game::SeatSet fallen;
        for (const game::Seat seat : reckoning.gained)
            ++tokens[game::at(seat)];
        for (const game::Seat seat : reckoning.worst)
            if (--tokens[game::at(seat)] == 0)
                fallen.insert(seat);
        shown = playing;
        toMove = game::nobody;
        report(sink, [&] {
            return Showdown<N>{
                .hands = hands, .worst = reckoning.worst, .gained = reckoning.gained, .tokens = tokens, .pool = pool};
        });
        return fallen;
    }
    template<class Event>
    void end(game::Seat wonBy, game::FunctionRef<void(const Event &)> sink)
    {
        winner = wonBy;
        toMove = game::nobody;
        report(sink, [&] { return MatchEnded{.winner = winner, .pool = pool}; });
    }

    /// Fills in what the seat sees; `dealerChooses` while the dealer looks at cards.
    void show(View<N> &view, game::Seat seat, bool dealerChooses) const
    {
        view.seats = seats;
        view.seat = seat;
        view.toMove = toMove;
        view.deal = deal;
        view.dealer = dealer;
        view.knocker = knocker;
        view.lap = lap;
        view.playing = playing;
        view.tokens = tokens;
        view.pool = pool;
        view.winner = winner;
        if (dealerChooses && seat == dealer)
            view.aside = aside;
        else
            view.hand = hands[game::at(seat)];
        view.monte = monte;
        view.stock = static_cast<int>(stock.size());
        view.known = known;
        for (const game::Seat open : shown)
            view.shown[game::at(open)] = hands[game::at(open)];
    }

    /// Wherever they lie; none before the first deal.
    [[nodiscard]] Pack allCards() const
    {
        Pack all = stock;
        const auto add = [&all](const cards::CardList<N> &cards) {
            for (const cards::Card card : cards)
                all.push_back(card);
        };
        for (const cards::CardList<N> &held : hands)
            add(held);
        add(monte);
        add(aside);
        return all;
    }
};

} // namespace monte
