// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/state.h"
#include "thirtyone/report.h"

#include <algorithm>
#include <cassert>

namespace thirtyone {

using cards::Card;
using game::at;
using game::nobody;
using game::Seat;

State::State(const Options &options, int seats)
    : m_deal{.values = &HandValues::table(options.threeOfAKind305), .options = options, .play = {.seats = seats}}
{
    assert(!check(options, seats));
    for (Seat seat = 0; seat < seats; ++seat) {
        m_tokens[at(seat)] = static_cast<std::int16_t>(scoreAtStart(options));
        m_in.insert(seat);
        m_wagers.purse[at(seat)] = static_cast<std::int16_t>(options.sideBets ? options.sidePurse : 0);
    }
}

State::State(const Options &options, int seats, const Opening &opening)
    : State(options, seats)
{
    m_phase = Phase::shuffle;
    m_deal.play.dealer = opening.dealer;
    m_tokens = opening.tokens;
    m_deal.pot = opening.pot;
    m_in = stillIn();
}

// ---------------------------------------------------------------- packs that come in

Pack State::newPack() const
{
    using cards::french::Rank;
    static constexpr Pack full = cards::french::newPack<cards::french::packSize>();
    static constexpr Pack stripped = cards::french::newPack<cards::french::packSize>(Rank::seven);
    Pack pack = options().pack == PackKind::full ? full : stripped;
    if (m_phase == Phase::firstDealer)
        pack.truncate(static_cast<std::size_t>(seats()));
    return pack;
}

void State::supply(const Pack &shuffled, Sink sink)
{
    assert(awaitsPack() && shuffled.size() == newPack().size());
    if (m_phase == Phase::firstDealer) {
        m_deal.play.dealer = static_cast<Seat>(newPack().indexOf(shuffled[shuffled.size() - 1]));
        m_phase = Phase::shuffle;
        report(sink, [&] { return FirstDealerFound{.dealer = m_deal.play.dealer}; });
        return;
    }
    ++m_number;
    m_deal.begin(m_in, shuffled, m_packet);
    m_packet.clear();
    m_phase = m_deal.phase;
}

// ---------------------------------------------------------------- moves, phase by phase

std::optional<Illegal> State::apply(const Move &move, Sink sink)
{
    if (const auto illegal = check(choice(), move))
        return illegal;
    if (m_phase == Phase::cut)
        applyCut(std::get<Cut>(move), sink);
    else if (m_phase == Phase::dealersChoice)
        applyKeep(std::get<Keep>(move), sink);
    else if (m_phase == Phase::reset)
        applyReset(move, sink);
    else if (m_phase == Phase::offer || m_phase == Phase::answer)
        applyBet(move, sink);
    else
        applyTurn(move, sink);
    return std::nullopt;
}

void State::applyCut(const Cut &cut, Sink sink)
{
    const Seat cutBy = m_deal.play.toMove;
    m_before = m_tokens;
    if (scoreOf(options()) == game::Score::chips)
        for (const Seat seat : m_deal.play.playing) {
            m_tokens[at(seat)] = static_cast<std::int16_t>(m_tokens[at(seat)] - options().ante);
            m_deal.pot += options().ante;
        }
    m_deal.chips = m_tokens;
    m_deal.dealOut(cut.at);
    m_phase = m_deal.phase;
    report(sink, [&] {
        return Dealt{.number = m_number,
                     .dealer = m_deal.play.dealer,
                     .cutBy = cutBy,
                     .cutAt = cut.at,
                     .hands = m_deal.hands,
                     .turned = hasPiles(options()) ? m_deal.piles.discards[0] : Card(),
                     .middle = m_deal.middle,
                     .aside = m_deal.aside,
                     .closed = m_deal.closed.cards};
    });
    // A 31 is looked for when all hands are what they will be.
    if (m_phase != Phase::dealersChoice)
        m_deal.blitz(m_deal.play.playing);
    follow(sink);
}

void State::applyKeep(const Keep &keep, Sink sink)
{
    const Seat seat = m_deal.play.dealer;
    m_deal.keep(keep.second);
    m_phase = m_deal.phase;
    report(sink,
           [&] { return Moved{.seat = seat, .move = keep, .hand = m_deal.hand(seat), .laid = m_deal.middle.cards}; });
    m_deal.blitz(m_deal.play.playing);
    follow(sink);
}

Moved State::makeTurn(const Move &move)
{
    const Seat seat = m_deal.play.toMove;
    Moved moved{.seat = seat, .move = move};
    if (std::holds_alternative<DrawStock>(move)) {
        moved.got = m_deal.draw();
    } else if (std::holds_alternative<TakeDiscard>(move)) {
        moved.got = m_deal.take();
    } else if (const auto *discard = std::get_if<Discard>(&move)) {
        m_deal.discard(discard->card);
    } else if (const auto *exchange = std::get_if<Exchange>(&move)) {
        const Places open = m_deal.middle.open;
        moved.took = m_deal.exchange(*exchange);
        std::size_t card = 0;
        for (std::size_t place = 0; place < cardsInHand; ++place) {
            if (!holds(exchange->places, place))
                continue;
            if (!holds(open, place))
                moved.unseen |= static_cast<Places>(1U << card);
            ++card;
        }
    } else if (std::holds_alternative<SwapFaceDown>(move)) {
        moved.laid = m_deal.hand(seat);
        m_deal.swapFaceDown();
        moved.took = m_deal.hand(seat);
        moved.unseen = allPlaces;
    } else if (std::holds_alternative<Knock>(move)) {
        m_deal.knock();
    } else {
        m_deal.stand();
    }
    moved.hand = m_deal.hand(seat);
    return moved;
}

void State::applyTurn(const Move &move, Sink sink)
{
    const Moved moved = makeTurn(move);
    m_phase = m_deal.phase;
    report(sink, [&] { return moved; });
    if (moved.got.hidden())
        m_deal.endTurn();
    follow(sink);
}

// ---------------------------------------------------------------- what can be known

int State::pot() const
{
    if (options().settlement == Settlement::bill)
        return seats() * options().billValue;
    if (options().settlement == Settlement::points)
        return 0;
    if (options().settlement == Settlement::pot)
        return m_deal.pot;
    int paid = 0;
    for (Seat seat = 0; seat < seats(); ++seat)
        paid += options().lives - piecesOf(m_tokens[at(seat)], options());
    return paid;
}

Choice State::choice() const
{
    // Filled in its place: playouts ask for millions of these.
    Choice choice;
    choice.phase = m_phase;
    choice.cutMost = cardsInPack(options()) - 1 - static_cast<int>(m_deal.middle.cards.size());
    choice.source = options().source;
    choice.stockEmpty = m_deal.piles.stock.empty();
    choice.mayKnock = m_deal.mayKnock();
    if (m_phase == Phase::discardOne || hasMiddle(options()))
        choice.hand = m_deal.hand(m_deal.play.toMove);
    choice.taken = m_deal.taken;
    if (m_phase == Phase::offer)
        choice.betting = bettingOf(m_wagers, m_deal.play.toMove, m_in, seats());
    return choice;
}

View State::view(Seat seat) const
{
    View view;
    view.options = options();
    view.values = m_deal.values;
    view.phase = m_phase;
    view.seats = seats();
    view.seat = seat;
    view.toMove = toMove();
    view.deal = m_number;
    view.dealer = m_deal.play.dealer;
    view.knocker = m_deal.play.knocker;
    view.lap = m_deal.play.lap;
    view.playing = m_deal.play.playing;
    view.tokens = m_tokens;
    view.in = m_in;
    view.pot = pot();
    view.winners = m_winners;
    view.hand = m_deal.hand(seat);
    view.taken = m_deal.taken;
    view.stock = static_cast<int>(m_deal.piles.stock.size());
    view.discards = m_deal.piles.discards;
    view.packet = m_packet;
    view.middle = m_deal.middle;
    for (std::size_t place = 0; place < view.middle.cards.size(); ++place)
        if (!holds(view.middle.open, place))
            view.middle.cards[place] = Card();
    if (seat == m_deal.play.dealer)
        view.aside = m_deal.aside;
    if (!m_deal.closed.cards.empty()) {
        view.closed = m_deal.closed;
        for (Card &card : view.closed.cards)
            if (!m_deal.sees(seat, card))
                card = Card();
    }
    for (const Seat each : m_deal.play.playing)
        view.known[at(each)] = each == seat ? m_deal.known[at(each)] : m_deal.knownTo(seat, each);
    view.wagers = m_wagers;
    view.haveReset = m_haveReset;
    const bool between = toMove() == nobody || m_phase == Phase::offer || m_phase == Phase::answer;
    if ((between || m_phase == Phase::reset) && m_deal.ending && m_deal.ending != Ending::stockOut) // T31-15
        view.shown = m_deal.hands;
    for (const Seat blitzer : m_deal.blitzers) // it is shown at once, before the others' hands
        view.shown[at(blitzer)] = m_deal.hand(blitzer);
    return view;
}

Pack State::allCards() const
{
    Pack all = m_deal.piles.stock;
    for (const Card card : m_deal.piles.discards)
        all.push_back(card);
    for (const Hand &held : m_deal.hands)
        for (const Card card : held)
            all.push_back(card);
    for (const Hand *lying : {&m_deal.middle.cards, &m_deal.aside, &m_deal.closed.cards})
        for (const Card card : *lying)
            all.push_back(card);
    return all;
}

} // namespace thirtyone
