// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleTable: what it is called.

#include "games/pinale/pinale_table.h"

#include "games/pinale/pinale_words.h"
#include "words/phrases.h"

#include <algorithm>
#include <iterator>

using namespace pinale;
using cards::Card;
using game::at;
using game::Seat;

namespace {

// How often of a hundred times somebody has a word for it.
constexpr int outTold = 60;
constexpr int swapTold = 60;
constexpr int longTold = 45;
constexpr int leftTold = 50;

} // namespace

QString PinaleTable::bubble(Seat seat) const
{
    const Said &said = m_said[at(seat)];
    if (!said.what || *said.what != LogLine::What::happened)
        return {};
    const Did &did = m_did[at(seat)];
    if (did.out)
        return tr("I go out!", "said by a player");
    if (did.joker)
        return tr("I take your joker and lay %n point(s)", "in a bubble", did.laid);
    if (did.laid > 0)
        return tr("I lay %n point(s)", "in a bubble", did.laid);
    if (!did.took.hidden())
        return tr("I take %1", "in a bubble; a card with its article").arg(PinaleWords::card(did.took));
    return tr("I discard %1", "in a bubble; a card with its article").arg(PinaleWords::card(did.dropped));
}

QString PinaleTable::gameNotice() const
{
    return m_stage == FirstDealer ? lotNotice() : QString();
}

QString PinaleTable::turnNotice() const
{
    if (m_view.phase != Phase::draw && m_view.phase != Phase::play)
        return {};
    if (!m_asked || m_view.toMove != person)
        return isYou(m_view.toMove) ? tr("Your turn") : tr("%1 is to play").arg(nameOf(m_view.toMove));
    if (!m_turn)
        return isStuck(m_view) ? tr("Your turn: draw. You can lay nothing more in this deal")
                               : tr("Your turn: draw, or take the top of the pile");
    if (isStuck(m_view))
        return tr("You can lay nothing more: discard one of the two");
    if (const QString owed = owedInWords(); !owed.isEmpty())
        return tr("Still to be laid: %1", "cards with their articles").arg(owed);
    if (m_turn->hand().size() == 1 && m_turn->qualified())
        return tr("Discard your last card, and you go out");
    return tr("Lay what you like, then discard a card");
}

QString PinaleTable::gameQuestion() const
{
    if (m_stage != Turn || m_view.toMove != person)
        return {};
    if (!m_turn) {
        if (m_view.up.hidden())
            return tr("Your turn: draw a card. %1").arg(handInWords());
        return tr("Your turn: draw a card, or take %1 from the pile. %2",
                  "%1 is a card with its article, %2 is what one holds")
            .arg(PinaleWords::card(m_view.up), handInWords());
    }
    const QString drew = m_view.drawn.hidden()
        ? QString()
        : tr("You draw %1.", "%1 is a card with its article").arg(PinaleWords::card(m_view.drawn)) + u' ';
    return drew + tr("Lay what you like, then discard a card.");
}

QString PinaleTable::handInWords() const
{
    return m_lies.empty() ? QString() : tr("You hold %1.", "%1 are cards").arg(PinaleWords::cards(m_lies));
}

QString PinaleTable::owedInWords() const
{
    if (!m_turn)
        return {};
    const Hand owed = m_turn->owed();
    return PinaleWords::cards(std::span(owed.begin(), owed.end()));
}

QString PinaleTable::offerWords(const Offer &offer) const
{
    if (offer.meld < 0)
        return PinaleWords::meldInFull(offer.then);
    const Meld &meld = m_turn->board()[static_cast<std::size_t>(offer.meld)];
    if (offer.slot >= 0)
        return tr("%1 in the place of %2: %3", "two cards with their articles, and a meld")
            .arg(PinaleWords::card(meld.slots[static_cast<std::size_t>(offer.slot)].as),
                 PinaleWords::card(meld.slots[static_cast<std::size_t>(offer.slot)].card), PinaleWords::meld(meld));
    std::vector<Card> added;
    for (const Slots *part : {&offer.before, &offer.after})
        for (const Slot &slot : *part)
            added.push_back(slot.card);
    return tr("with %1: %2", "cards with their articles, and the meld then")
        .arg(PinaleWords::cards(added), PinaleWords::meldInFull(offer.then));
}

// ---------------------------------------------------------------- what guests speak of

void PinaleTable::speakOf(Seat seat, const Play &play, const Board &before, const Board &after)
{
    using enum GuestMoment;
    // Of what happened in a turn that which matters most comes first: one thing at most is spoken of.
    if (m_view.held[at(seat)] == 0)
        talk()->told(outTold, seat, {wentOut}, {othersWentOut});
    const int side = sideOf(seat, m_view.options);
    for (const Step &step : play.steps)
        if (const auto *swap = std::get_if<Swap>(&step))
            if (const int owner = after[swap->meld].side; owner != side) {
                talk()->told(swapTold, seat, {wildTaken});
                talk()->told(swapTold, seatsOf(owner).front(), {wildLost});
            }
    for (std::size_t meld = 0; meld < after.size(); ++meld)
        if (after[meld].side == side && qualifies(after[meld], m_view.options)
            && (meld >= before.size() || !qualifies(before[meld], m_view.options)))
            talk()->told(longTold, seat, {laidLong}, {othersLaidLong});
    talk()->happened({.what = play.takes ? LogLine::What::tookUp : LogLine::What::drewUp, .seat = seat});
}

void PinaleTable::speakOf(const pinale::Showdown &showdown)
{
    constexpr int much = 70; // points
    for (Seat seat = 0; seat < m_view.seats && showdown.wentOut != game::nobody; ++seat)
        if (Bag(showdown.hands[at(seat)]).sum() >= much)
            talk()->told(leftTold, seat, {GuestMoment::leftHolding}, {GuestMoment::othersLeftHolding});
}

// ---------------------------------------------------------------- why something is refused

QString PinaleTable::why(Illegal illegal) const
{
    switch (illegal) {
    case Illegal::takenNotLaid:
        return m_turn ? tr("The card that you took from the pile must be laid before you discard.")
                      : tr("The top of the pile may be taken only if it can be laid in this turn.");
    case Illegal::wildNotLaid:
        return tr("The wild card that you swapped out must be laid again before you discard.");
    case Illegal::nothingToDrop:
        return tr("One card must be left for the discard.");
    case Illegal::cannotGoOut:
        return tr("Without a four or a run of six you may not go out.");
    case Illegal::meldSize:
        return tr("A group has three or four cards, a run four or more.");
    case Illegal::meldOrder:
        return tr("The cards of a run follow each other in one suit.");
    case Illegal::meldSuits:
        return tr("The cards of a group are of one rank and of different suits.");
    case Illegal::meldWilds:
        return tr("So many wild cards may not be in one meld.");
    case Illegal::meldJokers:
    case Illegal::meldWildAs:
        return tr("That is nothing that a wild card can stand for.");
    case Illegal::notYourMeld:
        return tr("Cards go to your own melds only.");
    case Illegal::notYourTwo:
        return tr("Only the side that laid a two may take it out again.");
    case Illegal::noSuchMeld:
    case Illegal::doesNotFit:
        return tr("That does not fit there.");
    case Illegal::nothingToSwap:
    case Illegal::notInHand:
    case Illegal::cutOutsideThePack:
    case Illegal::notNow:
        break;
    }
    return tr("That cannot be done now.");
}

/// Why the chosen cards can be laid nowhere, told of what they come nearest to.
QString PinaleTable::whyNoMeld() const
{
    const std::vector<Card> chosen = chosenCards();
    if (m_turn && static_cast<int>(chosen.size()) >= m_turn->hand().size())
        return why(Illegal::nothingToDrop);
    if (chosen.size() == 1)
        return tr("It fits none of your melds.", "of a card");
    std::vector<Card> naturals;
    std::copy_if(chosen.begin(), chosen.end(), std::back_inserter(naturals), [](Card card) { return !isWild(card); });
    const auto alike = [&](auto of) {
        return std::all_of(naturals.begin(), naturals.end(),
                           [&](Card card) { return of(card) == of(naturals.front()); });
    };
    constexpr std::size_t leastRun = 4;
    const auto wilds = static_cast<int>(chosen.size() - naturals.size());
    const bool group = alike(cards::french::rank), run = alike(cards::french::suit);
    if (naturals.empty() || !(group || run))
        return tr("These cards are no meld, and fit none of yours.");
    if (chosen.size() < (group ? leastRun - 1 : leastRun))
        return why(Illegal::meldSize);
    if (!mayHold(wilds, static_cast<int>(naturals.size()), m_view.options))
        return why(Illegal::meldWilds);
    return why(group ? Illegal::meldSuits : Illegal::meldOrder);
}

/// Why the chosen cards cannot be laid where they were dropped: on the meld with that place, or beside all of them.
QString PinaleTable::whyNotThere(int place) const
{
    const std::vector<Card> chosen = chosenCards();
    const Board &board = m_turn->board();
    if (static_cast<int>(chosen.size()) >= m_turn->hand().size())
        return why(Illegal::nothingToDrop);
    if (place < 0 || place >= static_cast<int>(board.size()))
        return m_offers.empty() ? whyNoMeld() : why(Illegal::doesNotFit);
    const Meld &meld = board[static_cast<std::size_t>(place)];
    const bool own = meld.side == m_turn->side();
    const Slot *joker = nullptr;
    for (const Slot &slot : meld.slots) {
        if (!slot.wild() || chosen.size() != 1)
            continue;
        if (slot.as == chosen.front())
            return isTwo(slot.card) && !own
                ? why(Illegal::notYourTwo)
                : tr("You could not lay %1 again in this turn.", "a wild card with its article")
                      .arg(PinaleWords::card(slot.card));
        if (isJoker(slot.card))
            joker = &slot;
    }
    if (joker != nullptr)
        return tr("That joker stands for %1: no other card takes it.", "a card with its article")
            .arg(PinaleWords::card(joker->as));
    return why(own ? Illegal::doesNotFit : Illegal::notYourMeld);
}

QString PinaleTable::whyNotYourTurn() const
{
    if (m_asked && m_stage == Turn && !m_turn)
        return tr("First draw a card, or take the top of the pile.");
    return Table::whyNotYourTurn();
}
