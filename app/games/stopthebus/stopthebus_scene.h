// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/monte/monte_scene.h"
#include "stopthebus/stopthebus.h"

template<>
struct SceneRules<stopthebus::Stopthebus> : MonteScene<stopthebus::Stopthebus, SceneRules<stopthebus::Stopthebus>>
{
    using View = stopthebus::View;
    static constexpr int fewest = stopthebus::seating.fewest;
    static constexpr int most = stopthebus::seating.most;
    static constexpr bool drawsForDealer = false;

    static QList<NamedMoment> moments() { return {{QStringLiteral("stop"), SceneMoment::draw}}; }
    static QString cards()
    {
        return QCoreApplication::translate("StopthebusScene", "three cards such as “3H” or “TS”");
    }
    static stopthebus::Phase phaseOf(SceneMoment moment)
    {
        switch (moment) {
        case SceneMoment::cut:
            return stopthebus::Phase::cut;
        case SceneMoment::turn:
            return stopthebus::Phase::exchange;
        case SceneMoment::draw:
            return stopthebus::Phase::stop;
        case SceneMoment::showdown:
            return stopthebus::Phase::shuffle;
        case SceneMoment::firstDealer:
            return stopthebus::Phase::firstDealer;
        default:
            return stopthebus::Phase::over;
        }
    }
    static void complete(JsonReader &reader, View &view, SceneMoment moment)
    {
        readTable(reader, view, moment);
        view.ranking = &stopthebus::Ranking::of(view.options.bragQuirks);
        if (view.phase == stopthebus::Phase::exchange && view.knocker != game::nobody)
            view.phase = stopthebus::Phase::finalTurn;
    }
    static std::optional<stopthebus::Event> firstDealer(const View &view, const stopthebus::Pack & /*turned*/)
    {
        return stopthebus::FirstDealerFound{.dealer = view.dealer};
    }
    static QString declared() { return {}; }
    static std::optional<stopthebus::Event> declaration(const View & /*view*/) { return std::nullopt; }
    /// The tokens are what is left: each had one more that pays. Where all left tie with their last one, nobody did.
    static stopthebus::Reckoning reckon(const View &view)
    {
        const auto kept = stopthebus::reckon(view.shown, view.playing, view.tokens, *view.ranking);
        if (kept.worst.empty())
            return kept;
        knocking::Tokens before = view.tokens;
        for (const game::Seat seat : view.playing)
            ++before[game::at(seat)];
        return stopthebus::reckon(view.shown, view.playing, before, *view.ranking);
    }
};
