// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/petrangola/petrangola_table.h"

#include <array>

/// A table at the end of a match as no game of the house ends yet: several winners, none, or other scores than lives.
class EndedTable : public PetrangolaTable
{
public:
    /// After three deals that everybody played. The last two seats have no lives left.
    EndedTable(int seats, const game::MatchOver &ending, game::Score kind = game::Score::lives,
               const game::Scores &scores = {})
    {
        using namespace Qt::StringLiterals;
        const std::array<QString, 4> names{QString(), u"Anna"_s, u"Bruno"_s, u"Carla"_s};
        const std::array<QString, 4> portraits{u"tu"_s, u"nives"_s, u"bruno"_s, u"carla"_s};
        std::vector<Guest> guests;
        for (std::size_t seat = 0; seat < game::at(seats); ++seat)
            guests.push_back({.name = names[seat], .portrait = portraits[seat]});
        auto view = petrangola::State({}, seats).view(person);
        view.deal = 3;
        open(view, guests, {}, {});
        game::DealOver over{.number = 3, .held = game::SeatSet::first(seats)};
        over.after = {.kind = kind, .deal = 3, .score = scores, .in = game::SeatSet::first(seats - 2)};
        m_standing.settled(over, {});
        m_now.ending = ending;
        m_now.deal = 3;
        end();
    }
};

/// These have won, as one side or sharing it.
inline game::MatchOver wonBy(std::initializer_list<game::Seat> seats, bool side = false)
{
    game::MatchOver over{.winners = {}, .side = side};
    for (const game::Seat seat : seats)
        over.winners.insert(seat);
    return over;
}
