// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/memory.h"

#include <algorithm>

namespace thirtyone {

using cards::Card;
using game::at;
using game::nobody;
using game::Seat;

// ---------------------------------------------------------------- back through a seat's acts

bool Path::stepBack(const Act &act, Hand &hand, double &factor, game::Random &random) const
{
    hand.push_back(act.discarded);
    std::size_t came = 0;
    std::size_t bound = HandValues::nowhere;
    if (act.kind == Act::Kind::took) {
        came = hand.indexOf(act.offered);
        bound = came;
        if (came == hand.size())
            return false;
    } else {
        // Any card may have been drawn that was not known to be there before.
        game::InlineVector<std::size_t, cardsInHand + 1> open;
        for (std::size_t place = 0; place < hand.size(); ++place)
            if (!act.held.contains(hand[place]))
                open.push_back(place);
        if (open.empty())
            return false;
        came = open[random.below(static_cast<std::uint32_t>(open.size()))];
    }
    factor *= discardChance(*m_values, hand, cardsInHand, bound);
    hand.removeFirst(hand[came]);
    Hand offered = hand;
    offered.push_back(act.offered);
    const double takes = takeChance(m_values->best(offered, cardsInHand).value - m_values->of(hand), act.afterKnock);
    factor *= act.kind == Act::Kind::took ? takes : 1 - takes;
    return true;
}

bool Path::stepBackOverExchange(const Act &act, Hand &hand, double &factor, game::Random &random) const
{
    const Hand after = hand;
    for (const Card card : act.came)
        if (!card.hidden() && !hand.removeFirst(card))
            return false;
    for (const Card card : act.came)
        if (card.hidden()) {
            // Any card may have come that was not known to be there before.
            game::InlineVector<Card, cardsInHand + 1> open;
            for (const Card held : hand)
                if (!act.held.contains(held) && !act.given.contains(held))
                    open.push_back(held);
            if (open.empty())
                return false;
            hand.removeFirst(open[random.below(static_cast<std::uint32_t>(open.size()))]);
        }
    for (const Card card : act.given)
        hand.push_back(card);
    if (act.came.size() == 1 && !act.came[0].hidden()) {
        Hand four = hand;
        four.push_back(act.came[0]);
        factor *= discardChance(*m_values, four, four.indexOf(act.given[0]), cardsInHand);
    }
    factor *= exchangeChance(m_values->of(after) - m_values->of(hand), act.afterKnock);
    return true;
}

bool Path::follow(const std::vector<Act> &acts, Seat seat, Hand after, ModelBelief &weights, game::Random &random) const
{
    double factor = 1;
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) { // NOLINT(modernize-loop-convert): backwards
        if (act->seat != seat)
            continue;
        if (act->kind == Act::Kind::swapped)
            break; // the hand before it is another one
        if (act->kind == Act::Kind::kept) {
            factor *= keepChance(m_values->of(after), m_values->of(act->laid));
            continue;
        }
        if (act->kind == Act::Kind::exchanged ? !stepBackOverExchange(*act, after, factor, random)
                                              : !act->discarded.hidden() && !stepBack(*act, after, factor, random))
            return false;
        if (act->afterKnock)
            continue;
        const Value value = m_values->of(after);
        if (value == thirtyOne)
            return false; // it would have ended the deal
        const ModelBelief &chances = knockChances(value, act->lap, act->playing);
        for (std::size_t model = 0; model < knockModels; ++model)
            weights[model] *= act->kind == Act::Kind::knocked ? chances[model] : 1 - chances[model];
    }
    for (double &weight : weights)
        weight *= factor;
    return true;
}

// ---------------------------------------------------------------- what happens

Memory::Memory()
{
    m_beliefs.fill(beliefOfAStranger());
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
    m_playing = static_cast<int>(
        std::count_if(dealt.hands.begin(), dealt.hands.end(), [](const Hand &hand) { return !hand.empty(); }));
    m_knocked = false;
    m_lap = 1;
    m_discards.clear();
    if (!dealt.turned.hidden())
        m_discards.push_back(dealt.turned);
    m_known = {};
    m_knownClosed.clear();
    m_acts.clear();
}

void Memory::remember(const Moved &moved)
{
    if (m_deal == 0)
        return; // what came before was not seen
    const auto seat = at(moved.seat);
    if (std::holds_alternative<Reset>(moved.move) || std::holds_alternative<NoReset>(moved.move))
        return; // the deal is played
    const auto *discard = std::get_if<Discard>(&moved.move);
    if (discard == nullptr) {
        m_open = {.seat = moved.seat,
                  .kind = Act::Kind::stood,
                  .lap = m_lap,
                  .playing = m_playing,
                  .afterKnock = m_knocked,
                  .offered = m_discards.empty() ? Card() : m_discards[m_discards.size() - 1],
                  .discarded = {},
                  .held = m_known[seat],
                  .given = {},
                  .came = moved.took,
                  .laid = moved.laid};
        if (std::holds_alternative<DrawStock>(moved.move)) {
            m_open.kind = Act::Kind::drew;
            return;
        }
        if (std::holds_alternative<TakeDiscard>(moved.move)) {
            m_open.kind = Act::Kind::took;
            m_discards.truncate(m_discards.size() - 1);
            m_known[seat].push_back(moved.got);
            return;
        }
        if (std::holds_alternative<Knock>(moved.move)) {
            m_open.kind = Act::Kind::knocked;
            m_knocked = true;
        } else {
            rememberSwap(moved);
        }
    } else {
        m_open.discarded = discard->card;
        m_discards.push_back(discard->card);
        m_known[seat].removeFirst(discard->card);
    }
    m_acts.push_back(m_open);
    if (moved.seat == m_dealer && m_open.kind != Act::Kind::kept)
        ++m_lap;
}

void Memory::rememberSwap(const Moved &moved)
{
    Hand &known = m_known[at(moved.seat)];
    if (const auto *exchange = std::get_if<Exchange>(&moved.move)) {
        m_open.kind = Act::Kind::exchanged;
        m_open.given = exchange->given;
        for (const Card card : exchange->given)
            known.removeFirst(card);
        for (std::size_t card = 0; card < moved.took.size(); ++card)
            if (!holds(moved.unseen, card))
                known.push_back(moved.took[card]);
    } else if (std::holds_alternative<SwapFaceDown>(moved.move)) {
        m_open.kind = Act::Kind::swapped;
        std::swap(known, m_knownClosed);
    } else if (std::holds_alternative<Keep>(moved.move)) {
        m_open.kind = Act::Kind::kept;
    }
}

void Memory::learnFrom(const Showdown &showdown)
{
    if (m_deal != 0 && m_values != nullptr && showdown.ending != Ending::stockOut)
        for (const Seat seat : showdown.playing) {
            constexpr int paths = 40;
            const Path path(*m_values);
            ModelBelief likelihood{};
            for (int tried = 0; tried < paths; ++tried) {
                ModelBelief weights;
                weights.fill(1);
                if (path.follow(m_acts, seat, showdown.hands[at(seat)], weights, m_random))
                    for (std::size_t model = 0; model < knockModels; ++model)
                        likelihood[model] += weights[model];
            }
            double all = 0;
            for (const double weight : likelihood)
                all += weight;
            if (all <= 0)
                continue;
            // What was done once is no habit yet.
            constexpr double doubt = 0.1;
            ModelBelief &belief = m_beliefs[at(seat)];
            double sum = 0;
            for (std::size_t model = 0; model < knockModels; ++model)
                sum += belief[model] *= doubt / knockModels + (1 - doubt) * likelihood[model] / all;
            for (double &chance : belief)
                chance /= sum;
        }
    m_acts.clear();
    m_deal = 0;
}

ModelBelief Memory::modelBeliefOf(Seat seat) const
{
    return m_beliefs[at(seat)];
}

const std::vector<Act> &Memory::actsBefore(const View &view) const
{
    static const std::vector<Act> none;
    return m_deal == view.deal && m_dealer == view.dealer && m_discards == view.discards ? m_acts : none;
}

} // namespace thirtyone
