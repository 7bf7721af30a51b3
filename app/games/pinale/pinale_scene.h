// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/pinale/pinale_json.h"
#include "pinale/pinale.h"
#include "pinale/scoring.h"
#include "scenes/scene_rules.h"

/// A scene of Pinale writes its view as programs are told it: `deal`, `dealer`, `score`, `hand`, `drew`, `board` with
/// the melds, `up`, `pile`, `stock`, `reshuffles` and `held`, and `discards`, where the house shows them. In "draw" the
/// seat has still to draw, in "turn" it has drawn. In "showdown" `rest` has by seat what is left in the hands: whose is
/// empty has gone out.
template<>
struct SceneRules<pinale::Pinale>
{
    using View = pinale::View;
    static constexpr int fewest = pinale::seating.fewest;
    static constexpr int most = pinale::seating.most;
    static constexpr bool drawsForDealer = false;

    static QList<NamedMoment> moments() { return {{QStringLiteral("draw"), SceneMoment::draw}}; }
    static QString cards() { return QCoreApplication::translate("PinaleScene", "cards such as “KH”, “TD” or “XR”"); }
    static pinale::Phase phaseOf(SceneMoment moment)
    {
        switch (moment) {
        case SceneMoment::cut:
            return pinale::Phase::cut;
        case SceneMoment::draw:
            return pinale::Phase::draw;
        case SceneMoment::turn:
            return pinale::Phase::play;
        case SceneMoment::firstDealer:
            return pinale::Phase::firstDealer;
        case SceneMoment::showdown:
            return pinale::Phase::shuffle;
        default:
            return pinale::Phase::over;
        }
    }
    static void readView(JsonReader &reader, View &view, SceneMoment moment)
    {
        constexpr int manyDeals = 1000;
        view.deal = static_cast<int>(reader.number(QStringLiteral("deal"), 0, manyDeals));
        view.dealer = static_cast<game::Seat>(reader.number(QStringLiteral("dealer"), 0, view.seats - 1));
        view.hand = readCards<pinale::Hand>(reader, QStringLiteral("hand"));
        view.drawn = oneCard(reader, QStringLiteral("drew"));
        view.up = oneCard(reader, QStringLiteral("up"));
        if (view.options.showDiscardHistory)
            view.discards = readCards<pinale::Pack>(reader, QStringLiteral("discards"));
        view.pile = numberOr(reader, QStringLiteral("pile"), view.up.hidden() ? 0 : 1);
        view.stock = numberOr(reader, QStringLiteral("stock"), 0);
        view.reshuffles = numberOr(reader, QStringLiteral("reshuffles"), 0);
        readBoard(reader, view);
        readBySeat(reader, view, moment);
        if ((moment == SceneMoment::turn || moment == SceneMoment::draw) && view.toMove == 0 && view.hand.empty())
            reader.fault(QStringLiteral("hand"), cards());
    }
    static void won(View &view, game::Seat winner)
    {
        view.winners = game::SeatSet();
        for (game::Seat seat = 0; seat < view.seats; ++seat)
            if (pinale::sideOf(seat, view.options) == pinale::sideOf(winner, view.options))
                view.winners->insert(seat);
    }
    static std::optional<pinale::Event> firstDealer(const View &view, const pinale::Pack & /*turned*/)
    {
        return pinale::FirstDealerFound{.dealer = view.dealer};
    }
    /// The count of the melds on the table and of what the scene writes as left; the score is with it.
    static std::optional<pinale::Event> showdown(const View &view)
    {
        pinale::BySeat<pinale::Bag> hands;
        for (game::Seat seat = 0; seat < view.seats; ++seat)
            hands[game::at(seat)] = pinale::Bag(view.open[game::at(seat)]);
        const game::Seat wentOut = whoIsOut(view);
        const pinale::Settlement settled = pinale::settle(view.board, hands, wentOut, view.seats, view.options);
        pinale::Showdown showdown{.seats = view.seats, .wentOut = wentOut, .score = view.score};
        for (game::Seat seat = 0; seat < view.seats; ++seat) {
            const auto side = static_cast<std::size_t>(pinale::sideOf(seat, view.options));
            showdown.hands[game::at(seat)] = view.open[game::at(seat)];
            showdown.melds[game::at(seat)] = settled.melds[side];
            showdown.left[game::at(seat)] = settled.left[side];
            showdown.change[game::at(seat)] = settled.change(static_cast<int>(side));
        }
        return showdown;
    }
    static std::optional<pinale::Event> end(const View &view)
    {
        return pinale::MatchEnded{.winners = view.winners.value_or(game::SeatSet())};
    }

private:
    /// Whose hand is empty: nobody's, where the stock ended the hand.
    static game::Seat whoIsOut(const View &view)
    {
        for (game::Seat seat = 0; seat < view.seats; ++seat)
            if (view.open[game::at(seat)].empty())
                return seat;
        return game::nobody;
    }
    static int numberOr(JsonReader &reader, const QString &key, int otherwise)
    {
        return reader.has(key) ? static_cast<int>(reader.number(key, 0, pinale::packSize)) : otherwise;
    }
    template<class List>
    static List readCards(JsonReader &reader, const QString &key)
    {
        if (!reader.has(key))
            return {};
        return scenes::readCards<pinale::Pinale, List>(reader, key, reader.list(key, 0, capacity<List>),
                                                       capacity<List>);
    }
    static cards::Card oneCard(JsonReader &reader, const QString &key)
    {
        if (!reader.has(key))
            return {};
        const auto card = pinale::Pinale::pack.parse(reader.text(key).toStdString());
        if (!card)
            reader.fault(key, cards());
        return card.value_or(cards::Card());
    }
    static void readBoard(JsonReader &reader, View &view)
    {
        if (!reader.has(QStringLiteral("board")))
            return;
        const QJsonArray melds = reader.list(QStringLiteral("board"), 0, pinale::mostMelds);
        for (const QJsonValue each : melds) {
            JsonReader inner(each.toObject());
            const pinale::Meld meld = Json<pinale::Pinale>::readMeld(inner);
            if (inner.failed())
                return reader.adopt(inner);
            if (pinale::faultOf(meld, view.options) || meld.side >= pinale::sidesOf(view.options, view.seats))
                return reader.fault(
                    QStringLiteral("board"),
                    QCoreApplication::translate("PinaleScene", "melds of the house rules, each of a side"));
            view.board.push_back(meld);
        }
    }
    static void readBySeat(JsonReader &reader, View &view, SceneMoment moment)
    {
        constexpr int manyPoints = 100'000;
        const QJsonArray score = reader.list(QStringLiteral("score"), view.seats, view.seats);
        const QJsonArray held = reader.has(QStringLiteral("held"))
            ? reader.list(QStringLiteral("held"), view.seats, view.seats)
            : QJsonArray();
        const QJsonArray rest = moment == SceneMoment::showdown
            ? reader.list(QStringLiteral("rest"), view.seats, view.seats)
            : QJsonArray();
        for (game::Seat seat = 0; seat < view.seats; ++seat) {
            view.score[game::at(seat)] = qBound(-manyPoints, score[seat].toInt(), manyPoints);
            view.held[game::at(seat)] = qBound(0, held[seat].toInt(pinale::cardsDealt), pinale::mostInHand);
            if (!rest.isEmpty())
                view.open[game::at(seat)] = scenes::readCards<pinale::Pinale, pinale::Hand>(
                    reader, QStringLiteral("rest"), rest[seat], capacity<pinale::Hand>);
        }
    }
};
