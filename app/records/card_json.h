// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/pack.h"
#include "game/seat.h"
#include "records/json_reader.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

/// What the games of every pack write alike ("Match record", "Seat protocol").
namespace card_json {

using namespace Qt::StringLiterals;

[[nodiscard]] inline QString code(const cards::Pack &pack, cards::Card card)
{
    return QString::fromStdString(pack.code(card));
}
template<class Cards>
[[nodiscard]] QJsonArray codes(const cards::Pack &pack, const Cards &cards)
{
    QJsonArray codes;
    for (const cards::Card card : cards)
        codes.append(code(pack, card));
    return codes;
}
template<class Hands>
[[nodiscard]] QJsonArray handsBySeat(const cards::Pack &pack, const Hands &hands, int seats)
{
    QJsonArray all;
    for (game::Seat seat = 0; seat < seats; ++seat)
        all.append(codes(pack, hands[game::at(seat)]));
    return all;
}
template<class Numbers>
[[nodiscard]] QJsonArray numbersBySeat(const Numbers &numbers, int seats)
{
    QJsonArray all;
    for (game::Seat seat = 0; seat < seats; ++seat)
        all.append(numbers[game::at(seat)]);
    return all;
}
[[nodiscard]] inline QJsonArray listed(game::SeatSet seats)
{
    QJsonArray all;
    for (const game::Seat seat : seats)
        all.append(seat);
    return all;
}
/// The seat, or null for nobody.
[[nodiscard]] inline QJsonValue seatOrNull(game::Seat seat)
{
    return seat == game::nobody ? QJsonValue(QJsonValue::Null) : QJsonValue(seat);
}

/// A hand as a seat may see it: null for one that lies face down.
template<class Hand>
[[nodiscard]] QJsonValue seen(const cards::Pack &pack, const Hand &hand)
{
    if (!hand.empty() && hand[0].hidden())
        return QJsonValue::Null;
    return codes(pack, hand);
}
/// All hands as a seat may see them, by seat.
template<class Hands>
[[nodiscard]] QJsonArray seenHands(const cards::Pack &pack, const Hands &hands, int seats)
{
    QJsonArray all;
    for (game::Seat holder = 0; holder < seats; ++holder)
        all.append(seen(pack, hands[game::at(holder)]));
    return all;
}
/// Null for one that is not there.
template<class Hand>
[[nodiscard]] QJsonValue orNull(const cards::Pack &pack, const Hand &hand)
{
    return hand.empty() ? QJsonValue(QJsonValue::Null) : codes(pack, hand);
}

/// The card of that code; else the reader has the fault, with an example of what is wanted there.
[[nodiscard]] inline cards::Card readCard(JsonReader &reader, const cards::Pack &pack, const QString &key,
                                          const QJsonValue &code)
{
    const auto card = pack.parse(code.toString().toStdString());
    if (!card)
        reader.fault(key,
                     QCoreApplication::translate("Record", "cards such as “%1” or “%2”")
                         .arg(card_json::code(pack, cards::Card(static_cast<std::uint8_t>(9))),
                              card_json::code(pack, cards::Card(static_cast<std::uint8_t>(25)))));
    return card.value_or(cards::Card());
}

// ---------------------------------------------------------------- moves

[[nodiscard]] inline QJsonObject action(const QString &name)
{
    return {{u"action"_s, name}};
}
[[nodiscard]] inline QJsonObject moveLine(game::Seat seat, const QJsonObject &move)
{
    return {{u"event"_s, u"move"_s}, {u"seat"_s, seat}, {u"move"_s, move}};
}
/// The move of a move's line, by the game's own `read`.
template<class Read>
[[nodiscard]] auto readMoveLine(JsonReader &line, Read &&read)
{
    line.word(u"event"_s, {u"move"_s});
    JsonReader inner(line.object(u"move"_s));
    auto move = read(inner);
    if (inner.failed() && !line.failed())
        line.adopt(inner);
    return move;
}
/// The place of the cut that led to a deal's line.
[[nodiscard]] inline int readCutAt(JsonReader &line, int most)
{
    line.word(u"event"_s, {u"deal"_s});
    return static_cast<int>(line.number(u"cutAt"_s, 1, most));
}
/// The cut as the one legal move that stands for all of them, and the place in the answer to it.
[[nodiscard]] inline QJsonArray legalCuts(int most)
{
    return {QJsonObject{{u"action"_s, u"cut"_s}, {u"min"_s, 1}, {u"max"_s, most}}};
}
[[nodiscard]] inline int readCutAnswer(JsonReader &reader, int most)
{
    reader.word(u"action"_s, {u"cut"_s});
    return static_cast<int>(reader.number(u"at"_s, 1, most));
}

} // namespace card_json
