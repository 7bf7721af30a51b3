// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/exchange_worth.h"

#include "thirtyone/exchanges.h"
#include "thirtyone/prospects.h"

#include <algorithm>

namespace thirtyone {

using cards::Card;

namespace {

/// The share of weaker hands of one about which nothing is known: half of all, but for those that are as good.
double shareOfAnyHand(const View &view)
{
    double all = 0;
    for (Value value = 1; value <= thirtyOne; ++value) {
        const double more = value < thirtyOne ? shareOf(view, static_cast<Value>(value + 1)) : 1;
        all += (more - shareOf(view, value)) * shareOf(view, value);
    }
    return all;
}

/// What the best exchange with the open packet of Switch makes of a hand, as a share of weaker hands.
double shareOfNext(const View &view, const Hand &hand, const Middle &packet)
{
    const auto best = bestExchange(hand, packet, Source::packets, [&](Card first, Card second, Card third) {
        return shareOf(view, view.values->of(first, second, third));
    });
    return best ? best->worth : 0;
}

} // namespace

double shareOf(const View &view, Value value)
{
    return view.values->shareBelow(value, view.options.pack == PackKind::stripped);
}

double shareOf(const View &view, double value)
{
    const auto whole = static_cast<Value>(value);
    if (whole == thirtyOne)
        return shareOf(view, whole);
    const double part = value - whole;
    return (1 - part) * shareOf(view, whole) + part * shareOf(view, static_cast<Value>(whole + 1));
}

Hand handAfter(const View &view, const Move &move)
{
    if (const auto *exchange = std::get_if<Exchange>(&move))
        return exchanged(view.hand, view.middle, *exchange);
    if (std::holds_alternative<SwapFaceDown>(move))
        return view.closed.cards;
    if (const auto *keep = std::get_if<Keep>(&move))
        return keep->second ? view.aside : view.hand;
    return view.hand;
}

bool allOpen(const Hand &hand)
{
    return std::none_of(hand.begin(), hand.end(), [](Card card) { return card.hidden(); });
}

double shareOfHand(const View &view, const Hand &hand)
{
    return meanWorth(view, hand, shareOfAnyHand(view), [&](Card first, Card second, Card third) {
        return shareOf(view, view.values->of(first, second, third));
    });
}

Middle middleAfter(const View &view, const Move &move)
{
    Middle middle = view.middle;
    if (const auto *exchange = std::get_if<Exchange>(&move)) {
        std::size_t given = 0;
        for (std::size_t place = 0; place < middle.cards.size(); ++place)
            if (holds(exchange->places, place))
                middle.cards[place] = exchange->given[given++];
        middle.open |= exchange->places;
    } else if (const auto *keep = std::get_if<Keep>(&move)) {
        middle = {.cards = keep->second ? view.hand : view.aside, .open = allPlaces};
    }
    return middle;
}

double promiseOfExchange(const View &view, const Move &move)
{
    const Hand hand = handAfter(view, move);
    if (hasPiles(view.options)) {
        const Prospects &prospects = Prospects::table(view.options);
        return meanWorth(
            view, hand, shareOf(view, prospects.afterOneOfAny()),
            [&](Card first, Card second, Card third) { return shareOf(view, prospects.of(first, second, third)); });
    }
    const double now = shareOfHand(view, hand);
    if (!allOpen(hand) || view.values->of(hand) == thirtyOne)
        return now;
    return (now + std::max(now, shareOfNext(view, hand, middleAfter(view, move)))) / 2;
}

double reachOfNext(const View &view, const Hand &hand, const Middle &middle)
{
    const auto best = bestExchange(hand, middle, view.options.source, *view.values);
    const double held = view.values->of(hand);
    return shareOf(view, static_cast<Value>(best ? std::max(best->worth, held) : held));
}

} // namespace thirtyone
