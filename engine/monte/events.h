// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/function_ref.h"
#include "monte/play.h"

/// What happens in every game round a monte, in the order in which it happens and with all cards open.
namespace monte {

/// Cards were turned from the top, from seat 0 on, to find the first dealer.
template<class Pack>
struct FirstDealerFound
{
    Pack cards;
    game::Seat dealer = game::nobody;
};
/// The pack was cut and dealt.
template<std::size_t N>
struct Dealt
{
    int number = 0; ///< of the deal, from 1
    game::Seat dealer = game::nobody;
    game::Seat cutBy = game::nobody;
    int cutAt = 0;
    Hands<N> hands;           ///< empty for seats that are out; the dealer's own batch included
    cards::CardList<N> aside; ///< the cards that the dealer looks at
};
/// All hands were laid open and settled.
template<std::size_t N>
struct Showdown
{
    Hands<N> hands;
    game::SeatSet worst;       ///< the seats that pay a token
    game::SeatSet gained;      ///< those that gain one
    knocking::Tokens tokens{}; ///< after
    std::int64_t pool = 0;     ///< after
};
struct MatchEnded
{
    game::Seat winner = game::nobody;
    std::int64_t pool = 0;
};

/// Tells an event, which is made only where somebody listens.
template<class Event>
void report(game::FunctionRef<void(const Event &)> sink, const auto &makeEvent)
{
    if (sink)
        sink(Event(makeEvent()));
}

/// As many backs as a hand has cards: a hand that may not be looked at.
template<std::size_t N>
inline constexpr cards::CardList<N> hiddenHand = [] {
    cards::CardList<N> backs;
    for (std::size_t card = 0; card < N; ++card)
        backs.push_back(cards::Card());
    return backs;
}();

/// The deal as `seat` may see it.
template<std::size_t N>
[[nodiscard]] Dealt<N> seenBy(Dealt<N> dealt, game::Seat seat)
{
    for (game::Seat holder = 0; holder < game::maxSeats; ++holder) {
        // The dealer may not look at the dealt hand before the choice (P-4).
        const bool mayLook = holder == seat && holder != dealt.dealer;
        cards::CardList<N> &hand = dealt.hands[game::at(holder)];
        if (!mayLook && !hand.empty())
            hand = hiddenHand<N>;
    }
    // The dealer alone looks at these, and finds them in the view while choosing.
    dealt.aside = hiddenHand<N>;
    return dealt;
}

} // namespace monte
