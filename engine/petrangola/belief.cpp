// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/belief.h"

#include <algorithm>
#include <numeric>

namespace petrangola {

using cards::Card;
using game::at;
using game::nobody;
using game::Seat;
using knocking::pick;

namespace {

/// Models less likely than this are not asked what they would have done.
constexpr double negligible = 0.001;

Hand together(const Hand &known, const Hand &unknown)
{
    Hand hand = known;
    for (const Card card : unknown)
        hand.push_back(card);
    return hand;
}

} // namespace

Belief::Belief(const View &view, const Memory &memory)
    : m_ranking(view.ranking)
    , m_others(view.playing)
{
    m_others.erase(view.seat);
    const Determinization deal = Determinization::from(view);
    for (const Card card : deal.missing(view))
        ++m_unseen[card.face()];

    const std::vector<Act> &acts = memory.actsBefore(view);
    for (const Seat seat : m_others) {
        m_modelBeliefs[at(seat)] = memory.modelBeliefOf(seat);
        Holder holder = holderOf(seat, view, acts);
        const std::size_t unknown = cardsInHand - deal.hands[at(seat)].size();
        if (holder.stances.empty() && !holder.kept)
            continue;
        weigh(holder, unknown, m_modelBeliefs[at(seat)]);
        m_holders.push_back(std::move(holder));
    }
    // Who has the fewest hands to choose from draws first.
    std::stable_sort(m_holders.begin(), m_holders.end(),
                     [](const Holder &one, const Holder &other) { return one.sets.size() < other.sets.size(); });
}

Belief::Holder Belief::holderOf(Seat seat, const View &view, const std::vector<Act> &acts) const
{
    Holder holder;
    holder.seat = seat;
    const bool shown = !view.shown[at(seat)].empty();
    Hand hand = shown ? view.shown[at(seat)] : view.known[at(seat)];
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) { // NOLINT(modernize-loop-convert): backwards
        if (act->seat != seat || std::holds_alternative<Expose>(act->move))
            continue;
        if (std::holds_alternative<Keep>(act->move)) {
            holder.kept = true;
            continue;
        }
        holder.stances.push_back(stanceOf(*act, hand, *m_ranking, view.playing.size()));
        holder.knocks.push_back(knocked(*act));
        hand = holder.stances.back().hand;
    }
    return holder;
}

Belief::Likelihood Belief::likelihoodOf(const Holder &holder, const Hand &unknown, const ModelBelief &belief) const
{
    Likelihood likelihood{.knock = belief.knock, .swap = belief.swap};
    for (std::size_t index = 0; index < holder.stances.size(); ++index) {
        const Stance &stance = holder.stances[index];
        const Hand hand = together(stance.hand, unknown);
        const Ways ways = Ways::of(hand, stance.monte, *m_ranking);
        if (!stance.occasion.afterKnock)
            for (std::size_t model = 0; model < knockModels; ++model) {
                if (belief.knock[model] < negligible) {
                    likelihood.knock[model] = 0;
                    continue;
                }
                const double chance = knockChance(static_cast<KnockModel>(model), ways, stance.occasion);
                likelihood.knock[model] *= holder.knocks[index] ? chance : 1 - chance;
            }
        if (holder.knocks[index]) {
            // Whoever knocks does it with the better of the two hands.
            constexpr double blunder = 0.02;
            const bool better = stance.way == wayToKeep ? ways.kept() >= ways.shirt() : ways.shirt() >= ways.kept();
            likelihood.otherwise *= better ? 1 : blunder;
            continue;
        }
        for (std::size_t model = 0; model < swapModels; ++model)
            likelihood.swap[model] *= belief.swap[model] < negligible
                ? 0
                : wayChance(static_cast<SwapModel>(model), stance.way, ways, hand, stance.monte, stance.occasion);
    }
    if (holder.kept) {
        const Strength strength = m_ranking->strength(unknown);
        double keep = 0;
        for (std::size_t model = 0; model < thresholds; ++model)
            keep += belief.keep[model] * keepChance(static_cast<KnockModel>(model), strength);
        likelihood.otherwise *= keep;
    }
    return likelihood;
}

double Belief::weightOf(const Holder &holder, const Hand &unknown, const ModelBelief &belief) const
{
    const auto sumOf = [](const auto &chances) { return std::accumulate(chances.begin(), chances.end(), 0.0); };
    const Likelihood likelihood = likelihoodOf(holder, unknown, belief);
    return sumOf(likelihood.knock) * sumOf(likelihood.swap) * likelihood.otherwise;
}

void Belief::weigh(Holder &holder, std::size_t unknown, const ModelBelief &belief) const
{
    const auto choose = [](int left, int taken) {
        double ways = 1;
        for (int each = 0; each < taken; ++each)
            ways = ways * (left - each) / (each + 1);
        return ways;
    };
    Hand set;
    double sum = 0;
    // Every set of so many cards with faces from `least` on; equal cards of two packs weigh as often as they are there.
    const auto enumerate = [&](const auto &self, std::size_t least, double often) -> void {
        if (set.size() == unknown) {
            sum += often * weightOf(holder, set, belief);
            holder.sets.push_back(set);
            holder.sums.push_back(sum);
            return;
        }
        for (std::size_t face = least; face < m_unseen.size(); ++face) {
            const std::size_t before = set.size();
            for (int taken = 1; taken <= m_unseen[face] && set.size() < unknown; ++taken) {
                set.push_back(Card(static_cast<std::uint8_t>(face)));
                self(self, face + 1, often * choose(m_unseen[face], taken));
            }
            set.truncate(before);
        }
    };
    enumerate(enumerate, 0, 1);
}

bool Belief::drawHolders(std::array<Hand, game::maxSeats> &drawn, Faces &left, game::Random &random,
                         bool independently) const
{
    constexpr int mostTries = 40;
    for (const Holder &holder : m_holders) {
        bool fits = false;
        for (int tries = 0; !fits && tries < (independently ? 1 : mostTries); ++tries) {
            const double mark = random.fraction() * holder.sums.back();
            const auto found = std::upper_bound(holder.sums.begin(), holder.sums.end(), mark);
            const auto index = std::min(static_cast<std::size_t>(found - holder.sums.begin()), holder.sets.size() - 1);
            const Hand &set = holder.sets[index];
            Faces rest = left;
            fits = std::all_of(set.begin(), set.end(), [&rest](Card card) { return rest[card.face()]-- > 0; });
            if (fits) {
                left = rest;
                drawn[at(holder.seat)] = set;
            }
        }
        if (!fits && independently)
            return false;
        if (!fits)
            drawn[at(holder.seat)] = monte::hiddenHand<cardsInHand>; // to be filled with whatever is left
    }
    return true;
}

void Belief::draw(Determinization &deal, std::array<OpponentModel, game::maxSeats> &models, game::Random &random) const
{
    // Drawing every seat by itself and beginning anew where a card comes twice is exact; with many seats it takes too
    // long, and one seat after the other comes near enough.
    constexpr int mostTries = 8;
    std::array<Hand, game::maxSeats> drawn;
    Faces left = m_unseen;
    bool done = false;
    for (int tries = 0; !done && tries < mostTries; ++tries) {
        left = m_unseen;
        done = drawHolders(drawn, left, random, true);
    }
    if (!done) {
        left = m_unseen;
        (void)drawHolders(drawn, left, random, false);
    }
    for (const Holder &holder : m_holders) {
        const Hand &set = drawn[at(holder.seat)];
        if (set.empty() || !set[0].hidden())
            deal.hands[at(holder.seat)] = together(deal.hands[at(holder.seat)], set);
    }
    Pack pool;
    for (std::size_t face = 0; face < left.size(); ++face)
        for (int card = 0; card < left[face]; ++card)
            pool.push_back(Card(static_cast<std::uint8_t>(face)));
    for (const Seat seat : deal.playing)
        fill(deal.hands[at(seat)], pool, random);
    for (const Seat seat : m_others) {
        const Holder *known = nullptr;
        for (const Holder &holder : m_holders)
            if (holder.seat == seat && (drawn[at(seat)].empty() || !drawn[at(seat)][0].hidden()))
                known = &holder;
        models[at(seat)] = modelOf(seat, known, drawn[at(seat)], random);
    }
}

OpponentModel Belief::modelOf(Seat seat, const Holder *holder, const Hand &unknown, game::Random &random) const
{
    const ModelBelief &belief = m_modelBeliefs[at(seat)];
    if (holder == nullptr)
        return {.knock = static_cast<KnockModel>(pick(belief.knock, random)),
                .swap = static_cast<SwapModel>(pick(belief.swap, random))};
    const Likelihood likelihood = likelihoodOf(*holder, unknown, belief);
    return {.knock = static_cast<KnockModel>(pick(likelihood.knock, random)),
            .swap = static_cast<SwapModel>(pick(likelihood.swap, random))};
}

double Belief::chanceOf(Seat seat, const Hand &unknown) const
{
    for (const Holder &holder : m_holders) {
        if (holder.seat != seat)
            continue;
        for (std::size_t index = 0; index < holder.sets.size(); ++index) {
            const Hand &set = holder.sets[index];
            if (set.size() == unknown.size() && std::is_permutation(set.begin(), set.end(), unknown.begin()))
                return (holder.sums[index] - (index > 0 ? holder.sums[index - 1] : 0)) / holder.sums.back();
        }
        return 0;
    }
    return 0;
}

} // namespace petrangola
