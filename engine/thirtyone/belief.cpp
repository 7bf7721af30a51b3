// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/belief.h"

#include <algorithm>

namespace thirtyone {

using cards::Card;
using game::at;
using game::Seat;

namespace {

/// Takes any card out of those that are left.
Card anyOf(Pack &left, game::Random &random)
{
    const auto place = random.below(static_cast<std::uint32_t>(left.size()));
    std::swap(left[place], left[left.size() - 1]);
    const Card card = left[left.size() - 1];
    left.truncate(left.size() - 1);
    return card;
}

} // namespace

Belief::Belief(const View &view, const Memory &memory, game::Random &random)
    : m_values(view.values)
    , m_others(view.playing)
    , m_missing(missing(view))
{
    m_others.erase(view.seat);
    const std::vector<Act> &acts = memory.actsBefore(view);
    for (const Seat seat : m_others) {
        m_beliefs[at(seat)] = memory.modelBeliefOf(seat);
        if (std::none_of(acts.begin(), acts.end(), [seat](const Act &act) { return act.seat == seat; }))
            continue;
        constexpr int samples = 4000;
        Holder holder{.seat = seat, .samples = {}};
        sample(holder, view.known[at(seat)], acts, m_beliefs[at(seat)], samples / m_others.size(), random);
        if (!holder.samples.empty())
            m_holders.push_back(std::move(holder));
    }
    // Who has the fewest hands to choose from draws first.
    std::stable_sort(m_holders.begin(), m_holders.end(),
                     [](const Holder &one, const Holder &other) { return one.samples.size() < other.samples.size(); });
}

void Belief::sample(Holder &holder, const Hand &known, const std::vector<Act> &acts, const ModelBelief &belief,
                    int count, game::Random &random)
{
    const Path path(*m_values);
    double sum = 0;
    Pack left = m_missing;
    for (int tried = 0; tried < count; ++tried) {
        Sample sample{.hand = known};
        std::size_t size = left.size();
        while (sample.hand.size() < cardsInHand) {
            const auto place = random.below(static_cast<std::uint32_t>(size));
            std::swap(left[place], left[--size]);
            sample.hand.push_back(left[size]);
        }
        ModelBelief weights = belief;
        if (!path.follow(acts, holder.seat, sample.hand, weights, random))
            continue;
        for (const double weight : weights)
            sum += weight;
        sample.model = static_cast<std::uint8_t>(pick(weights, random));
        sample.sum = sum;
        holder.samples.push_back(sample);
    }
}

void Belief::draw(Deal &deal, Models &models, game::Random &random) const
{
    Pack left = m_missing;
    for (const Seat seat : m_others)
        models[at(seat)] = allKnockModels[pick(m_beliefs[at(seat)], random)];
    for (const Holder &holder : m_holders) {
        constexpr int mostTries = 12;
        const std::vector<Sample> &samples = holder.samples;
        for (int tried = 0; tried < mostTries; ++tried) {
            const double place = random.fraction() * samples.back().sum;
            const auto found = std::upper_bound(samples.begin(), samples.end() - 1, place,
                                                [](double sum, const Sample &sample) { return sum < sample.sum; });
            const Hand &hand = found->hand;
            const Hand &known = deal.hand(holder.seat);
            const bool free = std::all_of(hand.begin(), hand.end(),
                                          [&](Card card) { return known.contains(card) || left.contains(card); });
            if (!free)
                continue;
            takeOut(left, hand);
            deal.hand(holder.seat) = hand;
            models[at(holder.seat)] = allKnockModels[found->model];
            break;
        }
    }
    for (const Seat seat : m_others)
        while (deal.hand(seat).size() < cardsInHand)
            deal.hand(seat).push_back(anyOf(left, random));
    fillTheRest(deal, left, random);
}

double Belief::chanceBelow(Seat seat, Value value) const
{
    for (const Holder &holder : m_holders)
        if (holder.seat == seat) {
            double below = 0;
            double before = 0;
            for (const Sample &sample : holder.samples) {
                below += m_values->of(sample.hand) < value ? sample.sum - before : 0;
                before = sample.sum;
            }
            return below / before;
        }
    return 0;
}

} // namespace thirtyone
