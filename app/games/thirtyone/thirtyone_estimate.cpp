// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_estimate.h"

#include "games/thirtyone/thirtyone_counted.h"
#include "thirtyone/heuristics.h"

#include <algorithm>

using namespace thirtyone;
using namespace Qt::StringLiterals;
using cards::Card;
using game::nobody;

namespace {

/// A share of deals that is hardly ever.
constexpr double seldom = 0.05;

} // namespace

CountedWords ThirtyoneEstimate::counted() const
{
    return CountedWords(thirtyone_words::counted(view().options));
}

double ThirtyoneEstimate::strength(std::size_t index) const
{
    const Hand &held = expected(index).hand;
    return held.size() != cardsInHand || held.contains(Card())
        ? 0
        : view().values->shareBelow(view().values->of(held), view().options.pack == PackKind::stripped);
}

QString ThirtyoneEstimate::moment() const
{
    const QString turn = HintWords::moment(false, view().knocker != nobody, view().lap);
    return view().phase == Phase::discardOne ? tr("%1, discard", "%1 is 'Lap 2'").arg(turn) : turn;
}

QStringList ThirtyoneEstimate::hand() const
{
    return facesOf(cards::french::pack, view().hand);
}

QStringList ThirtyoneEstimate::open() const
{
    if (view().phase == Phase::discardOne)
        return {};
    const QStringList middle
        = facesOf(cards::french::pack, view().middle.cards) + facesOf(cards::french::pack, view().closed.cards);
    return view().discards.empty() ? middle : QStringList{faceOf(cards::french::pack, topDiscard())} + middle;
}

std::optional<Card> ThirtyoneEstimate::goes(std::size_t index) const
{
    if (const auto *discard = std::get_if<Discard>(&move(index)))
        return discard->card;
    const auto &then = expected(index).then;
    const auto *discard = then ? std::get_if<Discard>(&*then) : nullptr;
    return discard != nullptr ? std::optional(discard->card) : std::nullopt;
}

QString ThirtyoneEstimate::action(std::size_t index) const
{
    if (const auto only = ofSwitch(index))
        return only->action;
    const Move &move = this->move(index);
    if (std::holds_alternative<DrawStock>(move))
        return u"draw"_s;
    if (std::holds_alternative<TakeDiscard>(move))
        return u"take"_s;
    if (std::holds_alternative<Knock>(move))
        return u"knock"_s;
    if (exchange(index) != nullptr)
        return u"exchange"_s;
    return std::holds_alternative<Discard>(move) ? u"discard"_s : u"stay"_s;
}

QString ThirtyoneEstimate::named(Card card) const
{
    return HintWords::cards(cards::french::pack, {&card, 1});
}

QString ThirtyoneEstimate::handTitle() const
{
    return view().phase == Phase::discardOne ? tr("Your four cards") : tr("Your hand");
}

QString ThirtyoneEstimate::openTitle() const
{
    if (!view().middle.cards.empty())
        return view().discards.empty() ? tr("In the middle") : tr("On the pile, and in the middle");
    return tr("On the discard pile");
}

QString ThirtyoneEstimate::step(std::size_t index) const
{
    return std::holds_alternative<TakeDiscard>(move(index)) ? takes() : label(index);
}

QString ThirtyoneEstimate::impersonal(std::size_t index) const
{
    if (const auto only = ofSwitch(index))
        return only->impersonal;
    const Move &move = this->move(index);
    if (std::holds_alternative<DrawStock>(move))
        return tr("Draw from the stock", "a move, after somebody's name");
    if (const auto *discard = std::get_if<Discard>(&move))
        return tr("Discard %1", "a move, after somebody's name; %1 is a card with its article")
            .arg(named(discard->card));
    if (std::holds_alternative<Knock>(move))
        return HintWords::knock(HintWords::Said::ofAnybody);
    if (std::holds_alternative<Stand>(move))
        return HintWords::stay(HintWords::Said::ofAnybody);
    if (const Exchange *exchange = this->exchange(index))
        return HintWords::exchange(cards::french::pack, exchange->given, takenBy(*exchange),
                                   HintWords::Said::ofAnybody);
    return tr("Take %1", "a move, after somebody's name; %1 is a card with its article").arg(named(topDiscard()));
}

QString ThirtyoneEstimate::done(std::size_t index) const
{
    if (const auto only = ofSwitch(index))
        return only->done;
    const Move &move = this->move(index);
    if (std::holds_alternative<DrawStock>(move))
        return tr("You drew from the stock");
    if (const auto *discard = std::get_if<Discard>(&move))
        return tr("You discarded %1", "%1 is a card with its article").arg(named(discard->card));
    if (std::holds_alternative<Knock>(move))
        return HintWords::knocked();
    if (std::holds_alternative<Stand>(move))
        return tr("You kept your cards");
    if (const Exchange *exchange = this->exchange(index))
        return HintWords::exchanged(cards::french::pack, exchange->given, takenBy(*exchange));
    return tr("You took %1", "%1 is a card with its article").arg(named(topDiscard()));
}

Card ThirtyoneEstimate::topDiscard() const
{
    return view().discards[view().discards.size() - 1];
}

QString ThirtyoneEstimate::takes() const
{
    return tr("Take %1", "%1 is a card with its article").arg(named(topDiscard()));
}

QString ThirtyoneEstimate::label(std::size_t index) const
{
    if (const auto only = ofSwitch(index))
        return only->label;
    const Move &move = this->move(index);
    if (std::holds_alternative<DrawStock>(move))
        return tr("Draw from the stock");
    if (const auto *discard = std::get_if<Discard>(&move))
        return tr("Discard %1", "%1 is a card with its article").arg(named(discard->card));
    if (std::holds_alternative<Knock>(move))
        return HintWords::knock();
    if (std::holds_alternative<Stand>(move))
        return HintWords::stay();
    if (const Exchange *exchange = this->exchange(index))
        return HintWords::exchange(cards::french::pack, exchange->given, takenBy(*exchange), HintWords::Said::toYou);
    const auto card = goes(index);
    return card
        ? tr("%1, discard %2", "%1 is 'Take the 10 of hearts'; %2 a card with its article").arg(takes(), named(*card))
        : takes();
}

QString ThirtyoneEstimate::worth(std::size_t index) const
{
    const Hand &held = expected(index).hand;
    return held.size() == cardsInHand && !held.contains(Card()) ? inWords(worthOf(*view().values, held)) : QString();
}

// ---------------------------------------------------------------- the reason

bool ThirtyoneEstimate::settles(std::size_t index) const
{
    return knocks(view(), move(index));
}

QString ThirtyoneEstimate::surety(std::size_t index) const
{
    const Hand &held = expected(index).hand;
    if (held.size() != cardsInHand || held.contains(Card()) || view().values->of(held) != thirtyOne)
        return {};
    const bool ends
        = !std::holds_alternative<Knock>(move(index)) && (view().knocker == nobody || view().options.blitzAfterKnock);
    if (scoreOf(view().options) == game::Score::chips && ends)
        return tr("31: that ends the deal. Everybody else adds a chip, and the pot is yours.");
    if (highestCounts())
        return ends ? tr("31: that ends the deal, and brings you six points.")
                    : tr("31 is sure to be the highest: no hand is better.");
    return ends ? tr("31: that ends the deal, and everybody else loses a life.")
                : tr("31 never loses: no hand is better.");
}

QString ThirtyoneEstimate::ofDraw(std::size_t index) const
{
    return tr("You draw a card that nobody knows: %1, and %2.",
              "%1 is '13 of the 28 cards that you cannot see make a better hand', %2 'you lose 12 lives in 100 deals'")
        .arg(HintReasons::betters(outsBeyond(view().values->of(view().hand))), costs(index));
}

HintReasons::Outs ThirtyoneEstimate::outsBeyond(Value value) const
{
    const Pack unseen = missing(view());
    const auto beyond = [&](Card card) {
        Hand four = view().hand;
        four.push_back(card);
        return view().values->best(four).value > value;
    };
    return {.cards = static_cast<int>(std::count_if(unseen.begin(), unseen.end(), beyond)),
            .outOf = static_cast<int>(unseen.size())};
}

std::optional<HintReasons::Outs> ThirtyoneEstimate::outs(std::size_t index, std::size_t than) const
{
    return std::holds_alternative<DrawStock>(move(index)) && !worth(than).isEmpty()
        ? std::optional(outsBeyond(view().values->of(expected(than).hand)))
        : std::nullopt;
}

QString ThirtyoneEstimate::outcome(std::size_t index) const
{
    if (std::holds_alternative<DrawStock>(move(index)))
        return ofDraw(index);
    const auto &all = expected(index);
    if (ofSwitch(index))
        return switchOutcome(index);
    if (exchange(index) != nullptr)
        return exchangeOutcome(index);
    if (settles(index) && highestSaid())
        return tr("With %1 you are the highest %2: %3.",
                  "%1 is a hand's worth, %2 'in one deal out of three', %3 'you score 2.4 points on average'")
            .arg(worth(index), often(all.highest), costs(index));
    if (settles(index) && highestCounts())
        return tr("You knock with %1: %2.", "%1 is a hand's worth, %2 'you take 24 chips in 100 deals'")
            .arg(worth(index), costs(index));
    if (settles(index)) {
        if (rollouts().share(all.lostTwo) >= 0.005)
            return tr("With %1 you alone are the lowest %2, and that costs two lives: %3.",
                      "%1 is a hand's worth, %2 'in one deal out of three', %3 'you lose 12 lives in 100 deals'")
                .arg(worth(index), often(all.lostTwo), costs(index));
        // Who has one life left loses no more than that.
        if (chance(index) >= seldom)
            return tr("With %1 you alone are the lowest %2: %3.",
                      "%1 is a hand's worth, %2 'in one deal out of three', %3 'you lose 12 lives in 100 deals'")
                .arg(worth(index), often(all.lost), costs(index));
        return tr("With %1 you are hardly ever the lowest: %2.",
                  "%1 is a hand's worth, %2 'you lose 12 lives in 100 deals'")
            .arg(worth(index), costs(index));
    }
    // What is discarded then is chosen later.
    if (std::holds_alternative<TakeDiscard>(move(index)))
        return tr("With it you make %1: %2.",
                  "it: the card that is taken; %1 is a hand's worth, %2 'you lose 12 lives in 100 deals'")
            .arg(worth(index), costs(index));
    if (highestSaid())
        return view().knocker != nobody
            ? tr("You end with %1, the highest hand %2: %3.",
                 "%1 is a hand's worth, %2 'in one deal out of three', %3 'you take 24 chips in 100 deals'")
                  .arg(worth(index), often(all.highest), costs(index))
            : tr("You go on with %1, and yours is the highest hand %2: %3.",
                 "%1 is a hand's worth, %2 'in one deal out of three', %3 'you take 24 chips in 100 deals'")
                  .arg(worth(index), often(all.highest), costs(index));
    return view().knocker != nobody
        ? tr("You end with %1: %2.", "%1 is a hand's worth, %2 'you lose 12 lives in 100 deals'")
              .arg(worth(index), costs(index))
        : tr("You go on with %1: %2.", "%1 is a hand's worth, %2 'you lose 12 lives in 100 deals'")
              .arg(worth(index), costs(index));
}
