// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleEstimate: which turns.

#include "games/pinale/pinale_estimate.h"

#include "pinale/planner.h"
#include "pinale/rollouts.h"
#include "pinale/solver.h"

#include <algorithm>
#include <array>
#include <tuple>

using namespace pinale;
using cards::Card;
using game::at;
using game::Seat;

namespace {

/// The same view is always told the same.
constexpr std::uint64_t seed = 54;
/// Of turns that differ in the discard alone.
constexpr std::size_t mostDiscards = 3;
/// More ways to lay than an expert looks at, and as many turns as hold those that are told.
constexpr std::size_t width = 16;
constexpr std::size_t looked = 60;
/// At first sight nobody knows how dear a wild is, nor what a meld is worth that is kept in the hand: turns are looked
/// for as an opponent sees them, as somebody does who lets wilds go, or clings to them, and who lays all that can be.
const std::array<Style, 4> eyes{
    {{}, {.clinging = 0.3}, {.clinging = 1.5}, {.plans = false}},
};

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

/// Enough cards are out of sight for the hands of the others: no table that is played is otherwise, but a scene may be.
bool isPossible(const View &view)
{
    Pack pile = view.discards;
    if (pile.empty() && !view.up.hidden())
        pile.push_back(view.up);
    auto left = static_cast<int>(unseenBy(view, pile).size());
    for (Seat seat = 0; seat < view.seats; ++seat)
        left -= seat == view.seat ? 0 : view.held[at(seat)];
    return left >= 0;
}

} // namespace

bool PinaleEstimate::fits(const View &view)
{
    return view.toMove == view.seat && (view.phase == Phase::draw || view.phase == Phase::play) && isPossible(view);
}

PinaleEstimate::PinaleEstimate(const View &view, const Pack &pile, const std::optional<Move> &made, Begun begun)
    : m_view(view)
    , m_begun(std::move(begun))
    , m_pile(pile)
    , m_random(seed)
{
    if (made)
        add(*made);
    m_made = m_lines.size();
    if (draws())
        add(Draw());
    const Choice choice = m_view.choice();
    if (!draws())
        addPlans(Turn(choice, false), ofTurn);
    else if (mayTake(choice))
        addPlans(Turn(choice, true), ofTake);
    m_lookedFrom = extent();
    if (m_lookedFrom)
        addPlans(*this->begun(), fromThere);
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
        const auto laid = laidOn(line.board);
        const auto first = std::find_if(m_lines.begin(), m_lines.end(), [&](const Line &other) {
            return !isDraw(other) && laidOn(other.board) == laid;
        });
        line.lay = static_cast<std::size_t>(first - m_lines.begin());
    } else {
        line.lay = m_lines.size();
    }
    m_lines.push_back(std::move(line));
}

/// Ways to lay, the likeliest first: the best that each of those sees, then the second best. Of two that cannot be told
/// apart one is looked at.
std::vector<pinale::Turn> PinaleEstimate::laysOf(const Turn &turn, std::size_t most) const
{
    const Choice choice = m_view.choice();
    std::array<std::vector<Plan>, eyes.size()> plans;
    for (std::size_t eye = 0; eye < eyes.size(); ++eye)
        plans[eye] = plansFor(turn, Outlook(m_view, m_pile, eyes[eye]), width, looked);
    std::vector<Turn> lays;
    QStringList words;
    for (std::size_t place = 0; place < looked; ++place)
        for (const std::vector<Plan> &seen : plans) {
            if (place >= seen.size() || lays.size() == most)
                continue;
            const Play play = inShort(choice, seen[place].play);
            const QString inWords = stepsTold(restOf(play, m_view, nullptr), Said::ofAnybody).join(u'\n');
            if (!words.contains(inWords)) {
                words << inWords;
                lays.push_back(turnOf(choice, play));
            }
        }
    return lays;
}

/// The best ways to end this turn: of each way to lay the best discard, then the second best.
void PinaleEstimate::addPlans(const Turn &turn, const Looks &looks)
{
    const Outlook outlook(m_view, m_pile, {});
    const std::vector<Turn> lays = laysOf(turn, looks.lays);
    std::vector<std::vector<Plan>> ends;
    ends.reserve(lays.size());
    for (const Turn &lay : lays)
        ends.push_back(endsOf(lay, outlook, mostDiscards));
    const std::size_t before = m_lines.size();
    for (std::size_t place = 0; place < mostDiscards; ++place)
        for (const std::vector<Plan> &end : ends)
            if (place < end.size() && m_lines.size() - before < looks.turns)
                add(end[place].play);
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
