// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleJson: what the seat protocol asks of a program, and takes from it.

#include "games/pinale/pinale_json.h"

#include "pinale/solver.h"
#include "records/card_json.h"

using namespace pinale;
using namespace card_json;
using namespace Qt::StringLiterals;
using game::Seat;

using PinaleJson = Json<Pinale>;

std::optional<QJsonObject> PinaleJson::seenEvent(const Event &event, Seat /*seat*/, int seats)
{
    auto line = PinaleJson::event(event, seats);
    if (const auto *dealt = std::get_if<Dealt>(&event))
        line->insert(u"hands"_s, seenHands(Pinale::pack, dealt->hands, seats));
    return line;
}

QString PinaleJson::phaseName(const View &view)
{
    switch (view.phase) {
    case Phase::cut:
        return u"cut"_s;
    case Phase::draw:
        return u"draw"_s;
    default:
        return u"play"_s;
    }
}

QJsonArray PinaleJson::legal(const View &view)
{
    const Choice choice = view.choice();
    if (choice.phase == Phase::cut)
        return legalCuts(cutMost);
    QJsonArray moves;
    if (choice.phase == Phase::draw)
        moves.append(action(u"draw"_s));
    if (const auto turn = finish(Turn(choice, choice.phase == Phase::draw))) {
        for (const Card card : discards(*turn)) {
            moves.append(move(turn->play(card)));
            if (turn->takes())
                break;
        }
    }
    return moves;
}

Move PinaleJson::readAnswer(JsonReader &reader, const View &view)
{
    return view.phase == Phase::cut ? Move(Cut{readCutAnswer(reader, cutMost)}) : readMove(reader);
}

bool PinaleJson::legalMove(const View &view, const Move &move)
{
    return !check(view.choice(), move);
}

Move PinaleJson::standIn(const View &view)
{
    if (view.phase == Phase::cut)
        return Cut{(cutMost + 1) / 2};
    if (view.phase == Phase::draw)
        return Draw();
    const Turn turn(view.choice(), false);
    return turn.play(discards(turn)[0]);
}
