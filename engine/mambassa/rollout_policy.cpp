// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/rollout_policy.h"

#include "mambassa/heuristics.h"

#include <algorithm>

namespace mambassa {

using cards::Card;
using game::at;
using game::nobody;
using game::Seat;

namespace {

/// With what hands the seat knocks later in the deal, by plan, compared with what is usual.
constexpr std::array planned{0.0, 0.04, -0.06};

} // namespace

RolloutPolicy::RolloutPolicy(const View &view, Memory &memory)
    : m_view(view)
    , m_shown(Determinization::from(view))
    , m_stock(memory.stockBefore(view))
    , m_missing(m_shown.missing(view))
    , m_memory(memory)
    , m_equity(view.seats, view.seat, view.dealer, {.tokens = view.tokens, .reentriesLeft = {}})
{
    monte::takeOut(m_missing, m_stock);
    chooseMoves();
}

void RolloutPolicy::chooseMoves()
{
    constexpr std::size_t most = 10;
    const MoveList all = legalMoves(m_view);
    m_moves.assign(all.begin(), all.end());
    if (m_view.phase != Phase::exchange)
        return;
    // What an exchange leads to is as good as the hand, or as what a draw is likely to make of it.
    const auto promise = [this](const Move &move) {
        const Hand hand = handAfter(m_view, move);
        const double share = m_view.ranking->share(m_view.ranking->strength(hand));
        return isShirtChange(move) ? share : std::max(share, Draws::table().best(hand).share);
    };
    std::vector<std::pair<double, std::size_t>> ranked;
    for (std::size_t move = 0; move < m_moves.size(); ++move)
        ranked.emplace_back(-promise(m_moves[move]), move);
    std::sort(ranked.begin(), ranked.end());
    std::vector<Move> best;
    for (std::size_t place = 0; place < most; ++place)
        best.push_back(m_moves[ranked[place].second]);
    // To keep the hand may be the way to a knock.
    if (const Move none = Exchange{}; std::find(best.begin(), best.end(), none) == best.end())
        best.push_back(none);
    m_moves = best;
}

int RolloutPolicy::plans(const Move &move) const
{
    const bool goesOn = m_view.knocker == nobody && !knocks(m_view, move);
    return goesOn ? static_cast<int>(planned.size()) : 1;
}

int RolloutPolicy::playouts() const
{
    // More make no difference that can be measured against what they cost.
    constexpr int most = 4'000;
    constexpr int turns = 16'000;
    return std::min(most, turns / m_view.playing.size());
}

void RolloutPolicy::drawHand(const Belief &belief, Determinization &deal, Pack &missing, game::Random &random) const
{
    constexpr int mostTries = 8;
    Hand &hand = deal.hands[at(belief.seat())];
    for (int tried = 0; tried < mostTries; ++tried) {
        const Hand drawn = belief.draw(random);
        Pack left = missing;
        const auto fits = [&](Card card) { return hand.contains(card) || left.removeFirst(card); };
        if (!drawn.empty() && std::all_of(drawn.begin(), drawn.end(), fits)) {
            hand = drawn;
            missing = left;
            return;
        }
    }
    keepMostly(hand, m_view.maybe[at(belief.seat())], missing, random);
    monte::fill(hand, missing, random);
}

RolloutPolicy::Deal RolloutPolicy::imagine(game::Random &random)
{
    if (m_beliefs.empty()) {
        if (m_view.knocker != nobody && m_view.knocker != m_view.seat)
            m_beliefs.emplace_back(m_view, m_view.knocker, m_memory, m_missing, random);
        for (const Seat seat : m_view.playing)
            if (seat != m_view.seat && seat != m_view.knocker)
                m_beliefs.emplace_back(m_view, seat, m_memory, m_missing, random);
    }
    Deal deal{.cards = m_shown};
    Pack missing = m_missing;
    for (const Belief &belief : m_beliefs)
        drawHand(belief, deal.cards, missing, random);
    monte::fill(deal.cards.hands[at(m_view.seat)], missing, random);
    random.shuffle(missing);
    Pack stock = m_stock;
    std::size_t next = 0;
    for (Card &card : stock)
        if (card.hidden())
            card = missing[next++];
    deal.cards.stock = Stock(stock);
    for (OpponentModel &model : deal.models)
        model = anyOpponentModel(random);
    return deal;
}

double RolloutPolicy::worth(const Deal &deal, const Move &move, int plan)
{
    Determinization cards = deal.cards;
    cards.make(move);
    const int playing = cards.playing.size();
    while (!cards.over) {
        const OpponentModel own{.content = contentment(playing, cards.lap) + planned[at(plan)]};
        cards.playTurn(cards.toMove == m_view.seat ? own : deal.models[at(cards.toMove)]);
    }
    return m_equity.after(cards.reckoned(m_view));
}

} // namespace mambassa
