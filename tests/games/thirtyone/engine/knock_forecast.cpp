// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock_forecast.h"

#include "game/simulation.h"
#include "thirtyone/rollouts.h"
#include "thirtyone/thirtyone.h"

#include <algorithm>
#include <cmath>

using namespace thirtyone;
using game::at;
using game::nobody;
using game::Seat;

namespace {

using Table = std::vector<Thirtyone::Policy>;

void tell(Table &table, const Event &event)
{
    for (Seat seat = 0; at(seat) < table.size(); ++seat)
        if (table[at(seat)].listens())
            table[at(seat)].happened(seenBy(event, seat));
}

/// Whether the seat to move pays if it knocks now: the others play as they would.
bool paysForKnock(State state, Table table)
{
    const Seat knocker = state.toMove();
    bool over = false;
    bool paid = false;
    const auto sink = [&](const Event &event) {
        tell(table, event);
        if (const auto *showdown = std::get_if<Showdown>(&event)) {
            over = true;
            paid = showdown->outcome.lost[at(knocker)] > 0;
        }
    };
    static_cast<void>(state.apply(Knock{}, sink));
    while (!over)
        static_cast<void>(state.apply(table[at(state.toMove())].choose(state.view(state.toMove())), sink));
    return paid;
}

} // namespace

double KnockForecast::Tenth::error() const
{
    // With a loss and an escape thrown in, so that few knocks never look like certainty.
    const double share = (paid + 1.0) / (asked + 2.0);
    return std::sqrt(share * (1 - share) / asked);
}

KnockForecast::Tenth KnockForecast::all() const
{
    Tenth all;
    for (const Tenth &tenth : m_tenths) {
        all.asked += tenth.asked;
        all.expected += tenth.expected;
        all.paid += tenth.paid;
    }
    return all;
}

void KnockForecast::play(const std::vector<Guest> &guests, int matches, std::uint32_t once, int deals,
                         std::uint64_t seed)
{
    game::Random random(seed);
    const std::size_t seats = guests.size();
    for (int match = 0; match < matches; ++match) {
        Table table;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const Guest &guest = guests[(seat + static_cast<std::size_t>(match)) % seats];
            table.emplace_back(guest.level, random.next(), guest.temperament);
        }
        State state({}, static_cast<int>(seats));
        game::playOn<Thirtyone>(
            state, [&](const State &awaiting) { return game::shuffledPack<Thirtyone>(awaiting, random); },
            [&](const View &view) {
                if (view.phase == Phase::turn && random.once(once)) {
                    Rollouts rollouts(view, random.next());
                    rollouts.imagine(deals);
                    const Expectation &knock = rollouts.expectations()[rollouts.indexOf(Knock{})];
                    const double forecast = rollouts.share(knock.paid[at(view.seat)]);
                    Tenth &tenth = m_tenths[std::min(m_tenths.size() - 1, static_cast<std::size_t>(forecast * 10))];
                    ++tenth.asked;
                    tenth.expected += forecast;
                    tenth.paid += paysForKnock(state, table) ? 1 : 0;
                }
                return table[at(view.seat)].choose(view);
            },
            [&](const Event &event) { tell(table, event); });
    }
}
