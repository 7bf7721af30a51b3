// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stacked_table.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace petrangola;
using game::at;
using game::Seat;

namespace {

void requireThat(bool right, const std::string &what)
{
    if (right)
        return;
    std::fprintf(stderr, "the test stacked its table wrongly: %s\n", what.c_str());
    std::abort();
}

} // namespace

StackedTable::StackedTable(int seats, const Options &options)
    : state(options, seats)
{
}

Pack StackedTable::packFor(const StackedDeal &deal) const
{
    Pack left = Petrangola::newPack(state);
    const auto named = [&](const std::string &codes) {
        const Hand cards = readable::hand(codes);
        for (const cards::Card card : cards)
            requireThat(left.removeFirst(card), "one card too often");
        return cards;
    };
    std::vector<Hand> hands(at(state.seats()));
    for (std::size_t seat = 0; seat < deal.hands.size(); ++seat)
        hands.at(seat) = named(deal.hands[seat]);
    const Hand aside = named(deal.aside);

    Pack dealt;
    const auto put = [&](const Hand &cards) {
        for (const cards::Card card : cards)
            dealt.push_back(card);
        for (std::size_t missing = cards.size(); missing < cardsInHand; ++missing) {
            dealt.push_back(left[0]);
            left.removeFirst(left[0]);
        }
    };
    const View view = open();
    for (int step = 1; step <= state.seats(); ++step) {
        const Seat seat = (view.dealer + step) % state.seats();
        if (view.alive().contains(seat))
            put(hands[at(seat)]);
        else
            requireThat(hands[at(seat)].empty(), "a hand for a seat that is out");
    }
    put(aside);
    for (const cards::Card card : left)
        dealt.push_back(card);

    // The cut moves the top to the bottom, so before it the bottom is on the top.
    std::rotate(dealt.begin(), dealt.end() - deal.cutAt, dealt.end());
    return dealt;
}

void StackedTable::supply(const Pack &pack)
{
    const auto keep = [this](const Event &event) { events.push_back(event); };
    state.supply(pack, keep);
}

void StackedTable::findFirstDealer(Seat dealer)
{
    Pack pack = Petrangola::newPack(state);
    const std::size_t ace = pack.indexOf(cards::italian::aceOfCoins);
    std::swap(pack[ace], pack[at(dealer)]);
    supply(pack);
}

void StackedTable::deal(const StackedDeal &deal)
{
    supply(packFor(deal));
    play(Cut{deal.cutAt});
}

void StackedTable::dealAndExpose(const std::vector<std::string> &hands, const std::string &monte)
{
    deal({.hands = hands, .aside = monte, .cutAt = 7});
    play(Expose{});
}

void StackedTable::settle(const std::vector<std::string> &hands)
{
    StackedDeal kept{.hands = hands, .aside = {}, .cutAt = 11};
    kept.hands.resize(at(state.seats()));
    std::swap(kept.aside, kept.hands[at(open().dealer)]);
    deal(kept);
    play(Keep{});
    while (state.phase() == Phase::turn)
        play(Stay{});
}

std::optional<Illegal> StackedTable::apply(const Move &move)
{
    const auto keep = [this](const Event &event) { events.push_back(event); };
    const std::string before = everything();
    const std::size_t eventsBefore = events.size();
    const auto illegal = state.apply(move, keep);
    requireThat(!illegal || (everything() == before && events.size() == eventsBefore), "an illegal move did something");
    return illegal;
}

void StackedTable::play(const Move &move)
{
    requireThat(!apply(move), "illegal: " + readable::text(move));
}

void StackedTable::exchange(const std::string &give, const std::string &take)
{
    play(Exchange{readable::hand(give), readable::hand(take)});
}

std::string StackedTable::tokens() const
{
    std::string list;
    for (Seat seat = 0; seat < state.seats(); ++seat) {
        if (seat > 0)
            list += ' ';
        list += std::to_string(open().tokens[at(seat)]);
    }
    return list;
}

std::string StackedTable::everything() const
{
    std::string all = readable::text(state.allCards());
    for (Seat seat = 0; seat < state.seats(); ++seat) {
        all += '\n';
        all += readable::text(state.view(seat));
    }
    return all;
}
