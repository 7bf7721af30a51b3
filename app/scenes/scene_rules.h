// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/json_reader.h"
#include "scenes/scene.h"

#include <QCoreApplication>
#include <QList>

/// A moment under the name that a scene writes.
struct NamedMoment
{
    QString name;
    SceneMoment moment;
};

/// How many cards such a list may hold.
template<class List>
inline constexpr std::size_t capacity = 0;
template<std::size_t N>
inline constexpr std::size_t capacity<cards::CardList<N>> = N;

template<class G>
struct SceneRules;

namespace scenes {

/// The cards of these codes, of the game's own pack.
template<class G, class List>
[[nodiscard]] List readCards(JsonReader &reader, const QString &key, const QJsonValue &value, std::size_t most)
{
    List cards;
    const QJsonArray codes = value.toArray();
    for (const QJsonValue code : codes) {
        const auto card = G::pack.parse(code.toString().toStdString());
        if (!card || cards.size() == most) {
            reader.fault(key, SceneRules<G>::cards());
            return {};
        }
        cards.push_back(*card);
    }
    return cards;
}

} // namespace scenes

/// What the games do not share of a scene; each has one of these in its own room: names of its moments and phases, what
/// a hand has and in which key lives are written, the rest of its view (complete(), which says what the moment lacks),
/// and its events.
template<class G>
struct SceneRules;
