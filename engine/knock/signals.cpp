// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/signals.h"

#include <algorithm>
#include <array>

namespace knock {

namespace {

constexpr bool fact = true;
constexpr bool request = false;
constexpr bool reducedToo = true;

constexpr std::array allSignals{
    SignalInfo{Signal::longSuit, "S1", fact},
    SignalInfo{Signal::restIsMine, "S2", fact},
    SignalInfo{Signal::trumpLow, "S3", request},
    SignalInfo{Signal::saveHighTrumps, "S4", request},
    SignalInfo{Signal::notYourHighest, "S5", request},
    SignalInfo{Signal::oneMore, "S6", fact},
    SignalInfo{Signal::anotherSuit, "S7", request},
    SignalInfo{Signal::lastTrump, "S8", fact, reducedToo},
    SignalInfo{Signal::magicianInDanger, "S9", fact},
    SignalInfo{Signal::highestTrump, "S10", fact, reducedToo},
    SignalInfo{Signal::twoHighestTrumps, "S11", fact},
    SignalInfo{Signal::holdsWorld, "S12", fact, reducedToo},
    SignalInfo{Signal::holdsSun, "S13", fact},
    SignalInfo{Signal::holdsMoon, "S14", fact},
    SignalInfo{Signal::holdsFifteen, "S15-15", fact},
    SignalInfo{Signal::holdsSixteen, "S15-16", fact},
    SignalInfo{Signal::holdsSeventeen, "S15-17", fact},
    SignalInfo{Signal::lastOfSuit, "S16", fact, reducedToo},
    SignalInfo{Signal::highestOfSuit, "S17", fact, reducedToo},
    SignalInfo{Signal::queenOfSuit, "S18", fact},
    SignalInfo{Signal::notThisSuit, "S19", request},
    SignalInfo{Signal::bijou, "S20", request, reducedToo},
    SignalInfo{Signal::grand, "S21", request, reducedToo},
};
static_assert(allSignals.size() + 1 == signalCount);

/// What may be said of the trumps in the hand, with a trump or the last card of a suit.
SignalSet aboutTrumps(CardSet hand, CardSet unseen, const Ranking &ranking)
{
    using cards::tarocco::trump;
    SignalSet signals;
    const CardSet mine = hand & trumpCards;
    if (mine.empty())
        return signals;
    // A card of the Quartet is no higher than another that may come after it (KNOCK-16).
    const int hidden = ranking.strengthOf(unseen & trumpCards);
    const Card highest = mine.contains(ranking.highestTrump()) ? ranking.highestTrump() : mine.last();
    signals.insertIf(ranking.strength(highest) > hidden, Signal::highestTrump);
    signals.insertIf(ranking.strengthOf(mine - CardSet::of(highest)) > hidden, Signal::twoHighestTrumps);
    signals.insertIf(hand.contains(worldTrump), Signal::holdsWorld);
    signals.insertIf(hand.contains(sunTrump), Signal::holdsSun);
    signals.insertIf(hand.contains(moonTrump), Signal::holdsMoon);
    signals.insertIf(hand.contains(trump(15)), Signal::holdsFifteen);
    signals.insertIf(hand.contains(trump(16)), Signal::holdsSixteen);
    signals.insertIf(hand.contains(trump(17)), Signal::holdsSeventeen);
    return signals;
}

} // namespace

std::span<const SignalInfo> signalList()
{
    return allSignals;
}

const SignalInfo &infoOf(Signal signal)
{
    static constexpr SignalInfo none;
    return signal == Signal::none ? none : allSignals[static_cast<std::size_t>(signal) - 1];
}

std::optional<Signal> signalNamed(std::string_view id)
{
    const auto *const found
        = std::find_if(allSignals.begin(), allSignals.end(), [id](const SignalInfo &info) { return info.id == id; });
    return found == allSignals.end() ? std::nullopt : std::optional(found->signal);
}

SignalSet signalsOf(const Options &options)
{
    static constexpr auto sets = [] {
        std::array<SignalSet, 3> all; // as Options::Signals has them
        for (const SignalInfo &info : allSignals) {
            all[0].insert(info.signal);
            all[1].insertIf(info.reduced, info.signal);
        }
        return all;
    }();
    return sets[static_cast<std::size_t>(options.signals)];
}

SignalSet signalsWith(const SignalledPlay &play, const Ranking &ranking)
{
    SignalSet signals;
    if (play.card == fool)
        return signals; // KNOCK-15
    const Suit suit = cards::tarocco::suit(play.card);
    const bool trump = suit == Suit::trumps;
    const CardSet mine = play.hand & cardsOf(suit);
    const CardSet hidden = play.unseen & cardsOf(suit);
    constexpr int many = 4; // KNOCK-14, with the card that is led
    if (play.leads) {
        signals |= {Signal::trumpLow, Signal::saveHighTrumps, Signal::notYourHighest};
        signals.insertIf(!trump && mine.size() + 1 >= many, Signal::longSuit);
        signals.insertIf(!trump && hidden.size() == 1, Signal::restIsMine);
    }
    signals.insertIf(mine.size() == 1, Signal::oneMore);
    signals.insertIf(play.partnerHasLed, Signal::anotherSuit);
    signals.insertIf(play.follows, Signal::notThisSuit);
    if (trump) {
        signals.insertIf(mine.empty(), Signal::lastTrump);
        signals.insertIf(play.hand.contains(magician), Signal::magicianInDanger);
    } else if (mine.empty()) {
        signals.insert(Signal::lastOfSuit);
    } else {
        signals.insertIf(ranking.strengthOf(mine) > ranking.strengthOf(hidden), Signal::highestOfSuit);
        signals.insertIf(mine.contains(cards::tarocco::card(suit, Rank::queen)), Signal::queenOfSuit);
    }
    if (trump || mine.empty())
        signals |= aboutTrumps(play.hand, play.unseen, ranking);
    return signals;
}

} // namespace knock
