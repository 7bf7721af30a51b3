// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/meld.h"

#include <algorithm>

namespace pinale {

namespace {

/// From so many naturals in a row on, a run counts them double; a run of so many cards allows to go out.
constexpr int longBlock = 6;

bool standsWell(const Slot &slot)
{
    if (slot.card.hidden() || slot.as.hidden() || isWild(slot.as))
        return false;
    return isWild(slot.card) || slot.card == slot.as;
}

std::optional<MeldFault> faultOfGroup(const Meld &group)
{
    if (group.slots.size() < smallestGroup || group.slots.size() > largestGroup)
        return MeldFault::size;
    unsigned suits = 0;
    for (const Slot &slot : group.slots) {
        const unsigned suit = 1U << static_cast<unsigned>(cards::french::suit(slot.as));
        if (cards::french::rank(slot.as) != group.rank() || (suits & suit) != 0)
            return MeldFault::suits;
        suits |= suit;
    }
    return std::nullopt;
}

std::optional<MeldFault> faultOfRun(const Meld &run)
{
    if (run.slots.size() < shortestRun || run.first < lowAce || run.end() > runPlaces)
        return MeldFault::size;
    int place = run.first;
    for (const Slot &slot : run.slots)
        if (!(slot.as == faceAt(run.suit(), place++)))
            return MeldFault::order;
    return std::nullopt;
}

std::optional<MeldFault> faultOfJokers(const Meld &jokers)
{
    if (jokers.slots.size() < smallestGroup || jokers.slots.size() > largestGroup)
        return MeldFault::size;
    const bool right = std::all_of(jokers.slots.begin(), jokers.slots.end(),
                                   [](const Slot &slot) { return isJoker(slot.card) && slot.as == slot.card; });
    return right ? std::nullopt : std::optional(MeldFault::jokers);
}

} // namespace

std::optional<MeldFault> faultOf(const Meld &meld, const Options &options)
{
    if (meld.kind == Meld::Kind::jokers)
        return faultOfJokers(meld);
    if (!std::all_of(meld.slots.begin(), meld.slots.end(), standsWell))
        return MeldFault::wildAs;
    if (const auto fault = meld.kind == Meld::Kind::run ? faultOfRun(meld) : faultOfGroup(meld))
        return fault;
    const int wilds = meld.wilds();
    if (!mayHold(wilds, static_cast<int>(meld.slots.size()) - wilds, options))
        return MeldFault::wilds;
    return std::nullopt;
}

unsigned doubled(const Meld &meld, const Options &options)
{
    unsigned bits = 0;
    const auto size = static_cast<unsigned>(meld.slots.size());
    if (meld.kind == Meld::Kind::group && size == largestGroup) {
        const bool pure = meld.wilds() == 0;
        if (!pure && options.wildGroupDoubling == Options::GroupDoubling::none)
            return 0;
        for (unsigned at = 0; at < size; ++at)
            if (!meld.slots[at].wild() || options.wildGroupDoubling == Options::GroupDoubling::all)
                bits |= 1U << at;
        return bits;
    }
    if (meld.kind != Meld::Kind::run)
        return 0;
    for (unsigned at = 0; at < size;) {
        unsigned end = at;
        while (end < size && !meld.slots[end].wild())
            ++end;
        if (end - at >= longBlock)
            bits |= ((1U << (end - at)) - 1) << at;
        at = end + 1;
    }
    return bits;
}

int valueOf(const Meld &meld, const Options &options)
{
    if (meld.kind == Meld::Kind::jokers && meld.slots.size() == largestGroup)
        return fourJokersValue;
    if (meld.fullRun() && (options.fullRunWilds || meld.wilds() == 0))
        return fullRunValue;
    const unsigned twice = doubled(meld, options);
    int value = 0;
    for (unsigned at = 0; at < meld.slots.size(); ++at)
        value += points(meld.slots[at].card) * ((twice >> at & 1U) != 0 ? 2 : 1);
    return value;
}

bool qualifies(const Meld &meld, const Options &options)
{
    if (options.pureQualifier && meld.wilds() > 0)
        return false;
    return meld.slots.size() >= (meld.kind == Meld::Kind::run ? longBlock : largestGroup);
}

bool hasQualifier(const Board &board, int side, const Options &options)
{
    return std::any_of(board.begin(), board.end(),
                       [&](const Meld &meld) { return meld.side == side && qualifies(meld, options); });
}

int valueOf(const Board &board, int side, const Options &options)
{
    int value = 0;
    for (const Meld &meld : board)
        if (meld.side == side)
            value += valueOf(meld, options);
    return value;
}

} // namespace pinale
