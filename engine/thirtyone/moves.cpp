// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/moves.h"

#include <algorithm>
#include <array>

namespace thirtyone {

namespace {

/// Every choice of one or two cards or places, those of one first.
constexpr std::array<Places, 6> selections{0b001, 0b010, 0b100, 0b011, 0b101, 0b110};
/// All pairs of two choices that have as many: nine of one, nine of two, and all three for all three.
constexpr std::size_t ofOne = 9;
constexpr std::size_t ofTwo = 9;

std::optional<Illegal> checkExchange(const Choice &choice, const Exchange &exchange)
{
    if (choice.source == Source::piles)
        return Illegal::notNow;
    const int count = countOf(exchange.places);
    if (exchange.given.empty() || exchange.places > allPlaces
        || exchange.given.size() != static_cast<std::size_t>(count))
        return Illegal::unequalExchange;
    if (choice.source == Source::packets && count == 2)
        return Illegal::oneOrThree;
    Hand left = choice.hand;
    for (const cards::Card card : exchange.given)
        if (card.hidden() || !left.removeFirst(card))
            return Illegal::notInHand;
    return std::nullopt;
}

std::optional<Illegal> checkTurn(const Choice &choice, const Move &move)
{
    const bool lastTurns = choice.phase == Phase::finalTurn;
    const bool piles = choice.source != Source::packets;
    if (std::holds_alternative<DrawStock>(move) && piles)
        return choice.stockEmpty ? std::optional(Illegal::stockEmpty) : std::nullopt;
    if (std::holds_alternative<TakeDiscard>(move) && piles)
        return std::nullopt;
    if (const auto *exchange = std::get_if<Exchange>(&move))
        return checkExchange(choice, *exchange);
    if (std::holds_alternative<SwapFaceDown>(move) && !piles)
        return std::nullopt;
    if (std::holds_alternative<Stand>(move))
        return lastTurns ? std::nullopt : std::optional(Illegal::nobodyKnocked);
    if (!std::holds_alternative<Knock>(move))
        return Illegal::notNow;
    if (lastTurns)
        return Illegal::alreadyKnocked;
    return choice.mayKnock ? std::nullopt : std::optional(Illegal::knockTooSoon);
}

std::optional<Illegal> checkDiscard(const Choice &choice, const Move &move)
{
    const auto *discard = std::get_if<Discard>(&move);
    if (discard == nullptr)
        return Illegal::notNow;
    if (discard->card.hidden() || !choice.hand.contains(discard->card))
        return Illegal::notInHand;
    return discard->card == choice.taken ? std::optional(Illegal::justTaken) : std::nullopt;
}

/// Calls `visit` with each offer that may be made, until it says false.
void visitOffers(const Betting &betting, const auto &visit)
{
    for (game::Seat with = 1; with < betting.seats; ++with)
        for (const game::Seat backs : betting.backedBy(0))
            for (const game::Seat against : betting.backedBy(with))
                for (const int stake : sideStakes)
                    if (backs != against && stake <= betting.most[game::at(with)]
                        && !visit(Offer{.with = static_cast<std::int8_t>(with),
                                        .backs = static_cast<std::int8_t>(backs),
                                        .against = static_cast<std::int8_t>(against),
                                        .stake = static_cast<std::int8_t>(stake)}))
                        return;
}

std::optional<Illegal> checkOffer(const Choice &choice, const Move &move)
{
    if (std::holds_alternative<NoOffer>(move))
        return std::nullopt;
    const auto *offer = std::get_if<Offer>(&move);
    if (offer == nullptr)
        return Illegal::notNow;
    const Betting &betting = choice.betting;
    if (offer->with < 1 || offer->with >= betting.seats || offer->backs == offer->against)
        return Illegal::noSuchBet;
    if (!betting.backedBy(0).contains(offer->backs) || !betting.backedBy(offer->with).contains(offer->against))
        return Illegal::notBacked;
    const bool made = std::find(sideStakes.begin(), sideStakes.end(), offer->stake) != sideStakes.end();
    return made && offer->stake <= betting.most[game::at(offer->with)] ? std::nullopt
                                                                       : std::optional(Illegal::stakeTooHigh);
}

/// The legal moves of a turn's first step but for exchanges, in order.
game::InlineVector<Move, 3> turnMoves(const Choice &choice)
{
    game::InlineVector<Move, 3> moves;
    if (choice.source == Source::packets) {
        moves.push_back(SwapFaceDown{});
    } else {
        if (!choice.stockEmpty)
            moves.push_back(DrawStock{});
        moves.push_back(TakeDiscard{});
    }
    if (choice.phase == Phase::finalTurn)
        moves.push_back(Stand{});
    else if (choice.mayKnock)
        moves.push_back(Knock{});
    return moves;
}

std::size_t countExchanges(const Choice &choice)
{
    switch (choice.source) {
    case Source::widow:
        return ofOne + ofTwo + 1;
    case Source::packets:
        return ofOne + 1;
    case Source::piles:
        break;
    }
    return 0;
}

/// The exchange by number, from 0.
Exchange exchangeOf(const Choice &choice, std::size_t number)
{
    const bool allThree = number + 1 == countExchanges(choice);
    const std::size_t few = number < ofOne ? 0 : ofOne / cardsInHand; // the first selection of as many
    const std::size_t within = number % ofOne;
    const Places slots = allThree ? allPlaces : selections[few + within / cardsInHand];
    Exchange exchange{.given = {}, .places = allThree ? allPlaces : selections[few + within % cardsInHand]};
    for (std::size_t place = 0; place < choice.hand.size(); ++place)
        if (holds(slots, place))
            exchange.given.push_back(choice.hand[place]);
    return exchange;
}

/// How many moves there are.
std::size_t countMoves(const Choice &choice)
{
    switch (choice.phase) {
    case Phase::cut:
        return static_cast<std::size_t>(choice.cutMost);
    case Phase::turn:
    case Phase::finalTurn:
        return (choice.source == Source::packets || choice.stockEmpty ? 1 : 2)
            + (choice.phase == Phase::finalTurn || choice.mayKnock ? 1 : 0) + countExchanges(choice);
    case Phase::discardOne:
        return choice.hand.size() - (choice.taken.hidden() ? 0 : 1);
    case Phase::dealersChoice:
    case Phase::reset:
    case Phase::answer:
        return 2;
    case Phase::offer: {
        std::size_t count = 1;
        visitOffers(choice.betting, [&count](const Offer & /*offer*/) { return ++count > 0; });
        return count;
    }
    case Phase::firstDealer:
    case Phase::shuffle:
    case Phase::over:
        break;
    }
    return 0;
}

/// The move by number, from 0.
Move moveOf(const Choice &choice, std::size_t number)
{
    switch (choice.phase) {
    case Phase::cut:
        return Cut{1 + static_cast<int>(number)};
    case Phase::dealersChoice:
        return Keep{number == 1};
    case Phase::reset:
        return number == 0 ? Move(NoReset{}) : Move(Reset{}); // of two that come to the same the deal stands
    case Phase::answer:
        return number == 0 ? Move(Agree{}) : Move(Decline{});
    case Phase::offer: {
        Move found = NoOffer{};
        if (number > 0)
            visitOffers(choice.betting, [&](const Offer &offer) {
                found = offer;
                return --number > 0;
            });
        return found;
    }
    case Phase::discardOne:
        for (const cards::Card card : choice.hand)
            if (card != choice.taken && number-- == 0)
                return Discard{card};
        break;
    default: {
        const auto others = turnMoves(choice);
        return number < others.size() ? others[number] : Move(exchangeOf(choice, number - others.size()));
    }
    }
    return Discard{};
}

} // namespace

std::optional<Illegal> check(const Choice &choice, const Move &move)
{
    switch (choice.phase) {
    case Phase::cut:
        if (const auto *cut = std::get_if<Cut>(&move))
            return cut->at >= 1 && cut->at <= choice.cutMost ? std::nullopt : std::optional(Illegal::cutOutsideThePack);
        break;
    case Phase::turn:
    case Phase::finalTurn:
        return checkTurn(choice, move);
    case Phase::discardOne:
        return checkDiscard(choice, move);
    case Phase::dealersChoice:
        if (std::holds_alternative<Keep>(move))
            return std::nullopt;
        break;
    case Phase::reset:
        if (std::holds_alternative<Reset>(move) || std::holds_alternative<NoReset>(move))
            return std::nullopt;
        break;
    case Phase::offer:
        return checkOffer(choice, move);
    case Phase::answer:
        if (std::holds_alternative<Agree>(move) || std::holds_alternative<Decline>(move))
            return std::nullopt;
        break;
    case Phase::firstDealer:
    case Phase::shuffle:
    case Phase::over:
        break;
    }
    return Illegal::notNow;
}

MoveList legalMoves(const Choice &choice)
{
    MoveList moves;
    const std::size_t count = countMoves(choice);
    for (std::size_t number = 0; number < count; ++number)
        moves.push_back(moveOf(choice, number));
    return moves;
}

Move randomMove(const Choice &choice, game::Random &random)
{
    return moveOf(choice, random.below(static_cast<std::uint32_t>(countMoves(choice))));
}

} // namespace thirtyone
