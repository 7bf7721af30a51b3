// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale_readable.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

/// A match of Pinale whose packs a test stacks and whose events it keeps.
class StackedPinale
{
public:
    /// Seat 0 deals first.
    explicit StackedPinale(const pinale::Options &options = {}, int seats = 2)
        : state(options, seats)
    {
        pinale::Pack lots = state.newPack();
        std::swap(lots[0], lots[lots.size() - 1]);
        supply(lots);
    }

    /// Deals these hands, by seat, after a cut at 7, then turns `up` and leaves a stock that begins with `stock`. What
    /// is missing is filled with cards that are named nowhere; the first of the pack first.
    void deal(const std::vector<std::string> &hands, const std::string &up, const std::string &stock = "")
    {
        constexpr int cutAt = 7;
        supply(packFor({.hands = hands, .up = up, .stock = stock, .cutAt = cutAt}, state));
        play(pinale::Cut{cutAt});
    }
    /// A deal as a test wants it.
    struct Deal
    {
        std::vector<std::string> hands = {};
        std::string up = {};
        std::string stock = {};
        int cutAt = 7;
    };
    /// The pack that gives this deal after its cut, in the match as it stands.
    [[nodiscard]] static pinale::Pack packFor(const Deal &deal, const pinale::State &state)
    {
        pinale::Bag left(pinale::newPack());
        const auto take = [&](const std::string &codes) {
            auto cards = readable::frenchCards<pinale::Pack>(codes);
            for (const cards::Card card : cards) {
                require(left.contains(card), "a card is dealt too often: " + codes);
                left.erase(card);
            }
            return cards;
        };
        std::vector<pinale::Pack> wanted(game::at(state.seats()));
        for (std::size_t seat = 0; seat < deal.hands.size(); ++seat)
            wanted[seat] = take(deal.hands[seat]);
        pinale::Pack rest = take(deal.up);
        for (const cards::Card card : take(deal.stock))
            rest.push_back(card);
        auto others = left.list<pinale::Pack>();
        for (pinale::Pack &hand : wanted)
            while (hand.size() < pinale::cardsDealt) {
                hand.push_back(others[0]);
                others.removeFront(1);
            }
        pinale::Pack pack;
        const pinale::View view = state.view(0);
        const game::Seat dealer = view.deal == 0 ? view.dealer : (view.dealer + 1) % state.seats();
        for (std::size_t round = 0; round < pinale::cardsDealt; ++round)
            for (int step = 1; step <= state.seats(); ++step)
                pack.push_back(wanted[game::at((dealer + step) % state.seats())][round]);
        for (const cards::Card card : rest)
            pack.push_back(card);
        for (const cards::Card card : others)
            pack.push_back(card);
        std::rotate(pack.begin(), pack.end() - deal.cutAt, pack.end());
        return pack;
    }
    /// Makes a move of the seat to move; gives the reason where it is illegal, and then nothing may have changed.
    std::optional<pinale::Illegal> apply(const pinale::Move &move)
    {
        const std::string before = everything();
        const std::size_t eventsBefore = events.size();
        const auto illegal = state.apply(move, [this](const pinale::Event &event) { events.push_back(event); });
        require(!illegal || (everything() == before && events.size() == eventsBefore), "an illegal move did something");
        return illegal;
    }
    /// Makes a move that must be legal: else the program ends.
    void play(const pinale::Move &move) { require(!apply(move), "illegal: " + readable::text(move)); }
    /// Draws, lays nothing and discards that card, or where none is named what it drew.
    void pass(const std::string &code = "")
    {
        play(pinale::Draw());
        supplyReshuffled();
        const cards::Card card = code.empty() ? state.view(state.toMove()).drawn : readable::frenchCard(code);
        play(pinale::Play{.discard = card});
    }
    /// The turn of the seat to move, to be made up: with a card drawn, or with the top of the pile.
    [[nodiscard]] pinale::Turn turn(bool takes = false) const { return {state.choice(), takes}; }
    void supplyReshuffled()
    {
        if (state.phase() == pinale::Phase::reshuffle)
            supply(state.newPack());
    }
    void supply(const pinale::Pack &pack)
    {
        state.supply(pack, [this](const pinale::Event &event) { events.push_back(event); });
    }

    [[nodiscard]] std::string hand(game::Seat seat) const
    {
        return readable::text(state.view(seat).hand, cards::french::pack);
    }
    [[nodiscard]] std::string everything() const
    {
        std::string all = readable::text(state.allCards(), cards::french::pack);
        for (game::Seat seat = 0; seat < state.seats(); ++seat)
            all += '\n' + readable::text(state.view(seat));
        return all;
    }
    /// The newest event of that kind; the program ends where there is none.
    template<class Kind>
    [[nodiscard]] Kind last() const
    {
        for (auto event = events.rbegin(); event != events.rend(); ++event)
            if (const auto *found = std::get_if<Kind>(&*event))
                return *found;
        std::abort();
    }

    pinale::State state;
    std::vector<pinale::Event> events;

private:
    static void require(bool right, const std::string &what)
    {
        if (right)
            return;
        std::fprintf(stderr, "the test stacked its table wrongly: %s\n", what.c_str());
        std::abort();
    }
};
