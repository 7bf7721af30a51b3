// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/baselines.h"

#include "thirtyone/exchanges.h"
#include "thirtyone/thirtyone.h"

#include <array>
#include <charconv>

namespace thirtyone {

namespace {

/// The points from which a rule knocks that beats most others in duels, by the source.
constexpr std::array bestInDuels{25, 23, 22};

} // namespace

std::optional<Baseline> Baseline::named(std::string_view name, std::uint64_t seed)
{
    if (name == "random")
        return Baseline(Rule::random, 0, seed);
    if (name == "draw")
        return Baseline(Rule::draw, 0, seed);
    if (name == "greedy")
        return Baseline(Rule::greedy, 0, seed);
    constexpr std::string_view knock = "knock-";
    if (!name.starts_with(knock))
        return std::nullopt;
    const std::string_view number = name.substr(knock.size());
    int from = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), from);
    if (error != std::errc() || end != number.data() + number.size() || from < 2 || from > 31)
        return std::nullopt;
    return Baseline(Rule::knock, from, seed);
}

Move Baseline::choose(const View &view)
{
    if (const auto customary = Thirtyone::customaryMove(view, m_random))
        return *customary;
    if (m_rule == Rule::random)
        return randomMove(view.choice(), m_random);
    if (view.phase == Phase::discardOne) {
        const std::size_t taken = view.taken.hidden() ? HandValues::nowhere : view.hand.indexOf(view.taken);
        return Discard{view.hand[view.values->best(view.hand, taken).discard]};
    }
    if (view.phase == Phase::dealersChoice)
        return Keep{view.values->of(view.aside) > view.values->of(view.hand)};
    const Value value = view.values->of(view.hand);
    const bool knocks = m_rule != Rule::draw;
    const int from = m_rule == Rule::greedy ? bestInDuels[static_cast<std::size_t>(view.options.source)] : m_from;
    if (knocks && view.phase == Phase::turn && view.choice().mayKnock && value >= 2 * from)
        return Knock{};
    const auto exchange = bestExchange(view.hand, view.middle, view.options.source, *view.values);
    if (!hasPiles(view.options)) {
        const double most = std::max(exchange->worth, Prospects::table(view.options).meanValue());
        if (view.phase == Phase::finalTurn && value >= most)
            return Stand{};
        return exchange->worth >= most ? Move(exchange->move) : Move(SwapFaceDown{});
    }
    if (knocks) {
        Hand four = view.hand;
        four.push_back(view.discards[view.discards.size() - 1]);
        const Value withTop = view.values->best(four, cardsInHand).value;
        if (exchange && exchange->worth > std::max(value, withTop))
            return exchange->move;
        if (withTop > value)
            return TakeDiscard{};
    }
    return view.stock > 0 ? Move(DrawStock{}) : Move(Stand{});
}

} // namespace thirtyone
