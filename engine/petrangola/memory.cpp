// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/memory.h"

#include <algorithm>

namespace petrangola {

using game::at;
using game::nobody;
using game::Seat;
using game::SeatSet;
using knocking::learn;

bool knocked(const Act &act)
{
    return !act.afterKnock && (std::holds_alternative<Knock>(act.move) || isShirtChange(act.move));
}

Stance stanceOf(const Act &act, const Hand &after, const Ranking &ranking, int playing)
{
    Stance stance{.way = wayToKeep,
                  .hand = after,
                  .monte = act.monte,
                  .occasion = {.ranking = &ranking, .playing = playing, .lap = act.lap, .afterKnock = act.afterKnock}};
    const auto *exchange = std::get_if<Exchange>(&act.move);
    if (exchange == nullptr)
        return stance;
    const auto puttingFirst = [](const Hand &first, const Hand &without, Hand rest) {
        for (const cards::Card card : without)
            rest.removeFirst(card);
        Hand ordered = first;
        for (const cards::Card card : rest)
            ordered.push_back(card);
        return ordered;
    };
    stance.hand = puttingFirst(exchange->give, exchange->take, after);
    stance.monte = puttingFirst(exchange->take, exchange->take, act.monte);
    constexpr std::array<Way, cardsInHand + 1> ways{wayToKeep, firstOfOne, wayOfShirt - 1, wayOfShirt};
    stance.way = ways[exchange->give.size()];
    return stance;
}

Evidence::Evidence()
{
    knock.fill(1);
    swap.fill(1);
    keep.fill(1);
}

void Evidence::seen(const Stance &stance, bool knocks)
{
    const Ways ways = Ways::of(stance.hand, stance.monte, *stance.occasion.ranking);
    if (!stance.occasion.afterKnock)
        for (std::size_t model = 0; model < knockModels; ++model) {
            const double chance = knockChance(static_cast<KnockModel>(model), ways, stance.occasion);
            knock[model] *= knocks ? chance : 1 - chance;
        }
    if (knocks)
        return;
    for (std::size_t model = 0; model < swapModels; ++model)
        swap[model]
            *= wayChance(static_cast<SwapModel>(model), stance.way, ways, stance.hand, stance.monte, stance.occasion);
}

void Evidence::chosen(bool kept, Strength strength)
{
    for (std::size_t model = 0; model < thresholds; ++model) {
        const double chance = keepChance(static_cast<KnockModel>(model), strength);
        keep[model] *= kept ? chance : 1 - chance;
    }
}

// ---------------------------------------------------------------- what happens

std::array<ModelBelief, game::maxSeats> Memory::strangers()
{
    std::array<ModelBelief, game::maxSeats> all;
    all.fill(ModelBelief::ofAStranger());
    return all;
}

void Memory::happened(const Event &event)
{
    if (const auto *dealt = std::get_if<Dealt>(&event))
        begin(*dealt);
    else if (const auto *moved = std::get_if<Moved>(&event))
        remember(*moved);
    else if (const auto *showdown = std::get_if<Showdown>(&event))
        learnFrom(*showdown);
}

void Memory::begin(const Dealt &dealt)
{
    m_deal = dealt.number;
    m_dealer = dealt.dealer;
    m_playing = {};
    for (Seat seat = 0; seat < game::maxSeats; ++seat)
        if (!dealt.hands[at(seat)].empty())
            m_playing.insert(seat);
    m_lap = 1;
    m_knocker = nobody;
    m_monte.clear();
    m_acts.clear();
}

void Memory::remember(const Moved &moved)
{
    if (m_deal == 0)
        return; // what came before was not seen
    const bool inTurn = !m_monte.empty();
    m_acts.push_back({.seat = moved.seat,
                      .move = moved.move,
                      .monte = std::holds_alternative<Expose>(moved.move) ? moved.monte : m_monte,
                      .lap = m_lap,
                      .afterKnock = m_knocker != nobody});
    m_monte = moved.monte;
    if (std::holds_alternative<Keep>(moved.move) || knocked(m_acts.back()))
        m_knocker = moved.seat;
    if (inTurn && moved.seat == m_dealer)
        ++m_lap;
}

void Memory::learnFrom(const Showdown &showdown)
{
    if (m_deal == 0 || m_ranking == nullptr)
        return;
    const Ranking &ranking = *m_ranking;
    for (const Seat seat : m_playing) {
        Evidence evidence;
        Hand hand = showdown.hands[at(seat)];
        for (auto act = m_acts.rbegin(); act != m_acts.rend(); ++act) { // NOLINT(modernize-loop-convert): backwards
            if (act->seat != seat)
                continue;
            if (std::holds_alternative<Keep>(act->move)) {
                evidence.chosen(true, ranking.strength(hand));
            } else if (std::holds_alternative<Expose>(act->move)) {
                evidence.chosen(false, ranking.strength(act->monte));
            } else {
                const Stance stance = stanceOf(*act, hand, ranking, m_playing.size());
                evidence.seen(stance, knocked(*act));
                hand = stance.hand;
            }
        }
        ModelBelief &belief = m_modelBeliefs[at(seat)];
        const ModelBelief &stranger = ModelBelief::ofAStranger();
        learn(belief.knock, evidence.knock, stranger.knock);
        learn(belief.swap, evidence.swap, stranger.swap);
        learn(belief.keep, evidence.keep, stranger.keep);
    }
    for (const Seat seat : m_playing)
        m_met.insert(seat);
    m_acts.clear();
    m_deal = 0;
}

ModelBelief Memory::modelBeliefOf(Seat seat) const
{
    const ModelBelief &stranger = ModelBelief::ofAStranger();
    ModelBelief belief = m_modelBeliefs[at(seat)];
    SeatSet alike = m_met;
    alike.erase(seat);
    if (m_seat != game::nobody)
        alike.erase(m_seat);
    if (alike.empty())
        return belief;
    const auto expect = [&](auto member) { knocking::expectAlike(belief, member, m_modelBeliefs, alike, stranger); };
    expect(&ModelBelief::knock);
    expect(&ModelBelief::swap);
    expect(&ModelBelief::keep);
    return belief;
}

const std::vector<Act> &Memory::actsBefore(const View &view) const
{
    static const std::vector<Act> none;
    const bool same = m_deal == view.deal && m_dealer == view.dealer && m_playing == view.playing
        && m_knocker == view.knocker && m_lap == view.lap && m_monte == view.monte;
    return same ? m_acts : none;
}

} // namespace petrangola
