// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/knock.h"
#include "scenes/scene_rules.h"

/// A scene of Knock! writes its view as programs are told it: `deal`, `dealer`, `score`, `hand`, `laid`, `shown`,
/// `trick` and `over` with `leader` and `cards`, `tricks` won by each side, `fool` and `foolIn`. Its phases are
/// "discard", "request" and "turn".
template<>
struct SceneRules<knock::Knock>
{
    using View = knock::View;
    static constexpr int fewest = knock::seats;
    static constexpr int most = knock::seats;
    static constexpr bool drawsForDealer = false;

    static QList<NamedMoment> moments()
    {
        return {{QStringLiteral("discard"), SceneMoment::dealer}, {QStringLiteral("request"), SceneMoment::draw}};
    }
    static QString cards() { return QCoreApplication::translate("KnockScene", "cards such as “KC”, “09” or “00”"); }
    static knock::Phase phaseOf(SceneMoment moment)
    {
        switch (moment) {
        case SceneMoment::cut:
            return knock::Phase::cut;
        case SceneMoment::dealer:
            return knock::Phase::discard;
        case SceneMoment::draw:
            return knock::Phase::request;
        case SceneMoment::turn:
            return knock::Phase::play;
        case SceneMoment::firstDealer:
            return knock::Phase::firstDealer;
        case SceneMoment::showdown:
            return knock::Phase::shuffle;
        default:
            return knock::Phase::over;
        }
    }
    static void readView(JsonReader &reader, View &view, SceneMoment moment)
    {
        constexpr int manyDeals = 12;
        view.ranking = &knock::Ranking::of(view.options);
        view.deal = static_cast<int>(reader.number(QStringLiteral("deal"), 0, manyDeals));
        view.dealer = static_cast<game::Seat>(reader.number(QStringLiteral("dealer"), 0, knock::seats - 1));
        view.hand = readCards<knock::Hand>(reader, QStringLiteral("hand"));
        view.laid = readCards<knock::Laid>(reader, QStringLiteral("laid"));
        view.shown = readCards<knock::Laid>(reader, QStringLiteral("shown"));
        if (reader.has(QStringLiteral("trick"))) {
            JsonReader trick(reader.object(QStringLiteral("trick")));
            view.trick = readTrick(trick);
        }
        const QJsonArray over = reader.list(QStringLiteral("over"), 0, knock::tricksInDeal);
        for (const QJsonValue each : over) {
            JsonReader trick(each.toObject());
            view.over.push_back(readTrick(trick));
        }
        if (view.trick.leader == game::nobody)
            view.trick.leader
                = view.over.empty() ? knock::after(view.dealer) : view.over[view.over.size() - 1].winner(*view.ranking);
        readSides(reader, view);
        if (reader.has(QStringLiteral("fool"))) {
            view.foolFrom = static_cast<game::Seat>(reader.number(QStringLiteral("fool"), 0, knock::seats - 1));
            view.foolIn = static_cast<game::Seat>(reader.number(QStringLiteral("foolIn"), 0, knock::seats - 1));
        }
        knock::CardSet seen = knock::CardSet(view.hand) | knock::CardSet(view.laid) | knock::CardSet(view.shown)
            | knock::CardSet(view.trick.cards);
        for (const knock::Trick &trick : view.over)
            seen |= knock::CardSet(trick.cards);
        view.unseen = knock::wholePack - seen;
        if ((moment == SceneMoment::turn || moment == SceneMoment::dealer) && view.toMove == 0 && view.hand.empty())
            reader.fault(QStringLiteral("hand"), cards());
    }
    static void won(View &view, game::Seat winner)
    {
        view.winners = game::SeatSet();
        view.winners->insert(winner);
        view.winners->insert(knock::partnerOf(winner));
    }
    static std::optional<knock::Event> firstDealer(const View &view, const knock::Pack & /*turned*/)
    {
        return knock::FirstDealerFound{.dealer = view.dealer};
    }
    /// The count of the tricks that are over, all of which the scene has to write.
    static std::optional<knock::Event> showdown(const View &view)
    {
        knock::Won won{.laid = knock::CardSet(view.laid), .dealer = knock::sideOf(view.dealer)};
        for (const knock::Trick &trick : view.over) {
            const game::Seat winner = trick.winner(*view.ranking);
            for (std::size_t place = 0; place < trick.cards.size(); ++place)
                if (trick.cards[place] == knock::fool) {
                    won.foolFrom = knock::sideOf(trick.seatOf(place));
                    won.foolIn = knock::sideOf(winner);
                } else {
                    won.cards[knock::sideOf(winner)].insert(trick.cards[place]);
                }
            ++won.tricks[knock::sideOf(winner)];
        }
        const knock::Settlement settled = knock::settle(won, view.options);
        std::array<int, knock::sides> change{};
        for (std::size_t side = 0; side < knock::sides; ++side)
            change[side] = settled.gamePoints(side);
        return knock::Showdown{.laid = view.laid,
                               .paid = settled.paid,
                               .points = knock::spread(settled.points),
                               .tricks = knock::spread(settled.tricks),
                               .change = spread(change),
                               .score = view.score};
    }
    static std::optional<knock::Event> end(const View &view)
    {
        return knock::MatchEnded{.winners = view.winners.value_or(game::SeatSet())};
    }

private:
    static game::Scores spread(const std::array<int, knock::sides> &bySide)
    {
        game::Scores all{};
        for (game::Seat seat = 0; seat < knock::seats; ++seat)
            all[game::at(seat)] = bySide[knock::sideOf(seat)];
        return all;
    }
    template<class List>
    static List readCards(JsonReader &reader, const QString &key)
    {
        if (!reader.has(key))
            return {};
        return scenes::readCards<knock::Knock, List>(reader, key, reader.list(key, 0, capacity<List>), capacity<List>);
    }
    static knock::Trick readTrick(JsonReader &reader)
    {
        return {.leader = static_cast<game::Seat>(reader.number(QStringLiteral("leader"), 0, knock::seats - 1)),
                .cards = readCards<cards::CardList<knock::seats>>(reader, QStringLiteral("cards"))};
    }
    static void readSides(JsonReader &reader, View &view)
    {
        constexpr int manyPoints = 1000;
        const QJsonArray score = reader.list(QStringLiteral("score"), knock::sides, knock::sides);
        const QJsonArray tricks = reader.list(QStringLiteral("tricks"), knock::sides, knock::sides);
        for (game::Seat seat = 0; seat < knock::seats; ++seat) {
            const auto side = static_cast<qsizetype>(knock::sideOf(seat));
            view.score[game::at(seat)] = qBound(-manyPoints, score[side].toInt(), manyPoints);
            view.tricks[game::at(seat)] = qBound(0, tricks[side].toInt(), knock::tricksInDeal);
        }
    }
};
