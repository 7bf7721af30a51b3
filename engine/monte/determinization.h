// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "monte/heuristics.h"
#include "monte/play.h"

#include <utility>

namespace monte {

/// A deal with all cards open that may be the real one, as far as the games round a monte play it alike: to be played
/// to its end by the real rules. No state is needed, and playing one costs microseconds. What a game adds to it, its
/// own Determinization, has
/// - `from(view)`, the deal that a view shows where its seat has to choose, the hidden cards still missing;
/// - `missing(view)`, every card whose place is not known, and `complete(view, missing, random)`, which deals them out;
/// - `make(move)`, a legal move, and `playTurn()`, the move that every seat is taken to make;
/// - `reckoned(view)`, who pays and who gains when it is over;
/// - `reachesOf(hand, monte, ranking)` beside it, the hands that one turn reaches.
template<std::size_t N, class Ranking>
struct Determinization : knocking::Play
{
    const Ranking *ranking = nullptr;
    bool over = false;
    Hands<N> hands;
    cards::CardList<N> monte;

    /// The share of hands that must be weaker before a seat knocks.
    [[nodiscard]] double contentment() const { return monte::contentment(playing.size(), lap); }

protected:
    /// Lays what a view shows; `dealerChooses` while its seat looks at cards as the dealer.
    template<class View>
    void lay(const View &view, bool dealerChooses)
    {
        static_cast<knocking::Play &>(*this) = knocking::playOf(view);
        ranking = view.ranking;
        hands = view.known;
        monte = dealerChooses ? view.aside : view.monte;
        for (const game::Seat seat : playing)
            if (!view.shown[game::at(seat)].empty())
                hands[game::at(seat)] = view.shown[game::at(seat)];
        hands[game::at(view.seat)] = view.hand;
    }
    /// Those of the pack that do not lie here.
    template<class Pack>
    [[nodiscard]] Pack notIn(Pack pack) const
    {
        takeOut(pack, monte);
        for (const game::Seat seat : playing)
            takeOut(pack, hands[game::at(seat)]);
        return pack;
    }
    /// The turn ends, and with the last one the deal.
    void passTurn() { over = !passOn(); }
};

/// Deals that fit a view, each as likely as any other.
template<class Deal, class View>
class Guess
{
public:
    /// The view must outlive this.
    explicit Guess(const View &view)
        : m_view(view)
        , m_shown(Deal::from(view))
        , m_missing(m_shown.missing(view))
    {
    }
    [[nodiscard]] Deal draw(game::Random &random) const
    {
        Deal deal = m_shown;
        deal.complete(m_view, m_missing, random);
        return deal;
    }

private:
    const View &m_view;
    Deal m_shown;
    decltype(std::declval<const Deal &>().missing(std::declval<const View &>())) m_missing;
};

/// The mean share of weaker hands of the best hand that the next seat reaches after the move; 0 where nobody plays
/// after it. Over so many guesses.
template<class Deal, class View, class Move>
[[nodiscard]] double leavesToNext(const View &view, const Move &move, game::Random &random, int samples)
{
    const game::Seat next = game::nextSeat(view.seat, view.playing, view.seats);
    if (next == view.knocker)
        return 0;
    const Guess<Deal, View> guess(view);
    double shares = 0;
    for (int sample = 0; sample < samples; ++sample) {
        Deal deal = guess.draw(random);
        deal.make(move);
        shares += view.ranking->share(reachesOf(deal.hands[game::at(next)], deal.monte, *view.ranking).best().strength);
    }
    return shares / samples;
}

/// The part of so many guesses in which the seat pays a token if it makes this move and all then play on to the end.
template<class Deal, class View, class Move>
[[nodiscard]] double chanceToPay(const View &view, const Move &move, game::Random &random, int samples)
{
    const Guess<Deal, View> guess(view);
    int paid = 0;
    for (int sample = 0; sample < samples; ++sample) {
        Deal deal = guess.draw(random);
        deal.make(move);
        while (!deal.over)
            deal.playTurn();
        paid += deal.reckoned(view).worst.contains(view.seat) ? 1 : 0;
    }
    return static_cast<double>(paid) / samples;
}

} // namespace monte
