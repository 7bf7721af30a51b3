// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/monte/monte_guide.h"

#include <algorithm>

// MonteGuide: in which words it teaches.

template<game::Game G, class Exchange>
QString MonteGuide<G, Exchange>::words() const
{
    if (this->inLesson())
        return this->lessonWords();
    switch (moment()) {
    case Moment::none:
        return {};
    case Moment::cut:
        return GuideWords::yourCut(nameOf(m_view.dealer));
    case Moment::othersCut:
        return GuideWords::othersCut(nameOf(m_view.toMove), nameOf(m_view.dealer));
    case Moment::dealersChoice:
    case Moment::turn:
    case Moment::draw:
    case Moment::lastTurn:
        return answer() != nullptr ? aboutAdvice() : GuideWords::looking();
    default:
        return gameWords();
    }
}

template<game::Game G, class Exchange>
QString MonteGuide<G, Exchange>::aboutOthersExchange(const Exchange &exchange) const
{
    const QString what = GuideWords::exchanged(nameOf(m_moved.seat), HintWords::cards(G::pack, exchange.give),
                                               HintWords::cards(G::pack, exchange.take));
    return m_exchanges > 1 ? what : GuideWords::allSaw(what);
}

template<game::Game G, class Exchange>
QString MonteGuide<G, Exchange>::aboutChoice(const Move &advised) const
{
    const Exchange chosen{.give = GameTable<G>::cardsAt(m_table.chosenIn(QStringLiteral("hand")), m_table.lyingHand()),
                          .take = GameTable<G>::cardsAt(m_table.chosenIn(QStringLiteral("monte")), m_view.monte)};
    const auto *better = as<Exchange>(advised);
    if (chosen.give.empty() || better == nullptr || better->give.empty() || check(m_view.choice(), chosen))
        return {};
    const QString then = worth(handAfter(m_view, *better));
    if (chosen == *better)
        return changesShirt(advised) ? QString() : GuideWords::justSo(then);
    return GuideWords::rather(worth(handAfter(m_view, chosen)), HintWords::cards(G::pack, better->give),
                              HintWords::cards(G::pack, better->take), then);
}

template<game::Game G, class Exchange>
QString MonteGuide<G, Exchange>::because(const Exchange &exchange) const
{
    const Hand then = handAfter(m_view, exchange);
    const auto category = m_view.ranking->category(then);
    if (category != decltype(category)::points)
        return GuideWords::beatsPoints();
    const auto countThen = m_view.ranking->counting(then), countNow = m_view.ranking->counting(m_view.hand);
    Hand together;
    for (std::size_t place = 0; place < then.size(); ++place)
        if (countThen[place])
            together.push_back(then[place]);
    if (together.size() < 2)
        return m_view.ranking->strength(then) > m_view.ranking->strength(m_view.hand)
            ? GuideWords::countsAlone(HintWords::cards(G::pack, together))
            : QString();
    const bool idle = std::all_of(exchange.give.begin(), exchange.give.end(), [&](cards::Card card) {
        return !countNow[static_cast<std::size_t>(m_view.hand.indexOf(card))];
    });
    return GuideWords::addUp(HintWords::together(G::pack, together),
                             idle ? HintWords::cards(G::pack, exchange.give) : QString(), exchange.give.size() > 1);
}

template<game::Game G, class Exchange>
QString MonteGuide<G, Exchange>::aboutUsualExchange(const Exchange &exchange) const
{
    const QString give = HintWords::cards(G::pack, exchange.give), take = HintWords::cards(G::pack, exchange.take);
    const QString then = worth(handAfter(m_view, exchange));
    return HintWords::joined(m_turns == 1 ? GuideWords::yourTurn(give, take, then)
                                          : GuideWords::yourTurnAgain(give, take, then),
                             because(exchange));
}

template<game::Game G, class Exchange>
QString MonteGuide<G, Exchange>::aboutWorst(const QString &further) const
{
    const game::SeatSet &worst = m_showdown.worst;
    const QString lowest = worth(m_showdown.hands[game::at(worst.lowest())]);
    if (worst.size() == 1)
        return worst.contains(person) ? GuideWords::youPay(lowest, this->afterUnheeded(further))
                                      : GuideWords::pays(nameOf(worst.lowest()), lowest, further);
    QStringList names;
    for (const game::Seat seat : worst)
        names << nameOf(seat);
    return GuideWords::severalPay(Phrases::list(names),
                                  worst.contains(person) ? this->afterUnheeded(further) : further);
}
