// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/petrangola_scene.h"

#include "match/petrangola_json.h"
#include "petrangola/showdown.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QStringList>

#include <limits>

using namespace petrangola;
using namespace Qt::StringLiterals;
using game::at;
using game::Seat;

namespace {

/// A hand of none or of three cards.
Hand readHand(JsonReader &reader, const QString &key, const QJsonValue &value)
{
    Hand hand;
    const QJsonArray codes = value.toArray();
    for (const QJsonValue code : codes) {
        const auto card = cards::italian::parse(code.toString().toStdString());
        if (!card || hand.size() == cardsInHand) {
            reader.fault(key, QCoreApplication::translate("PetrangolaScene", "three cards such as \"AD\" or \"7S\""));
            return {};
        }
        hand.push_back(*card);
    }
    return hand;
}

Hand readWholeHand(JsonReader &reader, const QString &key, const QJsonValue &value)
{
    const Hand hand = readHand(reader, key, value);
    if (!hand.empty() && hand.size() != cardsInHand)
        reader.fault(key, QCoreApplication::translate("PetrangolaScene", "three cards such as \"AD\" or \"7S\""));
    return hand;
}

void readView(JsonReader &reader, View &view)
{
    constexpr int manyDeals = 100'000;
    constexpr int manyTokens = 1000;
    view.deal = static_cast<int>(reader.number(u"deal"_s, 0, manyDeals));
    view.dealer = static_cast<Seat>(reader.number(u"dealer"_s, 0, view.seats - 1));
    view.pool = reader.number(u"pool"_s, 0, std::numeric_limits<qint32>::max());
    view.stock = static_cast<int>(reader.number(u"stock"_s, 0, mostCards));
    view.lap = static_cast<int>(reader.number(u"lap"_s, 1, manyDeals));
    if (reader.has(u"knocker"_s))
        view.knocker = static_cast<Seat>(reader.number(u"knocker"_s, 0, view.seats - 1));
    if (reader.has(u"hand"_s))
        view.hand = readWholeHand(reader, u"hand"_s, reader.list(u"hand"_s, 0, cardsInHand));
    if (reader.has(u"aside"_s))
        view.aside = readWholeHand(reader, u"aside"_s, reader.list(u"aside"_s, 0, cardsInHand));
    view.monte = readWholeHand(reader, u"monte"_s, reader.list(u"monte"_s, 0, cardsInHand));

    const QJsonArray tokens = reader.list(u"tokens"_s, view.seats, view.seats);
    const QJsonArray known = reader.list(u"known"_s, view.seats, view.seats);
    const QJsonArray shown = reader.list(u"shown"_s, view.seats, view.seats);
    if (reader.failed())
        return;
    for (Seat seat = 0; seat < view.seats; ++seat) {
        const double count = tokens[seat].toDouble(-1);
        if (count < 0 || count > manyTokens)
            return reader.fault(u"tokens"_s, QCoreApplication::translate("PetrangolaScene", "a number for each seat"));
        view.tokens[at(seat)] = static_cast<std::int16_t>(count);
        view.reentriesLeft[at(seat)] = static_cast<std::int8_t>(view.options.reentries);
        view.known[at(seat)] = readHand(reader, u"known"_s, known[seat]);
        view.shown[at(seat)] = readWholeHand(reader, u"shown"_s, shown[seat]);
        if (count > 0 || !view.shown[at(seat)].empty())
            view.playing.insert(seat);
    }
}

/// What the moment needs that a view may lack.
void checkMoment(JsonReader &reader, const PetrangolaScene &scene)
{
    using Moment = PetrangolaScene::Moment;
    const View &view = scene.view;
    const QString cards = QCoreApplication::translate("PetrangolaScene", "three cards such as \"AD\" or \"7S\"");
    if (scene.moment == Moment::turn && view.monte.empty())
        reader.fault(u"monte"_s, cards);
    if (scene.moment == Moment::turn && view.hand.empty() && (view.playing.contains(0) || view.toMove == 0))
        reader.fault(u"hand"_s, cards);
    if (scene.moment == Moment::dealer && view.toMove != view.dealer)
        reader.fault(u"toMove"_s, QCoreApplication::translate("PetrangolaScene", "the dealer"));
    if (scene.moment == Moment::dealer && view.dealer == 0 && view.aside.empty())
        reader.fault(u"aside"_s, cards);
    if (scene.moment == Moment::showdown)
        for (const Seat seat : view.playing)
            if (view.shown[at(seat)].empty())
                reader.fault(u"shown"_s,
                             QCoreApplication::translate("PetrangolaScene", "the hand of every seat with a token"));
    if (scene.moment == Moment::showdown && view.playing.empty())
        reader.fault(u"shown"_s, cards);
    if (scene.moment == Moment::reentry && view.alive().empty())
        reader.fault(u"tokens"_s, QCoreApplication::translate("PetrangolaScene", "more than 0 for some seat"));
}

Phase phaseOf(PetrangolaScene::Moment moment)
{
    switch (moment) {
    case PetrangolaScene::Moment::cut:
        return Phase::cut;
    case PetrangolaScene::Moment::dealer:
        return Phase::dealersChoice;
    case PetrangolaScene::Moment::turn:
        return Phase::turn;
    case PetrangolaScene::Moment::reentry:
        return Phase::reentry;
    case PetrangolaScene::Moment::showdown:
        return Phase::shuffle;
    case PetrangolaScene::Moment::end:
        break;
    }
    return Phase::over;
}

} // namespace

std::variant<PetrangolaScene, QString> PetrangolaScene::read(const QByteArray &json)
{
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (!document.isObject())
        return QCoreApplication::translate("PetrangolaScene", "no JSON object (at byte %1: %2)")
            .arg(error.offset)
            .arg(error.errorString());
    JsonReader reader(document.object());
    reader.word(u"game"_s, {u"petrangola"_s});

    PetrangolaScene scene;
    const QJsonArray seats = reader.list(u"seats"_s, fewestSeats, mostSeats);
    for (const QJsonValue seat : seats)
        scene.seats.push_back({seat[u"name"_s].toString(), seat[u"portrait"_s].toString()});
    scene.moment = static_cast<Moment>(
        reader.word(u"phase"_s, {u"cut"_s, u"dealer"_s, u"turn"_s, u"reentry"_s, u"showdown"_s, u"end"_s}));
    JsonReader optionsReader(reader.object(u"options"_s));
    JsonReader viewReader(reader.object(u"view"_s));
    if (reader.failed())
        return reader.firstFault();

    View &view = scene.view;
    view.seats = static_cast<int>(seats.size());
    view.seat = 0;
    view.options = Json<Petrangola>::readOptions(optionsReader, view.seats);
    if (optionsReader.failed())
        return optionsReader.firstFault();
    view.ranking = &Ranking::of(view.options.ranking);
    view.phase = phaseOf(scene.moment);
    if (scene.moment < Moment::showdown)
        view.toMove = static_cast<game::Seat>(reader.number(u"toMove"_s, 0, view.seats - 1));
    if (scene.moment == Moment::end)
        view.winner = static_cast<game::Seat>(reader.number(u"winner"_s, 0, view.seats - 1));
    readView(viewReader, view);
    if (!viewReader.failed())
        checkMoment(viewReader, scene);
    if (reader.failed() || viewReader.failed())
        return reader.failed() ? reader.firstFault() : viewReader.firstFault();
    return scene;
}

Showdown PetrangolaScene::showdown() const
{
    const auto [worst, gained] = reckon(view.shown, view.playing, *view.ranking);
    return {.hands = view.shown, .worst = worst, .gained = gained, .tokens = view.tokens, .pool = view.pool};
}
