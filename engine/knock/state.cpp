// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/state.h"

#include "cards/dealing.h"

#include <algorithm>
#include <cassert>

namespace knock {

using game::at;
using game::nobody;
using game::Seat;

namespace {

/// Makes the event only where somebody listens.
template<class Make>
void report(Sink sink, Make &&make)
{
    if (sink)
        sink(make());
}

} // namespace

State::State(const Options &options, [[maybe_unused]] int seated)
    : m_options(options)
    , m_ranking(&Ranking::of(options))
    , m_signals(signalsOf(options))
{
    assert(!check(options, seated));
}

State::State(const Options &options, int seated, const Opening &opening)
    : State(options, seated)
{
    m_phase = Phase::shuffle;
    m_dealer = opening.dealer;
    m_score = opening.score;
}

// ---------------------------------------------------------------- packs that come in

Pack State::newPack() const
{
    Pack pack = cards::tarocco::newPack();
    if (m_phase == Phase::firstDealer)
        pack.truncate(knock::seats);
    return pack;
}

void State::supply(const Pack &shuffled, Sink sink)
{
    assert(awaitsPack() && shuffled.size() == newPack().size());
    if (m_phase == Phase::firstDealer) {
        m_dealer = static_cast<Seat>(newPack().indexOf(shuffled[shuffled.size() - 1]));
        m_phase = Phase::shuffle;
        report(sink, [&] { return FirstDealerFound{.dealer = m_dealer}; });
        return;
    }
    if (m_deal++ > 0)
        m_dealer = after(m_dealer);
    m_pack = shuffled;
    m_hands = {};
    m_laid = {};
    m_played = {};
    m_trick = {};
    m_tricks.clear();
    m_hasLed = {};
    m_lastPlay = {};
    m_won = {};
    m_tricksWon = {};
    m_foolFrom = m_foolIn = nobody;
    m_said.clear();
    m_phase = Phase::cut;
    m_toMove = (m_dealer + knock::seats - 1) % knock::seats;
}

// ---------------------------------------------------------------- moves, phase by phase

std::optional<Illegal> State::apply(const Move &move, Sink sink)
{
    if (const auto illegal = check(choice(), move))
        return illegal;
    if (const auto *play = std::get_if<Play>(&move))
        applyPlay(*play, sink);
    else if (const auto *say = std::get_if<Say>(&move))
        applySay(*say, sink);
    else if (const auto *discard = std::get_if<Discard>(&move))
        applyDiscard(*discard, sink);
    else
        applyCut(std::get<Cut>(move), sink);
    return std::nullopt;
}

void State::applyCut(const Cut &cut, Sink sink)
{
    const Seat cutBy = m_toMove;
    cards::cut(m_pack, cut.at);
    std::array<Hand, knock::seats> hands;
    cards::dealSingly(m_pack, hands, tricksInDeal * knock::seats, m_dealer, after);
    for (Seat seat = 0; seat < knock::seats; ++seat)
        m_hands[at(seat)] = CardSet(hands[at(seat)]);
    m_hands[at(m_dealer)] |= CardSet(m_pack);
    m_pack.clear();
    m_phase = Phase::discard;
    m_toMove = m_dealer;
    report(sink, [&] {
        Dealt dealt{.number = m_deal, .dealer = m_dealer, .cutBy = cutBy, .cutAt = cut.at, .hands = {}};
        for (Seat seat = 0; seat < knock::seats; ++seat)
            dealt.hands[at(seat)] = listOf(m_hands[at(seat)]);
        return dealt;
    });
}

void State::applyDiscard(const Discard &discard, Sink sink)
{
    const Seat seat = m_toMove;
    m_laid = CardSet(discard.cards);
    m_hands[at(seat)] = m_hands[at(seat)] - m_laid;
    startTrick(after(m_dealer));
    report(sink, [&] { return Moved{.seat = seat, .move = Discard{listOf<Laid>(m_laid)}}; });
}

void State::startTrick(Seat leader)
{
    m_trick = {.leader = leader, .cards = {}};
    const bool asks = !(m_signals & beforeLead).empty();
    m_phase = asks ? Phase::request : Phase::play;
    m_toMove = asks ? partnerOf(leader) : leader;
}

void State::note(Signal signal)
{
    if (signal == Signal::none)
        return;
    const Card with = m_phase == Phase::request ? fool : m_lastPlay.card;
    m_said.push_back({.trick = tricksOver() + 1,
                      .seat = m_toMove,
                      .signal = signal,
                      .suit = with == fool ? std::nullopt : std::optional(cards::tarocco::suit(with))});
}

void State::applySay(const Say &say, Sink sink)
{
    const Seat seat = m_toMove;
    note(say.signal);
    if (m_phase == Phase::request) {
        m_phase = Phase::play;
        m_toMove = m_trick.leader;
        report(sink, [&] { return Moved{.seat = seat, .move = say}; });
        return;
    }
    m_toMove = m_trick.complete() ? nobody : after(seat);
    m_phase = Phase::play;
    report(sink, [&] { return Moved{.seat = seat, .move = say}; });
    goOn(sink);
}

void State::applyPlay(const Play &play, Sink sink)
{
    const Seat seat = m_toMove;
    m_hands[at(seat)].erase(play.card);
    m_played.insert(play.card);
    m_trick.cards.push_back(play.card);
    m_lastPlay = play;
    if (play.card == fool)
        m_foolFrom = seat;
    else if (seat == m_trick.leader)
        m_hasLed[at(seat)] = true;
    note(play.signal);
    if (play.signal != Signal::none && m_options.signalsPerPlay > 1) {
        // Asked also where nothing more is true, since that is nobody's business.
        m_phase = Phase::secondSignal;
        report(sink, [&] { return Moved{.seat = seat, .move = play}; });
        return;
    }
    m_toMove = m_trick.complete() ? nobody : after(seat);
    report(sink, [&] { return Moved{.seat = seat, .move = play}; });
    goOn(sink);
}

void State::goOn(Sink sink)
{
    if (m_trick.complete())
        endTrick(sink);
}

// ---------------------------------------------------------------- ends

void State::endTrick(Sink sink)
{
    const Seat winner = m_trick.winner(*m_ranking);
    const std::size_t side = sideOf(winner);
    for (const Card card : m_trick.cards) {
        if (card == fool)
            m_foolIn = winner;
        else
            m_won[side].insert(card);
    }
    ++m_tricksWon[side];
    m_tricks.push_back(m_trick);
    if (m_tricks.size() < tricksInDeal) {
        startTrick(winner);
        report(sink, [&] { return TrickWon{.winner = winner}; });
        return;
    }
    m_trick = {};
    m_phase = Phase::shuffle;
    report(sink, [&] { return TrickWon{.winner = winner}; });
    endDeal(sink);
}

void State::endDeal(Sink sink)
{
    const Settlement settled = settle({.cards = m_won,
                                       .tricks = m_tricksWon,
                                       .laid = m_laid,
                                       .dealer = sideOf(m_dealer),
                                       .foolFrom = sideOf(m_foolFrom),
                                       .foolIn = sideOf(m_foolIn)},
                                      m_options);
    std::array<int, sides> change{};
    for (std::size_t side = 0; side < sides; ++side) {
        change[side] = settled.gamePoints(side);
        m_score[side] += change[side];
    }
    if (m_deal == handsPerMatch(m_options))
        m_phase = Phase::over;
    report(sink, [&] {
        return Showdown{.laid = listOf<Laid>(m_laid),
                        .paid = settled.paid,
                        .points = spread(settled.points),
                        .tricks = spread(settled.tricks),
                        .change = spread(change),
                        .score = spread(m_score)};
    });
    if (over())
        report(sink, [&] { return MatchEnded{.winners = leaders(m_score)}; });
}

} // namespace knock
