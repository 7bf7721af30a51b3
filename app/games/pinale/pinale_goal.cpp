// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/pinale/pinale_goal.h"

using namespace pinale;
using cards::Card;

namespace {

/// What a meld lacks of another that it may become.
struct Lack
{
    std::vector<Card> missing; ///< to be laid to it
    std::vector<Card> swaps;   ///< each to be laid in the place of a wild
    std::vector<std::size_t> swapSlots = {};
    std::optional<std::size_t> at = {};   ///< on the table, where it lies already
    std::vector<std::size_t> places = {}; ///< of `missing`, in the meld that it becomes
    [[nodiscard]] bool isNone() const { return missing.empty() && swaps.empty(); }
};

bool alike(Card one, Card other)
{
    return one == other || (isJoker(one) && isJoker(other)) || (isTwo(one) && isTwo(other));
}

/// The place in `whole` of the slot of `part` with that number; nothing where it has none.
std::optional<std::size_t> placeIn(const Meld &whole, const Meld &part, std::size_t slot)
{
    if (whole.kind == Meld::Kind::run) {
        const int place = part.first - whole.first + static_cast<int>(slot);
        if (place < 0 || place >= static_cast<int>(whole.slots.size()) || part.suit() != whole.suit())
            return std::nullopt;
        return static_cast<std::size_t>(place);
    }
    if (whole.kind == Meld::Kind::jokers)
        return slot < whole.slots.size() ? std::optional(slot) : std::nullopt;
    for (std::size_t place = 0; place < whole.slots.size(); ++place)
        if (whole.slots[place].as == part.slots[slot].as)
            return place;
    return std::nullopt;
}

std::optional<Lack> lackOf(const Meld &part, const Meld &whole)
{
    if (part.kind != whole.kind || part.side != whole.side)
        return std::nullopt;
    Lack lack;
    std::vector<bool> there(whole.slots.size());
    for (std::size_t slot = 0; slot < part.slots.size(); ++slot) {
        const auto place = placeIn(whole, part, slot);
        if (!place)
            return std::nullopt;
        there[*place] = true;
        const Slot &now = part.slots[slot];
        const Slot &then = whole.slots[*place];
        if (alike(now.card, then.card))
            continue;
        if (!now.wild() || then.wild())
            return std::nullopt;
        lack.swaps.push_back(then.card);
        lack.swapSlots.push_back(slot);
    }
    for (std::size_t place = 0; place < there.size(); ++place)
        if (!there[place]) {
            lack.missing.push_back(whole.slots[place].card);
            lack.places.push_back(place);
        }
    return lack;
}

/// By meld of the goal; nothing where something lies that it has not.
std::optional<std::vector<Lack>> lacks(const Board &now, std::size_t from, const Board &goal)
{
    std::vector<std::optional<Lack>> found(goal.size());
    for (std::size_t meld = 0; meld < now.size(); ++meld) {
        bool fits = false;
        const std::size_t end = meld < from ? meld + 1 : goal.size();
        for (std::size_t place = meld < from ? meld : from; place < end && place < goal.size() && !fits; ++place)
            if (!found[place])
                if (auto lack = lackOf(now[meld], goal[place])) {
                    found[place] = std::move(lack);
                    found[place]->at = meld;
                    fits = true;
                }
        if (!fits)
            return std::nullopt;
    }
    std::vector<Lack> all;
    for (std::size_t place = 0; place < goal.size(); ++place) {
        all.push_back(found[place].value_or(Lack()));
        if (!found[place])
            for (const Slot &slot : goal[place].slots) {
                all.back().places.push_back(all.back().missing.size());
                all.back().missing.push_back(slot.card);
            }
    }
    return all;
}

/// The same cards as the hand has them; nothing where one is not there.
std::optional<std::vector<Card>> held(const std::vector<Card> &wanted, Bag hand)
{
    std::vector<Card> cards;
    for (const Card card : wanted) {
        Card found = hand.contains(card) ? card : Card();
        hand.eachFace([&](Card face) {
            if (found.hidden() && alike(face, card))
                found = face;
        });
        if (found.hidden())
            return std::nullopt;
        hand.erase(found);
        cards.push_back(found);
    }
    return cards;
}

/// Lays what a meld lacks of the one that it is to become, with these cards for it.
std::vector<Step> stepsFor(const Lack &lack, const Meld &whole, const std::vector<Card> &cards, const Board &now)
{
    Slots slots;
    for (std::size_t each = 0; each < cards.size(); ++each)
        slots.push_back({.card = cards[each], .as = whole.slots[lack.places[each]].as});
    if (!lack.at) {
        Meld fresh = whole;
        fresh.slots = slots;
        return {NewMeld{fresh}};
    }
    const auto meld = static_cast<std::uint8_t>(*lack.at);
    std::vector<Step> steps;
    if (whole.kind != Meld::Kind::run) {
        for (const Slot &slot : slots) {
            Extend one{.meld = meld};
            one.slots.push_back(slot);
            steps.emplace_back(one);
        }
        return steps;
    }
    Extend low{.meld = meld, .before = true};
    Extend high{.meld = meld};
    const auto first = static_cast<std::size_t>(now[*lack.at].first - whole.first);
    for (std::size_t each = 0; each < slots.size(); ++each)
        (lack.places[each] < first ? low : high).slots.push_back(slots[each]);
    for (const Extend &part : {low, high})
        if (!part.slots.empty())
            steps.emplace_back(part);
    return steps;
}

/// The next that can be done: what is swapped out is laid after it. None where nothing can, or all is done.
std::vector<Step> nextSteps(const Turn &turn, const std::vector<Lack> &all, const Board &goal)
{
    for (const Lack &lack : all)
        for (std::size_t each = 0; each < lack.swaps.size(); ++each)
            if (held({lack.swaps[each]}, turn.hand()))
                return {Swap{.meld = static_cast<std::uint8_t>(*lack.at),
                             .slot = static_cast<std::uint8_t>(lack.swapSlots[each])}};
    for (std::size_t place = 0; place < all.size(); ++place)
        if (!all[place].missing.empty())
            if (const auto cards = held(all[place].missing, turn.hand()))
                return stepsFor(all[place], goal[place], *cards, turn.board());
    return {};
}

} // namespace

bool pinale_goal::same(const Board &one, const Board &other, std::size_t from)
{
    if (one.size() != other.size())
        return false;
    const auto all = lacks(one, from, other);
    return all && std::all_of(all->begin(), all->end(), [](const Lack &lack) { return lack.isNone(); });
}

std::optional<std::vector<Card>> pinale_goal::nextToLay(const Turn &turn, std::size_t from, const Board &goal)
{
    const auto all = lacks(turn.board(), from, goal);
    if (!all)
        return std::nullopt;
    const std::vector<Step> next = nextSteps(turn, *all, goal);
    if (next.empty() && !std::all_of(all->begin(), all->end(), [](const Lack &lack) { return lack.isNone(); }))
        return std::nullopt;
    std::vector<Card> cards;
    for (const Step &step : next) {
        if (const auto *swap = std::get_if<Swap>(&step))
            cards.push_back(turn.board()[swap->meld].slots[swap->slot].as);
        const auto *fresh = std::get_if<NewMeld>(&step);
        const auto *extend = std::get_if<Extend>(&step);
        for (const Slot &slot : fresh != nullptr ? fresh->meld.slots : extend != nullptr ? extend->slots : Slots())
            cards.push_back(slot.card);
    }
    return cards;
}

std::optional<std::vector<Step>> pinale_goal::rest(const Turn &turn, std::size_t from, const Board &goal)
{
    Turn then = turn;
    std::vector<Step> steps;
    while (!same(then.board(), goal, from)) {
        const auto all = lacks(then.board(), from, goal);
        const std::vector<Step> next = all ? nextSteps(then, *all, goal) : std::vector<Step>();
        if (next.empty())
            return std::nullopt;
        for (const Step &step : next) {
            if (then.apply(step))
                return std::nullopt;
            steps.push_back(step);
        }
    }
    return steps;
}
