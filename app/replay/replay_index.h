// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/record_steps.h"
#include "table/standing_model.h"

#include <algorithm>
#include <vector>

/// Where the deals of a recorded match are among its steps, and how the seats stood where one may begin to lay the
/// table; noted while the record is read, in whatever thread.
template<game::Game G>
class ReplayIndex
{
public:
    struct Deal
    {
        int number = 0;
        game::Seat dealer = game::nobody;
        int step = 0;    ///< that deals its cards
        int outcome = 0; ///< the first step of it that is no move, or 0
    };
    /// A step at which a deal begins, and what came of those before.
    struct Start
    {
        int step = 0;
        StandingCount standing;
    };
    /// Steps from one start to the next, at least. A table is laid from the start before the last; so it takes a small
    /// part of a second, and the log has so many steps at least. Ordinary matches are shorter than that.
    static constexpr int stretch = 2000;
    /// The seats that held a hand worth telling of in a showdown that this view saw.
    using RareHands = game::SeatSet (*)(const typename G::View &view, const typename G::Showdown &showdown);

    explicit ReplayIndex(RareHands rareHands)
        : m_rareHands(rareHands)
    {
    }

    /// The next step, with its place among all.
    void note(int place, const record::Step<G> &step)
    {
        if (const auto *dealt = std::get_if<typename G::Dealt>(&step.event)) {
            m_standing.stands(G::standing(step.state.view(0)));
            if (place - m_starts.back().step >= stretch)
                m_starts.push_back({.step = place, .standing = m_standing});
            m_deals.push_back({.number = dealt->number, .dealer = dealt->dealer, .step = place, .outcome = 0});
            return;
        }
        if (const auto *showdown = std::get_if<typename G::Showdown>(&step.event)) {
            const typename G::View view = step.state.view(0);
            m_standing.settled(*G::dealOver(step.event, view.deal), m_rareHands(view, *showdown));
        }
        if (!m_deals.empty() && m_deals.back().outcome == 0 && !std::holds_alternative<typename G::Moved>(step.event))
            m_deals.back().outcome = place;
    }

    [[nodiscard]] const std::vector<Deal> &deals() const { return m_deals; }
    /// Among the deals, that to which this step belongs; -1 before the first.
    [[nodiscard]] int dealOf(int step) const
    {
        const auto next = std::upper_bound(m_deals.begin(), m_deals.end(), step,
                                           [](int place, const Deal &deal) { return place < deal.step; });
        return static_cast<int>(next - m_deals.begin()) - 1;
    }
    /// From where to lay the table for this many steps.
    [[nodiscard]] const Start &startFor(int steps) const
    {
        const auto next = std::upper_bound(m_starts.begin(), m_starts.end(), steps,
                                           [](int place, const Start &start) { return place < start.step; });
        const auto last = std::prev(next);
        return last == m_starts.begin() ? *last : *std::prev(last);
    }

private:
    RareHands m_rareHands;
    StandingCount m_standing;
    std::vector<Deal> m_deals;
    std::vector<Start> m_starts{{}};
};
