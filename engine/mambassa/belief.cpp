// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/belief.h"

#include <algorithm>

namespace mambassa {

using cards::Card;
using game::at;
using game::Seat;

namespace {

/// Stories for all seats together.
constexpr int stories = 4'000;
/// What was longer ago tells little of the hand.
constexpr std::size_t turnsTold = 4;

template<class List>
Card anyOf(const List &cards, game::Random &random)
{
    return cards[random.below(static_cast<std::uint32_t>(cards.size()))];
}

} // namespace

Belief::Belief(const View &view, Seat seat, const Memory &memory, const Pack &missing, game::Random &random)
    : m_ranking(view.ranking)
    , m_seat(seat)
    , m_known(view.known[at(seat)])
    , m_turns(memory.turnsBefore(view, seat))
{
    m_kept = view.knocker == seat && seat == view.dealer && m_turns.empty();
    for (const Card card : view.maybe[at(seat)])
        if (missing.contains(card))
            m_maybe.push_back(card);
    Pack open;
    for (const Turn &turn : m_turns) {
        monte::takeOut(open, turn.exchange.give);
        for (const Card card : turn.exchange.take)
            open.push_back(card);
        m_open.push_back(open);
    }
    double sum = 0;
    for (int tried = stories / (view.playing.size() - 1); tried > 0; --tried) {
        Pack left = missing;
        Story story = proposed(left, random);
        const Hand hand = story.hand;
        tell(story, left, random);
        if (story.weight <= 0)
            continue;
        m_hands.push_back(hand);
        m_sums.push_back(sum += story.weight);
    }
}

/// A hand that may be the present one. The weight makes up for what is proposed more often than it is likely.
Belief::Story Belief::proposed(Pack &left, game::Random &random) const
{
    constexpr std::uint32_t onceGoneIn = 4;
    constexpr double gone = 1.0 / onceGoneIn;
    Story story{.hand = m_known};
    for (std::size_t newest = m_maybe.size(); newest > 0; --newest) {
        const Card card = m_maybe[newest - 1];
        left.removeFirst(card);
        if (story.hand.size() == cardsInHand)
            continue;
        const bool stays = !random.once(onceGoneIn);
        story.weight /= stays ? 1 - gone : gone;
        if (stays)
            story.hand.push_back(card);
    }
    if (left.size() + story.hand.size() < cardsInHand)
        story.weight = 0;
    else
        monte::fill(story.hand, left, random);
    return story;
}

void Belief::tell(Story &story, const Pack &left, game::Random &random) const
{
    if (story.weight <= 0 || endsThePlay(story))
        return;
    if (m_kept) {
        story.weight *= knockChance(share(m_ranking->strength(story.hand)), false);
        return;
    }
    const std::size_t untold = m_turns.size() - std::min(m_turns.size(), turnsTold);
    for (std::size_t turn = m_turns.size(); turn > untold && story.weight > 0; --turn) {
        takeDrawBack(story, turn - 1, left, random);
        if (story.weight > 0)
            takeExchangeBack(story, m_turns[turn - 1]);
    }
}

/// Hands that end the play did not come up (M-4): such a story weighs nothing.
bool Belief::endsThePlay(Story &story) const
{
    if (mambassa::endsThePlay(m_ranking->category(story.hand)))
        story.weight = 0;
    return story.weight <= 0;
}

void Belief::takeDrawBack(Story &story, std::size_t turn, const Pack &left, game::Random &random) const
{
    const Exchange &exchange = m_turns[turn].exchange;
    if (!m_turns[turn].drew) {
        if (exchange.give.size() > 0 && exchange.give.size() < cardsInHand)
            story.weight *= drawChance(story.hand, std::nullopt, false);
        return;
    }
    Pack justTaken; // open cards that are no longer in the hand: taken in this turn, or before
    Pack before;
    for (const Card card : m_open[turn])
        if (!story.hand.contains(card))
            (exchange.take.contains(card) ? justTaken : before).push_back(card);
    Hand drawn; // one of these
    for (const Card card : story.hand)
        if (!m_open[turn].contains(card))
            drawn.push_back(card);
    if (justTaken.size() > 1 || drawn.empty() || left.empty()) {
        story.weight = 0;
        return;
    }
    Card discard;
    if (!justTaken.empty()) {
        discard = justTaken[0];
    } else if (!before.empty() && random.once(2)) {
        discard = anyOf(before, random);
        story.weight *= 2 * static_cast<double>(before.size());
    } else {
        discard = anyOf(left, random);
        story.weight *= before.empty() ? 1 : 2;
    }
    const Card drew = anyOf(drawn, random);
    story.weight *= static_cast<double>(drawn.size());
    if (story.hand.contains(discard)) {
        story.weight = 0;
        return;
    }
    const std::size_t place = story.hand.indexOf(drew);
    story.hand[place] = discard;
    story.weight *= drawChance(story.hand, place, exchange.give.empty() && !m_turns[turn].afterKnock);
    endsThePlay(story);
}

void Belief::takeExchangeBack(Story &story, const Turn &turn) const
{
    const Strength after = m_ranking->strength(story.hand);
    // What lay in the monte then may have come to it by the stock, but only later.
    const auto held = [&story](Card card) { return story.hand.contains(card); };
    if (!monte::holdsAll(story.hand, turn.exchange.take) || std::any_of(turn.monte.begin(), turn.monte.end(), held)) {
        story.weight = 0;
        return;
    }
    Hand monte = turn.monte;
    monte::swapCards(story.hand, monte, Exchange{.give = turn.exchange.take, .take = turn.exchange.give});
    if (endsThePlay(story))
        return;
    const Reaches reaches = reachesOf(story.hand, monte, *m_ranking);
    if (turn.afterKnock) {
        story.weight *= exchangeChance(share(after), share(reaches.best().strength));
        return;
    }
    const Strength final = std::max(reaches.kept.strength, reaches.shirt.strength);
    const double knocks = knockChance(share(final), reaches.exchanged.strength > final);
    constexpr double withTheWorse = 0.05;
    if (turn.knocked)
        story.weight *= knocks * (after >= final ? 1 : withTheWorse);
    else
        story.weight *= (1 - knocks) * exchangeChance(share(after), share(reaches.bestToGoOn().strength));
}

Hand Belief::draw(game::Random &random) const
{
    if (m_hands.empty())
        return {};
    const auto found = std::upper_bound(m_sums.begin(), m_sums.end(), random.fraction() * m_sums.back());
    return m_hands[std::min(static_cast<std::size_t>(found - m_sums.begin()), m_hands.size() - 1)];
}

} // namespace mambassa
