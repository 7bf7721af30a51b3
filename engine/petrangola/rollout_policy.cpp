// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/rollout_policy.h"

#include "petrangola/heuristics.h"

#include <algorithm>

namespace petrangola {

using game::at;
using game::nobody;

namespace {

/// When the seat knocks later in the deal, by plan: with a hand as good as usual, when nothing gains, or with a better
/// one.
enum Plan { usual, whenStuck, patient, planCount };

} // namespace

RolloutPolicy::RolloutPolicy(const View &view, Memory &memory)
    : m_view(view)
    , m_moves(legalMoves(view))
    , m_belief((memory.look(view), view), memory)
    , m_equity(view)
{
}

int RolloutPolicy::plans(const Move &move) const
{
    const bool goesOn = std::holds_alternative<Expose>(move)
        || (std::holds_alternative<Exchange>(move) && m_view.knocker == nobody && !isShirtChange(move));
    return goesOn ? planCount : 1;
}

int RolloutPolicy::playouts() const
{
    // More make no difference that can be measured, and larger tables take longer for each.
    constexpr int most = 12'000;
    constexpr int turns = 96'000;
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
    const Ways ways = Ways::of(deal.hands[at(deal.toMove)], deal.monte, *deal.ranking);
    const Way exchange = ways.bestExchange();
    const Way knock = ways.shirt() > ways.kept() ? wayOfShirt : wayToKeep;
    bool knocks = ways.knock() >= ways.strength[exchange];
    if (deal.knocker == nobody && plan != whenStuck) {
        constexpr double patience = 0.04;
        const double content = deal.contentment() + (plan == patient ? patience : 0);
        knocks = knocksGladly(*deal.ranking, content, ways.knock(), ways.strength[exchange]);
    }
    deal.go(knocks ? knock : exchange, knocks);
}

double RolloutPolicy::worth(const Deal &deal, const Move &move, int plan)
{
    Determinization cards = deal.cards;
    game::Random random(deal.seed);
    cards.make(move);
    const int playing = cards.playing.size();
    while (!cards.over) {
        if (cards.toMove == m_view.seat) {
            playOwn(cards, plan);
            continue;
        }
        const Occasion occasion{
            .ranking = cards.ranking, .playing = playing, .lap = cards.lap, .afterKnock = cards.knocker != nobody};
        const Deed deed
            = deedOf(deal.models[at(cards.toMove)], cards.hands[at(cards.toMove)], cards.monte, occasion, random);
        cards.go(deed.way, deed.knocks);
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

} // namespace petrangola
