// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "readable_thirtyone.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

/// One deal as a test wants it, in codes ("AS TH 7D"); what is left empty gets any cards that are not named elsewhere.
struct ThirtyoneDeal
{
    std::vector<std::string> hands = {}; ///< by seat; may be shorter than the table
    std::string turned = {};             ///< the first of the discard pile
    std::string stock = {};              ///< its top cards
    std::string widow = {};              ///< the cards of the middle
    std::string second = {};             ///< in Switch the dealer's second hand
    std::string closed = {};             ///< and the packet that lies face down
    int cutAt = 5;
};

/// A match of Thirty-One whose packs a test stacks and whose events it keeps.
class StackedThirtyone
{
public:
    using Event = thirtyone::Event;
    using Move = thirtyone::Move;
    using Pack = thirtyone::Pack;
    using View = thirtyone::View;
    using Cut = thirtyone::Cut;
    using Deal = ThirtyoneDeal;
    static std::string text(const Move &move) { return thirtyone::text(move); }

    /// Seat 0 deals first, unless `dealer` is another.
    explicit StackedThirtyone(int seats, const thirtyone::Options &options = {}, game::Seat dealer = 0)
        : state(options, seats)
    {
        Pack lots = state.newPack();
        std::swap(lots[game::at(dealer)], lots[lots.size() - 1]);
        supply(lots);
    }
    /// A match in which each seat is so many losses from being out, or has so many points; the first that is in deals.
    StackedThirtyone(const std::vector<int> &tokens, const thirtyone::Options &options = {})
        : state(options, static_cast<int>(tokens.size()), opening(tokens, options))
    {
    }

    /// The pack that gives this deal after its cut, to the seats still in.
    [[nodiscard]] Pack packFor(const ThirtyoneDeal &deal) const
    {
        Pack left = state.newPack();
        const View view = open();
        const bool packets = view.options.source == thirtyone::Source::packets;
        const bool chooses = packets && view.packet.empty();
        thirtyone::takeOut(left, view.packet); // is not dealt
        const auto named = [&](const std::string &codes) {
            const auto cards = thirtyone::cardsOf<Pack>(codes);
            for (const cards::Card card : cards)
                requireThat(left.removeFirst(card), "one card too often");
            return cards;
        };
        std::vector<Pack> hands(game::at(state.seats()));
        for (std::size_t seat = 0; seat < deal.hands.size(); ++seat)
            hands.at(seat) = named(deal.hands[seat]);
        const Pack turned = named(deal.turned);
        const Pack stock = named(deal.stock);
        const Pack widow = named(deal.widow);
        const Pack second = named(deal.second);
        const Pack closed = named(deal.closed);
        const auto any = [&left] {
            const cards::Card card = left[0];
            left.removeFirst(card);
            return card;
        };
        Pack dealt;
        for (std::size_t round = 0; round < thirtyone::cardsInHand; ++round) {
            const auto lay
                = [&](const Pack &wanted) { dealt.push_back(round < wanted.size() ? wanted[round] : any()); };
            for (int step = 1; step <= state.seats(); ++step) {
                const auto seat = game::at((view.dealer + step) % state.seats());
                if (view.alive().contains(static_cast<game::Seat>(seat)))
                    lay(hands[seat]);
            }
            if (chooses)
                lay(second);
            if (packets)
                lay(closed);
            else if (view.options.source == thirtyone::Source::widow)
                lay(widow);
        }
        if (!packets)
            dealt.push_back(turned.empty() ? any() : turned[0]);
        for (const Pack &rest : {stock, left})
            for (const cards::Card card : rest)
                dealt.push_back(card);
        // The cut moves the top to the bottom, so before it the bottom is on the top.
        std::rotate(dealt.begin(), dealt.end() - deal.cutAt, dealt.end());
        for (const cards::Card card : view.packet) // is taken out before the cut
            dealt.push_back(card);
        return dealt;
    }
    void supply(const Pack &pack)
    {
        state.supply(pack, [this](const Event &event) { events.push_back(event); });
    }
    /// Supplies the pack and makes the cut.
    void deal(const ThirtyoneDeal &deal)
    {
        supply(packFor(deal));
        play(thirtyone::Cut{deal.cutAt});
    }

    /// Makes a move of the seat to move; gives the reason where it is illegal, and then nothing may have changed.
    std::optional<thirtyone::Illegal> apply(const Move &move)
    {
        const std::string before = everything();
        const std::size_t eventsBefore = events.size();
        const auto illegal = state.apply(move, [this](const Event &event) { events.push_back(event); });
        requireThat(!illegal || (everything() == before && events.size() == eventsBefore),
                    "an illegal move did something");
        return illegal;
    }
    /// Makes a move that must be legal: else the program ends.
    void play(const Move &move) { requireThat(!apply(move), "illegal: " + thirtyone::text(move)); }
    void draw(const std::string &discard)
    {
        play(thirtyone::DrawStock{});
        play(thirtyone::Discard{thirtyone::card(discard)});
    }
    /// Draws and lays the same card on the pile.
    void drawAndDiscard()
    {
        play(thirtyone::DrawStock{});
        play(thirtyone::Discard{viewOfMover().hand[thirtyone::cardsInHand]});
    }
    void take(const std::string &discard)
    {
        play(thirtyone::TakeDiscard{});
        play(thirtyone::Discard{thirtyone::card(discard)});
    }
    /// Cards of the hand for those places of the middle.
    void exchange(const std::string &given, thirtyone::Places places)
    {
        play(thirtyone::Exchange{.given = thirtyone::hand(given), .places = places});
    }
    void knock() { play(thirtyone::Knock{}); }
    void stand() { play(thirtyone::Stand{}); }
    /// A deal that ends with these hands: the seat knocks, after those before it drew in vain, and all others stand.
    void settle(const std::vector<std::string> &hands, game::Seat knocker)
    {
        deal({.hands = hands});
        while (state.toMove() != knocker)
            drawAndDiscard();
        knock();
        while (state.phase() == thirtyone::Phase::finalTurn)
            stand();
    }

    /// The view of a seat that sees nothing special: what all may know.
    [[nodiscard]] View open() const { return state.view(0); }
    /// Of whoever has to choose; that of seat 0 where nobody has.
    [[nodiscard]] View viewOfMover() const { return state.view(std::max(0, static_cast<int>(state.toMove()))); }
    [[nodiscard]] thirtyone::MoveList legalMoves() const { return thirtyone::Thirtyone::legalMoves(viewOfMover()); }
    /// By seat, the losses from being out.
    [[nodiscard]] std::string tokens() const { return list(open().tokens); }
    /// By seat, what the last deal cost.
    [[nodiscard]] std::string losses() const { return list(last<thirtyone::Showdown>().outcome.lost); }
    [[nodiscard]] std::string points() const { return list(last<thirtyone::Showdown>().outcome.gained); }
    [[nodiscard]] std::string hand(game::Seat seat) const { return thirtyone::text(state.view(seat).hand); }
    [[nodiscard]] std::string known(game::Seat seat) const { return thirtyone::text(open().known[game::at(seat)]); }
    /// As seat 0 sees it.
    [[nodiscard]] std::string middle() const { return thirtyone::text(open().middle.cards); }
    [[nodiscard]] std::string top() const
    {
        const Pack discards = open().discards;
        return cards::french::code(discards[discards.size() - 1]);
    }
    /// Everything that can be seen of the state from outside.
    [[nodiscard]] std::string everything() const
    {
        std::string all = thirtyone::text(state.allCards());
        for (game::Seat seat = 0; seat < state.seats(); ++seat) {
            all += '\n';
            all += thirtyone::text(state.view(seat));
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
        return static_cast<int>(std::count_if(events.begin(), events.end(),
                                              [](const Event &event) { return std::holds_alternative<Kind>(event); }));
    }

    thirtyone::State state;
    std::vector<Event> events;

private:
    static thirtyone::Opening opening(const std::vector<int> &tokens, const thirtyone::Options &options)
    {
        thirtyone::Opening opening;
        for (std::size_t seat = 0; seat < tokens.size(); ++seat)
            opening.tokens[seat] = static_cast<std::int16_t>(tokens[seat]);
        while (thirtyone::scoreOf(options) == game::Score::lives && opening.tokens[game::at(opening.dealer)] == 0)
            ++opening.dealer;
        return opening;
    }
    template<class Numbers>
    [[nodiscard]] std::string list(const Numbers &numbers) const
    {
        std::string list;
        for (game::Seat seat = 0; seat < state.seats(); ++seat)
            list += (seat > 0 ? " " : "") + std::to_string(int{numbers[game::at(seat)]});
        return list;
    }
    static void requireThat(bool right, const std::string &what)
    {
        if (right)
            return;
        std::fprintf(stderr, "the test stacked its table wrongly: %s\n", what.c_str());
        std::abort();
    }
};
