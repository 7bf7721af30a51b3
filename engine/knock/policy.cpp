// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/policy.h"

#include "knock/rollout_policy.h"
#include "opponents/race.h"

#include <algorithm>

namespace knock {

using game::Seat;
using opponents::Level;
using opponents::Temperament;

namespace {

/// How dear its cards are to a player.
double thriftOf(Temperament temperament)
{
    switch (temperament) {
    case Temperament::early:
        return 0.8;
    case Temperament::late:
        return 1.2;
    case Temperament::hoarder:
        return 1.4;
    case Temperament::even:
    case Temperament::denier: // nothing is left to the next seat here
        break;
    }
    return 1;
}

/// A casual player thinks of nothing but the trick once in so many cards.
constexpr std::uint32_t slips = 16;
constexpr int lowTrumps = 10;

/// What the partner's requests make of a card, in points: those of this trick, and those about a suit. A regular
/// gives a low trump nine times in ten where it is asked for and there is one, a high one seven times: who asks and is
/// not heard does not ask again. Among regulars that neither gains nor costs (0.5 ± 1.9 points a match, 1,000 matches).
double asked(const View &view, const Memory &memory, Card card)
{
    using cards::tarocco::number;
    constexpr double much = 10;
    constexpr double some = 3;
    const auto now = static_cast<int>(view.tricks[0] + view.tricks[1]) + 1;
    const bool leads = view.trick.cards.empty();
    const bool trump = cards::tarocco::isTrump(card);
    double worth = 0;
    for (const Said &said : view.said) {
        if (said.seat != partnerOf(view.seat))
            continue;
        const bool thisTrick = said.trick == now;
        switch (said.signal) {
        case Signal::bijou:
            worth += thisTrick && leads && trump && number(card) <= lowTrumps && card != magician ? much : 0;
            break;
        case Signal::grand:
            worth += thisTrick && leads && trump && number(card) > lowTrumps ? much : 0;
            break;
        case Signal::trumpLow:
            worth += thisTrick && trump && number(card) <= lowTrumps ? some : 0;
            break;
        case Signal::anotherSuit:
            if (leads && card != fool && memory.knows(view.deal) && memory.ledIn(view.seat) <= said.trick
                && memory.ledLast(view.seat) == cards::tarocco::suit(card))
                worth -= some;
            break;
        case Signal::saveHighTrumps:
        case Signal::notYourHighest:
            worth -= thisTrick && trump && number(card) > lowTrumps ? some : 0;
            break;
        case Signal::notThisSuit:
            worth -= leads && card != fool && said.suit == cards::tarocco::suit(card) ? some : 0;
            break;
        default:
            break;
        }
    }
    return worth;
}

} // namespace

Policy::Policy(Level level, std::uint64_t seed, Temperament temperament)
    : m_level(level)
    , m_temperament(temperament)
    , m_random(seed)
{
}

void Policy::happened(const Event &seen)
{
    m_memory.happened(seen);
}

Move Policy::choose(const View &view, const std::stop_token &stop)
{
    switch (view.phase) {
    case Phase::cut:
        return Cut{1 + static_cast<int>(m_random.below(static_cast<std::uint32_t>(cutMost)))};
    case Phase::discard:
        return discard(view, stop);
    case Phase::request:
        return say(view);
    case Phase::play: {
        const Card played = card(view, stop);
        return Play{played, signalWith(view, played)};
    }
    default:
        return Say{};
    }
}

Move Policy::discard(const View &view, const std::stop_token &stop)
{
    const MoveList moves = legalMoves(view.choice());
    if (m_level < Level::regular)
        return moves[m_random.below(static_cast<std::uint32_t>(moves.size()))];
    if (m_level == Level::expert) {
        constexpr int playouts = 4000; // there is one discard in a deal
        const Habits habits(*view.ranking, thriftOf(m_temperament));
        DiscardPolicy rollouts(view, m_memory, habits, playouts);
        opponents::Race<Discard, DiscardPolicy> race(rollouts, m_random, [](const Discard &) { return 0.0; });
        return race.run(stop);
    }
    const CardSet hand(view.hand);
    const auto worth = [&](const Move &move) { return worthLaid(hand, std::get<Discard>(move), *view.ranking); };
    return *std::max_element(moves.begin(), moves.end(),
                             [&](const Move &one, const Move &other) { return worth(one) < worth(other); });
}

Say Policy::say(const View &view) const
{
    constexpr int many = 4;
    const CardSet trumps = CardSet(view.hand) & trumpCards;
    const bool strong = m_level >= Level::casual && trumps.size() >= many
        && view.ranking->strengthOf(trumps) > view.ranking->strengthOf(view.unseen & trumpCards);
    return {strong ? Signal::bijou : Signal::none};
}

Card Policy::card(const View &view, const std::stop_token &stop)
{
    const CardSet may = playable(CardSet(view.hand), view.trick.led());
    if (may.size() == 1)
        return may.first();
    switch (m_level) {
    case Level::novice:
        return highest(view);
    case Level::casual:
        return m_random.once(slips) ? highest(view) : bestByOutlook(view, Outlook::Counting::trumps);
    case Level::regular:
        return bestByOutlook(view, Outlook::Counting::all);
    case Level::expert:
        break;
    }
    return bestByRollouts(view, stop);
}

Card Policy::highest(const View &view)
{
    const Ranking &ranking = *view.ranking;
    const CardSet may = playable(CardSet(view.hand), view.trick.led()) - CardSet::of(fool);
    const bool partners = view.trick.winner(ranking) == partnerOf(view.seat);
    const CardSet takes = partners ? CardSet() : taking(may, view);
    const bool last = view.trick.cards.size() + 1 == seats;
    // High where that takes the trick; low as the last, and where nothing takes it or the partner has it.
    CardSet best;
    int most = 0;
    for (const Card card : takes.empty() ? may : takes) {
        const int own = takes.empty() || last ? -height(card, ranking) : height(card, ranking);
        if (best.empty() || own > most)
            best = {};
        most = best.empty() ? own : most;
        if (own == most)
            best.insert(card);
    }
    return best.nth(static_cast<int>(m_random.below(static_cast<std::uint32_t>(best.size()))));
}

Card Policy::bestByOutlook(const View &view, Outlook::Counting counting)
{
    const Outlook outlook(view, m_memory, counting);
    const Habits habits(*view.ranking, thriftOf(m_temperament));
    Card best;
    double most = 0;
    for (const Card card : playable(CardSet(view.hand), view.trick.led())) {
        const double worth
            = outlook.worth(card, habits) + (counting == Outlook::Counting::all ? asked(view, m_memory, card) : 0);
        if (best.hidden() || worth > most) {
            best = card;
            most = worth;
        }
    }
    return best;
}

Card Policy::bestByRollouts(const View &view, const std::stop_token &stop)
{
    constexpr int playouts = 1000;
    constexpr double pointsToWorth = 1.0 / (2 * pointsInDeal);
    const Habits habits(*view.ranking, thriftOf(m_temperament));
    RolloutPolicy rollouts(view, m_memory, habits, playouts);
    opponents::Race<Card, RolloutPolicy> race(rollouts, m_random,
                                              [&](Card card) { return pointsToWorth * asked(view, m_memory, card); });
    return race.run(stop);
}

Signal Policy::signalWith(const View &view, Card card) const
{
    if (m_level < Level::casual)
        return Signal::none;
    const SignalSet may = signalsWith(view.choice(), card);
    const auto known = [&](Signal signal) {
        Memory heard = m_memory;
        heard.happened(Moved{view.seat, Play{card, signal}});
        return heard.holds(view.seat, *view.ranking);
    };
    const CardSet before = known(Signal::none);
    // Those that gain more by what the partner learns than they lose by what the others do, in matches of regulars with
    // and without. To tell of a last card costs most: two in a hundred matches.
    for (const Signal signal : {Signal::highestOfSuit, Signal::highestTrump, Signal::holdsWorld, Signal::queenOfSuit})
        if (may.contains(signal) && known(signal) != before) // nothing is said twice
            return signal;
    return Signal::none;
}

} // namespace knock
