// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/rollouts.h"

#include "pinale/planner.h"
#include "pinale/solver.h"

namespace pinale {

using game::at;
using game::Seat;

State Rollouts::imagine(game::Random &random) const
{
    Pack unseen;
    Bag seen(m_view.hand);
    for (const Meld &meld : m_view.board)
        for (const Slot &slot : meld.slots)
            seen.insert(slot.card);
    for (const Card card : m_pile)
        seen.insert(card);
    for (const Card card : newPack()) {
        if (seen.contains(card))
            seen.erase(card);
        else
            unseen.push_back(card);
    }
    random.shuffle(unseen);
    BySeat<Bag> hands;
    hands[at(m_view.seat)] = Bag(m_view.hand);
    std::size_t dealt = 0;
    for (Seat seat = 0; seat < m_view.seats; ++seat)
        for (int card = 0; seat != m_view.seat && card < m_view.held[at(seat)]; ++card)
            hands[at(seat)].insert(unseen[dealt++]);
    unseen.removeFront(dealt);
    return State::imagined(m_view, hands, unseen, m_pile);
}

double Rollouts::worth(const State &imagined, const Move &move, std::uint64_t seed) const
{
    State state = imagined;
    game::Random random(seed);
    const int side = m_view.side();
    double worth = 0;
    bool over = false;
    const auto watch = [&](const Event &event) {
        const auto *showdown = std::get_if<Showdown>(&event);
        if (showdown == nullptr)
            return;
        over = true;
        double others = 0;
        int counted = 0;
        for (Seat seat = 0; seat < m_view.seats; ++seat) {
            if (sideOf(seat, m_view.options) == side)
                continue;
            others += showdown->change[at(seat)];
            ++counted;
        }
        worth = showdown->change[at(m_view.seat)] - others / counted;
    };
    static_cast<void>(state.apply(move, watch));
    while (!over) {
        if (state.awaitsPack()) {
            Pack pack = state.newPack();
            random.shuffle(pack);
            state.supply(pack, watch);
            continue;
        }
        static_cast<void>(state.apply(quickMove(state.view(state.toMove()), state.pile()), watch));
    }
    return worth;
}

Move quickMove(const View &view, const Pack &pile)
{
    const Choice choice = view.choice();
    const Outlook outlook(view, pile, {});
    if (choice.phase == Phase::draw) {
        if (!mayTake(choice))
            return Draw();
        const auto plans = plansFor(Turn(choice, true), outlook, 1, 1);
        if (plans.empty() || !worthTaking(plans[0], choice, outlook))
            return Draw();
        return plans[0].play;
    }
    return plansFor(Turn(choice, false), outlook, 1, 1)[0].play;
}

} // namespace pinale
