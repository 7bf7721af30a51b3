// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_json.h"

#include "records/card_json.h"
#include "thirtyone/exchanges.h"

using namespace thirtyone;
using namespace card_json;
using namespace Qt::StringLiterals;
using game::at;
using game::Seat;

using ThirtyoneJson = Json<Thirtyone>;

namespace {

/// Of the largest pack.
constexpr int lastCut = static_cast<int>(cards::french::packSize) - 1;

QString endingName(Ending ending)
{
    switch (ending) {
    case Ending::blitz:
        return u"blitz"_s;
    case Ending::stockOut:
        return u"stock"_s;
    case Ending::reset:
        return u"reset"_s;
    case Ending::showdown:
        break;
    }
    return u"knock"_s;
}

/// Cards of which those that nobody may see are null.
QJsonArray withGaps(const auto &cards)
{
    QJsonArray list;
    for (const cards::Card card : cards)
        list.append(card.hidden() ? QJsonValue(QJsonValue::Null) : QJsonValue(code(Thirtyone::pack, card)));
    return list;
}

QJsonObject betLine(const SideBet &bet)
{
    return {{u"by"_s, bet.by},
            {u"with"_s, bet.with},
            {u"backs"_s, bet.backs},
            {u"against"_s, bet.against},
            {u"stake"_s, bet.stake}};
}

QJsonObject tellThirtyone(const FirstDealerFound &found, int /*seats*/)
{
    return {{u"event"_s, u"first_dealer"_s}, {u"dealer"_s, found.dealer}};
}
QJsonObject tellThirtyone(const Dealt &dealt, int seats)
{
    QJsonObject line{{u"event"_s, u"deal"_s},     {u"number"_s, dealt.number},
                     {u"dealer"_s, dealt.dealer}, {u"cutBy"_s, dealt.cutBy},
                     {u"cutAt"_s, dealt.cutAt},   {u"hands"_s, handsBySeat(Thirtyone::pack, dealt.hands, seats)}};
    if (!dealt.turned.hidden())
        line.insert(u"turned"_s, code(Thirtyone::pack, dealt.turned));
    if (!dealt.middle.cards.empty())
        line.insert(u"middle"_s, withGaps(dealt.middle.cards));
    if (!dealt.aside.empty())
        line.insert(u"second"_s, withGaps(dealt.aside));
    if (!dealt.closed.empty())
        line.insert(u"closed"_s, withGaps(dealt.closed));
    return line;
}
QJsonObject tellThirtyone(const Moved &moved, int /*seats*/)
{
    QJsonObject move = ThirtyoneJson::move(moved.move);
    if (!moved.got.hidden())
        move.insert(std::holds_alternative<DrawStock>(moved.move) ? u"drew"_s : u"took"_s,
                    code(Thirtyone::pack, moved.got));
    if (!moved.took.empty())
        move.insert(u"took"_s, withGaps(moved.took));
    if (!moved.laid.empty())
        move.insert(u"laid"_s, withGaps(moved.laid));
    return moveLine(moved.seat, move);
}
QJsonObject tellThirtyone(const Blitzed &blitzed, int /*seats*/)
{
    return {{u"event"_s, u"blitz"_s}, {u"seats"_s, listed(blitzed.seats)}};
}
QJsonObject tellThirtyone(const HandsShown &shown, int seats)
{
    return {{u"event"_s, u"hands"_s},
            {u"knocker"_s, seatOrNull(shown.knocker)},
            {u"hands"_s, handsBySeat(Thirtyone::pack, shown.hands, seats)}};
}
QJsonObject tellThirtyone(const Showdown &showdown, int seats)
{
    knocking::Tokens change{};
    for (Seat seat = 0; seat < seats; ++seat)
        change[at(seat)] = static_cast<std::int16_t>(showdown.tokens[at(seat)] - showdown.before[at(seat)]);
    return {{u"event"_s, u"showdown"_s},
            {u"by"_s, endingName(showdown.ending)},
            {u"knocker"_s, seatOrNull(showdown.knocker)},
            {u"hands"_s, handsBySeat(Thirtyone::pack, showdown.hands, seats)},
            {u"change"_s, numbersBySeat(change, seats)},
            {u"score"_s, numbersBySeat(showdown.tokens, seats)},
            {u"pool"_s, showdown.pot}};
}
QJsonObject tellThirtyone(const BetsSettled &settled, int seats)
{
    QJsonArray bets;
    for (const SettledBet &over : settled.bets) {
        QJsonObject bet = betLine(over.bet);
        bet.insert(u"winner"_s, seatOrNull(over.winner));
        bets.append(bet);
    }
    return {{u"event"_s, u"bets"_s}, {u"settled"_s, bets}, {u"purse"_s, numbersBySeat(settled.purse, seats)}};
}
QJsonObject tellThirtyone(const MatchEnded &ended, int /*seats*/)
{
    return {{u"event"_s, u"end"_s}, {u"winners"_s, listed(ended.winners)}, {u"pool"_s, ended.pot}};
}

/// The exchange that makes the best hand.
Move standInExchange(const View &view)
{
    Move best;
    Value most = -1;
    for (const Move &move : legalMoves(view)) {
        const auto *exchange = std::get_if<Exchange>(&move);
        if (exchange == nullptr)
            continue;
        const Value made = view.values->of(exchanged(view.hand, view.middle, *exchange));
        if (made > most) {
            most = made;
            best = move;
        }
    }
    return best;
}

} // namespace

std::optional<QJsonObject> ThirtyoneJson::event(const Event &event, int seats)
{
    return std::visit([seats](const auto &what) { return tellThirtyone(what, seats); }, event);
}

Move ThirtyoneJson::readChoice(JsonReader &line, Phase phase)
{
    if (phase == Phase::cut)
        return Cut{readCutAt(line, lastCut)};
    return readMoveLine(line, readMove);
}

// ---------------------------------------------------------------- the seat protocol

std::optional<QJsonObject> ThirtyoneJson::seenEvent(const Event &event, Seat /*seat*/, int seats)
{
    auto line = ThirtyoneJson::event(event, seats);
    if (const auto *dealt = std::get_if<Dealt>(&event))
        line->insert(u"hands"_s, seenHands(Thirtyone::pack, dealt->hands, seats));
    else if (const auto *showdown = std::get_if<Showdown>(&event))
        line->insert(u"hands"_s, seenHands(Thirtyone::pack, showdown->hands, seats));
    return line;
}

QString ThirtyoneJson::phaseName(const View &view)
{
    switch (view.phase) {
    case Phase::cut:
        return u"cut"_s;
    case Phase::discardOne:
        return u"discard"_s;
    case Phase::dealersChoice:
        return u"dealer"_s;
    case Phase::reset:
        return u"reset"_s;
    case Phase::offer:
        return u"offer"_s;
    case Phase::answer:
        return u"answer"_s;
    default:
        return u"turn"_s;
    }
}

QJsonObject ThirtyoneJson::view(const View &view)
{
    QJsonArray shown;
    for (Seat seat = 0; seat < view.seats; ++seat)
        shown.append(orNull(Thirtyone::pack, view.shown[at(seat)]));
    const bool beforePlay = view.phase == Phase::cut;
    QJsonObject seen{
        {u"deal"_s, view.deal},
        {u"dealer"_s, view.dealer},
        {u"score"_s, numbersBySeat(view.tokens, view.seats)},
        {u"pool"_s, view.pot},
        {u"hand"_s, orNull(Thirtyone::pack, view.hand)},
        {u"taken"_s,
         view.taken.hidden() ? QJsonValue(QJsonValue::Null) : QJsonValue(code(Thirtyone::pack, view.taken))},
        {u"stock"_s, beforePlay ? 0 : view.stock},
        {u"discards"_s, codes(Thirtyone::pack, view.discards)},
        {u"knocker"_s, seatOrNull(view.knocker)},
        {u"lap"_s, view.lap},
        {u"known"_s, handsBySeat(Thirtyone::pack, view.known, view.seats)},
        {u"shown"_s, shown}};
    if (hasMiddle(view.options))
        seen.insert(u"middle"_s, withGaps(view.middle.cards));
    if (view.options.source == Source::packets) {
        seen.insert(u"second"_s, orNull(Thirtyone::pack, view.aside));
        seen.insert(u"closed"_s, withGaps(view.closed.cards));
        seen.insert(u"closedFrom"_s, seatOrNull(view.closed.from));
        seen.insert(u"haveReset"_s, listed(view.haveReset));
    }
    if (view.options.sideBets) {
        QJsonArray bets;
        for (const SideBet &bet : view.wagers.bets)
            bets.append(betLine(bet));
        seen.insert(u"bets"_s, bets);
        seen.insert(u"purse"_s, numbersBySeat(view.wagers.purse, view.seats));
        seen.insert(u"offer"_s,
                    view.wagers.offer.by == game::nobody ? QJsonValue(QJsonValue::Null)
                                                         : QJsonValue(betLine(view.wagers.offer)));
    }
    return seen;
}

QJsonArray ThirtyoneJson::legal(const View &view)
{
    if (view.phase == Phase::cut)
        return legalCuts(view.choice().cutMost);
    QJsonArray moves;
    for (const Move &each : legalMoves(view))
        moves.append(move(each));
    return moves;
}

Move ThirtyoneJson::readAnswer(JsonReader &reader, const View &view)
{
    return view.phase == Phase::cut ? Move(Cut{readCutAnswer(reader, view.choice().cutMost)}) : readMove(reader);
}

bool ThirtyoneJson::legalMove(const View &view, const Move &move)
{
    return !check(view.choice(), move);
}

Move ThirtyoneJson::standIn(const View &view)
{
    switch (view.phase) {
    case Phase::cut:
        return Cut{(view.choice().cutMost + 1) / 2};
    case Phase::dealersChoice:
        return Keep{view.values->of(view.aside) > view.values->of(view.hand)};
    case Phase::reset:
        return NoReset{};
    case Phase::offer:
        return NoOffer{};
    case Phase::answer:
        return Decline{};
    case Phase::turn:
        if (!hasPiles(view.options))
            return standInExchange(view);
        return DrawStock{}; // before a knock the stock is never empty: the deal ends with its last card
    case Phase::discardOne:
        // The fourth card, or where it may not go back, the one that costs the hand least.
        return Discard{
            view.hand[view.taken.hidden() ? cardsInHand
                                          : view.values->best(view.hand, view.hand.indexOf(view.taken)).discard]};
    default:
        return Stand{};
    }
}
