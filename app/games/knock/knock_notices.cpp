// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// KnockTable: what it is called.

#include "games/knock/knock_table.h"

#include "games/knock/knock_words.h"
#include "table/side_model.h"
#include "words/phrases.h"

using namespace knock;
using cards::Card;
using game::at;
using game::nobody;
using game::Seat;

namespace {

/// Without its suit: "king", "12", "World".
QString rankOf(Card card)
{
    if (!cards::tarocco::isTrump(card))
        return cards::tarocco::rank(card) == cards::tarocco::Rank::cavalier ? KnockTable::tr("cavalier", "a rank")
                                                                            : Phrases::rank(Knock::pack, card);
    return card == magician || card == worldTrump ? Phrases::card(Knock::pack, card)
                                                  : QString::number(cards::tarocco::number(card));
}

/// So large a chance in a hundred has each of the two that somebody has a word for a king or a queen.
constexpr int crownTold = 30;

} // namespace

QString KnockTable::sideName(std::size_t side) const
{
    const auto first = static_cast<Seat>(side);
    if (m_ties.you == nobody)
        return Phrases::list({nameOf(first), nameOf(partnerOf(first))});
    return sideOf(m_ties.you) == side ? tr("We", "the person's side") : tr("They", "the other side");
}

/// By suits, as a hand is held: so many cards are heard sooner than with the suit after each of them.
QString KnockTable::cardsInWords(CardSet cards) const
{
    QStringList told;
    for (int each = 0; each <= cards::tarocco::plainSuits; ++each) {
        const auto suit = static_cast<Suit>(each);
        std::vector<Card> same;
        QStringList ranks;
        for (const Card card : listOf(cards)) {
            if (card == fool || cards::tarocco::suit(card) != suit)
                continue;
            same.push_back(card);
            ranks << rankOf(card);
        }
        if (same.size() == 1)
            told << Phrases::card(Knock::pack, same.front());
        else if (!same.empty())
            told << (suit == Suit::trumps ? tr("trumps %1", "%1 are numbers or names").arg(Phrases::list(ranks))
                                          : Phrases::ofSuit(Knock::pack, same.front(), Phrases::list(ranks)));
    }
    if (cards.contains(fool))
        told << Phrases::card(Knock::pack, fool);
    return told.join(tr("; ", "between the suits of a hand"));
}

QString KnockTable::bubble(Seat seat) const
{
    const Said &said = m_said[at(seat)];
    if (!said.what || *said.what != LogLine::What::happened)
        return {};
    const auto signal = static_cast<Signal>(said.cards);
    if (const QString called = KnockWords::called(signal); !called.isEmpty())
        return called;
    std::optional<Suit> suit;
    for (const knock::Said &each : m_view.said)
        if (each.seat == seat && each.signal == signal)
            suit = each.suit;
    return KnockWords::said(signal, suit);
}

QString KnockTable::gameNotice() const
{
    return m_stage == FirstDealer ? lotNotice() : QString();
}

QString KnockTable::turnNotice() const
{
    const bool yours = isYou(m_view.toMove);
    const QString mover = nameOf(m_view.toMove);
    switch (m_view.phase) {
    case Phase::discard:
        if (!yours)
            return tr("%1 lays two cards away").arg(mover);
        return tr("Lay two cards away: no king, no honour; trumps only for want of others");
    case Phase::request:
        return yours && m_asked ? tr("%1 is about to lead: you may ask for a trump").arg(nameOf(m_view.trick.leader))
            : m_view.trick.leader == person ? tr("You lead")
                                            : tr("%1 is about to lead").arg(nameOf(m_view.trick.leader));
    case Phase::play:
    case Phase::secondSignal:
        return trickNotice();
    default:
        return {};
    }
}

QString KnockTable::trickNotice() const
{
    const Trick &trick = m_view.trick;
    const auto led = trick.led();
    const bool yours = m_asked && isYou(m_view.toMove);
    if (!led)
        return isYou(m_view.toMove) ? tr("You lead") : tr("%1 leads").arg(nameOf(m_view.toMove));
    const Seat winner = trick.winner(*m_view.ranking);
    const QString with = KnockWords::card(trick.cardOf(winner));
    const QString lies = isYou(winner)
        ? tr("%1 · you have the trick with %2", "%1 is 'Coins are led', %2 a card").arg(KnockWords::led(*led), with)
        : tr("%1 · %2 has the trick with %3", "%1 is 'Coins are led', %3 a card")
              .arg(KnockWords::led(*led), nameOf(winner), with);
    return yours ? tr("%1 · your turn", "%1 is how the trick lies").arg(lies) : lies;
}

QString KnockTable::gameQuestion() const
{
    if (m_stage != Turn)
        return {};
    const CardSet hand(m_view.hand);
    const Trick &trick = m_view.trick;
    switch (m_view.phase) {
    case Phase::discard:
        return tr("You dealt: lay two of your cards away.");
    case Phase::request:
        return tr("%1 is about to lead. You may ask for a low trump with Bijou, for a high one with Grand.")
            .arg(nameOf(trick.leader));
    case Phase::secondSignal:
        return tr("You may give a second signal.");
    case Phase::play:
        break;
    default:
        return {};
    }
    const CardSet may = playable(hand, trick.led());
    const QString cards = cardsInWords(may);
    if (trick.cards.empty())
        return tr("You lead. You hold %1.", "%1 are cards").arg(cards);
    if (!trick.led())
        return tr("Your turn. The Fool was led: the suit is yours to choose. You hold %1.", "%1 are cards").arg(cards);
    const Seat winner = trick.winner(*m_view.ranking);
    const QString lies
        = (winner == partnerOf(person) ? tr("Your turn. %1, and your side has it: %2 with %3.",
                                            "%1 is 'Coins are led', %2 a name, %3 a card with its article")
                                       : tr("Your turn. %1, and %2 has it with %3.",
                                            "%1 is 'Coins are led', %2 a name, %3 a card with its article"))
              .arg(KnockWords::led(*trick.led()), nameOf(winner), KnockWords::card(trick.cardOf(winner)));
    return may == hand ? tr("%1 You may play any card: %2.", "%1 is how the trick lies, %2 are cards").arg(lies, cards)
                       : tr("%1 You may play %2.", "%1 is how the trick lies, %2 are cards").arg(lies, cards);
}

// ---------------------------------------------------------------- what guests speak of

/// Whether a king or a queen went over to the other side.
void KnockTable::speakOf(const Trick &trick, Seat winner)
{
    for (std::size_t place = 0; place < trick.cards.size(); ++place) {
        const Seat seat = trick.seatOf(place);
        const Card card = trick.cards[place];
        if (sideOf(seat) == sideOf(winner) || card == fool || cards::tarocco::suit(card) == Suit::trumps
            || cards::tarocco::rank(card) < cards::tarocco::Rank::queen)
            continue;
        talk()->told(crownTold, winner, {GuestMoment::crownTaken});
        talk()->told(crownTold, seat, {GuestMoment::crownLost});
        return;
    }
}

// ---------------------------------------------------------------- why something is refused

QString KnockTable::why(Illegal illegal) const
{
    const auto led = m_view.trick.led();
    switch (illegal) {
    case Illegal::notTwoCards:
        return tr("Choose two cards.");
    case Illegal::mayNotBeLaid:
        return tr("A king, the Fool, the Magician or the highest trump is never laid away.");
    case Illegal::trumpBeforeOthers:
        return tr("Trumps are laid away only for want of other cards.");
    case Illegal::mustFollow:
        return tr("You must follow suit: %1.", "%1 is a suit").arg(KnockWords::suit(led.value_or(Suit::trumps)));
    case Illegal::mustTrump:
        return tr("You have none of that suit: you must play a trump.");
    case Illegal::noSuchSignal:
        return tr("That signal would not be true, or does not belong here.");
    case Illegal::notInHand:
    case Illegal::cutOutsideThePack:
    case Illegal::notNow:
        break;
    }
    return tr("That cannot be done now.");
}

QString KnockTable::whyNotYourTurn() const
{
    if (m_asked && m_stage == Turn && m_view.phase == Phase::request)
        return tr("First say whether you ask for something.");
    if (m_asked && m_stage == Turn && m_view.phase == Phase::secondSignal)
        return tr("First say whether you give a second signal.");
    if (m_asked && m_stage == Turn && discards())
        return tr("First lay two cards away.");
    return Table::whyNotYourTurn();
}

/// The other side has the trick to which it was played: a card is to be paid for it.
bool KnockTable::owesForFool() const
{
    return m_view.foolIn != nobody && sideOf(m_view.foolFrom) != sideOf(m_view.foolIn);
}

QString KnockTable::foolNote() const
{
    const Seat seat = m_view.foolFrom;
    const QString name = nameOf(seat);
    if (!owesForFool())
        return isYou(seat) ? tr("stays with you", "the Fool") : tr("stays with %1", "the Fool").arg(name);
    if (m_ties.you == nobody)
        return tr("stays with %1, a card is owed", "the Fool").arg(name);
    if (isYou(seat))
        return tr("stays with you, you owe a card", "the Fool");
    return sideOf(seat) == sideOf(m_ties.you) ? tr("stays with %1, you owe a card", "the Fool").arg(name)
                                              : tr("stays with %1, they owe you a card", "the Fool").arg(name);
}
