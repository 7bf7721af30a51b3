// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/state.h"

#include <algorithm>
#include <cassert>

namespace thirtyone {

using cards::Card;
using game::at;
using game::nobody;
using game::Seat;

namespace {

/// Tells an event, which is made only where somebody listens.
void report(Sink sink, const auto &makeEvent)
{
    if (sink)
        sink(Event(makeEvent()));
}

} // namespace

State::State(const Options &options, int seats)
    : m_deal{.values = &HandValues::table(options.threeOfAKind305), .options = options, .play = {.seats = seats}}
{
    assert(!check(options, seats));
    for (Seat seat = 0; seat < seats; ++seat) {
        m_tokens[at(seat)] = static_cast<std::int16_t>(scoreAtStart(options));
        m_in.insert(seat);
    }
}

State::State(const Options &options, int seats, const Opening &opening)
    : State(options, seats)
{
    m_phase = Phase::shuffle;
    m_deal.play.dealer = opening.dealer;
    m_tokens = opening.tokens;
    if (scoreOf(options) == game::Score::lives)
        m_in = knocking::alive(m_tokens, seats);
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
    m_deal.begin(m_in, shuffled);
    m_phase = m_deal.phase;
}

// ---------------------------------------------------------------- moves, phase by phase

std::optional<Illegal> State::apply(const Move &move, Sink sink)
{
    if (const auto illegal = check(choice(), move))
        return illegal;
    if (m_phase == Phase::cut)
        applyCut(std::get<Cut>(move), sink);
    else
        applyTurn(move, sink);
    return std::nullopt;
}

void State::applyCut(const Cut &cut, Sink sink)
{
    const Seat cutBy = m_deal.play.toMove;
    m_deal.dealOut(cut.at);
    m_phase = m_deal.phase;
    report(sink, [&] {
        return Dealt{.number = m_number,
                     .dealer = m_deal.play.dealer,
                     .cutBy = cutBy,
                     .cutAt = cut.at,
                     .hands = m_deal.hands,
                     .turned = m_deal.piles.discards[0]};
    });
    m_deal.blitz(m_deal.play.playing);
    follow(sink);
}

void State::applyTurn(const Move &move, Sink sink)
{
    const Seat seat = m_deal.play.toMove;
    Card got;
    if (std::holds_alternative<DrawStock>(move))
        got = m_deal.draw();
    else if (std::holds_alternative<TakeDiscard>(move))
        got = m_deal.take();
    else if (const auto *discard = std::get_if<Discard>(&move))
        m_deal.discard(discard->card);
    else if (std::holds_alternative<Knock>(move))
        m_deal.knock();
    else
        m_deal.stand();
    m_phase = m_deal.phase;
    report(sink, [&] { return Moved{.seat = seat, .move = move, .got = got, .hand = m_deal.hand(seat)}; });
    if (got.hidden())
        m_deal.endTurn();
    follow(sink);
}

// ---------------------------------------------------------------- blitz, showdown, end

void State::follow(Sink sink)
{
    m_phase = m_deal.phase;
    if (!m_deal.ending)
        return;
    if (m_deal.ending == Ending::blitz)
        report(sink, [&] { return Blitzed{.seats = m_deal.blitzers}; });
    settle(sink);
}

void State::settle(Sink sink)
{
    const knocking::Tokens before = m_tokens;
    const Outcome outcome = m_deal.outcome();
    for (const Seat seat : m_deal.play.playing) {
        auto &tokens = m_tokens[at(seat)];
        tokens = static_cast<std::int16_t>(std::max(0, tokens - outcome.lost[at(seat)] + outcome.gained[at(seat)]));
    }
    if (scoreOf(options()) == game::Score::lives)
        m_in = knocking::alive(m_tokens, seats());
    m_phase = Phase::shuffle;
    report(sink, [&] {
        return Showdown{.ending = *m_deal.ending,
                        .hands = m_deal.hands,
                        .playing = m_deal.play.playing,
                        .knocker = m_deal.play.knocker,
                        .outcome = outcome,
                        .kind = scoreOf(options()),
                        .before = before,
                        .tokens = m_tokens,
                        .in = m_in,
                        .pot = pot()};
    });
    assert(!m_in.empty()); // T31-10
    m_winner = winner();
    if (m_winner == nobody) {
        m_deal.play.dealer = game::nextSeat(m_deal.play.dealer, m_in, seats());
        return;
    }
    m_phase = Phase::over;
    report(sink, [&] { return MatchEnded{.winner = m_winner, .pot = pot()}; });
}

Seat State::winner() const
{
    if (scoreOf(options()) == game::Score::lives)
        return m_in.size() == 1 ? m_in.lowest() : nobody;
    // CUM-5: of those who have enough the one with most; while several have as many, all play on.
    int most = 0;
    Seat first = nobody;
    bool shared = false;
    for (const Seat seat : m_in) {
        const int points = m_tokens[at(seat)];
        shared = points == most || (shared && points < most);
        if (points > most) {
            most = points;
            first = seat;
        }
    }
    return most >= options().target && !shared ? first : nobody;
}

// ---------------------------------------------------------------- what can be known

int State::pot() const
{
    if (options().settlement == Settlement::bill)
        return seats() * options().billValue;
    if (options().settlement == Settlement::points)
        return 0;
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
    choice.cutMost = cardsInPack(options()) - 1;
    choice.stockEmpty = m_deal.piles.stock.empty();
    choice.mayKnock = m_deal.mayKnock();
    if (m_phase == Phase::discardOne)
        choice.hand = m_deal.hand(m_deal.play.toMove);
    choice.taken = m_deal.taken;
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
    view.winner = m_winner;
    view.hand = m_deal.hand(seat);
    view.taken = m_deal.taken;
    view.stock = static_cast<int>(m_deal.piles.stock.size());
    view.discards = m_deal.piles.discards;
    view.known = m_deal.known;
    if (toMove() == nobody && m_deal.ending && m_deal.ending != Ending::stockOut) // T31-15
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
    return all;
}

} // namespace thirtyone
