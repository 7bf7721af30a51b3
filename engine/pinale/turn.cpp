// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/turn.h"

namespace pinale {

Turn::Turn(const Choice &choice, bool takes)
    : m_options(choice.options)
    , m_side(choice.side)
    , m_takes(takes)
    , m_before(choice.hand)
    , m_hand(choice.hand)
    , m_board(*choice.board)
{
    if (takes && !choice.up.hidden()) // an empty pile gives nothing
        m_hand.insert(choice.up);
}

std::optional<Illegal> Turn::apply(const Step &step)
{
    const Bag hand = m_hand;
    const auto fault = std::holds_alternative<NewMeld>(step) ? lay(std::get<NewMeld>(step))
        : std::holds_alternative<Extend>(step)               ? extend(std::get<Extend>(step))
                                                             : swap(std::get<Swap>(step));
    if (fault) {
        m_hand = hand;
        return fault;
    }
    m_past.back().hand = hand;
    m_steps.push_back(step);
    return std::nullopt;
}

std::optional<Illegal> Turn::follow(const Play &play)
{
    for (const Step &step : play.steps)
        if (const auto illegal = apply(step))
            return illegal;
    return checkDiscard(play.discard);
}

bool Turn::takeOut(const Slots &slots)
{
    for (const Slot &slot : slots) {
        if (!m_hand.contains(slot.card))
            return false;
        m_hand.erase(slot.card);
    }
    return true;
}

std::optional<Illegal> Turn::lay(const NewMeld &step)
{
    if (const auto fault = faultOf(step.meld, *m_options))
        return illegal(*fault);
    if (!takeOut(step.meld.slots))
        return Illegal::notInHand;
    m_past.push_back({.hand = {}, .meld = static_cast<std::uint8_t>(m_board.size()), .was = {}});
    m_board.push_back(step.meld);
    m_board[m_board.size() - 1].side = static_cast<std::int16_t>(m_side);
    return std::nullopt;
}

std::optional<Illegal> Turn::extend(const Extend &step)
{
    if (step.meld >= m_board.size())
        return Illegal::noSuchMeld;
    const Meld &was = m_board[step.meld];
    if (was.side != m_side)
        return Illegal::notYourMeld;
    if (step.slots.empty() || was.slots.size() + step.slots.size() > Slots::capacity()
        || (was.kind != Meld::Kind::run && step.before))
        return Illegal::doesNotFit;
    Meld now = was;
    if (step.before) {
        now.first = static_cast<std::int16_t>(was.first - static_cast<int>(step.slots.size()));
        now.slots = step.slots;
        for (const Slot &slot : was.slots)
            now.slots.push_back(slot);
    } else {
        for (const Slot &slot : step.slots)
            now.slots.push_back(slot);
    }
    if (const auto fault = faultOf(now, *m_options))
        return *fault == MeldFault::wilds || *fault == MeldFault::wildAs ? illegal(*fault) : Illegal::doesNotFit;
    if (!takeOut(step.slots))
        return Illegal::notInHand;
    m_past.push_back({.hand = {}, .meld = step.meld, .was = was});
    m_board[step.meld] = now;
    return std::nullopt;
}

std::optional<Illegal> Turn::swap(const Swap &step)
{
    if (step.meld >= m_board.size() || step.slot >= m_board[step.meld].slots.size())
        return Illegal::noSuchMeld;
    const Meld &was = m_board[step.meld];
    const Slot slot = was.slots[step.slot];
    if (!slot.wild())
        return Illegal::nothingToSwap;
    if (isTwo(slot.card) && was.side != m_side)
        return Illegal::notYourTwo;
    if (!m_hand.contains(slot.as))
        return Illegal::notInHand;
    m_hand.erase(slot.as);
    m_hand.insert(slot.card);
    m_past.push_back({.hand = {}, .meld = step.meld, .was = was});
    m_board[step.meld].slots[step.slot].card = slot.as;
    return std::nullopt;
}

void Turn::undo()
{
    const Before &before = m_past.back();
    m_hand = before.hand;
    if (std::holds_alternative<NewMeld>(m_steps.back()))
        m_board.truncate(before.meld);
    else
        m_board[before.meld] = before.was;
    m_past.pop_back();
    m_steps.pop_back();
}

void Turn::revert()
{
    while (!m_steps.empty())
        undo();
}

Hand Turn::owed() const
{
    Hand owed;
    m_hand.eachFace([&](Card face) {
        for (int copy = 0; copy < this->owed(face); ++copy)
            owed.push_back(face);
    });
    return owed;
}

std::optional<Illegal> Turn::checkDiscard(Card card) const
{
    if (m_hand.empty())
        return Illegal::nothingToDrop;
    // Which card is owed decides which duty is told of: the one from the pile may be a wild itself.
    if (const Hand owed = this->owed(); !owed.empty()) {
        const bool swapped = std::any_of(m_steps.begin(), m_steps.end(),
                                         [](const Step &step) { return std::holds_alternative<Swap>(step); });
        const bool wild = std::any_of(owed.begin(), owed.end(), isWild);
        return swapped && wild ? Illegal::wildNotLaid : Illegal::takenNotLaid;
    }
    if (!m_hand.contains(card))
        return Illegal::notInHand;
    if (m_hand.size() == 1 && !qualified())
        return Illegal::cannotGoOut;
    return std::nullopt;
}

Hand discards(const Turn &turn)
{
    Hand cards;
    turn.hand().eachFace([&](Card face) {
        if (!turn.checkDiscard(face))
            cards.push_back(face);
    });
    return cards;
}

} // namespace pinale
