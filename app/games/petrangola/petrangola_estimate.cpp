// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_estimate.h"

#include "petrangola/determinization.h"
#include "petrangola/heuristics.h"

using namespace petrangola;
using namespace Qt::StringLiterals;
using game::nobody;

bool PetrangolaEstimate::settles(std::size_t move) const
{
    return knocks(view(), this->move(move));
}

QString PetrangolaEstimate::action(std::size_t index) const
{
    const Move &move = this->move(index);
    if (std::holds_alternative<Expose>(move))
        return u"expose"_s;
    if (std::holds_alternative<Keep>(move))
        return u"keep"_s;
    if (std::holds_alternative<Knock>(move))
        return u"knock"_s;
    if (std::holds_alternative<Stay>(move))
        return u"stay"_s;
    return isShirtChange(move) ? u"shirt"_s : u"exchange"_s;
}

QString PetrangolaEstimate::label(std::size_t index) const
{
    return worded(index, HintWords::Said::toYou);
}

QString PetrangolaEstimate::impersonal(std::size_t index) const
{
    return worded(index, HintWords::Said::ofAnybody);
}

QString PetrangolaEstimate::worded(std::size_t index, HintWords::Said said) const
{
    const bool toYou = said == HintWords::Said::toYou;
    const Move &move = this->move(index);
    if (std::holds_alternative<Expose>(move))
        return toYou ? tr("Turn up the three") : tr("Turn up the three", "a move, after somebody's name");
    if (std::holds_alternative<Keep>(move))
        return toYou ? tr("Keep the three and knock") : tr("Keep the three and knock", "a move, after somebody's name");
    if (std::holds_alternative<Knock>(move))
        return HintWords::knock(said);
    if (std::holds_alternative<Stay>(move))
        return HintWords::stay(said);
    if (isShirtChange(move))
        return HintWords::shirtChange(view().knocker == nobody, said);
    const auto &exchange = std::get<Exchange>(move);
    return HintWords::exchange(cards::italian::piacentine, exchange.give, exchange.take, said);
}

QString PetrangolaEstimate::done(std::size_t index) const
{
    const Move &move = this->move(index);
    if (std::holds_alternative<Expose>(move))
        return tr("You turned up the three");
    if (std::holds_alternative<Keep>(move))
        return tr("You kept the three and knocked");
    if (std::holds_alternative<Knock>(move))
        return HintWords::knocked();
    if (std::holds_alternative<Stay>(move))
        return HintWords::stayed();
    if (isShirtChange(move))
        return HintWords::changedShirt(view().knocker == nobody);
    const auto &exchange = std::get<Exchange>(move);
    return HintWords::exchanged(cards::italian::piacentine, exchange.give, exchange.take);
}

QString PetrangolaEstimate::surety(std::size_t move) const
{
    const Hand &hand = expected(move).hand;
    const bool threeAces = !hand.empty() && view().ranking->category(hand) == Category::petrangolone;
    return threeAces && (view().knocker != nobody || settles(move)) ? tr("Three aces never pay.") : QString();
}

QString PetrangolaEstimate::outcome(std::size_t index) const
{
    if (std::holds_alternative<Expose>(move(index)))
        return tr("You play on with three cards that nobody has seen yet: %1.",
                  "%1 is 'you lose a token 12 times in 100'")
            .arg(costs(index));
    if (view().knocker != nobody)
        return HintWords::last(worth(index), costs(index));
    return settles(index) ? HintWords::lastInTheEnd(worth(index), costs(index))
                          : HintWords::goesOn(worth(index), costs(index));
}

QString PetrangolaEstimate::plan(std::size_t index, const QStringList &names) const
{
    const Hand &hand = expected(index).hand;
    return settles(index) || view().knocker != nobody || hand.empty()
        ? MonteEstimate::plan(index, names)
        : aim(hand, Determinization::from(view()).missing(view()));
}
