// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A line that a program at a seat answered with, in each kind of choice: a legal move, or a reason.

#include "target.h"

#include "game/simulation.h"
#include "games/petrangola/petrangola_json.h"

#include <QJsonDocument>

#include <map>

using petrangola::Petrangola;

namespace {

std::map<petrangola::Phase, petrangola::View> &views()
{
    static std::map<petrangola::Phase, petrangola::View> views;
    return views;
}

} // namespace

void fuzz::prepare()
{
    // A match on its way meets every kind of choice.
    petrangola::State state({}, 4);
    game::Random random(3);
    game::playOn<Petrangola>(
        state, [&](const petrangola::State &seen) { return game::shuffledPack<Petrangola>(seen, random); },
        [&](const petrangola::View &view) {
            views().insert_or_assign(view.phase, view);
            return petrangola::randomMove(view.choice(), random);
        });
    require(views().size() == 4, "a cut, a dealer's choice, a turn and a re-entry were met");
}

void fuzz::feed(const QByteArray &input)
{
    const QJsonObject answer = QJsonDocument::fromJson(input).object();
    for (const auto &[phase, view] : views()) {
        JsonReader reader(answer);
        JsonReader inner(reader.object(QStringLiteral("move")));
        const petrangola::Move move = Json<Petrangola>::readAnswer(inner, view);
        if (inner.failed())
            require(!inner.firstFault().isEmpty(), "the fault has a reason");
        else if (Json<Petrangola>::legalMove(view, move))
            require(!petrangola::check(view.choice(), move), "what is taken for legal is legal");
    }
}
