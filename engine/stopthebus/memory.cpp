// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/memory.h"

namespace stopthebus {

using game::at;
using game::Seat;

std::vector<Stance> stancesOf(Seat seat, const std::vector<Act> &acts, Hand hand)
{
    std::vector<Stance> stances;
    const auto puttingFirst = [](const Hand &first, const Hand &without, Hand rest) {
        for (const cards::Card card : without)
            rest.removeFirst(card);
        Hand ordered = first;
        for (const cards::Card card : rest)
            ordered.push_back(card);
        return ordered;
    };
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) { // NOLINT(modernize-loop-convert): backwards
        if (act->seat != seat)
            continue;
        Stance stance{.hand = hand,
                      .monte = act->monte,
                      .last = act->last,
                      .second = act->second,
                      .stops = std::holds_alternative<Stop>(act->move)};
        if (const auto *exchange = std::get_if<Exchange>(&act->move)) {
            stance.hand = hand = puttingFirst(exchange->give, exchange->take, hand);
            stance.monte = puttingFirst(exchange->take, exchange->take, act->monte);
            stance.way = exchange->give.size() == 1 ? firstExchange : static_cast<Way>(wayCount - 1);
        }
        stances.push_back(stance);
    }
    return stances;
}

RulesInPlay::RulesInPlay(const View &view)
    : ranking(view.ranking)
    , prospects(&Prospects::of(view.options.bragQuirks))
    , mayPass(view.options.mayPass)
    , mayStand(view.options.finalStand)
{
}

void weigh(ModelBelief &belief, const Stance &stance, const RulesInPlay &table)
{
    if (stance.second) {
        const double share = table.ranking->share(table.ranking->strength(stance.hand));
        for (std::size_t model = 0; model < stopModels; ++model) {
            const double chance = stopChance(static_cast<StopModel>(model), share);
            belief.stop[model] *= stance.stops ? chance : 1 - chance;
        }
        return;
    }
    const Outlook outlook(stance.hand, stance.monte, table.occasion(stance.last));
    for (std::size_t model = 0; model < exchangeModels; ++model)
        belief.exchange[model] *= outlook.chance(static_cast<ExchangeModel>(model), stance.way);
}

// ---------------------------------------------------------------- what happens

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
    m_stopped = false;
    m_monte = dealt.middle;
    m_acts.clear();
}

void Memory::remember(const Moved &moved)
{
    if (m_deal == 0)
        return; // what came before was not seen
    const bool afterExchange = !m_acts.empty() && m_acts.back().seat == moved.seat && !m_acts.back().last
        && std::holds_alternative<Exchange>(m_acts.back().move);
    m_acts.push_back({.seat = moved.seat,
                      .move = moved.move,
                      .monte = m_monte,
                      .last = m_stopped,
                      .second = afterExchange && !std::holds_alternative<Exchange>(moved.move)});
    m_monte = moved.monte;
    m_stopped = m_stopped || std::holds_alternative<Stop>(moved.move);
}

void Memory::learnFrom(const Showdown &showdown)
{
    if (m_deal == 0 || !m_table)
        return;
    for (Seat seat = 0; seat < game::maxSeats; ++seat) {
        if (showdown.hands[at(seat)].empty())
            continue;
        ModelBelief evidence;
        evidence.stop.fill(1);
        evidence.exchange.fill(1);
        for (const Stance &stance : stancesOf(seat, m_acts, showdown.hands[at(seat)]))
            weigh(evidence, stance, *m_table);
        ModelBelief &belief = m_modelBeliefs[at(seat)];
        const ModelBelief &stranger = ModelBelief::ofAStranger();
        knocking::learn(belief.stop, evidence.stop, stranger.stop);
        knocking::learn(belief.exchange, evidence.exchange, stranger.exchange);
        m_met.insert(seat);
    }
    m_acts.clear();
    m_deal = 0;
}

ModelBelief Memory::modelBeliefOf(Seat seat) const
{
    const ModelBelief &stranger = ModelBelief::ofAStranger();
    ModelBelief belief = m_modelBeliefs[at(seat)];
    game::SeatSet alike = m_met;
    alike.erase(seat);
    if (m_seat != game::nobody)
        alike.erase(m_seat);
    if (alike.empty())
        return belief;
    knocking::expectAlike(belief, &ModelBelief::stop, m_modelBeliefs, alike, stranger);
    knocking::expectAlike(belief, &ModelBelief::exchange, m_modelBeliefs, alike, stranger);
    return belief;
}

const std::vector<Act> &Memory::actsBefore(const View &view) const
{
    static const std::vector<Act> none;
    return m_deal == view.deal && m_monte == view.monte ? m_acts : none;
}

} // namespace stopthebus
