// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/simulation.h"
#include "monte/moves.h"
#include "readable.h"

#include <algorithm>
#include <string>

/// What the tests of secrecy of games round a monte share.
namespace secrecy {

template<std::size_t N>
bool same(const cards::CardList<N> &first, const cards::CardList<N> &second)
{
    return monte::sameCards(first, second);
}
template<std::size_t N>
bool allHidden(const cards::CardList<N> &hand)
{
    return std::all_of(hand.begin(), hand.end(), [](cards::Card card) { return card.hidden(); });
}

/// Plays a match to its end and looks at what every seat is told and shown; the first fault, or "". `table` follows the
/// packs and the events; `faultOfView` and `faultOfEvent` say what is wrong with a view, and with an event as it was
/// seen by a seat.
template<game::Game G, class Onlooker, class FaultOfView, class FaultOfEvent, class Choose>
std::string watchMatch(typename G::State state, Onlooker &table, game::Random &random, FaultOfView &&faultOfView,
                       FaultOfEvent &&faultOfEvent, Choose &&choose)
{
    std::string fault;
    const auto examineViews = [&] {
        for (game::Seat seat = 0; seat < state.seats() && fault.empty(); ++seat)
            fault = faultOfView(state.view(seat));
    };
    const auto watch = [&](const typename G::Event &event) {
        table.happened(event);
        for (game::Seat seat = 0; seat < state.seats() && fault.empty(); ++seat)
            fault = faultOfEvent(event, G::seenBy(event, seat), seat);
        examineViews();
    };
    while (!state.over() && fault.empty()) {
        if (state.awaitsPack()) {
            const int deal = state.deal();
            const typename G::Pack pack = game::shuffledPack<G>(state, random);
            state.supply(pack, watch);
            if (state.deal() > deal)
                table.shuffled(pack);
        } else if (state.apply(choose(state), watch)) {
            return "a legal move was refused";
        }
        examineViews();
    }
    return fault;
}

} // namespace secrecy
