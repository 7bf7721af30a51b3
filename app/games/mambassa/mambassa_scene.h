// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/monte/monte_scene.h"
#include "mambassa/mambassa.h"
#include "records/json_reader.h"

template<>
struct SceneRules<mambassa::Mambassa> : MonteScene<mambassa::Mambassa, SceneRules<mambassa::Mambassa>>
{
    using View = mambassa::View;
    static constexpr int fewest = mambassa::seating.fewest;
    static constexpr int most = mambassa::seating.most;

    static QList<NamedMoment> moments()
    {
        return {{QStringLiteral("dealer"), SceneMoment::dealer},
                {QStringLiteral("draw"), SceneMoment::draw},
                {QStringLiteral("declaration"), SceneMoment::declaration}};
    }
    static QString cards() { return QCoreApplication::translate("Scene", "four cards such as “AD” or “7S”"); }
    static mambassa::Phase phaseOf(SceneMoment moment)
    {
        switch (moment) {
        case SceneMoment::cut:
            return mambassa::Phase::cut;
        case SceneMoment::dealer:
            return mambassa::Phase::dealersChoice;
        case SceneMoment::turn:
            return mambassa::Phase::exchange;
        case SceneMoment::draw:
            return mambassa::Phase::draw;
        case SceneMoment::declaration:
        case SceneMoment::showdown:
            return mambassa::Phase::shuffle;
        case SceneMoment::firstDealer:
            return mambassa::Phase::firstDealer;
        default:
            return mambassa::Phase::over;
        }
    }
    static void complete(JsonReader &reader, View &view, SceneMoment moment)
    {
        readTable(reader, view, moment);
        view.ranking = &mambassa::Ranking::table();
        if (view.phase == mambassa::Phase::draw)
            view.exchanged = static_cast<int>(reader.number(QStringLiteral("exchanged"), 0, mambassa::cardsInHand - 1));
    }
    static QString declared() { return QCoreApplication::translate("MambassaScene", "a Mambassa or a Quarantuna"); }
    static mambassa::Declaration declarationIn(const View &view)
    {
        return mambassa::declarationIn(view.shown, view.playing, *view.ranking);
    }
    static knocking::Reckoning reckon(const View &view)
    {
        const knocking::Play play{.seats = view.seats, .playing = view.playing, .dealer = view.dealer};
        return mambassa::reckon(view.shown, play, view.pool, declarationIn(view), *view.ranking);
    }
    static std::optional<mambassa::Event> declaration(const View &view)
    {
        const auto [owners, category] = declarationIn(view);
        return owners.empty() ? std::optional<mambassa::Event>()
                              : mambassa::Declared{.seats = owners, .category = category};
    }
};
