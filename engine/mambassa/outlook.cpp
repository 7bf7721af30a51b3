// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/outlook.h"

#include "mambassa/imagined_deal.h"

#include <algorithm>

namespace mambassa {

using cards::Card;
using game::at;
using game::nobody;
using game::Seat;

namespace {

/// Deals that fit a view, each as likely as any other.
class Guess
{
public:
    explicit Guess(const View &view)
        : m_view(&view)
        , m_shown(ImaginedDeal::from(view))
        , m_missing(m_shown.missing())
    {
    }
    [[nodiscard]] ImaginedDeal draw(game::Random &random) const
    {
        ImaginedDeal deal = m_shown;
        deal.complete(*m_view, m_missing, random);
        return deal;
    }

private:
    const View *m_view;
    ImaginedDeal m_shown;
    Pack m_missing;
};

/// The mean share after the discard over all cards whose place the seat does not know.
double shareAfterDraw(const View &view, Card discard)
{
    Hand hand = view.hand;
    Card &drawn = hand[hand.indexOf(discard)];
    double shares = 0;
    const Pack missing = ImaginedDeal::from(view).missing();
    for (const Card card : missing) {
        drawn = card;
        shares += view.ranking->share(view.ranking->strength(hand));
    }
    return shares / static_cast<double>(missing.size());
}

} // namespace

int cardsExchanged(const Move &move)
{
    const auto *exchange = std::get_if<Exchange>(&move);
    return exchange != nullptr ? static_cast<int>(exchange->give.size()) : 0;
}

bool knocks(const View &view, const Move &move)
{
    if (view.knocker != nobody)
        return false;
    return std::holds_alternative<Keep>(move) || isShirtChange(move)
        || (std::holds_alternative<Stay>(move) && view.exchanged == 0);
}

bool mayKnock(const View &view)
{
    return view.knocker == nobody && !(view.phase == Phase::draw && view.exchanged > 0);
}

Hand handAfter(const View &view, const Move &move)
{
    if (std::holds_alternative<Keep>(move))
        return view.aside;
    if (std::holds_alternative<Stay>(move))
        return view.hand;
    Hand hand;
    if (const auto *exchange = std::get_if<Exchange>(&move)) {
        hand = view.hand;
        Hand monte = view.monte;
        monte::swapCards(hand, monte, *exchange);
    }
    return hand;
}

Move strongest(const View &view, game::FunctionRef<bool(const Move &)> keep)
{
    std::optional<Move> chosen;
    Strength most;
    for (const Move &move : legalMoves(view)) {
        if (keep && !keep(move))
            continue;
        const Hand after = handAfter(view, move);
        const Strength strength = after.empty() ? Strength{} : view.ranking->strength(after);
        const bool fewer = chosen && strength == most && cardsExchanged(move) < cardsExchanged(*chosen);
        if (!chosen || strength > most || fewer) {
            most = strength;
            chosen = move;
        }
    }
    return *chosen;
}

double shareAfter(const View &view, const Move &move)
{
    if (const auto *draw = std::get_if<Draw>(&move))
        return shareAfterDraw(view, draw->discard);
    const Hand after = handAfter(view, move);
    return after.empty() ? 0 : view.ranking->share(view.ranking->strength(after));
}

double glance(const View &view, const Move &move)
{
    constexpr double mostPoints = 40; // more than any suit comes to
    constexpr double hope = 3;        // points that a card which nobody has seen seems to be worth
    Hand after = handAfter(view, move);
    const bool known = !after.empty();
    if (const auto *draw = std::get_if<Draw>(&move)) {
        after = view.hand;
        after.removeFirst(draw->discard);
    }
    if (after.empty())
        return 0;
    if (known && view.ranking->category(after) != Category::points)
        return 1;
    const cards::italian::Suit own = monte::cherished(view.hand.empty() ? after : view.hand).suit;
    return (monte::clungTo(after, own) + (known ? 0 : hope)) / mostPoints;
}

double given(const View &view, const Move &move)
{
    const auto *exchange = std::get_if<Exchange>(&move);
    if (exchange == nullptr || exchange->give.empty())
        return 0;
    // Four cards are given here, over and over: to cling to them costs more than in other games.
    constexpr double little = 0.1;
    return little * monte::dearness(view.hand, Ranking::counting(view.hand), exchange->give);
}

double leavesToNext(const View &view, const Move &move, game::Random &random, int samples)
{
    const Seat next = game::nextSeat(view.seat, view.playing, view.seats);
    if (next == view.knocker)
        return 0;
    const Guess guess(view);
    double shares = 0;
    for (int sample = 0; sample < samples; ++sample) {
        ImaginedDeal deal = guess.draw(random);
        deal.make(move);
        shares += view.ranking->share(reachesOf(deal.hands[at(next)], deal.monte, *view.ranking).best().strength);
    }
    return shares / samples;
}

double chanceToPay(const View &view, const Move &move, game::Random &random, int samples)
{
    const Guess guess(view);
    int paid = 0;
    for (int sample = 0; sample < samples; ++sample) {
        ImaginedDeal deal = guess.draw(random);
        deal.make(move);
        while (!deal.over)
            deal.playTurn();
        const Reckoning reckoning = reckon(deal.hands, deal, view.pool, deal.declaration, *deal.ranking);
        paid += reckoning.worst.contains(view.seat) ? 1 : 0;
    }
    return static_cast<double>(paid) / samples;
}

} // namespace mambassa
