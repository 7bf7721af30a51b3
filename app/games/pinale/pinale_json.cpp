// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/pinale/pinale_json.h"

#include "records/card_json.h"

using namespace pinale;
using namespace card_json;
using namespace Qt::StringLiterals;

using PinaleJson = Json<Pinale>;

namespace {

constexpr const cards::Pack &french = Pinale::pack;
/// Beyond any turn: a card of fourteen can be swapped for a wild at most once.
constexpr qsizetype mostSteps = 2 * mostInHand;

const QStringList &meldKinds()
{
    static const QStringList kinds{u"group"_s, u"run"_s, u"jokers"_s};
    return kinds;
}

QJsonArray cardsOf(const Slots &slots)
{
    QJsonArray list;
    for (const Slot &slot : slots)
        list.append(code(french, slot.card));
    return list;
}
QJsonArray facesOf(const Slots &slots)
{
    QJsonArray list;
    for (const Slot &slot : slots)
        list.append(code(french, slot.as));
    return list;
}
/// The cards, and what they stand for where one of them is wild.
void tellSlots(QJsonObject &line, const Slots &slots)
{
    line.insert(u"cards"_s, cardsOf(slots));
    if (std::any_of(slots.begin(), slots.end(), [](const Slot &slot) { return slot.wild(); }))
        line.insert(u"as"_s, facesOf(slots));
}

QJsonObject told(const Step &step)
{
    QJsonObject line;
    if (const auto *meld = std::get_if<NewMeld>(&step)) {
        line.insert(u"new"_s, meldKinds()[static_cast<qsizetype>(meld->meld.kind)]);
        tellSlots(line, meld->meld.slots);
    } else if (const auto *extend = std::get_if<Extend>(&step)) {
        line.insert(u"extend"_s, extend->meld);
        if (extend->before)
            line.insert(u"before"_s, true);
        tellSlots(line, extend->slots);
    } else {
        const auto &swap = std::get<Swap>(step);
        line.insert(u"swap"_s, swap.meld);
        line.insert(u"place"_s, swap.slot);
    }
    return line;
}

Slots readSlots(JsonReader &reader)
{
    Slots slots;
    const QJsonArray codes = reader.list(u"cards"_s, 1, runPlaces);
    const QJsonArray faces = reader.has(u"as"_s) ? reader.list(u"as"_s, codes.size(), codes.size()) : codes;
    for (qsizetype place = 0; place < codes.size() && place < faces.size(); ++place)
        slots.push_back({.card = readCard(reader, french, u"cards"_s, codes[place]),
                         .as = readCard(reader, french, u"as"_s, faces[place])});
    return slots;
}

std::int16_t firstPlace(const Slots &slots)
{
    const bool none = slots.empty() || slots[0].as.hidden() || isJoker(slots[0].as);
    return static_cast<std::int16_t>(none ? 0 : placeOfFirst(slots[0].as));
}

/// Its kind is in that key.
Meld readMeldOf(JsonReader &reader, const QString &kindKey)
{
    const auto kind = static_cast<Meld::Kind>(reader.word(kindKey, meldKinds()));
    const Slots slots = readSlots(reader);
    return {.kind = kind, .first = kind == Meld::Kind::run ? firstPlace(slots) : std::int16_t{0}, .slots = slots};
}

Step readStep(JsonReader &reader)
{
    constexpr qint64 lastMeld = mostMelds - 1;
    if (reader.has(u"new"_s))
        return NewMeld{readMeldOf(reader, u"new"_s)};
    if (reader.has(u"extend"_s))
        return Extend{.meld = static_cast<std::uint8_t>(reader.number(u"extend"_s, 0, lastMeld)),
                      .before = reader.has(u"before"_s) && reader.flag(u"before"_s),
                      .slots = readSlots(reader)};
    return Swap{.meld = static_cast<std::uint8_t>(reader.number(u"swap"_s, 0, lastMeld)),
                .slot = static_cast<std::uint8_t>(reader.number(u"place"_s, 0, runPlaces - 1))};
}

/// All but its discard.
Play readSteps(JsonReader &reader, bool takes)
{
    Play play{.takes = takes, .discard = {}};
    const QJsonArray steps = reader.has(u"lay"_s) ? reader.list(u"lay"_s, 0, mostSteps) : QJsonArray();
    for (const QJsonValue each : steps) {
        JsonReader inner(each.toObject());
        play.steps.push_back(readStep(inner));
        if (inner.failed() && !reader.failed())
            reader.adopt(inner);
    }
    return play;
}

Play readPlay(JsonReader &reader, bool takes)
{
    Play play = readSteps(reader, takes);
    play.discard = readCard(reader, french, u"discard"_s, reader.text(u"discard"_s));
    return play;
}

QJsonObject tellPinale(const FirstDealerFound &found, int /*seats*/)
{
    return {{u"event"_s, u"first_dealer"_s}, {u"dealer"_s, found.dealer}};
}
QJsonObject tellPinale(const Dealt &dealt, int seats)
{
    return {{u"event"_s, u"deal"_s},          {u"number"_s, dealt.number},
            {u"dealer"_s, dealt.dealer},      {u"cutBy"_s, dealt.cutBy},
            {u"cutAt"_s, dealt.cutAt},        {u"hands"_s, handsBySeat(french, dealt.hands, seats)},
            {u"up"_s, code(french, dealt.up)}};
}
QJsonObject tellPinale(const Moved &moved, int /*seats*/)
{
    QJsonObject move = PinaleJson::move(moved.move);
    if (!moved.drew.hidden())
        move.insert(u"drew"_s, code(french, moved.drew));
    return moveLine(moved.seat, move);
}
QJsonObject tellPinale(const Reshuffled &reshuffled, int /*seats*/)
{
    QJsonObject line{{u"event"_s, u"reshuffle"_s},
                     {u"number"_s, reshuffled.number},
                     {u"seat"_s, reshuffled.seat},
                     {u"stock"_s, reshuffled.stock}};
    if (!reshuffled.drew.hidden())
        line.insert(u"drew"_s, code(french, reshuffled.drew));
    return line;
}
QJsonObject tellPinale(const Showdown &showdown, int seats)
{
    return {{u"event"_s, u"showdown"_s},
            {u"rest"_s, handsBySeat(french, showdown.hands, seats)},
            {u"wentOut"_s, seatOrNull(showdown.wentOut)},
            {u"melds"_s, numbersBySeat(showdown.melds, seats)},
            {u"left"_s, numbersBySeat(showdown.left, seats)},
            {u"change"_s, numbersBySeat(showdown.change, seats)},
            {u"score"_s, numbersBySeat(showdown.score, seats)}};
}
QJsonObject tellPinale(const MatchEnded &ended, int /*seats*/)
{
    return {{u"event"_s, u"end"_s}, {u"winners"_s, listed(ended.winners)}, {u"side"_s, ended.winners.size() > 1}};
}

} // namespace

QJsonObject PinaleJson::move(const Move &move)
{
    const auto *play = std::get_if<Play>(&move);
    if (play == nullptr)
        return action(u"draw"_s);
    QJsonObject line = draft(play->takes, play->steps);
    line.insert(u"discard"_s, code(french, play->discard));
    return line;
}

QJsonObject PinaleJson::draft(bool takes, const std::vector<Step> &steps)
{
    QJsonArray lay;
    for (const Step &step : steps)
        lay.append(told(step));
    QJsonObject line = action(takes ? u"take"_s : u"play"_s);
    line.insert(u"lay"_s, lay);
    return line;
}

Play PinaleJson::readDraft(JsonReader &reader)
{
    return readSteps(reader, reader.word(u"action"_s, {u"play"_s, u"take"_s}) == 1);
}

Move PinaleJson::readMove(JsonReader &reader)
{
    enum Action { draw, take, play };
    switch (reader.word(u"action"_s, {u"draw"_s, u"take"_s, u"play"_s})) {
    case take:
        return readPlay(reader, true);
    case play:
        return readPlay(reader, false);
    default:
        return Draw();
    }
}

std::optional<QJsonObject> PinaleJson::event(const Event &event, int seats)
{
    return std::visit([seats](const auto &what) { return tellPinale(what, seats); }, event);
}

Move PinaleJson::readChoice(JsonReader &line, Phase phase)
{
    if (phase == Phase::cut)
        return Cut{readCutAt(line, cutMost)};
    return readMoveLine(line, readMove);
}

QJsonObject PinaleJson::view(const View &view)
{
    QJsonArray board;
    for (const Meld &meld : view.board)
        board.append(QJsonObject{{u"side"_s, meld.side},
                                 {u"kind"_s, meldKinds()[static_cast<qsizetype>(meld.kind)]},
                                 {u"cards"_s, cardsOf(meld.slots)},
                                 {u"as"_s, facesOf(meld.slots)},
                                 {u"value"_s, valueOf(meld, view.options)}});
    return {{u"deal"_s, view.deal},
            {u"dealer"_s, view.dealer},
            {u"score"_s, numbersBySeat(view.score, view.seats)},
            {u"hand"_s, orNull(french, view.hand)},
            {u"drew"_s, view.drawn.hidden() ? QJsonValue(QJsonValue::Null) : code(french, view.drawn)},
            {u"board"_s, board},
            {u"up"_s, view.up.hidden() ? QJsonValue(QJsonValue::Null) : code(french, view.up)},
            {u"pile"_s, view.pile},
            {u"discards"_s, orNull(french, view.discards)},
            {u"stock"_s, view.stock},
            {u"reshuffles"_s, view.reshuffles},
            {u"held"_s, numbersBySeat(view.held, view.seats)}};
}

Meld PinaleJson::readMeld(JsonReader &reader)
{
    Meld meld = readMeldOf(reader, u"kind"_s);
    meld.side = static_cast<std::int16_t>(reader.number(u"side"_s, 0, mostSeats - 1));
    return meld;
}
