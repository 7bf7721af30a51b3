// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/rollouts.h"

#include "mambassa/draws.h"
#include "mambassa/heuristics.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>
#include <vector>

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
    , m_seed(seed)
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

/// So much depends on the second step that no rule of thumb will do where somebody goes by it.
void Rollouts::weighSecondSteps()
{
    constexpr int dealsToLook = 40;
    constexpr std::size_t closely = 5;
    if (m_view.phase == Phase::draw) {
        m_foretold = indexOf(weighed({}));
        return;
    }
    if (m_view.phase != Phase::exchange)
        return;
    std::vector<Expectation> looked = expectations();
    game::Random random(m_seed);
    for (int deal = 0; deal < dealsToLook; ++deal) {
        const Imagined imagined = this->imagined(random);
        for (Expectation &each : looked)
            static_cast<void>(lost(each, imagined));
    }
    std::vector<std::size_t> places(looked.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::stable_sort(places.begin(), places.end(),
                     [&looked](std::size_t one, std::size_t other) { return looked[one].lost < looked[other].lost; });
    places.resize(std::min(places.size(), closely));
    places.push_back(indexOf(Exchange{}));
    for (const std::size_t place : places)
        if (expectations()[place].then)
            expected(place).then = weighed(expectations()[place]);
}

/// The same deals, and so the same answer, before that first step and after it, where there is none left to make.
Move Rollouts::weighed(const Expectation &first) const
{
    constexpr int deals = 120;
    const bool before = m_view.phase == Phase::exchange;
    const Hand hand = before ? first.hand : m_view.hand;
    const int exchanged = before ? cardsExchanged(first.move) : m_view.exchanged;
    const Determinization shown = Determinization::from(m_view);
    const auto usual = shown.usualDiscard(hand, exchanged, contentment(m_view.playing.size(), m_view.lap));
    std::vector<Move> steps{usual ? Move(Draw{.discard = hand[*usual]}) : Move(Stay{})};
    for (std::size_t place = 0; place < hand.size(); ++place)
        if (usual != place)
            steps.emplace_back(Draw{.discard = hand[place]});
    if (usual)
        steps.emplace_back(Stay{});
    std::vector<Expectation> tried(steps.size());
    for (std::size_t step = 0; step < steps.size(); ++step) {
        tried[step].move = before ? first.move : steps[step];
        if (before)
            tried[step].then = steps[step];
    }
    game::Random random(m_seed);
    for (int deal = 0; deal < deals; ++deal) {
        const Imagined imagined = this->imagined(random);
        for (Expectation &each : tried)
            static_cast<void>(lost(each, imagined));
    }
    // Of equal ones the usual one, which is the first.
    const auto least
        = std::min_element(tried.begin(), tried.end(), [](const Expectation &one, const Expectation &other) {
              return std::pair(one.lost, -one.gained) < std::pair(other.lost, -other.gained);
          });
    return steps[static_cast<std::size_t>(least - tried.begin())];
}

// ---------------------------------------------------------------- imagining

/// Were the others all to wait for the same good hand, a poor one had time to become better, and whoever gave a good
/// one away seemed to lose less often than comes true.
Rollouts::Imagined Rollouts::imagined(game::Random &random) const
{
    Imagined imagined{.deal = determinize(random)};
    for (const Seat seat : m_view.playing)
        imagined.models[at(seat)] = anyOpponentModel(random);
    return imagined;
}

Determinization Rollouts::determinize(game::Random &random) const
{
    Determinization deal = Determinization::from(m_view);
    if (m_prior == Prior::even) {
        deal.complete(m_view, m_unseen, random);
        return deal;
    }
    Pack pool = m_unseen;
    for (const Seat seat : m_view.playing)
        if (seat != m_view.seat)
            keepMostly(deal.hands[at(seat)], m_view.maybe[at(seat)], pool, random);
    const double content = contentment(m_view.playing.size(), m_view.lap);
    m_turns.mostCarefulFirst(m_view.playing, [&](Seat seat) {
        monte::fillPlausibly(m_turns, seat, deal.hands[at(seat)], pool, tries, *m_view.ranking, content, random);
    });
    random.shuffle(pool);
    deal.stock = Stock(pool);
    return deal;
}

void Rollouts::imagine(int deals)
{
    if (this->deals() == 0)
        weighSecondSteps();
    follow(
        deals, [this] { return imagined(m_random); },
        [this](Expectation &expectation, const Imagined &imagined) { return lost(expectation, imagined); });
}

/// Plays the deal to its end with that move.
int Rollouts::lost(Expectation &expectation, const Imagined &imagined) const
{
    Determinization deal = imagined.deal;
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
            deal.playTurn(imagined.models[at(deal.toMove)]);
        if (open && deal.knocker != nobody && !comesAgain)
            ++expectation.cutShort;
    }
    const bool ownMambassa = deal.declaration.category == Category::mambassa && deal.declaration.owners.contains(own);
    expectation.gained += ownMambassa ? 1 : 0;
    return monte::count(expectation, deal, reckoned(), own);
}

} // namespace mambassa
