// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_estimate.h"

#include "mambassa/determinization.h"
#include "mambassa/heuristics.h"
#include "words/face.h"

#include <algorithm>

using namespace mambassa;
using namespace Qt::StringLiterals;
using game::nobody;

bool MambassaEstimate::settles(std::size_t index) const
{
    const Move &move = this->move(index);
    const bool passed = view().phase == Phase::exchange && cardsExchanged(move) == 0;
    return view().knocker == nobody
        && (knocks(view(), move) || (passed && expected(index).then == std::optional<Move>(Stay{})));
}

QString MambassaEstimate::moment() const
{
    const QString turn = MonteEstimate::moment();
    return view().phase == Phase::draw ? tr("%1, second step", "%1 is 'Lap 2' or 'Last turn'").arg(turn) : turn;
}

// ---------------------------------------------------------------- moves

QString MambassaEstimate::action(std::size_t index) const
{
    const Move &move = this->move(index);
    if (std::holds_alternative<Expose>(move))
        return u"expose"_s;
    if (std::holds_alternative<Keep>(move))
        return u"keep"_s;
    if (std::holds_alternative<mambassa::Draw>(move))
        return u"draw"_s;
    if (std::holds_alternative<Stay>(move))
        return knocks(view(), move) ? u"knock"_s : u"stay"_s;
    if (cardsExchanged(move) == 0)
        return u"pass"_s;
    return isShirtChange(move) ? u"shirt"_s : u"exchange"_s;
}

QString MambassaEstimate::label(std::size_t index) const
{
    return worded(index, HintWords::Said::toYou);
}

QString MambassaEstimate::impersonal(std::size_t index) const
{
    return worded(index, HintWords::Said::ofAnybody);
}

QString MambassaEstimate::worded(std::size_t index, HintWords::Said said) const
{
    const bool toYou = said == HintWords::Said::toYou;
    const Move &move = this->move(index);
    if (std::holds_alternative<Expose>(move))
        return toYou ? tr("Turn up the four") : tr("Turn up the four", "a move, after somebody's name");
    if (std::holds_alternative<Keep>(move))
        return toYou ? tr("Keep the four and knock") : tr("Keep the four and knock", "a move, after somebody's name");
    if (const auto *draw = std::get_if<mambassa::Draw>(&move))
        return (toYou ? tr("Put %1 under the stock and draw", "%1 is a card with its article")
                      : tr("Put %1 under the stock and draw",
                           "a move, after somebody's name; %1 is a card with its article"))
            .arg(HintWords::cards(cards::italian::piacentine, {&draw->discard, 1}));
    if (std::holds_alternative<Stay>(move))
        return knocks(view(), move) ? HintWords::knock(said) : HintWords::stay(said);
    if (isShirtChange(move))
        return HintWords::shirtChange(view().knocker == nobody, said);
    const auto &exchange = std::get<Exchange>(move);
    return exchange.give.empty() ? tr("No exchange")
                                 : HintWords::exchange(cards::italian::piacentine, exchange.give, exchange.take, said);
}

QString MambassaEstimate::done(std::size_t index) const
{
    const Move &move = this->move(index);
    if (std::holds_alternative<Expose>(move))
        return tr("You turned up the four");
    if (std::holds_alternative<Keep>(move))
        return tr("You kept the four and knocked");
    if (const auto *draw = std::get_if<mambassa::Draw>(&move))
        return tr("You put %1 under the stock and drew", "%1 is a card with its article")
            .arg(HintWords::cards(cards::italian::piacentine, {&draw->discard, 1}));
    if (std::holds_alternative<Stay>(move))
        return knocks(view(), move) ? HintWords::knocked() : tr("You did not draw");
    if (isShirtChange(move))
        return HintWords::changedShirt(view().knocker == nobody);
    const auto &exchange = std::get<Exchange>(move);
    return exchange.give.empty() ? HintWords::stayed()
                                 : HintWords::exchanged(cards::italian::piacentine, exchange.give, exchange.take);
}

const mambassa::Draw *MambassaEstimate::drawWith(std::size_t index) const
{
    const auto &then = expected(index).then;
    return std::get_if<mambassa::Draw>(then ? &*then : &move(index));
}

QList<MovePart> MambassaEstimate::parts(std::size_t index) const
{
    if (action(index) != u"draw"_s)
        return MonteEstimate::parts(index);
    return {{.verb = QCoreApplication::translate("HintLine", "Under the stock", "before the card that goes there"),
             .faces = away(index)}};
}

QStringList MambassaEstimate::away(std::size_t index) const
{
    const auto *draw = drawWith(index);
    return draw != nullptr ? QStringList{faceOf(cards::italian::piacentine, draw->discard)} : QStringList();
}

QString MambassaEstimate::worth(std::size_t index) const
{
    const QString worth = MonteEstimate::worth(index);
    if (!expected(index).then || drawWith(index) != nullptr)
        return worth;
    return settles(index) ? tr("%1, then knock", "%1 is a hand's worth").arg(worth)
                          : tr("%1, then stay", "%1 is a hand's worth").arg(worth);
}

QString MambassaEstimate::aside(std::size_t index) const
{
    const auto helps = action(index) == u"draw"_s ? outs(index, index) : std::nullopt;
    return helps ? tr("%n of %1 cards help(s)", "beside a draw", helps->cards).arg(helps->outOf) : worth(index);
}

// ---------------------------------------------------------------- the reason

QString MambassaEstimate::surety(std::size_t index) const
{
    const Hand &hand = expected(index).hand;
    if (hand.empty() || !std::holds_alternative<Exchange>(move(index)))
        return {};
    switch (view().ranking->category(hand)) {
    case Category::mambassa:
        return tr("A Mambassa ends the play at once, and everybody else pays.");
    case Category::quarantuna:
        return tr("A Quarantuna ends the play at once and takes a token out of the pot.");
    default:
        return {};
    }
}

QString MambassaEstimate::outcome(std::size_t index) const
{
    if (std::holds_alternative<Expose>(move(index)))
        return tr("You play on with four cards that nobody has seen yet: %1.",
                  "%1 is 'you lose a token 12 times in 100'")
            .arg(costs(index));
    if (const auto *draw = drawWith(index))
        return afterDraw(index, *draw);
    const QString worth = MonteEstimate::worth(index);
    if (view().knocker != nobody)
        return HintWords::last(worth, costs(index));
    return settles(index) ? HintWords::lastInTheEnd(worth, costs(index)) : HintWords::goesOn(worth, costs(index));
}

QString MambassaEstimate::plan(std::size_t index, const QStringList &names) const
{
    const Hand hand = beforeDraw(index);
    const auto unseen = [this] { return Determinization::from(view()).missing(view()); };
    if (const auto *draw = drawWith(index))
        return aim(hand, unseen(), hand.indexOf(draw->discard));
    return settles(index) || view().knocker != nobody || expected(index).hand.empty()
        ? MonteEstimate::plan(index, names)
        : aim(hand, unseen());
}

Hand MambassaEstimate::beforeDraw(std::size_t index) const
{
    const Hand &hand = expected(index).hand;
    return hand.empty() ? view().hand : hand;
}

HintReasons::Outs MambassaEstimate::outsBeyond(std::size_t index, const mambassa::Draw &draw, Strength strength) const
{
    Hand hand = beforeDraw(index);
    const std::size_t place = hand.indexOf(draw.discard);
    const Pack unseen = Determinization::from(view()).missing(view());
    const auto beyond = [&](cards::Card card) {
        hand[place] = card;
        return view().ranking->strength(hand) > strength;
    };
    return {.cards = static_cast<int>(std::count_if(unseen.begin(), unseen.end(), beyond)),
            .outOf = static_cast<int>(unseen.size())};
}

std::optional<HintReasons::Outs> MambassaEstimate::outs(std::size_t index, std::size_t than) const
{
    const auto *draw = drawWith(index);
    return draw == nullptr ? std::nullopt
                           : std::optional(outsBeyond(index, *draw, view().ranking->strength(beforeDraw(than))));
}

QString MambassaEstimate::afterDraw(std::size_t index, const mambassa::Draw &draw) const
{
    const QString under = HintWords::cards(cards::italian::piacentine, {&draw.discard, 1});
    const QString better = HintReasons::betters(outsBeyond(index, draw, view().ranking->strength(beforeDraw(index))));
    if (cardsExchanged(move(index)) > 0)
        return tr("You make %1, then put %2 under the stock and draw a card: %3, and %4.",
                  "a hand's worth; a card with its article; '13 of the 28 cards that you cannot see make a better "
                  "hand'; 'you lose a token 12 times in 100'")
            .arg(MonteEstimate::worth(index), under, better, costs(index));
    return tr("You put %1 under the stock and draw a card: %2, and %3.",
              "%1 is a card with its article; %2 is '13 of the 28 cards that you cannot see make a better hand', %3 "
              "'you lose a token 12 times in 100'")
        .arg(under, better, costs(index));
}
