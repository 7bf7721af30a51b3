// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/petrangola_json.h"

#include <QCoreApplication>

using namespace petrangola;
using namespace Qt::StringLiterals;
using game::at;
using game::Seat;

using PetrangolaJson = Json<Petrangola>;

namespace {

template<class Cards>
QJsonArray codes(const Cards &cards)
{
    QJsonArray codes;
    for (const cards::Card card : cards)
        codes.append(QString::fromStdString(cards::italian::code(card)));
    return codes;
}

QJsonArray handsBySeat(const std::array<Hand, game::maxSeats> &hands, int seats)
{
    QJsonArray all;
    for (Seat seat = 0; seat < seats; ++seat)
        all.append(codes(hands[at(seat)]));
    return all;
}

QJsonArray listed(game::SeatSet seats)
{
    QJsonArray all;
    for (const Seat seat : seats)
        all.append(seat);
    return all;
}

/// One to three cards of an exchange.
Hand readCards(JsonReader &reader, const QString &key)
{
    Hand cards;
    const QJsonArray codes = reader.list(key, 1, cardsInHand);
    for (const QJsonValue code : codes) {
        const auto card = cards::italian::parse(code.toString().toStdString());
        if (!card)
            reader.fault(key, QCoreApplication::translate("Record", "cards such as \"AD\" or \"7S\""));
        else
            cards.push_back(*card);
    }
    return cards;
}

QJsonObject told(const FirstDealerFound &found, int)
{
    return {{u"event"_s, u"first_dealer"_s}, {u"cards"_s, codes(found.cards)}, {u"dealer"_s, found.dealer}};
}

QJsonObject told(const Dealt &dealt, int seats)
{
    return {{u"event"_s, u"deal"_s},         {u"number"_s, dealt.number}, {u"dealer"_s, dealt.dealer},
            {u"cutBy"_s, dealt.cutBy},       {u"cutAt"_s, dealt.cutAt},   {u"hands"_s, handsBySeat(dealt.hands, seats)},
            {u"aside"_s, codes(dealt.aside)}};
}

QJsonObject told(const Moved &moved, int)
{
    return {{u"event"_s, u"move"_s}, {u"seat"_s, moved.seat}, {u"move"_s, PetrangolaJson::move(moved.move)}};
}

QJsonObject told(const Showdown &showdown, int seats)
{
    QJsonArray tokens;
    for (Seat seat = 0; seat < seats; ++seat)
        tokens.append(showdown.tokens[at(seat)]);
    return {{u"event"_s, u"showdown"_s},
            {u"hands"_s, handsBySeat(showdown.hands, seats)},
            {u"worst"_s, listed(showdown.worst)},
            {u"gained"_s, listed(showdown.gained)},
            {u"tokens"_s, tokens},
            {u"pool"_s, static_cast<qint64>(showdown.pool)}};
}

QJsonObject told(const ReentryAnswered &answered, int)
{
    return {{u"event"_s, u"reentry"_s},
            {u"seat"_s, answered.seat},
            {u"accepted"_s, answered.accepted},
            {u"tokens"_s, answered.tokens},
            {u"pool"_s, static_cast<qint64>(answered.pool)}};
}

QJsonObject told(const MatchEnded &ended, int)
{
    return {{u"event"_s, u"end"_s}, {u"winner"_s, ended.winner}, {u"pool"_s, static_cast<qint64>(ended.pool)}};
}

/// A hand that a knocker lays open follows from the move before it.
std::optional<QJsonObject> told(const HandShown &, int)
{
    return std::nullopt;
}

/// A hand as this seat may see it: null for one that lies face down.
QJsonValue seen(const Hand &hand)
{
    if (!hand.empty() && hand[0].hidden())
        return QJsonValue::Null;
    return codes(hand);
}

QJsonValue orNull(const Hand &hand)
{
    return hand.empty() ? QJsonValue(QJsonValue::Null) : codes(hand);
}

} // namespace

QJsonObject PetrangolaJson::options(const Options &options, int seats)
{
    return {{u"tokens"_s, options.tokens},
            {u"aceLow"_s, options.ranking.aceLow},
            {u"trisBeatsSequence"_s, options.ranking.trisBeatsSequence},
            {u"trisOrder"_s, options.ranking.trisOrder == TrisOrder::card ? u"card"_s : u"low"_s},
            {u"showOnKnock"_s, options.showOnKnock},
            {u"reentries"_s, options.reentries},
            {u"packs"_s, packsInPlay(options, seats)},
            {u"stake"_s, static_cast<qint64>(options.stake)}};
}

Options PetrangolaJson::readOptions(JsonReader &reader, int seats)
{
    Options read;
    read.tokens = static_cast<int>(reader.number(u"tokens"_s, 1, mostTokens));
    read.ranking.aceLow = reader.flag(u"aceLow"_s);
    read.ranking.trisBeatsSequence = reader.flag(u"trisBeatsSequence"_s);
    read.ranking.trisOrder
        = reader.word(u"trisOrder"_s, {u"low"_s, u"card"_s}) == 0 ? TrisOrder::lowBest : TrisOrder::card;
    read.showOnKnock = reader.flag(u"showOnKnock"_s);
    read.reentries = static_cast<int>(reader.number(u"reentries"_s, 0, mostReentries));
    read.packs = static_cast<int>(reader.number(u"packs"_s, 1, 2));
    read.stake = reader.number(u"stake"_s, 0, largestStake);
    if (!reader.failed() && check(read, seats))
        reader.fault(u"packs"_s, QCoreApplication::translate("Record", "2 for more than 12 seats"));
    return read;
}

QJsonObject PetrangolaJson::move(const Move &move)
{
    if (const auto *exchange = std::get_if<Exchange>(&move))
        return {{u"action"_s, u"exchange"_s}, {u"give"_s, codes(exchange->give)}, {u"take"_s, codes(exchange->take)}};
    if (std::holds_alternative<Expose>(move))
        return {{u"action"_s, u"expose"_s}};
    if (std::holds_alternative<Keep>(move))
        return {{u"action"_s, u"keep"_s}};
    if (std::holds_alternative<Knock>(move))
        return {{u"action"_s, u"knock"_s}};
    return {{u"action"_s, u"stay"_s}};
}

Move PetrangolaJson::readMove(JsonReader &reader)
{
    enum Action { expose, keep, knock, stay, exchange };
    switch (reader.word(u"action"_s, {u"expose"_s, u"keep"_s, u"knock"_s, u"stay"_s, u"exchange"_s})) {
    case keep:
        return Keep{};
    case knock:
        return Knock{};
    case stay:
        return Stay{};
    case exchange: {
        Exchange swap;
        swap.give = readCards(reader, u"give"_s);
        swap.take = readCards(reader, u"take"_s);
        return swap;
    }
    default:
        return Expose{};
    }
}

std::optional<QJsonObject> PetrangolaJson::event(const Event &event, int seats)
{
    return std::visit([seats](const auto &what) { return std::optional<QJsonObject>(told(what, seats)); }, event);
}

Move PetrangolaJson::readChoice(JsonReader &line, Phase phase)
{
    if (phase == Phase::cut) {
        line.word(u"event"_s, {u"deal"_s});
        return Cut{static_cast<int>(line.number(u"cutAt"_s, 1, mostCards - 1))};
    }
    if (phase == Phase::reentry) {
        line.word(u"event"_s, {u"reentry"_s});
        return line.flag(u"accepted"_s) ? Move(Reenter{}) : Move(Leave{});
    }
    line.word(u"event"_s, {u"move"_s});
    JsonReader inner(line.object(u"move"_s));
    const Move move = readMove(inner);
    if (inner.failed() && !line.failed())
        line.adopt(inner);
    return move;
}

// ---------------------------------------------------------------- the seat protocol

std::optional<QJsonObject> PetrangolaJson::seenEvent(const Event &event, Seat seat, int seats)
{
    auto line = PetrangolaJson::event(event, seats);
    if (const auto *dealt = std::get_if<Dealt>(&event)) {
        QJsonArray hands;
        for (Seat holder = 0; holder < seats; ++holder)
            hands.append(seen(dealt->hands[at(holder)]));
        line->insert(u"hands"_s, hands);
        line->insert(u"aside"_s, seen(dealt->aside));
    } else if (const auto *moved = std::get_if<Moved>(&event)) {
        const bool dealersChoice
            = std::holds_alternative<Expose>(moved->move) || std::holds_alternative<Keep>(moved->move);
        if (dealersChoice)
            line->insert(u"monte"_s, codes(moved->monte));
        if (dealersChoice && moved->seat == seat)
            line->insert(u"hand"_s, codes(moved->hand));
    }
    return line;
}

QString PetrangolaJson::phaseName(const View &view)
{
    switch (view.phase) {
    case Phase::cut:
        return u"cut"_s;
    case Phase::dealersChoice:
        return u"dealer"_s;
    case Phase::reentry:
        return u"reentry"_s;
    default:
        return u"turn"_s;
    }
}

QJsonObject PetrangolaJson::view(const View &view)
{
    const bool beforePlay = view.phase == Phase::cut || view.phase == Phase::dealersChoice;
    QJsonArray tokens;
    QJsonArray known;
    QJsonArray maybe;
    QJsonArray shown;
    for (Seat seat = 0; seat < view.seats; ++seat) {
        tokens.append(view.tokens[at(seat)]);
        known.append(codes(view.known[at(seat)]));
        maybe.append(QJsonArray()); // nobody draws face down in this game
        shown.append(orNull(view.shown[at(seat)]));
    }
    return {{u"deal"_s, view.deal},
            {u"dealer"_s, view.dealer},
            {u"tokens"_s, tokens},
            {u"pool"_s, static_cast<qint64>(view.pool)},
            {u"hand"_s, beforePlay ? QJsonValue(QJsonValue::Null) : orNull(view.hand)},
            {u"aside"_s, orNull(view.aside)},
            {u"monte"_s, codes(view.monte)},
            {u"stock"_s, beforePlay ? 0 : view.stock},
            {u"knocker"_s, view.knocker == game::nobody ? QJsonValue(QJsonValue::Null) : QJsonValue(view.knocker)},
            {u"lap"_s, view.lap},
            {u"known"_s, known},
            {u"maybe"_s, maybe},
            {u"shown"_s, shown}};
}

QJsonArray PetrangolaJson::legal(const View &view)
{
    if (view.phase == Phase::cut)
        return {QJsonObject{{u"action"_s, u"cut"_s}, {u"min"_s, 1}, {u"max"_s, view.choice().cutMost}}};
    if (view.phase == Phase::reentry)
        return {QJsonObject{{u"action"_s, u"reenter"_s}}, QJsonObject{{u"action"_s, u"leave"_s}}};
    QJsonArray moves;
    for (const Move &each : legalMoves(view))
        moves.append(move(each));
    return moves;
}

Move PetrangolaJson::readAnswer(JsonReader &reader, const View &view)
{
    if (view.phase == Phase::cut) {
        reader.word(u"action"_s, {u"cut"_s});
        return Cut{static_cast<int>(reader.number(u"at"_s, 1, view.choice().cutMost))};
    }
    if (view.phase == Phase::reentry)
        return reader.word(u"action"_s, {u"leave"_s, u"reenter"_s}) == 1 ? Move(Reenter{}) : Move(Leave{});
    return readMove(reader);
}

bool PetrangolaJson::legalMove(const View &view, const Move &move)
{
    return !check(view.choice(), move);
}

Move PetrangolaJson::standIn(const View &view)
{
    switch (view.phase) {
    case Phase::cut:
        return Cut{(view.choice().cutMost + 1) / 2};
    case Phase::dealersChoice:
        return Expose{};
    case Phase::reentry:
        return Leave{};
    default:
        return view.knocker == game::nobody ? Move(Knock{}) : Move(Stay{});
    }
}
