// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "readable.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// One deal as a test wants it, in codes ("AD KD HD"); what is left empty gets any cards that are not named elsewhere.
struct StackedDeal
{
    std::vector<std::string> hands = {}; ///< by seat, the dealer's own batch included; may be shorter than the table
    std::string aside = {};              ///< what the dealer looks at, or what is dealt open
    int cutAt = 1;
    std::string stock = {}; ///< its top cards
};

/// A match of a game round a monte whose packs a test stacks and whose events it keeps.
template<class G>
class BasicStackedTable
{
    template<class>
    struct Cutting;
    template<class First, class... Others>
    struct Cutting<std::variant<First, Others...>>
    {
        using Type = First;
    };

public:
    using Hand = decltype(G::View::hand);
    using Pack = typename G::Pack;
    using Move = typename G::Move;
    using Event = typename G::Event;
    using View = typename G::View;
    /// The first of a game's moves.
    using Cut = typename Cutting<Move>::Type;
    using Deal = StackedDeal;
    static std::string text(const Move &move) { return readable::Of<G>::text(move); }

    explicit BasicStackedTable(int seats, const typename G::Options &options = {})
        : state(options, seats)
    {
    }

    /// The pack that gives this deal after its cut, to the seats still in.
    [[nodiscard]] Pack packFor(const StackedDeal &deal) const
    {
        Pack left = G::newPack(state);
        const auto named = [&](const std::string &codes) {
            const auto cards = readable::cardsOf<Pack>(codes, G::pack);
            for (const cards::Card card : cards)
                requireThat(left.removeFirst(card), "one card too often");
            return cards;
        };
        std::vector<Pack> hands(game::at(state.seats()));
        for (std::size_t seat = 0; seat < deal.hands.size(); ++seat)
            hands.at(seat) = named(deal.hands[seat]);
        const Pack aside = named(deal.aside);
        const Pack stock = named(deal.stock);

        std::vector<Pack> batches;
        const auto complete = [&](Pack cards) {
            while (cards.size() < handSize) {
                cards.push_back(left[0]);
                left.removeFirst(left[0]);
            }
            return cards;
        };
        const View view = open();
        for (int step = 1; step <= state.seats(); ++step) {
            const game::Seat seat = (view.dealer + step) % state.seats();
            if (view.alive().contains(seat))
                batches.push_back(complete(hands[game::at(seat)]));
            else
                requireThat(hands[game::at(seat)].empty(), "a hand for a seat that is out");
        }
        Pack dealt;
        if constexpr (G::dealsSingly) {
            for (std::size_t round = 0; round < handSize; ++round)
                for (const Pack &batch : batches)
                    dealt.push_back(batch[round]);
            batches.clear();
        }
        batches.push_back(complete(aside));
        for (const Pack &batch : batches)
            for (const cards::Card card : batch)
                dealt.push_back(card);
        for (const Pack &rest : {stock, left})
            for (const cards::Card card : rest)
                dealt.push_back(card);

        // The cut moves the top to the bottom, so before it the bottom is on the top.
        std::rotate(dealt.begin(), dealt.end() - deal.cutAt, dealt.end());
        return dealt;
    }
    void supply(const Pack &pack)
    {
        const auto keep = [this](const Event &event) { events.push_back(event); };
        state.supply(pack, keep);
    }
    /// Supplies the pack and makes the cut.
    void deal(const StackedDeal &deal)
    {
        supply(packFor(deal));
        play(Cut{deal.cutAt});
    }

    /// Makes a move of the seat to move; gives the reason where it is illegal, and then nothing may have changed.
    std::optional<typename G::Illegal> apply(const Move &move)
    {
        const auto keep = [this](const Event &event) { events.push_back(event); };
        const std::string before = everything();
        const std::size_t eventsBefore = events.size();
        const auto illegal = state.apply(move, keep);
        requireThat(!illegal || (everything() == before && events.size() == eventsBefore),
                    "an illegal move did something");
        return illegal;
    }
    /// Makes a move that must be legal: else the program ends.
    void play(const Move &move) { requireThat(!apply(move), "illegal: " + readable::Of<G>::text(move)); }

    /// The view of a seat that sees nothing special: what all may know.
    [[nodiscard]] View open() const { return state.view(0); }
    [[nodiscard]] View viewOfMover() const { return state.view(state.toMove()); }
    [[nodiscard]] std::string tokens() const
    {
        std::string list;
        for (game::Seat seat = 0; seat < state.seats(); ++seat) {
            if (seat > 0)
                list += ' ';
            list += std::to_string(open().tokens[game::at(seat)]);
        }
        return list;
    }
    [[nodiscard]] std::string hand(game::Seat seat) const { return readable::text(state.view(seat).hand, G::pack); }
    [[nodiscard]] std::string monte() const { return readable::text(open().monte, G::pack); }
    /// Everything that can be seen of the state from outside.
    [[nodiscard]] std::string everything() const
    {
        std::string all = readable::text(state.allCards(), G::pack);
        for (game::Seat seat = 0; seat < state.seats(); ++seat) {
            all += '\n';
            all += readable::Of<G>::text(state.view(seat));
        }
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
    template<class Kind>
    [[nodiscard]] int count() const
    {
        int found = 0;
        for (const Event &event : events)
            found += std::holds_alternative<Kind>(event) ? 1 : 0;
        return found;
    }

    typename G::State state;
    std::vector<Event> events;

private:
    static constexpr std::size_t handSize = readable::capacity<Hand>;

    static void requireThat(bool right, const std::string &what)
    {
        if (right)
            return;
        std::fprintf(stderr, "the test stacked its table wrongly: %s\n", what.c_str());
        std::abort();
    }
};
