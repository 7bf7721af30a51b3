// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "scenes/scene_rules.h"

#include <limits>

/// What the games round a monte share of a scene. `Rules` is that of the game.
template<class G, class Rules>
struct MonteScene
{
    using View = typename G::View;
    static constexpr bool drawsForDealer = true;
    inline static const QString livesKey = QStringLiteral("tokens");
    static constexpr std::size_t cardsInHand = capacity<decltype(View::hand)>;

    /// Monte, pool, and what the dealer looks at.
    static void readTable(JsonReader &reader, View &view, SceneMoment moment)
    {
        view.pool = reader.number(QStringLiteral("pool"), 0, std::numeric_limits<qint32>::max());
        if (reader.has(QStringLiteral("aside")))
            view.aside = readAll(reader, QStringLiteral("aside"));
        view.monte = readAll(reader, QStringLiteral("monte"));
        if ((moment == SceneMoment::turn || moment == SceneMoment::draw) && view.monte.empty())
            reader.fault(QStringLiteral("monte"), Rules::cards());
        if (moment != SceneMoment::dealer)
            return;
        if (view.toMove != view.dealer)
            reader.fault(QStringLiteral("toMove"), QCoreApplication::translate("Scene", "the dealer"));
        if (view.dealer == 0 && view.aside.empty())
            reader.fault(QStringLiteral("aside"), Rules::cards());
    }
    static std::optional<typename G::Event> firstDealer(const View &view, const typename G::Pack &turned)
    {
        using Found = std::variant_alternative_t<0, typename G::Event>;
        return Found{.cards = turned, .dealer = view.dealer};
    }
    static std::optional<typename G::Event> showdown(const View &view)
    {
        const auto [worst, gained] = Rules::reckon(view);
        return typename G::Showdown{
            .hands = view.shown, .worst = worst, .gained = gained, .tokens = view.tokens, .pool = view.pool};
    }
    static std::optional<typename G::Event> end(const View &view)
    {
        return typename G::MatchEnded{.winner = view.winner, .pool = view.pool};
    }

private:
    static auto readAll(JsonReader &reader, const QString &key)
    {
        using Hand = decltype(View::hand);
        const auto cards = scenes::readCards<G, Hand>(reader, key, reader.list(key, 0, cardsInHand), cardsInHand);
        if (!cards.empty() && cards.size() != cardsInHand)
            reader.fault(key, Rules::cards());
        return cards;
    }
};
