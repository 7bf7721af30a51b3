// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_json.h"

#include "games/monte/monte_json.h"

using namespace mambassa;
using namespace monte_json;
using namespace Qt::StringLiterals;
using game::at;
using game::Seat;

using MambassaJson = Json<Mambassa>;

namespace {

QJsonObject tellMambassa(const Moved &moved, int /*seats*/)
{
    QJsonObject move = MambassaJson::move(moved.move);
    if (!moved.drew.hidden())
        move.insert(u"drew"_s, QString::fromStdString(cards::italian::code(moved.drew)));
    return moveLine(moved.seat, move);
}
QJsonObject tellMambassa(const Declared &declared, int /*seats*/)
{
    return {{u"event"_s, u"declared"_s},
            {u"seats"_s, listed(declared.seats)},
            {u"name"_s, declared.category == Category::mambassa ? u"mambassa"_s : u"quarantuna"_s}};
}
QJsonObject tellMambassa(const Showdown &showdown, int seats)
{
    return showdownLine(showdown, seats);
}
QJsonObject tellMambassa(const auto &shared, int seats)
{
    return told(shared, seats);
}

} // namespace

QJsonObject MambassaJson::move(const Move &move)
{
    if (const auto *exchange = std::get_if<Exchange>(&move))
        return written(*exchange);
    if (const auto *draw = std::get_if<Draw>(&move)) {
        QJsonObject drawn = action(u"draw"_s);
        if (!draw->discard.hidden())
            drawn.insert(u"discard"_s, QString::fromStdString(cards::italian::code(draw->discard)));
        return drawn;
    }
    if (std::holds_alternative<Expose>(move))
        return action(u"expose"_s);
    return action(std::holds_alternative<Keep>(move) ? u"keep"_s : u"stay"_s);
}

Move MambassaJson::readMove(JsonReader &reader)
{
    enum Action { expose, keep, stay, exchange, draw };
    switch (reader.word(u"action"_s, {u"expose"_s, u"keep"_s, u"stay"_s, u"exchange"_s, u"draw"_s})) {
    case keep:
        return Keep{};
    case stay:
        return Stay{};
    case exchange:
        return readExchange<cardsInHand>(reader, 0);
    case draw:
        return Draw{readCard(reader, u"discard"_s, reader.text(u"discard"_s))};
    default:
        return Expose{};
    }
}

std::optional<QJsonObject> MambassaJson::event(const Event &event, int seats)
{
    return std::visit([seats](const auto &what) { return tellMambassa(what, seats); }, event);
}

Move MambassaJson::readChoice(JsonReader &line, Phase phase)
{
    if (phase == Phase::cut)
        return readCut(line, cutMost);
    return readMoveLine(line, readMove);
}

// ---------------------------------------------------------------- the seat protocol

std::optional<QJsonObject> MambassaJson::seenEvent(const Event &event, Seat seat, int seats)
{
    auto line = MambassaJson::event(event, seats);
    if (const auto *dealt = std::get_if<Dealt>(&event))
        hideFrom(*line, *dealt, seats);
    else if (const auto *moved = std::get_if<Moved>(&event))
        addChoice(*line, *moved, seat);
    return line;
}

QString MambassaJson::phaseName(const View &view)
{
    switch (view.phase) {
    case Phase::cut:
        return u"cut"_s;
    case Phase::dealersChoice:
        return u"dealer"_s;
    case Phase::draw:
        return u"draw"_s;
    default:
        return u"turn"_s;
    }
}

QJsonObject MambassaJson::view(const View &view)
{
    QJsonArray maybe;
    for (Seat seat = 0; seat < view.seats; ++seat)
        maybe.append(codes(view.maybe[at(seat)]));
    const bool beforePlay = view.phase == Phase::cut || view.phase == Phase::dealersChoice;
    QJsonObject all = monte_json::view(view, beforePlay, maybe);
    if (view.phase == Phase::draw)
        all.insert(u"exchanged"_s, view.exchanged);
    return all;
}

QJsonArray MambassaJson::legal(const View &view)
{
    if (view.phase == Phase::cut)
        return legalCuts(cutMost);
    QJsonArray moves;
    for (const Move &each : legalMoves(view))
        moves.append(move(each));
    return moves;
}

Move MambassaJson::readAnswer(JsonReader &reader, const View &view)
{
    return view.phase == Phase::cut ? Move(readCutAnswer(reader, cutMost)) : readMove(reader);
}

bool MambassaJson::legalMove(const View &view, const Move &move)
{
    return !check(view.choice(), move);
}

Move MambassaJson::standIn(const View &view)
{
    switch (view.phase) {
    case Phase::cut:
        return Cut{(cutMost + 1) / 2};
    case Phase::dealersChoice:
        return Expose{};
    case Phase::exchange:
        return Exchange{};
    default:
        return Stay{};
    }
}
