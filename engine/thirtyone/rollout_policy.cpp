// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/rollout_policy.h"

#include "thirtyone/exchanges.h"
#include "thirtyone/play_on.h"

#include <algorithm>

namespace thirtyone {

using game::at;
using game::nobody;

namespace {

/// When the seat knocks later in the deal, by plan: of those that were tried, the ones with which it gives away least
/// of its chance to win.
constexpr std::array<KnockModel, 4> plansToKnock{{{22, 1, 0.5}, {19, 1, 0.5}, {25, 1, 0.5}, {29, 1, 0.5}}};

/// An exchange with cards that lie open, for 31, which ends the deal.
std::optional<Move> exchangeForThirtyOne(const View &view)
{
    if (view.knocker != nobody && !view.options.blitzAfterKnock)
        return std::nullopt;
    const auto best = bestExchange(view.hand, view.middle, view.options.source, *view.values);
    if (best && best->worth == thirtyOne)
        return best->move;
    return std::nullopt;
}

} // namespace

Move resetIfBetter(const View &view)
{
    // Where only the next deal has the packet, the loss stays, and everybody may take from it.
    if (view.options.switchReset != SwitchReset::cancelHand)
        return NoReset{};
    Equity equity(view);
    return equity.after({}) > equity.after(dealOf(view).outcome()) ? Move(Reset{}) : Move(NoReset{});
}

RolloutPolicy::RolloutPolicy(const View &view, Memory &memory)
    : m_view(view)
    , m_moves(legalMoves(view.choice()))
    , m_random(0x31)
    , m_belief((memory.look(view), view), memory, m_random)
    , m_equity(view)
    , m_prospects(&Prospects::table(view.options))
{
}

int RolloutPolicy::plans(const Move &move) const
{
    const bool goesOn = m_view.knocker == nobody && !std::holds_alternative<Knock>(move);
    return goesOn ? static_cast<int>(plansToKnock.size()) : 1;
}

int RolloutPolicy::playouts() const
{
    // The more there are, the less moves differ in the chance to win; and the more turns a playout has.
    constexpr int forEachOther = 8'000;
    constexpr int turns = 96'000;
    const int seats = m_view.playing.size();
    return std::min(forEachOther * (seats - 1), turns / seats);
}

Determinization RolloutPolicy::imagine(game::Random &random) const
{
    Determinization imagined{.deal = dealOf(m_view)};
    m_belief.draw(imagined.deal, imagined.models, random);
    return imagined;
}

double RolloutPolicy::worth(const Determinization &imagined, const Move &move, int plan)
{
    Deal deal = imagined.deal;
    deal.make(move);
    while (!deal.ending) {
        if (deal.play.toMove == m_view.seat)
            playWell(deal, plansToKnock[static_cast<std::size_t>(plan)], *m_prospects);
        else
            playAs(deal, imagined.models[at(deal.play.toMove)]);
    }
    return m_equity.after(deal.outcome());
}

std::optional<Move> RolloutPolicy::evidentMove(const View &view)
{
    if (view.phase == Phase::turn || view.phase == Phase::finalTurn)
        return exchangeForThirtyOne(view);
    if (view.phase != Phase::discardOne)
        return std::nullopt;
    const std::size_t bound = view.taken.hidden() ? HandValues::nowhere : view.hand.indexOf(view.taken);
    const auto best = view.values->best(view.hand, bound);
    const bool ends = view.knocker == nobody || view.options.blitzAfterKnock;
    const bool last = view.knocker != nobody && game::nextSeat(view.seat, view.playing, view.seats) == view.knocker;
    if (last || (ends && best.value == thirtyOne))
        return Discard{view.hand[best.discard]};
    return std::nullopt;
}

} // namespace thirtyone
