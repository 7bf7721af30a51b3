// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock_readable.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

/// A match of Knock! whose packs a test stacks and whose events it keeps.
class StackedKnock
{
public:
    /// Seat 0 deals first, unless `dealer` is another.
    explicit StackedKnock(const knock::Options &options = {}, game::Seat dealer = 0)
        : state(options, knock::seats)
    {
        knock::Pack lots = state.newPack();
        std::swap(lots[game::at(dealer)], lots[lots.size() - 1]);
        supply(lots);
    }

    /// Deals these hands, by seat, after a cut at 7; 15 cards for the dealer. What is missing in a hand, or at the end
    /// of the list, is filled with cards that are named nowhere.
    void deal(const std::vector<std::string> &hands)
    {
        constexpr int cutAt = 7;
        supply(packFor(hands, nextDealer(), cutAt));
        play(knock::Cut{cutAt});
    }
    /// The pack of such a deal, before the cut.
    [[nodiscard]] static knock::Pack packFor(const std::vector<std::string> &hands, game::Seat dealer, int cutAt)
    {
        knock::CardSet left = knock::wholePack;
        std::vector<knock::Pack> wanted(knock::seats);
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            wanted[seat] = readable::cardsOf<knock::Pack>(hands[seat], cards::tarocco::pack);
            for (const cards::Card card : wanted[seat]) {
                require(left.contains(card), "a card is dealt twice: " + hands[seat]);
                left.erase(card);
            }
        }
        for (game::Seat seat = 0; seat < knock::seats; ++seat) {
            const std::size_t size = seat == dealer ? knock::mostInHand : knock::tricksInDeal;
            require(wanted[game::at(seat)].size() <= size, "too many cards for seat " + std::to_string(seat));
            while (wanted[game::at(seat)].size() < size) {
                wanted[game::at(seat)].push_back(left.first());
                left.erase(left.first());
            }
        }
        knock::Pack pack;
        for (std::size_t round = 0; round < knock::tricksInDeal; ++round)
            for (game::Seat step = 1; step <= knock::seats; ++step)
                pack.push_back(wanted[game::at((dealer + step) % knock::seats)][round]);
        for (std::size_t last = knock::tricksInDeal; last < knock::mostInHand; ++last)
            pack.push_back(wanted[game::at(dealer)][last]);
        std::rotate(pack.begin(), pack.end() - cutAt, pack.end());
        return pack;
    }
    /// Makes a move of the seat to move; gives the reason where it is illegal, and then nothing may have changed.
    std::optional<knock::Illegal> apply(const knock::Move &move)
    {
        const std::string before = everything();
        const std::size_t eventsBefore = events.size();
        const auto keep = [this](const knock::Event &event) { events.push_back(event); };
        const auto illegal = state.apply(move, keep);
        require(!illegal || (everything() == before && events.size() == eventsBefore), "an illegal move did something");
        return illegal;
    }
    /// Makes a move that must be legal: else the program ends.
    void play(const knock::Move &move) { require(!apply(move), "illegal: " + readable::text(move)); }
    void discard(const std::string &codes)
    {
        play(knock::Discard{readable::cardsOf<knock::Laid>(codes, cards::tarocco::pack)});
    }
    /// Plays these cards in turn; where somebody could say something it says nothing.
    void playAll(const std::string &codes)
    {
        for (const cards::Card card : readable::cardsOf<knock::Pack>(codes, cards::tarocco::pack)) {
            sayNothing();
            play(knock::Play{card});
        }
        sayNothing();
    }
    void sayNothing()
    {
        while (state.phase() == knock::Phase::request || state.phase() == knock::Phase::secondSignal)
            play(knock::Say{});
    }
    /// Plays on to the end of the deal, each seat its first legal move.
    void playOut()
    {
        while (!state.awaitsPack() && !state.over())
            play(knock::Knock::legalMoves(viewOfMover())[0]);
    }
    /// A whole deal of no interest.
    void passDeal()
    {
        deal({});
        playOut();
    }

    [[nodiscard]] knock::View viewOfMover() const { return state.view(state.toMove()); }
    [[nodiscard]] std::string hand(game::Seat seat) const
    {
        return readable::text(state.view(seat).hand, cards::tarocco::pack);
    }
    /// The cards that may be played now.
    [[nodiscard]] std::string legal() const
    {
        const knock::Choice choice = state.choice();
        return readable::text(knock::playable(choice.hand, choice.led));
    }
    /// The signals that may go with a card now.
    [[nodiscard]] std::string signalsWith(std::string_view code) const
    {
        return readable::text(knock::signalsWith(state.choice(), readable::taroccoCard(code)));
    }
    [[nodiscard]] std::string everything() const
    {
        std::string all = readable::text(state.allCards(), cards::tarocco::pack);
        for (game::Seat seat = 0; seat < knock::seats; ++seat)
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

    knock::State state;
    std::vector<knock::Event> events;

private:
    [[nodiscard]] game::Seat nextDealer() const
    {
        const knock::View view = state.view(0);
        return view.deal == 0 ? view.dealer : knock::after(view.dealer);
    }
    void supply(const knock::Pack &pack)
    {
        const auto keep = [this](const knock::Event &event) { events.push_back(event); };
        state.supply(pack, keep);
    }
    static void require(bool right, const std::string &what)
    {
        if (right)
            return;
        std::fprintf(stderr, "the test stacked its table wrongly: %s\n", what.c_str());
        std::abort();
    }
};
