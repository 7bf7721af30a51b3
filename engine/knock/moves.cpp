// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/moves.h"

#include <algorithm>
#include <array>

namespace knock {

namespace {

std::optional<Illegal> illegalUnless(bool allowed, Illegal reason)
{
    return allowed ? std::nullopt : std::optional(reason);
}

std::optional<Illegal> checkDiscard(const Choice &choice, const Discard &discard)
{
    const CardSet laid(discard.cards);
    if (laid.size() != cardsLaid)
        return Illegal::notTwoCards;
    if (!(laid - choice.hand).empty())
        return Illegal::notInHand;
    if (!(laid & choice.ranking->mayNotBeLaid()).empty())
        return Illegal::mayNotBeLaid;
    const Discardable cards = discardable(choice.hand, *choice.ranking);
    return illegalUnless((laid & cards.trumps).size() <= trumpsToLay(cards), Illegal::trumpBeforeOthers);
}

std::optional<Illegal> checkPlay(const Choice &choice, const Play &play)
{
    if (!choice.hand.contains(play.card))
        return Illegal::notInHand;
    if (!playable(choice.hand, choice.led).contains(play.card))
        return (choice.hand & cardsOf(*choice.led)).empty() ? Illegal::mustTrump : Illegal::mustFollow;
    return illegalUnless(play.signal == Signal::none || signalsWith(choice, play.card).contains(play.signal),
                         Illegal::noSuchSignal);
}

std::optional<Illegal> checkSay(const Choice &choice, const Say &say)
{
    return illegalUnless(say.signal == Signal::none || signalsNow(choice).contains(say.signal), Illegal::noSuchSignal);
}

/// Calls `each` with every discard.
template<class Each>
void forEachDiscard(const Choice &choice, Each &&each)
{
    const Discardable cards = discardable(choice.hand, *choice.ranking);
    const int trumps = trumpsToLay(cards);
    const CardSet from = trumps == 0 ? cards.plain : cards.plain | cards.trumps;
    for (const Card one : from)
        for (const Card other : from) {
            const CardSet both = CardSet::of(one) | CardSet::of(other);
            if (one.face() < other.face() && (both & cards.trumps).size() == trumps)
                each(Discard{{one, other}});
        }
}

Move randomDiscard(const Choice &choice, game::Random &random)
{
    std::uint32_t count = 0;
    forEachDiscard(choice, [&count](const Discard &) { ++count; });
    std::uint32_t left = random.below(count);
    Discard drawn;
    forEachDiscard(choice, [&](const Discard &discard) {
        if (left-- == 0)
            drawn = discard;
    });
    return drawn;
}

Move randomPlay(const Choice &choice, game::Random &random)
{
    const CardSet cards = playable(choice.hand, choice.led);
    if (choice.signals.empty())
        return Play{cards.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(cards.size()))))};
    std::array<SignalSet, mostInHand> with;
    int count = 0;
    std::size_t place = 0;
    for (const Card card : cards) {
        with[place] = signalsWith(choice, card);
        count += 1 + with[place++].size();
    }
    int left = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    place = 0;
    for (const Card card : cards) {
        const int own = 1 + with[place].size();
        if (left < own)
            return Play{card, left == 0 ? Signal::none : with[place].nth(left - 1)};
        left -= own;
        ++place;
    }
    return Play{};
}

} // namespace

int trumpsToLay(const Discardable &cards)
{
    return std::max(0, cardsLaid - cards.plain.size());
}

Discardable discardable(CardSet hand, const Ranking &ranking)
{
    const CardSet may = hand - ranking.mayNotBeLaid();
    return {.plain = may - trumpCards, .trumps = may & trumpCards};
}

SignalSet signalsWith(const Choice &choice, Card card)
{
    if (choice.signals.empty())
        return {};
    return choice.signals
        & signalsWith({.card = card,
                       .hand = choice.hand - CardSet::of(card),
                       .unseen = choice.unseen,
                       .leads = choice.leads,
                       .follows = !choice.leads && choice.led && cardsOf(*choice.led).contains(card),
                       .partnerHasLed = choice.partnerHasLed},
                      *choice.ranking);
}

SignalSet signalsNow(const Choice &choice)
{
    if (choice.phase == Phase::request)
        return choice.signals & beforeLead;
    if (choice.phase != Phase::secondSignal)
        return {};
    SignalSet signals = signalsWith(choice, choice.played.card);
    signals.erase(choice.played.signal);
    return signals;
}

std::optional<Illegal> check(const Choice &choice, const Move &move)
{
    switch (choice.phase) {
    case Phase::cut:
        if (const auto *cut = std::get_if<Cut>(&move))
            return illegalUnless(cut->at >= 1 && cut->at <= cutMost, Illegal::cutOutsideThePack);
        break;
    case Phase::discard:
        if (const auto *discard = std::get_if<Discard>(&move))
            return checkDiscard(choice, *discard);
        break;
    case Phase::play:
        if (const auto *play = std::get_if<Play>(&move))
            return checkPlay(choice, *play);
        break;
    case Phase::request:
    case Phase::secondSignal:
        if (const auto *say = std::get_if<Say>(&move))
            return checkSay(choice, *say);
        break;
    case Phase::firstDealer:
    case Phase::shuffle:
    case Phase::over:
        break;
    }
    return Illegal::notNow;
}

MoveList legalMoves(const Choice &choice)
{
    MoveList moves;
    switch (choice.phase) {
    case Phase::cut:
        for (int at = 1; at <= cutMost; ++at)
            moves.push_back(Cut{at});
        break;
    case Phase::discard:
        forEachDiscard(choice, [&moves](const Discard &discard) { moves.push_back(discard); });
        break;
    case Phase::play:
        for (const Card card : playable(choice.hand, choice.led)) {
            moves.push_back(Play{card});
            for (const Signal signal : signalsWith(choice, card))
                moves.push_back(Play{card, signal});
        }
        break;
    case Phase::request:
    case Phase::secondSignal:
        moves.push_back(Say{});
        for (const Signal signal : signalsNow(choice))
            moves.push_back(Say{signal});
        break;
    case Phase::firstDealer:
    case Phase::shuffle:
    case Phase::over:
        break;
    }
    return moves;
}

Move randomMove(const Choice &choice, game::Random &random)
{
    switch (choice.phase) {
    case Phase::cut:
        return Cut{1 + static_cast<int>(random.below(static_cast<std::uint32_t>(cutMost)))};
    case Phase::discard:
        return randomDiscard(choice, random);
    case Phase::play:
        return randomPlay(choice, random);
    default: {
        const SignalSet signals = signalsNow(choice);
        const auto number = random.below(1 + static_cast<std::uint32_t>(signals.size()));
        return Say{number == 0 ? Signal::none : signals.nth(static_cast<int>(number) - 1)};
    }
    }
}

} // namespace knock
