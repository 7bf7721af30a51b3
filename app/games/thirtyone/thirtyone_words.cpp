// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneTable: what it is called.

#include "games/thirtyone/thirtyone_table.h"

#include "advice/hint_words.h"
#include "words/phrases.h"

using namespace thirtyone;
using cards::Card;
using game::at;
using game::nobody;
using game::Seat;

QString ThirtyoneTable::bubble(Seat seat) const
{
    const Said &said = m_said[at(seat)];
    if (!said.what || (isYou(seat) && !loud(seat)))
        return {};
    switch (*said.what) {
    case LogLine::What::offeredBet:
    case LogLine::What::agreedBet:
    case LogLine::What::declinedBet:
        return betBubble(seat);
    case LogLine::What::tookUp:
        return said.gave.isEmpty() ? tr("I take", "a card from the discard pile: what a seat just did, in a bubble")
                                   : tr("I take and discard", "what a seat just did, in a bubble");
    case LogLine::What::drewUp:
        return said.gave.isEmpty() ? tr("I draw", "a card from the stock: what a seat just did, in a bubble")
                                   : tr("I draw and discard", "what a seat just did, in a bubble");
    case LogLine::What::exchanged:
        return hasPackets() && said.cards == thirtyone::cardsInHand
            ? tr("I take the open packet", "what a seat just did, in a bubble")
            : tr("I exchange %n", "cards: what a seat just did, in a bubble", said.cards);
    case LogLine::What::knocked:
        return tr("I knock!");
    case LogLine::What::keptHand:
        return tr("I keep this one", "said by the dealer of Switch, of one of two hands");
    case LogLine::What::swapped:
        return tr("the closed packet!", "said by a seat that takes it");
    case LogLine::What::restarted:
        return tr("Again!", "said by a seat that restarts the deal");
    case LogLine::What::letStand:
        return tr("It stands", "said by a seat that does not restart the deal");
    case LogLine::What::stayed:
        return tr("I stay", "what a seat just did, in a bubble");
    default:
        return {};
    }
}

QString ThirtyoneTable::giving() const
{
    if (hasMiddle(m_view.options)) // on the pile, or in the middle
        return tr("leaves", "a seat: then comes the card that it parted with");
    return tr("discards", "a seat: then comes the card that it discarded");
}

QString ThirtyoneTable::givingSaid() const
{
    if (hasMiddle(m_view.options))
        return tr("leave", "in a bubble: then comes the card that the seat parted with");
    return tr("discard", "in a bubble: then comes the card that the seat discarded");
}

QString ThirtyoneTable::inWordsOf(const Hand &hand) const
{
    return inWords(thirtyone::worthOf(*m_view.values, hand));
}

QString ThirtyoneTable::handValue() const
{
    if (m_view.hand.size() < thirtyone::cardsInHand || m_view.hand[0].hidden())
        return {};
    if (m_view.hand.size() == thirtyone::cardsInHand)
        return inWordsOf(m_view.hand);
    const auto discard = chosenDiscard();
    if (!discard || *discard == m_view.taken)
        return {};
    Hand left = m_view.hand;
    left.removeFirst(*discard);
    return tr("without it: %1", "it: the card chosen to be discarded; %1 is a hand's worth").arg(inWordsOf(left));
}

QString ThirtyoneTable::poolText() const
{
    if (counted() == Counted::points)
        return tr("to %n point(s)", "on a slate: how many win", m_view.options.target);
    if (counted() == Counted::chips)
        return tr("%n chip(s)", "in the pot", m_view.pot);
    if (counted() != Counted::corners)
        return tr("%n penny(s)", "in the pot", m_view.pot);
    // Bills lie before their owners, and not on the plate, as long as these are in.
    const QString money = Phrases::money(std::int64_t{m_view.pot} * 100);
    return m_view.winners.empty() ? tr("%1 at stake", "%1 is what all the bills are worth").arg(money) : money;
}

Card ThirtyoneTable::topOfPile() const
{
    return m_view.discards.empty() ? Card() : m_view.discards[m_view.discards.size() - 1];
}

std::optional<QString> ThirtyoneTable::betterWithTop() const
{
    if (m_view.hand.size() != thirtyone::cardsInHand || m_view.discards.empty())
        return std::nullopt;
    Hand four = m_view.hand;
    four.push_back(topOfPile());
    const auto best = m_view.values->best(four, thirtyone::cardsInHand);
    if (best.value <= m_view.values->of(m_view.hand))
        return std::nullopt;
    four.removeFirst(four[best.discard]);
    return inWordsOf(four);
}

QString ThirtyoneTable::gameNotice() const
{
    switch (m_stage) {
    case FirstDealer:
        return lotNotice();
    case DealersChoice:
        return isYou(m_view.dealer) ? tr("You deal: which hand do you keep?")
                                    : tr("%1 deals, and chooses between two hands").arg(nameOf(m_view.dealer));
    case Betting:
        return betNotice();
    case Draw:
        if (!isYou(m_view.toMove)) {
            const QString mover = nameOf(m_view.toMove);
            return m_view.knocker == nobody ? tr("%1 discards a card").arg(mover)
                : isYou(m_view.knocker)     ? CallWords(call()).yoursThenLastOf(mover)
                                            : CallWords(call()).lastTurn(nameOf(m_view.knocker));
        }
        if (m_view.knocker != nobody)
            return m_view.taken.hidden()
                ? tr("%1 knocked, last turn: discard one of the four").arg(nameOf(m_view.knocker))
                : tr("%1 knocked, last turn: discard another card").arg(nameOf(m_view.knocker));
        return m_view.taken.hidden() ? tr("You drew: discard one of the four")
                                     : tr("You took a card: discard another one");
    default:
        return {};
    }
}

QString ThirtyoneTable::gameQuestion() const
{
    switch (m_stage) {
    case DealersChoice:
        return handChoiceQuestion();
    case Restart:
        return restartText();
    case Betting:
        return betQuestion();
    case Turn:
        return hasPackets() ? packetsQuestion() : turnQuestion();
    case Draw: {
        const Card got = m_view.hand[m_view.hand.size() - 1];
        const QString card = HintWords::cards(Thirtyone::pack, {&got, 1});
        const QString hand = Phrases::cards(Thirtyone::pack, m_view.hand);
        return m_view.taken.hidden()
            ? tr("You drew %1. Discard one of these: %2.", "%1 is a card with its article, %2 are cards")
                  .arg(card, hand)
            : tr("You took %1. Discard another card: %2.", "%1 is a card with its article, %2 are cards")
                  .arg(card, hand);
    }
    default:
        return {};
    }
}

QString ThirtyoneTable::turnQuestion() const
{
    const QString top = Phrases::card(Thirtyone::pack, topOfPile());
    if (hasMiddle(m_view.options))
        return turnQuestionWithMiddle();
    return m_view.knocker == nobody
        ? tr("Your turn. You have %1. On the discard pile: %2.", "%1 is a hand's worth, %2 a card")
              .arg(handValue(), top)
        : tr("Your last turn: %1 knocked. You have %2. On the discard pile: %3.",
             "%1 is a name, %2 a hand's worth, %3 a card")
              .arg(nameOf(m_view.knocker), handValue(), top);
}

// ---------------------------------------------------------------- why something is refused

QString ThirtyoneTable::why(Illegal illegal) const
{
    switch (illegal) {
    case Illegal::stockEmpty:
        return tr("The stock is used up: take the card on the discard pile, or stay.");
    case Illegal::knockTooSoon:
        return tr("By these rules nobody knocks before the second lap.");
    case Illegal::alreadyKnocked:
        return tr("%1 has knocked already: to change nothing, choose “Stay”.").arg(nameOf(m_view.knocker));
    case Illegal::nobodyKnocked:
        if (hasPackets())
            return tr("Nobody has knocked yet, and you cannot pass: exchange a card, take a packet or knock.");
        return tr("Nobody has knocked yet, and you cannot pass: draw, take a card or knock.");
    case Illegal::justTaken:
        return tr("You have just taken this card: you cannot discard it in the same turn.");
    case Illegal::unequalExchange:
        return tr("Choose as many of your cards as in the middle.");
    case Illegal::oneOrThree:
        return tr("One card or all three: two cannot be exchanged at once.");
    case Illegal::notInHand:
    case Illegal::cutOutsideThePack:
    case Illegal::notNow:
    case Illegal::noSuchBet:
    case Illegal::notBacked:
    case Illegal::stakeTooHigh:
        break;
    }
    return tr("That cannot be done now.");
}

QString ThirtyoneTable::whyNotYourTurn() const
{
    if (m_asked && m_stage == Turn && hasPackets())
        return tr("First exchange a card, take one of the packets, or knock.");
    if (m_stage == DealersChoice)
        return isYou(m_view.dealer) ? tr("First choose one of your two hands.")
                                    : tr("First %1 chooses between two hands.").arg(nameOf(m_view.dealer));
    if (m_asked && m_stage == Betting)
        return tr("First say whether you bet.");
    if (m_asked && m_stage == Restart)
        return tr("First say whether you restart the deal.");
    if (m_asked && m_stage == Turn && m_view.options.source == Source::widow)
        return tr("First draw from the stock, take the card on the discard pile, or exchange with the widow.");
    if (m_asked && m_stage == Turn)
        return tr("First draw from the stock, or take the card on the discard pile.");
    if (m_asked && m_stage == Draw)
        return tr("First discard one of your four cards.");
    return Table::whyNotYourTurn();
}
