// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_json.h"

#include "games/monte/monte_json.h"

using namespace petrangola;
using namespace monte_json;
using namespace Qt::StringLiterals;
using game::Seat;

using PetrangolaJson = Json<Petrangola>;

namespace {

QJsonObject tellPetrangola(const Moved &moved, int /*seats*/)
{
    return moveLine(moved.seat, PetrangolaJson::move(moved.move));
}
QJsonObject tellPetrangola(const Showdown &showdown, int seats)
{
    return showdownLine(showdown, seats);
}
QJsonObject tellPetrangola(const ReentryAnswered &answered, int /*seats*/)
{
    return {{u"event"_s, u"reentry"_s},
            {u"seat"_s, answered.seat},
            {u"accepted"_s, answered.accepted},
            {u"tokens"_s, answered.tokens},
            {u"pool"_s, static_cast<qint64>(answered.pool)}};
}
QJsonObject tellPetrangola(const auto &shared, int seats)
{
    return told(shared, seats);
}
/// A hand that a knocker lays open follows from the move before it.
std::optional<QJsonObject> tellPetrangola(const HandShown & /*shown*/, int /*seats*/)
{
    return std::nullopt;
}

} // namespace

QJsonObject PetrangolaJson::move(const Move &move)
{
    if (const auto *exchange = std::get_if<Exchange>(&move))
        return written(*exchange);
    if (std::holds_alternative<Expose>(move))
        return action(u"expose"_s);
    if (std::holds_alternative<Keep>(move))
        return action(u"keep"_s);
    if (std::holds_alternative<Knock>(move))
        return action(u"knock"_s);
    return action(u"stay"_s);
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
    case exchange:
        return readExchange<cardsInHand>(reader, 1);
    default:
        return Expose{};
    }
}

std::optional<QJsonObject> PetrangolaJson::event(const Event &event, int seats)
{
    return std::visit([seats](const auto &what) { return std::optional<QJsonObject>(tellPetrangola(what, seats)); },
                      event);
}

Move PetrangolaJson::readChoice(JsonReader &line, Phase phase)
{
    if (phase == Phase::cut)
        return readCut(line, mostCards - 1);
    if (phase == Phase::reentry) {
        line.word(u"event"_s, {u"reentry"_s});
        return line.flag(u"accepted"_s) ? Move(Reenter{}) : Move(Leave{});
    }
    return readMoveLine(line, readMove);
}

// ---------------------------------------------------------------- the seat protocol

std::optional<QJsonObject> PetrangolaJson::seenEvent(const Event &event, Seat seat, int seats)
{
    auto line = PetrangolaJson::event(event, seats);
    if (const auto *dealt = std::get_if<Dealt>(&event))
        hideFrom(*line, *dealt, seats);
    else if (const auto *moved = std::get_if<Moved>(&event))
        addChoice(*line, *moved, seat);
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
    QJsonArray nothing; // nobody draws face down in this game
    for (Seat seat = 0; seat < view.seats; ++seat)
        nothing.append(QJsonArray());
    return monte_json::view(view, view.phase == Phase::cut || view.phase == Phase::dealersChoice, nothing);
}

QJsonArray PetrangolaJson::legal(const View &view)
{
    if (view.phase == Phase::cut)
        return legalCuts(view.choice().cutMost);
    if (view.phase == Phase::reentry)
        return {QJsonObject{{u"action"_s, u"reenter"_s}}, QJsonObject{{u"action"_s, u"leave"_s}}};
    QJsonArray moves;
    for (const Move &each : legalMoves(view))
        moves.append(move(each));
    return moves;
}

Move PetrangolaJson::readAnswer(JsonReader &reader, const View &view)
{
    if (view.phase == Phase::cut)
        return readCutAnswer(reader, view.choice().cutMost);
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
