// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/rollouts.h"

#include "pinale/holding.h"
#include "pinale/planner.h"
#include "pinale/prospects.h"
#include "pinale/solver.h"

namespace pinale {

using game::at;
using game::Seat;

namespace {

constexpr int mostPlayouts = 100;
/// What one partner lays is told by the other's turns only, and luck lies over it: with 100 two experts were no
/// stronger than two regulars (7 ± 14 points a hand), with 400 they were (36 ± 18).
constexpr int mostPlayoutsInPairs = 400;
constexpr int dealsInBatch = 8;
/// After so many in a playout nobody is taken to get out any more.
constexpr int mostTurns = 40;
/// How many standard errors behind the leader is surely behind.
constexpr double surely = 2;
/// As many deals as this what a move seems worth at first sight counts for.
constexpr int dealsOfFirstSight = 4;
/// How often a deal is drawn until others hold nothing that they would have laid.
constexpr int drawsOfDeal = 4;

/// Whether a hand holds a meld of naturals, or a card for one of the side's.
bool canLay(const Bag &hand, const Board &board, int side)
{
    const Holding holding(hand);
    const auto fits = [&](const Meld &meld) {
        if (meld.side != side)
            return false;
        if (meld.kind == Meld::Kind::run) {
            const unsigned held = holding.places[static_cast<std::size_t>(meld.suit())];
            return (meld.first > lowAce && (held >> (meld.first - 1) & 1U) != 0)
                || (meld.end() < runPlaces && (held >> meld.end() & 1U) != 0);
        }
        if (meld.kind == Meld::Kind::jokers || meld.slots.size() == largestGroup)
            return false;
        const unsigned held = holding.suits[static_cast<std::size_t>(meld.rank())];
        for (int suit = 0; suit < cards::french::suitCount; ++suit)
            if ((held >> suit & 1U) != 0 && !meld.has(static_cast<Suit>(suit)))
                return true;
        return false;
    };
    return std::any_of(holding.suits.begin(), holding.suits.end(),
                       [](unsigned suits) { return Holding::count(suits) >= static_cast<int>(smallestGroup); })
        || std::any_of(holding.places.begin(), holding.places.end(),
                       [](unsigned held) { return (held & held >> 1U & held >> 2U & held >> 3U) != 0; })
        || std::any_of(board.begin(), board.end(), fits);
}

/// A candidate with what its playouts have come to.
struct Runner
{
    const Candidate *candidate = nullptr;
    double sum = 0;
    std::vector<double> worths = {}; ///< by deal
};

/// Whether it lies so far behind, in the same deals, that luck is no reason.
bool isBehind(const Runner &runner, const Runner &leader)
{
    double squares = 0;
    for (std::size_t deal = 0; deal < leader.worths.size(); ++deal) {
        const double difference = leader.worths[deal] - runner.worths[deal];
        squares += difference * difference;
    }
    const double gap = leader.sum - runner.sum;
    return gap * gap > surely * surely * squares;
}

} // namespace

Pack unseenBy(const View &view, const Pack &pile)
{
    Pack unseen;
    Bag seen(view.hand);
    for (const Meld &meld : view.board)
        for (const Slot &slot : meld.slots)
            seen.insert(slot.card);
    for (const Card card : pile)
        seen.insert(card);
    for (const Card card : newPack()) {
        if (seen.contains(card))
            seen.erase(card);
        else
            unseen.push_back(card);
    }
    return unseen;
}

Rollouts::Rollouts(const View &view, const Pack &pile)
    : m_view(view)
    , m_pile(pile)
{
    constexpr int step = 100;
    for (Seat seat = 0; seat < view.seats; ++seat)
        m_score[at(sideOf(seat, view.options))] = view.score[at(seat)];
    const auto chance = [&](int more) {
        BySide<int> score = m_score;
        score[at(view.side())] += more;
        // The hand is not over yet: nobody has won before.
        return prospects(score, view.deal - 1, sidesOf(view.options, view.seats), view.options)[at(view.side())];
    };
    m_now = chance(0);
    m_ofAPoint = std::max(1e-5, (chance(step) - chance(-step)) / (2 * step));
}

State Rollouts::imagine(game::Random &random) const
{
    Pack unseen = unseenBy(m_view, m_pile);
    BySeat<Bag> hands;
    std::size_t dealt = 0;
    for (int time = 0; time < drawsOfDeal; ++time) {
        random.shuffle(unseen);
        hands = {};
        hands[at(m_view.seat)] = Bag(m_view.hand);
        dealt = 0;
        for (Seat seat = 0; seat < m_view.seats; ++seat)
            for (int card = 0; seat != m_view.seat && card < m_view.held[at(seat)]; ++card)
                hands[at(seat)].insert(unseen[dealt++]);
        if (!isOdd(hands))
            break;
    }
    unseen.removeFront(dealt);
    return State::imagined(m_view, hands, unseen, m_pile);
}

bool Rollouts::isOdd(const BySeat<Bag> &hands) const
{
    // By then everybody has had a turn.
    const bool allHad = m_view.stock <= packSize - 1 - (cardsDealt + 1) * m_view.seats || m_view.reshuffles > 0;
    for (Seat seat = 0; seat < m_view.seats; ++seat)
        if (seat != m_view.seat && (allHad || m_view.held[at(seat)] < cardsDealt)
            && canLay(hands[at(seat)], m_view.board, sideOf(seat, m_view.options)))
            return true;
    return false;
}

double Rollouts::worthOf(const BySide<int> &score) const
{
    const auto side = at(m_view.side());
    return (prospects(score, m_view.deal, sidesOf(m_view.options, m_view.seats), m_view.options)[side] - m_now)
        / m_ofAPoint;
}

BySide<int> Rollouts::withMelds(const Board &board) const
{
    BySide<int> score = m_score;
    for (int side = 0; side < sidesOf(m_view.options, m_view.seats); ++side)
        score[at(side)] += valueOf(board, side, m_view.options);
    return score;
}

auto Rollouts::outcome(const State &imagined, const Move &move, std::uint64_t seed) const -> Outcome
{
    State state = imagined;
    game::Random random(seed);
    BySide<int> score{};
    Seat wentOut = game::nobody;
    bool over = false;
    const auto watch = [&](const Event &event) {
        const auto *showdown = std::get_if<Showdown>(&event);
        if (showdown == nullptr)
            return;
        over = true;
        wentOut = showdown->wentOut;
        for (Seat seat = 0; seat < m_view.seats; ++seat)
            score[at(sideOf(seat, m_view.options))] = showdown->score[at(seat)];
    };
    static_cast<void>(state.apply(move, watch));
    int turns = 0;
    while (!over && turns < mostTurns) {
        if (state.awaitsPack()) {
            Pack pack = state.newPack();
            random.shuffle(pack);
            state.supply(pack, watch);
            continue;
        }
        turns += state.phase() == Phase::draw ? 1 : 0;
        static_cast<void>(state.apply(quickMove(state.view(state.toMove()), state.pile()), watch));
    }
    if (!over) // Nobody gets out any more: so the stock will end the hand.
        score = withMelds(*state.choice().board);
    return {.worth = worthOf(score), .wentOut = wentOut};
}

Move Rollouts::best(const std::vector<Candidate> &candidates, game::Random &random, const std::stop_token &stop) const
{
    std::vector<Runner> runners;
    runners.reserve(candidates.size());
    for (const Candidate &candidate : candidates)
        runners.push_back({.candidate = &candidate, .sum = dealsOfFirstSight * candidate.worth});
    for (int left = m_view.options.teams ? mostPlayoutsInPairs : mostPlayouts; left > 0 && runners.size() > 1;) {
        for (int deal = 0; deal < dealsInBatch; ++deal) {
            const State imagined = imagine(random);
            const std::uint64_t seed = random.next();
            for (Runner &runner : runners) {
                if (stop.stop_requested())
                    return runners[0].candidate->move;
                runner.worths.push_back(worth(imagined, runner.candidate->move, seed));
                runner.sum += runner.worths.back();
            }
            left -= static_cast<int>(runners.size());
        }
        std::stable_sort(runners.begin(), runners.end(),
                         [](const Runner &one, const Runner &other) { return one.sum > other.sum; });
        const Runner &leader = runners[0];
        std::erase_if(runners, [&](const Runner &runner) { return &runner != &leader && isBehind(runner, leader); });
    }
    return runners[0].candidate->move;
}

Move quickMove(const View &view, const Pack &pile)
{
    const Choice choice = view.choice();
    const Outlook outlook(view, pile, {});
    if (choice.phase == Phase::draw) {
        if (!mayTake(choice))
            return Draw();
        const auto plans = plansFor(Turn(choice, true), outlook, 1, 1);
        if (plans.empty() || plans[0].worth < worthOfDraw(choice, outlook))
            return Draw();
        return plans[0].play;
    }
    return plansFor(Turn(choice, false), outlook, 1, 1)[0].play;
}

} // namespace pinale
