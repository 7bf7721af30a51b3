// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/monte/monte_scene.h"
#include "petrangola/petrangola.h"
#include "records/json_reader.h"

template<>
struct SceneRules<petrangola::Petrangola> : MonteScene<petrangola::Petrangola, SceneRules<petrangola::Petrangola>>
{
    using View = petrangola::View;
    static constexpr int fewest = petrangola::seating.fewest;
    static constexpr int most = petrangola::seating.most;

    static QList<NamedMoment> moments()
    {
        return {{QStringLiteral("dealer"), SceneMoment::dealer}, {QStringLiteral("reentry"), SceneMoment::reentry}};
    }
    static QString cards() { return QCoreApplication::translate("Scene", "three cards such as “AD” or “7S”"); }
    static petrangola::Phase phaseOf(SceneMoment moment)
    {
        switch (moment) {
        case SceneMoment::cut:
            return petrangola::Phase::cut;
        case SceneMoment::dealer:
            return petrangola::Phase::dealersChoice;
        case SceneMoment::turn:
            return petrangola::Phase::turn;
        case SceneMoment::reentry:
            return petrangola::Phase::reentry;
        case SceneMoment::showdown:
            return petrangola::Phase::shuffle;
        case SceneMoment::firstDealer:
            return petrangola::Phase::firstDealer;
        default:
            return petrangola::Phase::over;
        }
    }
    static void complete(JsonReader &reader, View &view, SceneMoment moment)
    {
        readTable(reader, view, moment);
        view.ranking = &petrangola::Ranking::of(view.options.ranking);
        for (game::Seat seat = 0; seat < view.seats; ++seat)
            view.reentriesLeft[game::at(seat)] = static_cast<std::int8_t>(view.options.reentries);
    }
    static knocking::Reckoning reckon(const View &view)
    {
        return petrangola::reckon(view.shown, view.playing, *view.ranking);
    }
};
