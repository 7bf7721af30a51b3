// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/belief.h"

#include <algorithm>
#include <numeric>

namespace stopthebus {

using cards::Card;
using game::at;
using game::Seat;

namespace {

Hand together(const Hand &known, const Hand &unknown)
{
    Hand hand = known;
    for (const Card card : unknown)
        hand.push_back(card);
    return hand;
}

} // namespace

Belief::Belief(const View &view, const Memory &memory)
    : m_table(view)
    , m_others(view.playing)
    , m_unseen(Determinization::from(view).missing(view))
{
    m_others.erase(view.seat);
    const std::vector<Act> &acts = memory.actsBefore(view);
    for (const Seat seat : m_others) {
        m_modelBeliefs[at(seat)] = memory.modelBeliefOf(seat);
        const Hand &known = view.known[at(seat)];
        Holder holder{.seat = seat, .stances = stancesOf(seat, acts, known), .guesses = {}};
        // Where nothing is known it has done nothing that tells, but for passes.
        if (holder.stances.empty() || known.empty())
            continue;
        weighAll(holder, cardsInHand - known.size(), m_modelBeliefs[at(seat)]);
        m_holders.push_back(std::move(holder));
    }
    // Who has the fewest hands to choose from draws first.
    std::stable_sort(m_holders.begin(), m_holders.end(),
                     [](const Holder &one, const Holder &other) { return one.guesses.size() < other.guesses.size(); });
}

void Belief::weighAll(Holder &holder, std::size_t unknown, const ModelBelief &belief) const
{
    const auto sumOf = [](const auto &chances) { return std::accumulate(chances.begin(), chances.end(), 0.0); };
    double sum = 0;
    Hand set;
    const auto enumerate = [&](const auto &self, std::size_t least) -> void {
        if (set.size() == unknown) {
            Guess guess{.unknown = set, .models = belief};
            for (Stance stance : holder.stances) {
                stance.hand = together(stance.hand, set);
                weigh(guess.models, stance, m_table);
            }
            guess.sum = sum += sumOf(guess.models.stop) * sumOf(guess.models.exchange);
            holder.guesses.push_back(guess);
            return;
        }
        for (std::size_t place = least; place < m_unseen.size(); ++place) {
            set.push_back(m_unseen[place]);
            self(self, place + 1);
            set.truncate(set.size() - 1);
        }
    };
    enumerate(enumerate, 0);
}

const Belief::Guess &Belief::Holder::draw(game::Random &random) const
{
    const double mark = random.fraction() * guesses.back().sum;
    const auto found = std::upper_bound(guesses.begin(), guesses.end(), mark,
                                        [](double value, const Guess &guess) { return value < guess.sum; });
    return found == guesses.end() ? guesses.back() : *found;
}

bool Belief::drawHolders(std::array<const Guess *, game::maxSeats> &drawn, Pack &left, game::Random &random,
                         int mostTries) const
{
    bool all = true;
    for (const Holder &holder : m_holders) {
        const Guess *&guess = drawn[at(holder.seat)];
        guess = nullptr;
        for (int tries = 0; guess == nullptr && tries < mostTries; ++tries) {
            const Guess &drawnOne = holder.draw(random);
            Pack rest = left;
            const Hand &cards = drawnOne.unknown;
            if (std::all_of(cards.begin(), cards.end(), [&rest](Card card) { return rest.removeFirst(card); })) {
                left = rest;
                guess = &drawnOne;
            }
        }
        all = all && guess != nullptr;
    }
    return all;
}

void Belief::draw(Determinization &deal, std::array<OpponentModel, game::maxSeats> &models, game::Random &random) const
{
    // Drawing every seat by itself and beginning anew where a card comes twice is exact; with many seats it takes too
    // long, and one seat after the other comes near enough.
    constexpr int mostAnew = 8;
    constexpr int mostTries = 40;
    std::array<const Guess *, game::maxSeats> drawn{};
    Pack left = m_unseen;
    bool done = false;
    for (int tries = 0; !done && tries < mostAnew; ++tries) {
        left = m_unseen;
        done = drawHolders(drawn, left, random, 1);
    }
    if (!done) {
        left = m_unseen;
        static_cast<void>(drawHolders(drawn, left, random, mostTries));
    }
    for (const Seat seat : m_others) {
        const Guess *guess = drawn[at(seat)];
        if (guess != nullptr)
            deal.hands[at(seat)] = together(deal.hands[at(seat)], guess->unknown);
        const ModelBelief &belief = guess != nullptr ? guess->models : m_modelBeliefs[at(seat)];
        models[at(seat)] = {.stop = static_cast<StopModel>(knocking::pick(belief.stop, random)),
                            .exchange = static_cast<ExchangeModel>(knocking::pick(belief.exchange, random))};
    }
    for (const Seat seat : m_others)
        monte::fill(deal.hands[at(seat)], left, random);
}

double Belief::chanceOf(Seat seat, const Hand &unknown) const
{
    for (const Holder &holder : m_holders) {
        if (holder.seat != seat)
            continue;
        double before = 0;
        for (const Guess &guess : holder.guesses) {
            if (monte::sameCards(guess.unknown, unknown))
                return (guess.sum - before) / holder.guesses.back().sum;
            before = guess.sum;
        }
    }
    return 0;
}

} // namespace stopthebus
