// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/italian_pack.h"
#include "monte/events.h"
#include "monte/moves.h"
#include "records/card_json.h"

/// What the games round a monte write alike ("Match record", "Seat protocol").
namespace monte_json {

using namespace Qt::StringLiterals;

using card_json::action;
using card_json::legalCuts;
using card_json::listed;
using card_json::moveLine;
using card_json::readMoveLine;

template<class Cards>
[[nodiscard]] QJsonArray codes(const Cards &cards)
{
    return card_json::codes(cards::italian::piacentine, cards);
}
template<std::size_t N>
[[nodiscard]] QJsonArray handsBySeat(const monte::Hands<N> &hands, int seats)
{
    return card_json::handsBySeat(cards::italian::piacentine, hands, seats);
}
[[nodiscard]] inline QJsonArray tokensBySeat(const knocking::Tokens &tokens, int seats)
{
    return card_json::numbersBySeat(tokens, seats);
}
template<std::size_t N>
[[nodiscard]] QJsonValue seen(const cards::CardList<N> &hand)
{
    return card_json::seen(cards::italian::piacentine, hand);
}
template<std::size_t N>
[[nodiscard]] QJsonValue orNull(const cards::CardList<N> &hand)
{
    return card_json::orNull(cards::italian::piacentine, hand);
}

// ---------------------------------------------------------------- events

template<class Pack>
[[nodiscard]] QJsonObject told(const monte::FirstDealerFound<Pack> &found, int /*seats*/)
{
    return {{u"event"_s, u"first_dealer"_s}, {u"cards"_s, codes(found.cards)}, {u"dealer"_s, found.dealer}};
}

template<std::size_t N>
[[nodiscard]] QJsonObject told(const monte::Dealt<N> &dealt, int seats)
{
    return {{u"event"_s, u"deal"_s},         {u"number"_s, dealt.number}, {u"dealer"_s, dealt.dealer},
            {u"cutBy"_s, dealt.cutBy},       {u"cutAt"_s, dealt.cutAt},   {u"hands"_s, handsBySeat(dealt.hands, seats)},
            {u"aside"_s, codes(dealt.aside)}};
}

[[nodiscard]] inline QJsonObject told(const monte::MatchEnded &ended, int /*seats*/)
{
    return {{u"event"_s, u"end"_s}, {u"winner"_s, ended.winner}, {u"pool"_s, static_cast<qint64>(ended.pool)}};
}

template<class Showdown>
[[nodiscard]] QJsonObject showdownLine(const Showdown &showdown, int seats)
{
    return {{u"event"_s, u"showdown"_s},
            {u"hands"_s, handsBySeat(showdown.hands, seats)},
            {u"worst"_s, listed(showdown.worst)},
            {u"gained"_s, listed(showdown.gained)},
            {u"tokens"_s, tokensBySeat(showdown.tokens, seats)},
            {u"pool"_s, static_cast<qint64>(showdown.pool)}};
}

/// Puts into a line what only a program at `seat` is told: hands and cards aside as it may see them, and after the
/// dealer's choice the monte, with the hand for the dealer.
template<std::size_t N>
void hideFrom(QJsonObject &line, const monte::Dealt<N> &dealt, int seats)
{
    line.insert(u"hands"_s, card_json::seenHands(cards::italian::piacentine, dealt.hands, seats));
    line.insert(u"aside"_s, seen(dealt.aside));
}
template<class Moved>
void addChoice(QJsonObject &line, const Moved &moved, game::Seat seat)
{
    if (!std::holds_alternative<monte::Expose>(moved.move) && !std::holds_alternative<monte::Keep>(moved.move))
        return;
    line.insert(u"monte"_s, codes(moved.monte));
    if (moved.seat == seat)
        line.insert(u"hand"_s, codes(moved.hand));
}

// ---------------------------------------------------------------- moves

template<std::size_t N>
[[nodiscard]] QJsonObject written(const monte::Exchange<N> &exchange,
                                  const cards::Pack &pack = cards::italian::piacentine)
{
    return {{u"action"_s, u"exchange"_s},
            {u"give"_s, card_json::codes(pack, exchange.give)},
            {u"take"_s, card_json::codes(pack, exchange.take)}};
}

[[nodiscard]] inline cards::Card readCard(JsonReader &reader, const QString &key, const QJsonValue &code)
{
    return card_json::readCard(reader, cards::italian::piacentine, key, code);
}

/// The cards of an exchange.
template<std::size_t N>
[[nodiscard]] monte::Exchange<N> readExchange(JsonReader &reader, int fewest,
                                              const cards::Pack &pack = cards::italian::piacentine)
{
    const auto read = [&](const QString &key) {
        cards::CardList<N> cards;
        const QJsonArray codes = reader.list(key, fewest, N);
        for (const QJsonValue code : codes)
            cards.push_back(card_json::readCard(reader, pack, key, code));
        return cards;
    };
    monte::Exchange<N> exchange;
    exchange.give = read(u"give"_s);
    exchange.take = read(u"take"_s);
    return exchange;
}

/// The cut that led to a deal's line, and the answer to a choice of one.
[[nodiscard]] inline monte::Cut readCut(JsonReader &line, int most)
{
    return {card_json::readCutAt(line, most)};
}
[[nodiscard]] inline monte::Cut readCutAnswer(JsonReader &reader, int most)
{
    return {card_json::readCutAnswer(reader, most)};
}

// ---------------------------------------------------------------- the seat protocol

/// The view with all that every game has; `beforePlay` until the dealer has chosen. `maybe` is by seat.
template<class View>
[[nodiscard]] QJsonObject view(const View &view, bool beforePlay, const QJsonArray &maybe)
{
    QJsonArray known;
    QJsonArray shown;
    for (game::Seat seat = 0; seat < view.seats; ++seat) {
        known.append(codes(view.known[game::at(seat)]));
        shown.append(orNull(view.shown[game::at(seat)]));
    }
    return {{u"deal"_s, view.deal},
            {u"dealer"_s, view.dealer},
            {u"tokens"_s, tokensBySeat(view.tokens, view.seats)},
            {u"pool"_s, static_cast<qint64>(view.pool)},
            {u"hand"_s, beforePlay ? QJsonValue(QJsonValue::Null) : orNull(view.hand)},
            {u"aside"_s, orNull(view.aside)},
            {u"monte"_s, codes(view.monte)},
            {u"stock"_s, beforePlay ? 0 : view.stock},
            {u"knocker"_s, card_json::seatOrNull(view.knocker)},
            {u"lap"_s, view.lap},
            {u"known"_s, known},
            {u"maybe"_s, maybe},
            {u"shown"_s, shown}};
}

} // namespace monte_json
