// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/determinization.h"

#include "petrangola/state.h"

#include <algorithm>

namespace petrangola {

using game::at;
using game::nobody;

namespace {

constexpr std::uint8_t allCards = 7;

/// Puts the monte's cards named by `reach` in the place of the hand's that do not stay.
void swapCards(Hand &hand, Hand &monte, const Reach &reach)
{
    std::size_t theirs = 0;
    for (std::size_t mine = 0; mine < cardsInHand; ++mine) {
        if ((reach.stay >> mine & 1U) != 0)
            continue;
        while ((reach.come >> theirs & 1U) == 0)
            ++theirs;
        std::swap(hand[mine], monte[theirs]);
        ++theirs;
    }
}

} // namespace

const Reach &Reaches::best() const
{
    const Reach &gone = shirt.strength > exchanged.strength ? shirt : exchanged;
    return gone.strength > kept.strength ? gone : kept;
}

// Not by Ways: to keep only the best on the way lets a third more playouts through.
Reaches reachesOf(const Hand &hand, const Hand &monte, const Ranking &ranking)
{
    Reaches reaches{.kept = {.strength = ranking.strength(hand), .stay = allCards, .come = 0},
                    .exchanged = {},
                    .shirt = {.strength = ranking.strength(monte), .stay = 0, .come = allCards}};
    const auto consider = [&reaches](Strength strength, unsigned stay, unsigned come) {
        if (reaches.exchanged.stay == 0 || strength > reaches.exchanged.strength)
            reaches.exchanged = {
                .strength = strength, .stay = static_cast<std::uint8_t>(stay), .come = static_cast<std::uint8_t>(come)};
    };
    for (std::size_t mine = 0; mine < cardsInHand; ++mine)
        for (std::size_t theirs = 0; theirs < cardsInHand; ++theirs) {
            const std::size_t next = (mine + 1) % cardsInHand;
            const std::size_t last = (mine + 2) % cardsInHand;
            consider(ranking.strength(monte[theirs], hand[next], hand[last]), allCards & ~(1U << mine), 1U << theirs);
        }
    for (std::size_t mine = 0; mine < cardsInHand; ++mine)
        for (std::size_t theirs = 0; theirs < cardsInHand; ++theirs) {
            const std::size_t next = (theirs + 1) % cardsInHand;
            const std::size_t last = (theirs + 2) % cardsInHand;
            consider(ranking.strength(hand[mine], monte[next], monte[last]), 1U << mine, allCards & ~(1U << theirs));
        }
    return reaches;
}

bool knocksGladly(const Ranking &ranking, double content, Strength knock, Strength exchanged)
{
    constexpr double fair = 0.75;
    const double share = ranking.share(knock);
    return share >= content || (share >= fair && knock > exchanged);
}

Determinization Determinization::from(const View &view)
{
    Determinization deal;
    deal.lay(view, view.phase == Phase::dealersChoice);
    return deal;
}

void Determinization::complete(const View & /*view*/, Pack missing, game::Random &random)
{
    for (const game::Seat seat : playing)
        fill(hands[at(seat)], missing, random);
}

void Determinization::make(const Move &move)
{
    Hand &hand = hands[at(toMove)];
    if (std::holds_alternative<Keep>(move))
        std::swap(hand, monte);
    if (const auto *exchange = std::get_if<Exchange>(&move))
        monte::swapCards(hand, monte, *exchange);
    const bool dealersChoice = std::holds_alternative<Expose>(move) || std::holds_alternative<Keep>(move);
    if (std::holds_alternative<Keep>(move))
        knock(toMove);
    if (dealersChoice) { // the first lap begins after it
        toMove = after(toMove);
        return;
    }
    useTurn(std::holds_alternative<Knock>(move) || isShirtChange(move));
    passTurn();
}

void Determinization::makeUsual(const Reaches &reaches)
{
    Hand &hand = hands[at(toMove)];
    const Reach &final = reaches.knock();
    const bool knocks
        = knocker == nobody && knocksGladly(*ranking, contentment(), final.strength, reaches.exchanged.strength);
    swapCards(hand, monte, knocker != nobody ? reaches.best() : knocks ? final : reaches.exchanged);
    useTurn(knocks);
    passTurn();
}

void Determinization::go(Way way, bool knocks)
{
    goWay(hands[at(toMove)], monte, way);
    useTurn(knocks);
    passTurn();
}

} // namespace petrangola
