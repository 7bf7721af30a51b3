// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "readable.h"

#include <string>
#include <vector>

/// One deal as a test wants it, in codes ("AD KD HD"); what is left empty gets any cards that are not named elsewhere.
struct StackedDeal
{
    std::vector<std::string> hands = {}; ///< by seat, the dealer's own batch included; may be shorter than the table
    std::string aside = {};              ///< what the dealer looks at
    int cutAt = 1;
};

/// A match of Petrangola whose packs a test stacks and whose events it keeps.
class StackedTable
{
public:
    explicit StackedTable(int seats, const petrangola::Options &options = {});

    /// The pack that gives this deal after its cut, to the seats still in.
    [[nodiscard]] petrangola::Pack packFor(const StackedDeal &deal) const;

    /// Has the ace of coins turned before `dealer`.
    void findFirstDealer(game::Seat dealer);
    /// Supplies the pack and makes the cut.
    void deal(const StackedDeal &deal);
    /// deal() and the dealer's expose: `hands` are then what everyone plays with, `monte` lies open.
    void dealAndExpose(const std::vector<std::string> &hands, const std::string &monte);
    /// A whole deal that ends with these hands: the dealer keeps, everybody else stays.
    void settle(const std::vector<std::string> &hands);

    /// Makes a move of the seat to move; gives the reason where it is illegal, and then nothing may have changed.
    std::optional<petrangola::Illegal> apply(const petrangola::Move &move);
    /// Makes a move that must be legal: else the program ends.
    void play(const petrangola::Move &move);
    void exchange(const std::string &give, const std::string &take);

    /// The view of a seat that sees nothing special: what all may know.
    [[nodiscard]] petrangola::View open() const { return state.view(0); }
    [[nodiscard]] petrangola::View viewOfMover() const { return state.view(state.toMove()); }
    [[nodiscard]] std::string tokens() const;
    [[nodiscard]] std::string hand(game::Seat seat) const { return readable::text(state.view(seat).hand); }
    [[nodiscard]] std::string monte() const { return readable::text(open().monte); }
    /// Everything that can be seen of the state from outside.
    [[nodiscard]] std::string everything() const;

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
        for (const petrangola::Event &event : events)
            found += std::holds_alternative<Kind>(event) ? 1 : 0;
        return found;
    }

    petrangola::State state;
    std::vector<petrangola::Event> events;

private:
    void supply(const petrangola::Pack &pack);
};
