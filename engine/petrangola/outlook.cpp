// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/outlook.h"

#include <algorithm>
#include <array>
#include <bit>

namespace petrangola {

using cards::Card;
using game::at;
using game::nobody;
using game::Seat;
using game::SeatSet;

namespace {

/// The hands and the monte of a deal that may be the real one, as far as a view tells.
struct Imagined
{
    std::array<Hand, game::maxSeats> hands;
    Hand monte;
};

/// The best hand that one turn reaches from `hand`, left in it with the monte to match.
void playGreedily(Hand &hand, Hand &monte, const Ranking &ranking)
{
    Strength best = ranking.strength(hand);
    std::array<Card, 2 * cardsInHand> bestCards{hand[0], hand[1], hand[2], monte[0], monte[1], monte[2]};
    const auto consider = [&](const std::array<Card, 2 * cardsInHand> &cards) {
        const Strength strength = ranking.strength(cards[0], cards[1], cards[2]);
        if (strength > best) {
            best = strength;
            bestCards = cards;
        }
    };
    const std::array<Card, 2 *cardsInHand> dealt = bestCards;
    for (std::size_t mine = 0; mine < cardsInHand; ++mine)
        for (std::size_t theirs = cardsInHand; theirs < dealt.size(); ++theirs) {
            auto one = dealt;
            std::swap(one[mine], one[theirs]);
            consider(one);
            // All but one of each side: two cards cross.
            auto two = dealt;
            for (std::size_t step = 1; step < cardsInHand; ++step)
                std::swap(two[(mine + step) % cardsInHand],
                          two[cardsInHand + (theirs - cardsInHand + step) % cardsInHand]);
            consider(two);
        }
    auto all = dealt;
    std::swap_ranges(all.begin(), all.begin() + cardsInHand, all.begin() + cardsInHand);
    consider(all);
    for (std::size_t slot = 0; slot < cardsInHand; ++slot) {
        hand[slot] = bestCards[slot];
        monte[slot] = bestCards[cardsInHand + slot];
    }
}

/// Every card whose place the view does not tell, once the seat holds `own` and `monte` lies open.
Pack unseen(const View &view, const Hand &own, const Hand &monte)
{
    std::array<int, cards::italian::packSize> seen{};
    const auto see = [&seen](const Hand &hand) {
        for (const Card card : hand)
            ++seen[card.face()];
    };
    see(own);
    see(monte);
    for (const Seat seat : view.playing) {
        if (seat == view.seat)
            continue;
        see(view.shown[at(seat)].empty() ? view.known[at(seat)] : view.shown[at(seat)]);
    }
    Pack cards;
    for (std::uint8_t face = 0; face < cards::italian::packSize; ++face)
        for (int left = view.packs() - seen[face]; left > 0; --left)
            cards.push_back(Card(face));
    return cards;
}

/// Deals `unseen` at random over all that the view leaves open.
Imagined imagine(const View &view, const Hand &own, const Hand &monte, Pack unseen, game::Random &random)
{
    const auto draw = [&] {
        const auto pick = random.below(static_cast<std::uint32_t>(unseen.size()));
        std::swap(unseen[pick], unseen[unseen.size() - 1]);
        const Card card = unseen[unseen.size() - 1];
        unseen.truncate(unseen.size() - 1);
        return card;
    };
    Imagined deal;
    deal.monte = monte;
    while (deal.monte.size() < cardsInHand)
        deal.monte.push_back(draw());
    for (const Seat seat : view.playing) {
        Hand &hand = deal.hands[at(seat)];
        if (seat == view.seat)
            hand = own;
        else
            hand = view.shown[at(seat)].empty() ? view.known[at(seat)] : view.shown[at(seat)];
        while (hand.size() < cardsInHand)
            hand.push_back(draw());
    }
    return deal;
}

bool pays(Seat seat, const Imagined &deal, SeatSet playing, const Ranking &ranking)
{
    const Strength own = ranking.strength(deal.hands[at(seat)]);
    if (ranking.category(own) == Category::petrangolone)
        return false;
    for (const Seat other : playing)
        if (ranking.strength(deal.hands[at(other)]) < own)
            return false;
    return true;
}

} // namespace

int cardsExchanged(const Move &move)
{
    const auto *exchange = std::get_if<Exchange>(&move);
    return exchange != nullptr ? static_cast<int>(exchange->give.size()) : 0;
}

bool knocks(const View &view, const Move &move)
{
    if (std::holds_alternative<Keep>(move) || std::holds_alternative<Knock>(move))
        return true;
    return isShirtChange(move) && view.knocker == nobody;
}

Hand handAfter(const View &view, const Move &move)
{
    if (std::holds_alternative<Keep>(move))
        return view.aside;
    if (std::holds_alternative<Knock>(move) || std::holds_alternative<Stay>(move))
        return view.hand;
    Hand hand;
    if (const auto *exchange = std::get_if<Exchange>(&move)) {
        hand = view.hand;
        Hand monte = view.monte;
        swapCards(hand, monte, *exchange);
    }
    return hand;
}

double share(const View &view, const Hand &hand)
{
    return view.ranking->share(view.ranking->strength(hand));
}

int glance(const View &view, const Hand &hand)
{
    constexpr int anyPetrangola = 40;
    if (isPetrangola(view.ranking->category(hand)))
        return anyPetrangola;
    std::array<int, cards::italian::suitCount> totals{};
    std::array<int, cards::italian::suitCount> held{};
    for (const Card card : hand) {
        const auto suit = static_cast<std::size_t>(cards::italian::suit(card));
        totals[suit] += cards::italian::points(card);
        ++held[suit];
    }
    std::size_t cherished = 0;
    for (std::size_t suit = 1; suit < totals.size(); ++suit)
        if (std::pair(held[suit], totals[suit]) > std::pair(held[cherished], totals[cherished]))
            cherished = suit;
    return totals[cherished];
}

double chanceToPay(const View &view, const Move &move, game::Random &random, int samples)
{
    Hand own = handAfter(view, move);
    Hand monte = view.monte;
    if (const auto *exchange = std::get_if<Exchange>(&move)) {
        Hand before = view.hand;
        swapCards(before, monte, *exchange);
    }
    const Pack unknown = unseen(view, own, monte);
    // After a knock the seats before the knocker have a turn left, else everyone but this seat.
    const Seat last = view.knocker == nobody ? view.seat : view.knocker;
    int paid = 0;
    for (int sample = 0; sample < samples; ++sample) {
        Imagined deal = imagine(view, own, monte, unknown, random);
        for (Seat seat = game::nextSeat(view.seat, view.playing, view.seats); seat != last;
             seat = game::nextSeat(seat, view.playing, view.seats))
            playGreedily(deal.hands[at(seat)], deal.monte, *view.ranking);
        paid += pays(view.seat, deal, view.playing, *view.ranking) ? 1 : 0;
    }
    return static_cast<double>(paid) / samples;
}

} // namespace petrangola
