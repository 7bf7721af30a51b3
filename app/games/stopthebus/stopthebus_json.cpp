// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/stopthebus/stopthebus_json.h"

#include "games/monte/monte_json.h"

using namespace stopthebus;
using namespace card_json;
using namespace Qt::StringLiterals;
using game::at;
using game::Seat;

using StopthebusJson = Json<Stopthebus>;

namespace {

constexpr const cards::Pack &french = Stopthebus::pack;

QJsonObject tellStopthebus(const FirstDealerFound &found, int /*seats*/)
{
    return {{u"event"_s, u"first_dealer"_s}, {u"dealer"_s, found.dealer}};
}
QJsonObject tellStopthebus(const Dealt &dealt, int seats)
{
    return {{u"event"_s, u"deal"_s},
            {u"number"_s, dealt.number},
            {u"dealer"_s, dealt.dealer},
            {u"cutBy"_s, dealt.cutBy},
            {u"cutAt"_s, dealt.cutAt},
            {u"hands"_s, handsBySeat(french, dealt.hands, seats)},
            {u"middle"_s, codes(french, dealt.middle)}};
}
QJsonObject tellStopthebus(const Moved &moved, int /*seats*/)
{
    return moveLine(moved.seat, StopthebusJson::move(moved.move));
}
QJsonObject tellStopthebus(const Showdown &showdown, int seats)
{
    knocking::Tokens change{};
    for (const Seat seat : showdown.worst)
        change[at(seat)] = -1;
    return {{u"event"_s, u"showdown"_s},
            {u"hands"_s, handsBySeat(french, showdown.hands, seats)},
            {u"change"_s, numbersBySeat(change, seats)},
            {u"score"_s, numbersBySeat(showdown.tokens, seats)}};
}
QJsonObject tellStopthebus(const MatchEnded &ended, int /*seats*/)
{
    return {{u"event"_s, u"end"_s}, {u"winners"_s, QJsonArray{ended.winner}}};
}

} // namespace

QJsonObject StopthebusJson::move(const Move &move)
{
    if (const auto *exchange = std::get_if<Exchange>(&move))
        return monte_json::written(*exchange, french);
    if (std::holds_alternative<Stop>(move))
        return action(u"stop"_s);
    return action(std::holds_alternative<Pass>(move) ? u"pass"_s : u"stand"_s);
}

Move StopthebusJson::readMove(JsonReader &reader)
{
    enum Action { exchange, pass, stop, stand };
    switch (reader.word(u"action"_s, {u"exchange"_s, u"pass"_s, u"stop"_s, u"stand"_s})) {
    case exchange:
        return monte_json::readExchange<cardsInHand>(reader, 1, french);
    case stop:
        return Stop{};
    case stand:
        return Stand{};
    default:
        return Pass{};
    }
}

std::optional<QJsonObject> StopthebusJson::event(const Event &event, int seats)
{
    return std::visit([seats](const auto &what) { return tellStopthebus(what, seats); }, event);
}

Move StopthebusJson::readChoice(JsonReader &line, Phase phase)
{
    if (phase == Phase::cut)
        return Cut{readCutAt(line, cutMost)};
    return readMoveLine(line, readMove);
}

// ---------------------------------------------------------------- the seat protocol

std::optional<QJsonObject> StopthebusJson::seenEvent(const Event &event, Seat /*seat*/, int seats)
{
    auto line = StopthebusJson::event(event, seats);
    if (const auto *dealt = std::get_if<Dealt>(&event))
        line->insert(u"hands"_s, seenHands(french, dealt->hands, seats));
    return line;
}

QString StopthebusJson::phaseName(const View &view)
{
    switch (view.phase) {
    case Phase::cut:
        return u"cut"_s;
    case Phase::stop:
        return u"stop"_s;
    case Phase::finalTurn:
        return u"last"_s;
    default:
        return u"turn"_s;
    }
}

QJsonObject StopthebusJson::view(const View &view)
{
    QJsonArray shown;
    for (Seat seat = 0; seat < view.seats; ++seat)
        shown.append(orNull(french, view.shown[at(seat)]));
    return {{u"deal"_s, view.deal},
            {u"dealer"_s, view.dealer},
            {u"score"_s, numbersBySeat(view.tokens, view.seats)},
            {u"hand"_s, orNull(french, view.hand)},
            {u"middle"_s, codes(french, view.monte)},
            {u"stopper"_s, seatOrNull(view.knocker)},
            {u"lap"_s, view.lap},
            {u"known"_s, handsBySeat(french, view.known, view.seats)},
            {u"shown"_s, shown}};
}

QJsonArray StopthebusJson::legal(const View &view)
{
    if (view.phase == Phase::cut)
        return legalCuts(cutMost);
    QJsonArray moves;
    for (const Move &each : legalMoves(view))
        moves.append(move(each));
    return moves;
}

Move StopthebusJson::readAnswer(JsonReader &reader, const View &view)
{
    return view.phase == Phase::cut ? Move(Cut{readCutAnswer(reader, cutMost)}) : readMove(reader);
}

bool StopthebusJson::legalMove(const View &view, const Move &move)
{
    return !check(view.choice(), move);
}

Move StopthebusJson::standIn(const View &view)
{
    if (view.phase == Phase::cut)
        return Cut{(cutMost + 1) / 2};
    if (view.phase == Phase::stop)
        return Pass{};
    // A pass or to stand, where one may; else the first exchange of one card.
    return legalMoves(view)[0];
}
