// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Json<Thirtyone>: moves.

#include "games/thirtyone/thirtyone_json.h"
#include "records/card_json.h"

using namespace thirtyone;
using namespace card_json;
using namespace Qt::StringLiterals;

using ThirtyoneJson = Json<Thirtyone>;

namespace {

QJsonArray placesOf(Places places)
{
    QJsonArray list;
    for (int place = 0; place < cardsInHand; ++place)
        if (holds(places, static_cast<std::size_t>(place)))
            list.append(place);
    return list;
}

Exchange readExchange(JsonReader &reader)
{
    Exchange exchange;
    const QJsonArray given = reader.list(u"give"_s, 1, cardsInHand);
    for (const QJsonValue code : given)
        exchange.given.push_back(readCard(reader, Thirtyone::pack, u"give"_s, code));
    const QJsonArray places = reader.list(u"places"_s, 1, cardsInHand);
    for (const QJsonValue place : places) {
        const int number = place.toInt(-1);
        if (number < 0 || number >= cardsInHand)
            reader.fault(u"places"_s, QCoreApplication::translate("Record", "places from 0 to 2"));
        else
            exchange.places |= static_cast<Places>(1U << static_cast<unsigned>(number));
    }
    return exchange;
}

Offer readOffer(JsonReader &reader)
{
    const auto number
        = [&reader](const QString &key, int most) { return static_cast<std::int8_t>(reader.number(key, 0, most)); };
    constexpr int lastSeat = seating.most - 1;
    return {.with = number(u"with"_s, lastSeat),
            .backs = number(u"backs"_s, lastSeat),
            .against = number(u"against"_s, lastSeat),
            .stake = number(u"stake"_s, sideStakes.back())};
}

} // namespace

QJsonObject ThirtyoneJson::move(const Move &move)
{
    if (const auto *discard = std::get_if<Discard>(&move)) {
        QJsonObject laid = action(u"discard"_s);
        laid.insert(u"card"_s, code(Thirtyone::pack, discard->card));
        return laid;
    }
    if (const auto *exchange = std::get_if<Exchange>(&move)) {
        QJsonObject exchanged = action(u"exchange"_s);
        exchanged.insert(u"give"_s, codes(Thirtyone::pack, exchange->given));
        exchanged.insert(u"places"_s, placesOf(exchange->places));
        return exchanged;
    }
    if (const auto *offer = std::get_if<Offer>(&move)) {
        QJsonObject offered = action(u"offer"_s);
        offered.insert(u"with"_s, offer->with);
        offered.insert(u"backs"_s, offer->backs);
        offered.insert(u"against"_s, offer->against);
        offered.insert(u"stake"_s, offer->stake);
        return offered;
    }
    if (std::holds_alternative<NoOffer>(move))
        return action(u"nobet"_s);
    if (std::holds_alternative<Agree>(move))
        return action(u"agree"_s);
    if (std::holds_alternative<Decline>(move))
        return action(u"decline"_s);
    if (const auto *keep = std::get_if<Keep>(&move)) {
        QJsonObject kept = action(u"keep"_s);
        kept.insert(u"hand"_s, keep->second ? 2 : 1);
        return kept;
    }
    if (std::holds_alternative<DrawStock>(move))
        return action(u"draw"_s);
    if (std::holds_alternative<TakeDiscard>(move))
        return action(u"take"_s);
    if (std::holds_alternative<SwapFaceDown>(move))
        return action(u"blind"_s);
    if (std::holds_alternative<Reset>(move))
        return action(u"reset"_s);
    if (std::holds_alternative<NoReset>(move))
        return action(u"accept"_s);
    return action(std::holds_alternative<Knock>(move) ? u"knock"_s : u"stand"_s);
}

Move ThirtyoneJson::readMove(JsonReader &reader)
{
    enum Action {
        draw,
        take,
        discard,
        knock,
        stand,
        exchange,
        blind,
        keep,
        reset,
        accept,
        offer,
        nobet,
        agree,
        decline
    };
    switch (reader.word(u"action"_s,
                        {u"draw"_s, u"take"_s, u"discard"_s, u"knock"_s, u"stand"_s, u"exchange"_s, u"blind"_s,
                         u"keep"_s, u"reset"_s, u"accept"_s, u"offer"_s, u"nobet"_s, u"agree"_s, u"decline"_s})) {
    case take:
        return TakeDiscard{};
    case discard:
        return Discard{readCard(reader, Thirtyone::pack, u"card"_s, reader.text(u"card"_s))};
    case knock:
        return Knock{};
    case stand:
        return Stand{};
    case exchange:
        return readExchange(reader);
    case blind:
        return SwapFaceDown{};
    case offer:
        return readOffer(reader);
    case nobet:
        return NoOffer{};
    case agree:
        return Agree{};
    case decline:
        return Decline{};
    case keep:
        return Keep{reader.number(u"hand"_s, 1, 2) == 2};
    case reset:
        return Reset{};
    case accept:
        return NoReset{};
    default:
        return DrawStock{};
    }
}
