// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/petrangola_table.h"

#include "models/phrases.h"

using namespace petrangola;
using game::at;
using game::nobody;
using game::Seat;

QString PetrangolaTable::nameOf(Seat seat) const
{
    if (seat < 0 || seat >= static_cast<Seat>(m_guests.size()))
        return {};
    const QString &name = m_guests[at(seat)].name;
    if (!name.isEmpty())
        return name;
    return m_link.onlooker ? tr("Player", "a person who gave no name, in a replay")
                           : tr("You", "the person at the table, as a name");
}

QStringList PetrangolaTable::names() const
{
    QStringList names;
    for (Seat seat = 0; seat < static_cast<Seat>(m_guests.size()); ++seat)
        names << nameOf(seat);
    return names;
}

QString PetrangolaTable::bubble(Seat seat) const
{
    const Said &said = m_said[at(seat)];
    if (!said.what || isYou(seat))
        return {};
    const Hand &shown = m_view.shown[at(seat)];
    const bool laidOpen = m_view.knocker == seat && shown.size() == cardsInHand;
    const QString shownWorth = laidOpen ? Phrases::worth(m_view.ranking->worth(shown)) : QString();
    switch (*said.what) {
    case LogLine::What::exposed:
        return tr("Here is the monte", "said by the dealer who exposes");
    case LogLine::What::kept:
        return shownWorth.isEmpty() ? tr("I keep them!", "said by the dealer who keeps the three, which is a knock")
                                    : tr("I keep them: %1!", "%1 is the worth of the hand laid open").arg(shownWorth);
    case LogLine::What::exchanged:
        return tr("exchanges %n", "what a seat just did, in a bubble", said.cards);
    case LogLine::What::shirtChange:
        return m_view.knocker == seat ? tr("Shirt change!", "said with a knock") : tr("exchanges all three");
    case LogLine::What::knocked:
        return shownWorth.isEmpty() ? tr("I knock!")
                                    : tr("I knock: %1!", "%1 is the worth of the hand laid open").arg(shownWorth);
    case LogLine::What::stayed:
        return tr("stays", "what a seat just did, in a bubble");
    case LogLine::What::reentered:
        return tr("I'm back in", "said by a seat that re-enters");
    case LogLine::What::left:
        return tr("I'm out", "said by a seat that does not re-enter");
    default:
        return {};
    }
}

QString PetrangolaTable::handValue() const
{
    if (m_view.hand.size() < cardsInHand)
        return {};
    return Phrases::worth(m_view.ranking->worth(m_view.hand));
}

QString PetrangolaTable::poolText() const
{
    return Phrases::money(m_view.pool);
}

bool PetrangolaTable::watching() const
{
    const bool asked = m_stage == Reentry && m_view.toMove == person;
    return !m_link.onlooker && m_view.seats > 0 && m_view.deal > 0 && m_view.tokens[at(person)] == 0 && !asked
        && !m_view.playing.contains(person);
}

QString PetrangolaTable::notice() const
{
    switch (m_stage) {
    case NoMatch:
    case Over:
    case Showdown:
        return {};
    case FirstDealer:
        return isYou(m_view.dealer) ? tr("The ace of coins makes the first dealer: you")
                                    : tr("The ace of coins makes the first dealer: %1").arg(nameOf(m_view.dealer));
    case Cut:
        return isYou(m_view.toMove) ? tr("Cut the pack for %1").arg(nameOf(m_view.dealer))
                                    : tr("%1 cuts the pack").arg(nameOf(m_view.toMove));
    case DealersChoice:
        return isYou(m_view.dealer) ? tr("You deal: expose these three, or keep them?")
                                    : tr("%1 deals and looks at three cards").arg(nameOf(m_view.dealer));
    case Turn:
        return turnNotice();
    case Reentry:
        return isYou(m_view.toMove) ? tr("You are out of tokens") : tr("%1 may re-enter").arg(nameOf(m_view.toMove));
    }
    return {};
}

QString PetrangolaTable::turnNotice() const
{
    const QString mover = nameOf(m_view.toMove);
    if (m_view.knocker == nobody)
        return isYou(m_view.toMove) ? tr("Your turn · deal %1, lap %2").arg(m_view.deal).arg(m_view.lap)
                                    : tr("%3's turn · deal %1, lap %2").arg(m_view.deal).arg(m_view.lap).arg(mover);
    if (isYou(m_view.knocker))
        return tr("You knocked · last turn for %1").arg(mover);
    const QString knocker = nameOf(m_view.knocker);
    return isYou(m_view.toMove) ? tr("Your last turn: %1 knocked").arg(knocker)
                                : tr("Last turn: %1 knocked").arg(knocker);
}

QString PetrangolaTable::whereItStands() const
{
    return m_stage == Over ? whoWon(youWon(), winnerName()) : whereItStands(m_view.deal, m_asked);
}

QString PetrangolaTable::whereItStands(int deal, bool yourTurn)
{
    return yourTurn ? tr("deal %1, your turn").arg(deal) : tr("deal %1").arg(deal);
}

QString PetrangolaTable::whoWon(bool you, const QString &name)
{
    return you ? tr("you have won") : tr("%1 has won").arg(name);
}

QString PetrangolaTable::worthAfter(const Move &move) const
{
    return Phrases::worth(m_view.ranking->worth(handAfter(m_view, move)));
}

// ---------------------------------------------------------------- why something is refused

QString PetrangolaTable::why(Illegal illegal) const
{
    switch (illegal) {
    case Illegal::alreadyKnocked:
        return tr("%1 has knocked already: say that you stay.").arg(nameOf(m_view.knocker));
    case Illegal::nobodyKnocked:
        return tr("Nobody has knocked yet, and there is no pass: exchange a card or knock.");
    case Illegal::emptyExchange:
        return tr("Choose a card of yours and one of the monte.");
    case Illegal::unequalExchange:
        return tr("Choose as many cards of yours as of the monte.");
    case Illegal::notInHand:
    case Illegal::notInMonte:
    case Illegal::cutOutsideThePack:
    case Illegal::notNow:
        break;
    }
    return tr("That cannot be done now.");
}

QString PetrangolaTable::whyNotYourTurn() const
{
    switch (m_stage) {
    case Showdown:
        return tr("The deal is over: go on to the next.");
    case Over:
        return tr("The match is over.");
    case DealersChoice:
        return isYou(m_view.dealer) ? tr("First expose the three cards or keep them.")
                                    : tr("First %1 looks at three cards.").arg(nameOf(m_view.dealer));
    case Cut:
        return isYou(m_view.toMove) ? tr("First cut the pack.")
                                    : tr("First %1 cuts the pack.").arg(nameOf(m_view.toMove));
    default:
        break;
    }
    // One's own turn may have come while the move before it is still shown.
    const bool another = m_view.toMove != nobody && m_view.toMove != person;
    return another ? tr("It is %1's turn.").arg(nameOf(m_view.toMove)) : tr("That cannot be done now.");
}

// ---------------------------------------------------------------- showdown, re-entry, end

QString PetrangolaTable::showdownTitle() const
{
    QStringList losers;
    for (const Seat seat : m_lastShowdown.worst)
        losers << (isYou(seat) ? tr("you", "within a list of those who pay") : nameOf(seat));
    if (losers.isEmpty())
        return tr("Nobody pays");
    if (m_lastShowdown.worst.size() == 1)
        return isYou(m_lastShowdown.worst.lowest()) ? tr("You lose a token")
                                                    : tr("%1 loses a token").arg(losers.constFirst());
    return tr("A token each from %1").arg(Phrases::list(losers));
}

QString PetrangolaTable::showdownText() const
{
    if (m_view.ranking == nullptr)
        return {};
    if (m_lastShowdown.worst.empty())
        return tr("Three aces never pay.");
    const Seat loser = m_lastShowdown.worst.lowest();
    const Worth lowest = m_view.ranking->worth(m_lastShowdown.hands[at(loser)]);
    const QString worth = Phrases::worth(lowest);
    if (m_lastShowdown.worst.size() > 1) // equal points may be of different suits
        return lowest.category == Category::points
            ? tr("They share the lowest hand: %n point(s).", nullptr, lowest.points)
            : tr("They share the lowest hand: %1.").arg(worth);
    const int left = m_lastShowdown.tokens[at(loser)];
    if (isYou(loser))
        return left == 0 ? tr("The lowest hand is yours: %1. That was your last token.").arg(worth)
                         : tr("The lowest hand is yours: %1. You have %n left.", nullptr, left).arg(worth);
    return left == 0 ? tr("The lowest hand: %1. That was the last token.").arg(worth)
                     : tr("The lowest hand: %1. There are %n left.", nullptr, left).arg(worth);
}

QString PetrangolaTable::reentryText() const
{
    if (!isYou(m_view.toMove))
        return tr("%1 has lost the last token and may pay another stake.").arg(nameOf(m_view.toMove));
    int fewest = std::numeric_limits<int>::max();
    for (const Seat seat : m_view.alive())
        fewest = std::min<int>(fewest, m_view.tokens[at(seat)]);
    return tr("You have lost your last token. For another stake of %1 you come back with %n.", "%n tokens", fewest)
        .arg(Phrases::money(m_view.options.stake));
}

QString PetrangolaTable::winnerName() const
{
    return nameOf(m_view.winner);
}

QString PetrangolaTable::winnerPortrait() const
{
    return m_view.winner == nobody || m_guests.empty() ? QString() : m_guests[at(m_view.winner)].portrait;
}

QString PetrangolaTable::endTitle() const
{
    return youWon() ? tr("You win the match!") : tr("%1 wins the match").arg(winnerName());
}

QString PetrangolaTable::endText() const
{
    if (m_link.onlooker)
        return tr("The pool of %1 is the winner's, after %n deal(s).", nullptr, m_view.deal).arg(poolText());
    return youWon() ? tr("The pool of %1 is yours, after %n deal(s).", nullptr, m_view.deal).arg(poolText())
                    : tr("The pool of %1 is gone, after %n deal(s).", nullptr, m_view.deal).arg(poolText());
}
