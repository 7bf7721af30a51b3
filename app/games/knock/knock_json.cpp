// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_json.h"

#include "records/card_json.h"

using namespace knock;
using namespace card_json;
using namespace Qt::StringLiterals;
using game::at;
using game::Seat;

using KnockJson = Json<Knock>;

namespace {

constexpr const cards::Pack &tarocco = Knock::pack;

QString idOf(Signal signal)
{
    const std::string_view id = infoOf(signal).id;
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}
/// Null for none.
QJsonValue signalOrNull(Signal signal)
{
    return signal == Signal::none ? QJsonValue(QJsonValue::Null) : QJsonValue(idOf(signal));
}
QJsonValue cardOrNull(Card card)
{
    return card.hidden() ? QJsonValue(QJsonValue::Null) : QJsonValue(code(tarocco, card));
}
/// As the codes have it; trumps are "T".
QJsonValue suitOrNull(const std::optional<Suit> &suit)
{
    return suit ? QJsonValue(QString(u"DCSBT"[static_cast<std::size_t>(*suit)])) : QJsonValue(QJsonValue::Null);
}
/// Cards of which those that the seat may not see are null.
QJsonArray withGaps(const Laid &cards)
{
    QJsonArray list;
    for (const Card card : cards)
        list.append(cardOrNull(card));
    return list;
}

QJsonObject tellKnock(const FirstDealerFound &found, int /*seats*/)
{
    return {{u"event"_s, u"first_dealer"_s}, {u"dealer"_s, found.dealer}};
}
QJsonObject tellKnock(const Dealt &dealt, int seats)
{
    return {{u"event"_s, u"deal"_s},     {u"number"_s, dealt.number},
            {u"dealer"_s, dealt.dealer}, {u"cutBy"_s, dealt.cutBy},
            {u"cutAt"_s, dealt.cutAt},   {u"hands"_s, handsBySeat(tarocco, dealt.hands, seats)}};
}
QJsonObject tellKnock(const Moved &moved, int /*seats*/)
{
    return moveLine(moved.seat, KnockJson::move(moved.move));
}
QJsonObject tellKnock(const TrickWon &won, int /*seats*/)
{
    return {{u"event"_s, u"trick"_s}, {u"winner"_s, won.winner}};
}
QJsonObject tellKnock(const Showdown &showdown, int seats)
{
    return {{u"event"_s, u"showdown"_s},
            {u"laid"_s, codes(tarocco, showdown.laid)},
            {u"paid"_s, cardOrNull(showdown.paid)},
            {u"points"_s, numbersBySeat(showdown.points, seats)},
            {u"tricks"_s, numbersBySeat(showdown.tricks, seats)},
            {u"change"_s, numbersBySeat(showdown.change, seats)},
            {u"score"_s, numbersBySeat(showdown.score, seats)}};
}
QJsonObject tellKnock(const MatchEnded &ended, int /*seats*/)
{
    return {{u"event"_s, u"end"_s}, {u"winners"_s, listed(ended.winners)}, {u"side"_s, !ended.winners.empty()}};
}

/// A signal's id under that key.
Signal readSignal(JsonReader &reader, const QString &key)
{
    QStringList ids;
    for (const SignalInfo &info : signalList())
        ids << idOf(info.signal);
    const int place = reader.word(key, ids);
    return reader.failed() ? Signal::none : signalList()[static_cast<std::size_t>(place)].signal;
}

Discard readDiscard(JsonReader &reader)
{
    Discard discard;
    const QJsonArray codes = reader.list(u"cards"_s, cardsLaid, cardsLaid);
    for (const QJsonValue each : codes)
        discard.cards.push_back(readCard(reader, tarocco, u"cards"_s, each));
    return discard;
}

Play readPlay(JsonReader &reader)
{
    Play play{.card = readCard(reader, tarocco, u"card"_s, reader.text(u"card"_s))};
    if (reader.has(u"signal"_s))
        play.signal = readSignal(reader, u"signal"_s);
    return play;
}

QJsonObject told(const Trick &trick)
{
    return {{u"leader"_s, seatOrNull(trick.leader)}, {u"cards"_s, codes(tarocco, trick.cards)}};
}

} // namespace

QJsonObject KnockJson::move(const Move &move)
{
    if (const auto *discard = std::get_if<Discard>(&move)) {
        QJsonObject line = action(u"discard"_s);
        line.insert(u"cards"_s, withGaps(discard->cards));
        return line;
    }
    if (const auto *play = std::get_if<Play>(&move)) {
        QJsonObject line = action(u"play"_s);
        line.insert(u"card"_s, code(tarocco, play->card));
        if (play->signal != Signal::none)
            line.insert(u"signal"_s, idOf(play->signal));
        return line;
    }
    const Signal signal = std::holds_alternative<Say>(move) ? std::get<Say>(move).signal : Signal::none;
    if (signal == Signal::none)
        return action(u"silent"_s);
    QJsonObject line = action(u"say"_s);
    line.insert(u"signal"_s, idOf(signal));
    return line;
}

Move KnockJson::readMove(JsonReader &reader)
{
    enum Action { discard, play, say, silent };
    switch (reader.word(u"action"_s, {u"discard"_s, u"play"_s, u"say"_s, u"silent"_s})) {
    case discard:
        return readDiscard(reader);
    case play:
        return readPlay(reader);
    case say:
        return Say{readSignal(reader, u"signal"_s)};
    default:
        return Say{};
    }
}

std::optional<QJsonObject> KnockJson::event(const Event &event, int seats)
{
    return std::visit([seats](const auto &what) { return tellKnock(what, seats); }, event);
}

Move KnockJson::readChoice(JsonReader &line, Phase phase)
{
    if (phase == Phase::cut)
        return Cut{readCutAt(line, cutMost)};
    return readMoveLine(line, readMove);
}

// ---------------------------------------------------------------- the seat protocol

std::optional<QJsonObject> KnockJson::seenEvent(const Event &event, Seat /*seat*/, int seats)
{
    auto line = KnockJson::event(event, seats);
    if (const auto *dealt = std::get_if<Dealt>(&event))
        line->insert(u"hands"_s, seenHands(tarocco, dealt->hands, seats));
    return line;
}

QString KnockJson::phaseName(const View &view)
{
    switch (view.phase) {
    case Phase::cut:
        return u"cut"_s;
    case Phase::discard:
        return u"discard"_s;
    case Phase::request:
        return u"request"_s;
    case Phase::secondSignal:
        return u"signal"_s;
    default:
        return u"play"_s;
    }
}

QJsonObject KnockJson::view(const View &view)
{
    QJsonArray over;
    for (const Trick &trick : view.over) {
        QJsonObject line = told(trick);
        line.insert(u"winner"_s, trick.winner(*view.ranking));
        over.append(line);
    }
    QJsonArray said;
    for (const Said &each : view.said)
        said.append(QJsonObject{{u"trick"_s, each.trick},
                                {u"seat"_s, each.seat},
                                {u"signal"_s, idOf(each.signal)},
                                {u"suit"_s, suitOrNull(each.suit)}});
    return {{u"deal"_s, view.deal},
            {u"dealer"_s, view.dealer},
            {u"score"_s, numbersBySeat(view.score, view.seats)},
            {u"hand"_s, orNull(tarocco, view.hand)},
            {u"laid"_s, orNull(tarocco, view.laid)},
            {u"shown"_s, codes(tarocco, view.shown)},
            {u"trick"_s, told(view.trick)},
            {u"over"_s, over},
            {u"tricks"_s, numbersBySeat(view.tricks, view.seats)},
            {u"fool"_s, seatOrNull(view.foolFrom)},
            {u"foolIn"_s, seatOrNull(view.foolIn)},
            {u"said"_s, said},
            {u"unseen"_s, codes(tarocco, listOf<Pack>(view.unseen))},
            {u"played"_s, cardOrNull(view.played.card)},
            {u"signal"_s, signalOrNull(view.played.signal)}};
}

QJsonArray KnockJson::legal(const View &view)
{
    if (view.phase == Phase::cut)
        return legalCuts(cutMost);
    QJsonArray moves;
    for (const Move &each : Knock::legalMoves(view))
        moves.append(move(each));
    return moves;
}

Move KnockJson::readAnswer(JsonReader &reader, const View &view)
{
    return view.phase == Phase::cut ? Move(Cut{readCutAnswer(reader, cutMost)}) : readMove(reader);
}

bool KnockJson::legalMove(const View &view, const Move &move)
{
    return !check(view.choice(), move);
}

Move KnockJson::standIn(const View &view)
{
    if (view.phase == Phase::cut)
        return Cut{(cutMost + 1) / 2};
    return Knock::legalMoves(view)[0];
}
