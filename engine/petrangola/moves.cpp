// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/moves.h"

#include <algorithm>
#include <bit>

namespace petrangola {

using cards::Card;

namespace {

bool sameCards(const Hand &first, const Hand &second)
{
    return first.size() == second.size() && std::is_permutation(first.begin(), first.end(), second.begin());
}

bool holdsAll(Hand holder, const Hand &cards)
{
    return std::all_of(cards.begin(), cards.end(), [&](Card card) {
        const std::size_t slot = holder.indexOf(card);
        if (slot == holder.size() || card.hidden())
            return false;
        holder[slot] = Card(); // a twin has to be found elsewhere
        return true;
    });
}

std::optional<Illegal> checkExchange(const Choice &choice, const Exchange &exchange)
{
    if (exchange.give.size() != exchange.take.size())
        return Illegal::unequalExchange;
    if (exchange.give.empty())
        return Illegal::emptyExchange;
    if (!holdsAll(choice.hand, exchange.give))
        return Illegal::notInHand;
    if (!holdsAll(choice.monte, exchange.take))
        return Illegal::notInMonte;
    return std::nullopt;
}

std::optional<Illegal> checkTurn(const Choice &choice, const Move &move)
{
    if (const auto *exchange = std::get_if<Exchange>(&move))
        return checkExchange(choice, *exchange);
    if (std::holds_alternative<Knock>(move))
        return choice.afterKnock ? std::optional(Illegal::alreadyKnocked) : std::nullopt;
    if (std::holds_alternative<Stay>(move))
        return choice.afterKnock ? std::nullopt : std::optional(Illegal::nobodyKnocked);
    return Illegal::notNow;
}

std::optional<Illegal> checkCut(const Choice &choice, const Move &move)
{
    const auto *cut = std::get_if<Cut>(&move);
    if (cut == nullptr)
        return Illegal::notNow;
    if (cut->at < 1 || cut->at > choice.cutMost)
        return Illegal::cutOutsideThePack;
    return std::nullopt;
}

/// Which slots of hand and monte an exchange swaps, bit i for card i.
struct Crossing
{
    unsigned give;
    unsigned take;
};

constexpr int crossingCount = 19;
constexpr unsigned everySlot = (1U << cardsInHand) - 1;

constexpr std::array<Crossing, crossingCount> crossings = [] {
    std::array<Crossing, crossingCount> all{};
    std::size_t count = 0;
    for (unsigned give = 1; give <= everySlot; ++give)
        for (unsigned take = 1; take <= everySlot; ++take)
            if (std::popcount(give) == std::popcount(take))
                all[count++] = {give, take};
    return all;
}();

/// Made in its place, as playouts make millions of them.
void makeExchange(Move &move, const Choice &choice, const Crossing &crossing)
{
    auto &exchange = move.emplace<Exchange>();
    for (std::size_t slot = 0; slot < cardsInHand; ++slot) {
        if ((crossing.give >> slot & 1U) != 0)
            exchange.give.push_back(choice.hand[slot]);
        if ((crossing.take >> slot & 1U) != 0)
            exchange.take.push_back(choice.monte[slot]);
    }
}

Move keepOf(const Choice &choice)
{
    return choice.afterKnock ? Move(Stay{}) : Move(Knock{});
}

/// Equal cards of two packs would give the same exchange twice.
bool mayRepeat(const Choice &choice)
{
    const auto twins = [](const Hand &hand) { return hand[0] == hand[1] || hand[1] == hand[2] || hand[0] == hand[2]; };
    return twins(choice.hand) || twins(choice.monte);
}

MoveList turns(const Choice &choice)
{
    MoveList moves;
    moves.push_back(keepOf(choice));
    const bool repeats = mayRepeat(choice);
    for (const Crossing &crossing : crossings) {
        Move move;
        makeExchange(move, choice, crossing);
        if (!repeats || !moves.contains(move))
            moves.push_back(move);
    }
    return moves;
}

} // namespace

bool Exchange::operator==(const Exchange &other) const
{
    return sameCards(give, other.give) && sameCards(take, other.take);
}

std::optional<Illegal> check(const Choice &choice, const Move &move)
{
    const auto allowedIf = [](bool allowed) { return allowed ? std::nullopt : std::optional(Illegal::notNow); };
    switch (choice.phase) {
    case Phase::cut:
        return checkCut(choice, move);
    case Phase::dealersChoice:
        return allowedIf(std::holds_alternative<Expose>(move) || std::holds_alternative<Keep>(move));
    case Phase::turn:
        return checkTurn(choice, move);
    case Phase::reentry:
        return allowedIf(std::holds_alternative<Reenter>(move) || std::holds_alternative<Leave>(move));
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
    switch (choice.phase) {
    case Phase::cut:
        for (int at = 1; at <= choice.cutMost; ++at)
            moves.push_back(Cut{at});
        break;
    case Phase::dealersChoice:
        moves = {Expose{}, Keep{}};
        break;
    case Phase::turn:
        moves = turns(choice);
        break;
    case Phase::reentry:
        moves = {Reenter{}, Leave{}};
        break;
    case Phase::firstDealer:
    case Phase::shuffle:
    case Phase::over:
        break;
    }
    return moves;
}

Move randomMove(const Choice &choice, game::Random &random)
{
    Move move;
    if (choice.phase == Phase::turn && !mayRepeat(choice)) {
        const std::uint32_t index = random.below(crossingCount + 1);
        if (index == 0)
            move = keepOf(choice);
        else
            makeExchange(move, choice, crossings[index - 1]);
    } else if (choice.phase == Phase::cut) {
        move = Cut{1 + static_cast<int>(random.below(static_cast<std::uint32_t>(choice.cutMost)))};
    } else if (choice.phase == Phase::dealersChoice) {
        move = random.once(2) ? Move(Expose{}) : Move(Keep{});
    } else if (choice.phase == Phase::reentry) {
        move = random.once(2) ? Move(Reenter{}) : Move(Leave{});
    } else {
        const MoveList moves = legalMoves(choice);
        move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    }
    return move;
}

void swapCards(Hand &hand, Hand &monte, const Exchange &exchange)
{
    // All places are found before any card moves: a card taken may equal one that is still to be given.
    std::array<std::size_t, cardsInHand> handSlots{};
    std::array<std::size_t, cardsInHand> monteSlots{};
    const auto place = [](Hand &cards, Card card) {
        const std::size_t slot = cards.indexOf(card);
        cards[slot] = Card();
        return slot;
    };
    for (std::size_t index = 0; index < exchange.give.size(); ++index) {
        handSlots[index] = place(hand, exchange.give[index]);
        monteSlots[index] = place(monte, exchange.take[index]);
    }
    for (std::size_t index = 0; index < exchange.give.size(); ++index) {
        hand[handSlots[index]] = exchange.take[index];
        monte[monteSlots[index]] = exchange.give[index];
    }
}

} // namespace petrangola
