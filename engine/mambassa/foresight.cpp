// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/foresight.h"

#include "mambassa/outlook.h"

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

Foresight::Foresight(const View &view, Memory &memory)
    : m_view(view)
    , m_shown(ImaginedDeal::from(view))
    , m_stock(memory.stockBefore(view))
    , m_missing(m_shown.missing())
    , m_equity(view.seats, view.seat, view.dealer, {.tokens = view.tokens, .reentriesLeft = {}})
{
    monte::takeOut(m_missing, m_stock);
    // The hands that are picked most carefully first, as they had the most cards to pick from.
    if (view.knocker != nobody && view.knocker != view.seat)
        m_holders.push_back(holderOf(view.knocker, memory));
    for (const Seat seat : view.playing)
        if (seat != view.seat && seat != view.knocker)
            m_holders.push_back(holderOf(seat, memory));
    chooseMoves();
}

Foresight::Holder Foresight::holderOf(Seat seat, const Memory &memory) const
{
    Holder holder{.seat = seat,
                  .known = m_view.known[at(seat)],
                  .maybe = {},
                  .turn = memory.lastTurnBefore(m_view, seat),
                  .knocked = seat == m_view.knocker};
    for (const Card card : m_view.maybe[at(seat)])
        if (m_missing.contains(card))
            holder.maybe.push_back(card);
    return holder;
}

void Foresight::chooseMoves()
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

int Foresight::plans(const Move &move) const
{
    const bool goesOn = m_view.knocker == nobody && !knocks(m_view, move);
    return goesOn ? static_cast<int>(planned.size()) : 1;
}

int Foresight::playouts() const
{
    // More make no difference that can be measured against what they cost.
    constexpr int most = 4'000;
    constexpr int turns = 16'000;
    return std::min(most, turns / m_view.playing.size());
}

/// How likely the seat did what it did last if it holds this hand: seldom with a better one in reach.
double Foresight::plausibility(const Holder &holder, const Hand &hand) const
{
    const Strength strength = m_view.ranking->strength(hand);
    if (holder.knocked)
        return m_view.ranking->share(strength) >= contentment(m_view.playing.size(), m_view.lap) ? 1 : 0.15;
    if (!holder.turn || holder.turn->drew)
        return 1;
    const Exchange &exchange = holder.turn->exchange;
    Hand before = hand;
    Hand monte = holder.turn->monte;
    if (!monte::holdsAll(before, exchange.take) || !monte::holdsAll(monte, exchange.give))
        return 1;
    monte::swapCards(before, monte, Exchange{.give = exchange.take, .take = exchange.give});
    return reachesOf(before, monte, *m_view.ranking).best().strength > strength ? 0.3 : 1;
}

void Foresight::fillPlausibly(const Holder &holder, Hand &hand, Pack &missing, game::Random &random) const
{
    constexpr int mostTries = 6;
    constexpr std::uint32_t fine = 1U << 16U;
    const Pack all = missing;
    for (int tried = 1;; ++tried) {
        hand = holder.known;
        missing = all;
        keepMostly(hand, holder.maybe, missing, random);
        monte::fill(hand, missing, random);
        if (tried == mostTries || hand == holder.known)
            return;
        if (random.below(fine) < plausibility(holder, hand) * fine)
            return;
    }
}

Foresight::Deal Foresight::imagine(game::Random &random) const
{
    Deal deal{.cards = m_shown};
    Pack missing = m_missing;
    for (const Holder &holder : m_holders)
        fillPlausibly(holder, deal.cards.hands[at(holder.seat)], missing, random);
    monte::fill(deal.cards.hands[at(m_view.seat)], missing, random);
    random.shuffle(missing);
    Pack stock = m_stock;
    std::size_t next = 0;
    for (Card &card : stock)
        if (card.hidden())
            card = missing[next++];
    deal.cards.stock = Stock(stock);
    // Nobody knows what the others are content with.
    constexpr std::uint32_t steps = 16;
    constexpr float width = 0.16F;
    for (float &content : deal.contents)
        content = width * (static_cast<float>(random.below(steps)) / steps - 0.6F);
    return deal;
}

double Foresight::worth(const Deal &deal, const Move &move, int plan)
{
    ImaginedDeal cards = deal.cards;
    cards.make(move);
    const int playing = cards.playing.size();
    while (!cards.over) {
        const double more
            = cards.toMove == m_view.seat ? planned[at(plan)] : static_cast<double>(deal.contents[at(cards.toMove)]);
        cards.playTurn(contentment(playing, cards.lap) + more);
    }
    return m_equity.after(reckon(cards.hands, cards, m_view.pool, cards.declaration, *cards.ranking));
}

} // namespace mambassa
