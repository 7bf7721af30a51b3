// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/prospect.h"

#include "petrangola/outlook.h"
#include "petrangola/showdown.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace petrangola {

using game::at;
using game::nobody;
using game::Seat;

namespace {

/// The places of the monte where the cards that the move gave lie after it.
unsigned placesGiven(const Hand &monteBefore, const Move &move)
{
    const auto *exchange = std::get_if<Exchange>(&move);
    if (exchange == nullptr)
        return 0;
    unsigned places = 0;
    Hand left = exchange->take;
    for (std::size_t place = 0; place < monteBefore.size(); ++place)
        if (left.removeFirst(monteBefore[place]))
            places |= 1U << place;
    return places;
}

} // namespace

Prospect::Prospect(const View &view, std::uint64_t seed, Belief belief)
    : m_view(view)
    , m_belief(belief)
    , m_random(seed)
    , m_unseen(ImaginedDeal::from(view).missing(view.packs()))
{
    assert(fits(view));
    for (const Move &move : legalMoves(view))
        m_expectations.push_back({.move = move, .hand = handAfter(view, move)});
    const auto next = [&view](Seat seat) { return game::nextSeat(seat, view.playing, view.seats); };
    if (view.phase == Phase::turn)
        for (Seat seat = next(view.dealer); seat != view.seat; seat = next(seat))
            m_played.insert(seat);
    if (view.lap > 1)
        m_played = view.playing;
    if (view.knocker != nobody)
        for (Seat seat = next(view.knocker); seat != view.seat; seat = next(seat))
            m_done.insert(seat);
    // At most: a knock, nine exchanges of one card, nine of two, and the shirt change.
    assert(m_expectations.size() <= 32);
}

std::size_t Prospect::indexOf(const Move &move) const
{
    std::size_t index = 0;
    while (index < m_expectations.size() && !(m_expectations[index].move == move))
        ++index;
    return index;
}

// ---------------------------------------------------------------- imagining

void Prospect::fillPlausibly(Seat seat, Hand &hand, Pack &pool, double content)
{
    // The unknown cards are drawn several times and the best hand stays: a knocker's until somebody would have knocked
    // with it. The numbers come nearest to how deals among the house's opponents end.
    constexpr int triesOfKnocker = 12;
    constexpr int triesAfterLastTurn = 12;
    constexpr int triesAfterATurn = 2;
    if (hand.size() == cardsInHand)
        return;
    const bool knocked = seat == m_view.knocker;
    int tries = m_played.contains(seat) ? triesAfterATurn : 1;
    if (knocked)
        tries = triesOfKnocker;
    else if (m_done.contains(seat))
        tries = triesAfterLastTurn;
    const Ranking &ranking = *m_view.ranking;
    const Hand known = hand;
    const Pack all = pool;
    fill(hand, pool, m_random);
    for (int tried = 1; tried < tries; ++tried) {
        if (knocked && ranking.share(ranking.strength(hand)) >= content)
            return;
        Hand other = known;
        Pack rest = all;
        fill(other, rest, m_random);
        if (ranking.strength(other) > ranking.strength(hand)) {
            hand = other;
            pool = rest;
        }
    }
}

ImaginedDeal Prospect::imagineDeal()
{
    ImaginedDeal deal = ImaginedDeal::from(m_view);
    Pack pool = m_unseen;
    const double content = deal.contentment();
    const auto complete = [&](Seat seat) {
        if (m_belief == Belief::plausible)
            fillPlausibly(seat, deal.hands[at(seat)], pool, content);
        else
            fill(deal.hands[at(seat)], pool, m_random);
    };
    // The hands that are picked most carefully first, as they had the most cards to pick from.
    if (m_view.knocker != nobody)
        complete(m_view.knocker);
    for (const Seat seat : m_done)
        complete(seat);
    for (const Seat seat : m_view.playing)
        complete(seat);
    return deal;
}

void Prospect::imagine(int deals)
{
    for (int more = 0; more < deals; ++more) {
        const ImaginedDeal deal = imagineDeal();
        std::uint32_t losses = 0;
        std::uint32_t bit = 1;
        for (Expectation &expectation : m_expectations) {
            follow(expectation, deal, losses, bit);
            bit <<= 1U;
        }
        m_losses.push_back(losses);
    }
}

void Prospect::follow(Expectation &expectation, ImaginedDeal deal, std::uint32_t &losses, std::uint32_t bit)
{
    const Seat own = m_view.seat;
    const unsigned given = placesGiven(deal.monte, expectation.move);
    deal.make(expectation.move);
    expectation.lastAtOnce += reckon(deal.hands, deal.playing, *deal.ranking).worst.contains(own) ? 1 : 0;

    bool comesAgain = false;
    for (bool first = true; !deal.over; first = false) {
        comesAgain = comesAgain || deal.toMove == own;
        const Reaches reaches = reachesOf(deal.hands[at(deal.toMove)], deal.monte, *deal.ranking);
        if (first && (reaches.best().come & given) != 0)
            ++expectation.fed;
        const bool open = deal.knocker == nobody;
        deal.makeUsual(reaches);
        if (open && deal.knocker != nobody && !comesAgain)
            ++expectation.cutShort;
    }
    const Reckoning reckoning = reckon(deal.hands, deal.playing, *deal.ranking);
    if (reckoning.worst.contains(own)) {
        ++expectation.lost;
        losses |= bit;
    }
    const Strength strength = deal.ranking->strength(deal.hands[at(own)]);
    for (const Seat seat : deal.playing) {
        expectation.paid[at(seat)] += reckoning.worst.contains(seat) ? 1 : 0;
        expectation.above[at(seat)] += deal.ranking->strength(deal.hands[at(seat)]) > strength ? 1 : 0;
    }
}

// ---------------------------------------------------------------- what it comes to

double Prospect::chance(std::size_t index) const
{
    return m_losses.empty() ? 0 : static_cast<double>(m_expectations[index].lost) / deals();
}

double Prospect::error(std::size_t index) const
{
    // With a loss and an escape thrown in, so that few deals never look like certainty.
    const double share = (m_expectations[index].lost + 1.0) / (deals() + 2.0);
    return std::sqrt(share * (1 - share) / (deals() + 2.0));
}

double Prospect::differenceError(std::size_t one, std::size_t other) const
{
    const std::uint32_t ofOne = std::uint32_t{1} << one;
    const std::uint32_t ofOther = std::uint32_t{1} << other;
    int onlyOne = 1;
    int onlyOther = 1;
    for (const std::uint32_t losses : m_losses) {
        onlyOne += (losses & ofOne) != 0 && (losses & ofOther) == 0 ? 1 : 0;
        onlyOther += (losses & ofOne) == 0 && (losses & ofOther) != 0 ? 1 : 0;
    }
    const double all = deals() + 2.0;
    const double mean = (onlyOne - onlyOther) / all;
    return std::sqrt(std::max(0.0, (onlyOne + onlyOther) / all - mean * mean) / all);
}

bool Prospect::surelyWorse(std::size_t one, std::size_t other) const
{
    constexpr double errors = 2;
    return chance(one) - chance(other) > errors * differenceError(one, other);
}

std::size_t Prospect::best() const
{
    const auto least = std::min_element(m_expectations.begin(), m_expectations.end(),
                                        [](const auto &one, const auto &other) { return one.lost < other.lost; });
    return static_cast<std::size_t>(least - m_expectations.begin());
}

} // namespace petrangola
