// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guide/lesson.h"
#include "records/parsed_record.h"

#include <algorithm>

/// A lesson played, with nobody looking, until its beat with this number comes next: of its last deal all steps, as a
/// match goes on after them.
template<game::Game G>
[[nodiscard]] record::Parsed<G> lessonPast(const Lesson<G> &lesson, std::size_t until)
{
    using Deal = typename Lesson<G>::Deal;
    using Move = typename G::Move;
    const FairShuffle none{QByteArray(FairShuffle::seedBytes, '\0')};
    typename G::State state = lesson.beginning();
    record::Steps<G> steps(state, none);
    for (std::size_t beat = 0; beat < until; ++beat) {
        const auto &what = lesson.beats[beat].what;
        if (const auto *deal = std::get_if<Deal>(&what)) {
            const auto &cut = std::get<typename G::Cut>(std::get<Move>(lesson.beats[beat + 1].what));
            state.supply(Lesson<G>::packFor(state, *deal, cut.at));
            steps = record::Steps<G>(state, none);
            continue;
        }
        const auto &move = std::get<Move>(what);
        std::optional<record::Chosen<G>> chosen
            = record::Chosen<G>{.seat = state.toMove(), .move = move, .before = state};
        const auto note = [&](const typename G::Event &event) {
            steps.add({.line = 0, .event = event, .state = state, .chosen = std::exchange(chosen, {})}, true);
        };
        [[maybe_unused]] const auto illegal = state.apply(move, typename G::Sink(note));
        assert(!illegal);
    }
    return {.heading = {},
            .options = lesson.options,
            .seed = none.seed(),
            .steps = std::move(steps),
            .state = state,
            .sealed = false,
            .owed = {},
            .fault = {}};
}

/// The match before the steps of that past.
template<game::Game G>
[[nodiscard]] typename G::State lessonBefore(const Lesson<G> &lesson, const record::Parsed<G> &past)
{
    return past.steps.empty() ? lesson.beginning() : past.steps.front().chosen->before;
}
