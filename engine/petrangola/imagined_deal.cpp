// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/imagined_deal.h"

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

double contentment(int playing, int lap)
{
    constexpr double inDuel = 0.93;
    constexpr double perFurtherSeat = 0.008;
    constexpr double perFurtherLap = 0.02;
    return inDuel - perFurtherSeat * (playing - 2) - perFurtherLap * std::max(0, lap - 2);
}

bool knocksGladly(const Ranking &ranking, double content, Strength knock, Strength exchanged)
{
    constexpr double fair = 0.75;
    const double share = ranking.share(knock);
    return share >= content || (share >= fair && knock > exchanged);
}

ImaginedDeal ImaginedDeal::from(const View &view)
{
    ImaginedDeal deal{.ranking = view.ranking,
                      .seats = view.seats,
                      .playing = view.playing,
                      .dealer = view.dealer,
                      .knocker = view.knocker,
                      .toMove = view.toMove,
                      .lap = view.lap,
                      .hands = view.known,
                      .monte = view.phase == Phase::dealersChoice ? view.aside : view.monte};
    for (const game::Seat seat : view.playing)
        if (!view.shown[at(seat)].empty())
            deal.hands[at(seat)] = view.shown[at(seat)];
    deal.hands[at(view.seat)] = view.hand;
    if (view.knocker != nobody)
        for (game::Seat seat = view.toMove; seat != view.knocker; seat = game::nextSeat(seat, view.playing, view.seats))
            ++deal.turnsLeft;
    return deal;
}

Pack ImaginedDeal::missing(int packs) const
{
    Pack cards = cards::italian::newPack<mostCards>(packs);
    const auto see = [&cards](const Hand &hand) {
        for (const cards::Card card : hand)
            cards.removeFirst(card);
    };
    see(monte);
    for (const game::Seat seat : playing)
        see(hands[at(seat)]);
    return cards;
}

void ImaginedDeal::make(const Move &move)
{
    Hand &hand = hands[at(toMove)];
    if (std::holds_alternative<Keep>(move))
        std::swap(hand, monte);
    if (const auto *exchange = std::get_if<Exchange>(&move))
        petrangola::swapCards(hand, monte, *exchange);
    if (std::holds_alternative<Expose>(move)) {
        toMove = game::nextSeat(toMove, playing, seats);
        return;
    }
    if (knocker != nobody)
        --turnsLeft;
    else if (std::holds_alternative<Keep>(move) || std::holds_alternative<Knock>(move) || isShirtChange(move))
        knock();
    if (std::holds_alternative<Keep>(move)) // the first lap begins after it
        toMove = game::nextSeat(toMove, playing, seats);
    else
        passTurn();
}

void ImaginedDeal::makeUsual(const Reaches &reaches)
{
    Hand &hand = hands[at(toMove)];
    if (knocker != nobody) {
        swapCards(hand, monte, reaches.best());
        --turnsLeft;
        passTurn();
        return;
    }
    const Reach &final = reaches.knock();
    if (knocksGladly(*ranking, contentment(), final.strength, reaches.exchanged.strength)) {
        swapCards(hand, monte, final);
        knock();
    } else {
        swapCards(hand, monte, reaches.exchanged);
    }
    passTurn();
}

void ImaginedDeal::go(Way way, bool knocks)
{
    goWay(hands[at(toMove)], monte, way);
    if (knocker != nobody)
        --turnsLeft;
    else if (knocks)
        knock();
    passTurn();
}

void ImaginedDeal::knock()
{
    knocker = toMove;
    turnsLeft = playing.size() - 1;
}

void ImaginedDeal::passTurn()
{
    const bool lapDone = toMove == dealer;
    over = knocker != nobody ? turnsLeft == 0 : lapDone && lap >= mostLaps;
    if (lapDone)
        ++lap;
    toMove = game::nextSeat(toMove, playing, seats);
}

void fill(Hand &hand, Pack &pool, game::Random &random)
{
    while (hand.size() < cardsInHand) {
        const auto pick = random.below(static_cast<std::uint32_t>(pool.size()));
        std::swap(pool[pick], pool[pool.size() - 1]);
        hand.push_back(pool[pool.size() - 1]);
        pool.truncate(pool.size() - 1);
    }
}

} // namespace petrangola
