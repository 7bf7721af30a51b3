// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/rollout_policy.h"

#include "stopthebus/heuristics.h"

#include <algorithm>

namespace stopthebus {

using game::at;
using game::nobody;

namespace {

/// When the seat stops, by plan: with a hand as good as usual, whatever it holds after this exchange, with a better
/// one, or with a worse one.
enum Plan { usual, atOnce, patient, eager, planCount };

} // namespace

RolloutPolicy::RolloutPolicy(const View &view, Memory &memory)
    : m_view(view)
    , m_table(view)
    , m_moves(legalMoves(view))
    , m_belief((memory.look(view), view), memory)
    , m_equity(view.seats, view.seat, view.dealer, {.tokens = view.tokens, .reentriesLeft = {}})
{
}

int RolloutPolicy::plans(const Move &move) const
{
    return mayKnock(m_view) && !std::holds_alternative<Stop>(move) ? planCount : 1;
}

int RolloutPolicy::playouts() const
{
    constexpr int most = 12'000;
    constexpr int turns = 48'000;
    return std::min(most, turns / m_view.playing.size());
}

RolloutPolicy::Deal RolloutPolicy::imagine(game::Random &random) const
{
    Deal deal{.cards = Determinization::from(m_view), .models = {}, .seed = 0};
    m_belief.draw(deal.cards, deal.models, random);
    deal.seed = random.next();
    return deal;
}

void RolloutPolicy::playOwn(Determinization &deal, int plan) const
{
    const Hand &hand = deal.hands[at(deal.toMove)];
    if (deal.knocker != nobody) {
        deal.go(Ways::of(hand, deal.monte, *deal.ranking).bestAtLast(deal.mayStand).way);
        deal.endTurn(false);
        return;
    }
    constexpr double more = 0.03;
    constexpr double less = 0.06;
    const double content = deal.contentment() + (plan == patient ? more : plan == eager ? -less : 0);
    if (!deal.exchanged) {
        const Reach best = Ways::of(hand, deal.monte, *deal.ranking).best();
        const bool good = deal.ranking->share(best.strength) >= content;
        deal.go(good ? best.way
                     : Outlook(hand, deal.monte, m_table.occasion(false)).likeliest(ExchangeModel::promising));
    }
    deal.endTurn(deal.ranking->share(deal.ranking->strength(hand)) >= content);
}

void RolloutPolicy::playOther(Determinization &deal, const OpponentModel &model, game::Random &random) const
{
    const Hand &hand = deal.hands[at(deal.toMove)];
    const bool last = deal.knocker != nobody;
    if (!deal.exchanged) {
        if (model.exchange == ExchangeModel::byChance)
            deal.go(static_cast<Way>(firstExchange + random.below(wayCount - firstExchange)));
        else
            deal.go(Outlook(hand, deal.monte, m_table.occasion(last)).likeliest(model.exchange));
    }
    const double share = deal.ranking->share(deal.ranking->strength(hand));
    deal.endTurn(!last && random.fraction() < stopChance(model.stop, share));
}

double RolloutPolicy::worth(const Deal &deal, const Move &move, int plan)
{
    Determinization cards = deal.cards;
    game::Random random(deal.seed);
    cards.make(move);
    if (cards.exchanged && plan == atOnce)
        cards.endTurn(true);
    while (!cards.over) {
        if (cards.toMove == m_view.seat)
            playOwn(cards, plan);
        else
            playOther(cards, deal.models[at(cards.toMove)], random);
    }
    return m_equity.after(cards.reckoned(m_view));
}

std::optional<Move> RolloutPolicy::evidentMove(const View &view)
{
    if (view.knocker == nobody || game::nextSeat(view.seat, view.playing, view.seats) != view.knocker)
        return std::nullopt;
    // Nobody plays after it.
    return strongest(view);
}

} // namespace stopthebus
