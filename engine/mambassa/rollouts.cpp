// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/rollouts.h"

#include "mambassa/draws.h"
#include "mambassa/heuristics.h"

#include <cassert>

namespace mambassa {

using game::at;
using game::nobody;
using game::Seat;

namespace {

/// The numbers come nearest to how deals among the house's opponents end.
constexpr monte::Tries tries{.ofKnocker = 30, .afterLastTurn = 80, .afterATurn = 10};

/// Later turns of the seat's own are played with more patience than those of the others: it knocks with a hand that so
/// large a share more are weaker than, and not where an exchange betters it. Played like the others', a good hand was
/// knocked with at once, and whoever kept it seemed worse off than with a poor one.
constexpr double ownPatience = 0.05;

} // namespace

Rollouts::Rollouts(const View &view, std::uint64_t seed, Prior prior)
    : m_view(view)
    , m_prior(prior)
    , m_random(seed)
    , m_unseen(Determinization::from(view).missing(view))
    , m_turns(view, view.phase != Phase::dealersChoice)
{
    assert(fits(view));
    const Determinization shown = Determinization::from(view);
    for (const Move &move : legalMoves(view)) {
        Expectation expectation;
        expectation.move = move;
        expectation.hand = handAfter(view, move);
        expectation.then = secondStep(move, expectation.hand, shown);
        expect(expectation);
    }
}

// ---------------------------------------------------------------- the second step

std::optional<Move> Rollouts::secondStep(const Move &first, const Hand &hand, const Determinization &shown) const
{
    if (m_view.phase != Phase::exchange || isShirtChange(first) || endsThePlay(m_view.ranking->category(hand)))
        return std::nullopt;
    const double content = contentment(m_view.playing.size(), m_view.lap);
    const auto discarded = shown.usualDiscard(hand, cardsExchanged(first), content);
    return discarded ? Move(Draw{.discard = hand[*discarded]}) : Move(Stay{});
}

/// Whether to knock or to draw after an exchange of none, weighed in a few deals: so much depends on it that no rule of
/// thumb will do.
void Rollouts::weighTheKnock()
{
    constexpr int deals = 200;
    const std::size_t none = indexOf(Exchange{});
    if (m_view.phase != Phase::exchange || m_view.knocker != nobody)
        return;
    Expectation knocking = expectations()[none];
    knocking.then = Stay{};
    Expectation drawing = knocking;
    drawing.then = Draw{.discard = m_view.hand[Draws::table().best(m_view.hand).discarded]};
    int drawingLostMore = 0;
    for (int deal = 0; deal < deals; ++deal) {
        const Determinization imagined = determinize();
        drawingLostMore += lost(drawing, imagined) - lost(knocking, imagined);
    }
    expected(none).then = drawingLostMore >= 0 ? knocking.then : drawing.then;
}

// ---------------------------------------------------------------- imagining

Determinization Rollouts::determinize()
{
    Determinization deal = Determinization::from(m_view);
    if (m_prior == Prior::even) {
        deal.complete(m_view, m_unseen, m_random);
        return deal;
    }
    Pack pool = m_unseen;
    for (const Seat seat : m_view.playing)
        if (seat != m_view.seat)
            keepMostly(deal.hands[at(seat)], m_view.maybe[at(seat)], pool, m_random);
    const double content = contentment(m_view.playing.size(), m_view.lap);
    m_turns.mostCarefulFirst(m_view.playing, [&](Seat seat) {
        monte::fillPlausibly(m_turns, seat, deal.hands[at(seat)], pool, tries, *m_view.ranking, content, m_random);
    });
    m_random.shuffle(pool);
    deal.stock = Stock(pool);
    return deal;
}

void Rollouts::imagine(int deals)
{
    if (this->deals() == 0)
        weighTheKnock();
    follow(
        deals, [this] { return determinize(); },
        [this](Expectation &expectation, const Determinization &deal) { return lost(expectation, deal); });
}

/// Plays the deal to its end with that move.
int Rollouts::lost(Expectation &expectation, Determinization deal) const
{
    const Seat own = m_view.seat;
    const auto reckoned = [&] { return deal.reckoned(m_view); };
    const unsigned given = monte::placesGiven(deal.monte, std::get_if<Exchange>(&expectation.move));
    const auto strength = [&] { return deal.ranking->strength(deal.hands[at(own)]); };
    Strength before = strength();
    deal.make(expectation.move);
    if (expectation.then && !deal.over) {
        before = strength();
        deal.make(*expectation.then);
    }
    const bool drew = std::holds_alternative<Draw>(expectation.then.value_or(expectation.move));
    expectation.bettered += drew && strength() > before ? 1 : 0;
    expectation.lastAtOnce += reckoned().worst.contains(own) ? 1 : 0;

    bool comesAgain = false;
    for (bool first = true; !deal.over; first = false) {
        comesAgain = comesAgain || deal.toMove == own;
        if (first && given != 0) {
            const Reaches reaches = reachesOf(deal.hands[at(deal.toMove)], deal.monte, *deal.ranking);
            expectation.fed += (unsigned{reaches.best().cards} >> cardsInHand & given) != 0 ? 1 : 0;
        }
        const bool open = deal.knocker == nobody;
        if (deal.toMove == own && open)
            deal.playTurn({.content = deal.contentment() + ownPatience, .evenWhereItGains = false});
        else
            deal.playTurn();
        if (open && deal.knocker != nobody && !comesAgain)
            ++expectation.cutShort;
    }
    const bool ownMambassa = deal.declaration.category == Category::mambassa && deal.declaration.owners.contains(own);
    expectation.gained += ownMambassa ? 1 : 0;
    return monte::count(expectation, deal, reckoned(), own);
}

} // namespace mambassa
