// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// GuestTalk: what happens, and who has a word for it.

#include "table/guest_talk.h"

using enum GuestMoment;

void GuestTalk::happened(const Happening &what)
{
    using What = LogLine::What;
    ++m_since;
    switch (what.what) {
    case What::deal:
        tellDeal();
        break;
    case What::exposed:
    case What::keptHand:
        told(30, what.seat, {exposed});
        break;
    case What::exchanged:
    case What::drew:
        told(14, what.seat, {exchanged});
        break;
    case What::tookUp:
        tellPickUp(what.seat);
        break;
    case What::drewUp:
        told(10, what.seat, {drewUp});
        break;
    case What::shirtChange:
    case What::swapped:
        told(45, what.seat, {shirt}, {othersShirt});
        break;
    case What::kept:
    case What::knocked:
        tellKnock(what.seat);
        break;
    case What::restarted:
        told(60, what.seat, {restarted}, {othersRestarted});
        break;
    case What::stayed:
        told(22, what.seat, {stayed});
        break;
    case What::declared:
        tellDeclared(what.seat);
        break;
    case What::lostToken:
        tellLoss(what);
        break;
    case What::gainedToken:
        told(50, what.seat, {gained});
        break;
    case What::agreedBet:
        told(35, what.seat, {betAgreed});
        break;
    case What::declinedBet:
        told(35, what.seat, {betDeclined});
        break;
    case What::reentered:
        told(70, what.seat, {back});
        break;
    default:
        break;
    }
    follow(what);
}

void GuestTalk::follow(const Happening &what)
{
    using What = LogLine::What;
    switch (what.what) {
    case What::deal:
        m_sawDeal = true;
        m_acted = {};
        m_discarder = game::nobody;
        break;
    case What::tookUp:
    case What::drewUp:
        m_discarder = what.seat;
        m_acted.insert(what.seat);
        break;
    case What::exchanged:
    case What::drew:
    case What::shirtChange:
    case What::swapped:
    case What::stayed:
        m_acted.insert(what.seat);
        break;
    case What::lostToken:
        m_onLastLife.erase(what.seat);
        if (what.lastLife)
            m_onLastLife.insert(what.seat);
        break;
    default:
        break;
    }
}

void GuestTalk::tellDeal()
{
    if (!mayChance(45))
        return;
    const auto who = somebody(game::nobody);
    if (!who)
        return;
    if (m_onLastLife.contains(*who) && m_random.below(2) == 0)
        speak({dealtLastLife, dealt}, *who);
    else
        speak({dealt}, *who);
}

void GuestTalk::tellPickUp(int seat)
{
    if (m_discarder == seat)
        return told(14, seat, {tookBack});
    if (!mayChance(18))
        return;
    const bool byTaker = isGuest(seat) && (!isGuest(m_discarder) || m_random.below(2) == 0);
    if (!byTaker)
        return isGuest(m_discarder) ? speak({ownTaken}, m_discarder) : void();
    // What was turned up at the deal nobody left there.
    const bool others = m_discarder != game::nobody && m_random.below(2) == 0;
    speak({others ? tookOthers : tookUp}, seat);
}

void GuestTalk::tellKnock(int seat)
{
    const GuestMoment others = isGuest(seat) ? othersKnocked : personKnocked;
    if (atOnce(seat))
        told(60, seat, {knockedAtOnce, knocked}, {othersKnockedAtOnce, others});
    else
        told(60, seat, {knocked}, {others});
}

void GuestTalk::tellDeclared(int seat)
{
    if (m_sawDeal && m_acted.empty())
        told(70, seat, {declaredAtOnce, declared}, {othersDeclaredAtOnce, othersDeclared});
    else
        told(70, seat, {declared}, {othersDeclared});
}

void GuestTalk::tellLoss(const Happening &loss)
{
    constexpr int chance = 55;
    const GuestMoment others = isGuest(loss.seat) ? othersLost : personLost;
    if (loss.left == 0 && !loss.lastLife)
        told(chance, loss.seat, {out}, {othersOut, others});
    else if (loss.lost > 1)
        told(chance, loss.seat, {lostTwo, lost}, {othersLostTwo, others});
    else if (loss.lastLife)
        told(chance, loss.seat, {lastLife, lost}, {othersLastLife, others});
    else
        told(chance, loss.seat, {loss.left == 1 ? oneLeft : lost}, {others});
}

void GuestTalk::heldRare(int seat)
{
    ++m_since;
    told(60, seat, {rareHand}, {othersRareHand});
}
