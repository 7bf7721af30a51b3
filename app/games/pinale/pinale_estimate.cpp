// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleEstimate: which turns, and what comes of them.

#include "games/pinale/pinale_estimate.h"

#include "pinale/planner.h"
#include "pinale/rollouts.h"
#include "pinale/solver.h"

#include <algorithm>
#include <tuple>

using namespace pinale;
using cards::Card;
using game::at;
using game::Seat;

namespace {

/// The same view is always told the same.
constexpr std::uint64_t seed = 54;
constexpr std::size_t mostTurns = 6;
/// Of turns with the top of the pile, beside the draw.
constexpr std::size_t mostTakes = 3;
/// Of turns that go on from what lies.
constexpr std::size_t mostFromThere = 3;
/// Points that count as 1 (Counted::margin).
constexpr double hundred = 100;
/// Of turns that differ in the discard alone.
constexpr int mostDiscards = 3;
/// As many ways to lay as an expert looks at, and as many turns as hold those that are told.
constexpr std::size_t width = 10;
constexpr std::size_t looked = 24;

/// The turn with all that a move lays in it. It may refer to `choice`.
Turn turnOf(const Choice &choice, const Play &play)
{
    Turn turn(choice, play.takes);
    for (const Step &step : play.steps)
        if (turn.apply(step))
            break;
    return turn;
}

/// What tells one board from another: whatever wild stands somewhere, and in whatever order the melds were laid.
auto laidOn(const Board &board)
{
    using Cards = std::vector<std::pair<int, int>>; // what a card stands for, and as what kind
    std::vector<std::pair<int, Cards>> melds;
    for (const Meld &meld : board) {
        Cards cards;
        for (const Slot &slot : meld.slots)
            cards.emplace_back(slot.as.face(), isJoker(slot.card) ? 2 : isTwo(slot.card) ? 1 : 0);
        if (meld.kind == Meld::Kind::jokers)
            cards.assign(meld.slots.size(), {});
        else if (meld.kind == Meld::Kind::group)
            std::sort(cards.begin(), cards.end());
        melds.emplace_back(meld.side, std::move(cards));
    }
    std::sort(melds.begin(), melds.end());
    return melds;
}

/// Cards laid to the same end of a run, one after the other.
Slots together(const Slots &first, const Slots &second, bool before)
{
    Slots all = before ? second : first;
    for (const Slot &slot : before ? first : second)
        all.push_back(slot);
    return all;
}

/// Makes the step lay what a later one lays too, where both lay to one meld; `meld` is the place of that which it lays.
bool joins(Step &step, std::size_t meld, const Extend &next)
{
    if (auto *laid = std::get_if<NewMeld>(&step); laid != nullptr && meld == next.meld) {
        Meld &joined = laid->meld;
        if (next.before)
            joined.first = static_cast<std::int16_t>(joined.first - static_cast<int>(next.slots.size()));
        joined.slots = together(joined.slots, next.slots, next.before);
        return true;
    }
    auto *other = std::get_if<Extend>(&step);
    if (other == nullptr || other->meld != next.meld || other->before != next.before)
        return false;
    other->slots = together(other->slots, next.slots, next.before);
    return true;
}

/// The turn with what goes to one meld laid at once.
Play joined(const Choice &choice, const Play &play)
{
    Play shorter{.takes = play.takes, .discard = play.discard};
    std::vector<std::size_t> melds; // by step of the shorter turn
    std::size_t fresh = choice.board->size();
    for (const Step &step : play.steps) {
        const auto *extend = std::get_if<Extend>(&step);
        bool joined = false;
        for (std::size_t each = 0; extend != nullptr && !joined && each < shorter.steps.size(); ++each)
            joined = joins(shorter.steps[each], melds[each], *extend);
        if (joined)
            continue;
        shorter.steps.push_back(step);
        melds.push_back(std::holds_alternative<NewMeld>(step) ? fresh++ : 0);
    }
    return shorter;
}

/// The turn without wilds that are laid to be swapped out again: the card they stand for is laid at once.
Play withoutDetours(const Choice &choice, const Play &play)
{
    Play straight{.takes = play.takes, .discard = play.discard};
    std::vector<std::size_t> fresh; // steps that lay a new meld
    for (const Step &step : play.steps) {
        const auto *swap = std::get_if<Swap>(&step);
        if (swap != nullptr && swap->meld >= choice.board->size()) {
            auto &laid = std::get<NewMeld>(straight.steps[fresh[swap->meld - choice.board->size()]]);
            if (swap->slot < laid.meld.slots.size()) {
                Slot &slot = laid.meld.slots[swap->slot];
                slot.card = slot.as;
                continue;
            }
        }
        if (std::holds_alternative<NewMeld>(step))
            fresh.push_back(straight.steps.size());
        straight.steps.push_back(step);
    }
    return straight;
}

/// The same turn with as few steps as tell it.
Play inShort(const Choice &choice, const Play &play)
{
    const auto laid = laidOn(turnOf(choice, play).board());
    const Play shorter = joined(choice, play);
    for (const Play &told : {withoutDetours(choice, shorter), shorter}) {
        // A wild that is swapped out is not there before.
        Turn turn(choice, play.takes);
        if (!turn.follow(told) && laidOn(turn.board()) == laid)
            return told;
    }
    return play;
}

} // namespace

bool PinaleEstimate::fits(const View &view)
{
    return view.toMove == view.seat && (view.phase == Phase::draw || view.phase == Phase::play);
}

PinaleEstimate::PinaleEstimate(const View &view, const Pack &pile, const std::optional<Move> &made, Begun begun)
    : m_view(view)
    , m_begun(std::move(begun))
    , m_pile(pile)
    , m_random(seed)
{
    const int sides = sidesOf(view.options, view.seats);
    for (int side = 0; side < sides; ++side) {
        const double melds = valueOf(view.board, side, view.options);
        m_now += side == view.side() ? melds : -melds / (sides - 1);
    }
    if (made)
        add(*made);
    if (draws())
        add(Draw());
    const Choice choice = m_view.choice();
    if (!draws())
        addPlans(Turn(choice, false), mostTurns);
    else if (mayTake(choice))
        addPlans(Turn(choice, true), mostTakes);
    m_lookedFrom = extent();
    if (m_lookedFrom)
        addPlans(*this->begun(), mostFromThere);
}

/// A move that comes to the same as one that is there already is left out.
void PinaleEstimate::add(const Move &move)
{
    if (placeOf(move))
        return;
    Line line{.move = move, .board = m_view.board, .left = Bag(m_view.hand)};
    if (const auto *play = std::get_if<Play>(&move)) {
        const Choice choice = m_view.choice();
        const Turn turn = turnOf(choice, *play);
        line.board = turn.board();
        line.left = turn.hand();
        line.left.erase(play->discard);
        line.laid
            = valueOf(turn.board(), turn.side(), m_view.options) - valueOf(m_view.board, turn.side(), m_view.options);
        line.out = line.left.empty();
    }
    m_lines.push_back(std::move(line));
}

/// The best ways to end this turn.
void PinaleEstimate::addPlans(const Turn &turn, std::size_t most)
{
    const Choice choice = m_view.choice();
    const Outlook outlook(m_view, m_pile, {});
    const std::size_t before = m_lines.size();
    std::vector<Bag> kept; // with the discard, by plan that is told
    for (const Plan &plan : plansFor(turn, outlook, width, looked)) {
        if (m_lines.size() - before == most)
            break;
        const Bag hand = turnOf(choice, plan.play).hand();
        if (std::count(kept.begin(), kept.end(), hand) == mostDiscards)
            continue;
        kept.push_back(hand);
        add(inShort(choice, plan.play));
    }
}

std::optional<std::size_t> PinaleEstimate::placeOf(const Move &move) const
{
    const auto *play = std::get_if<Play>(&move);
    const Choice choice = m_view.choice();
    const auto laid = play != nullptr ? laidOn(turnOf(choice, *play).board()) : laidOn({});
    const auto place = std::find_if(m_lines.begin(), m_lines.end(), [&](const Line &line) {
        const auto *other = std::get_if<Play>(&line.move);
        if (play == nullptr || other == nullptr)
            return line.move == move;
        return other->takes == play->takes && other->discard == play->discard && laidOn(line.board) == laid;
    });
    return place != m_lines.end() ? std::optional<std::size_t>(place - m_lines.begin()) : std::nullopt;
}

// ---------------------------------------------------------------- figures

void PinaleEstimate::imagine(int deals)
{
    const Rollouts rollouts(m_view, m_pile);
    for (int deal = 0; deal < deals && !m_isClear; ++deal) {
        const State imagined = rollouts.imagine(m_random);
        const std::uint64_t luck = m_random.next();
        for (Line &line : m_lines) {
            const auto [worth, wentOut] = rollouts.outcome(imagined, line.move, luck);
            line.worths.add(worth - m_now);
            if (wentOut != game::nobody && sideOf(wentOut, m_view.options) == m_view.side())
                ++line.wentOut;
        }
        constexpr int lookAfter = 100;
        m_isClear = ++m_deals % lookAfter == 0 && isClear();
    }
}

/// A deal takes as long as somebody needs to go out: so many take a second or two at most, and leave what lies between
/// two turns uncertain by a few points. Where one is surely the best of all, no more are needed.
int PinaleEstimate::mostDeals() const
{
    constexpr int one = 200; // that is compared with nothing
    if (m_lines.size() == 1)
        return one;
    constexpr int fewest = 300;
    constexpr int several = 1000;
    constexpr int byCards = 4000;
    const auto held = std::min_element(m_view.held.begin(), m_view.held.begin() + m_view.seats);
    return m_isClear ? m_deals : std::clamp(byCards / std::max(1, *held), fewest, several);
}

/// One is surely the best of all; what is compared with nothing is told as exactly as it can be.
bool PinaleEstimate::isClear() const
{
    if (m_lines.size() == 1)
        return false;
    const auto best = std::max_element(m_lines.begin(), m_lines.end(), [](const Line &line, const Line &other) {
        return line.worths.mean() < other.worths.mean();
    });
    return std::all_of(m_lines.begin(), m_lines.end(),
                       [&](const Line &line) { return &line == &*best || best->worths.surelyMoreThan(line.worths); });
}

double PinaleEstimate::chance(std::size_t move) const
{
    return -m_lines[move].worths.mean() / hundred;
}

double PinaleEstimate::error(std::size_t move) const
{
    return m_deals < 2 ? 1 : m_lines[move].worths.error() / hundred;
}

bool PinaleEstimate::surelyWorse(std::size_t one, std::size_t other) const
{
    return m_lines[other].worths.surelyMoreThan(m_lines[one].worths);
}
