// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/entry.h"
#include "match/clean_name.h"
#include "table/table.h"
#include "words/phrases.h"

#include <algorithm>

using game::at;
using game::nobody;
using game::Seat;

Counted Table::counted() const
{
    const CatalogEntry *const entry = catalog::findEntry(game());
    if (entry == nullptr)
        return Counted::tokens;
    const OptionValues played = rules();
    return entry->counted(played.empty() ? entry->info().options.usual() : played);
}

Call Table::call() const
{
    return catalog::call(game());
}

QString Table::nameOf(Seat seat) const
{
    if (seat < 0 || seat >= static_cast<Seat>(m_guests.size()))
        return {};
    return nameOf(m_guests[at(seat)], isYou(seat));
}

QString Table::nameOf(const Guest &guest, bool you)
{
    if (!guest.name.isEmpty())
        return isolated(guest.name);
    if (guest.sharer > 0)
        return tr("Player %1", "one of several at the screen, who gave no name").arg(guest.sharer);
    return you ? tr("You", "the person at the table, as a name")
               : tr("Player", "a person who gave no name, in a replay");
}

QStringList Table::names() const
{
    QStringList names;
    for (Seat seat = 0; seat < static_cast<Seat>(m_guests.size()); ++seat)
        names << nameOf(seat);
    return names;
}

QString Table::partnersOf(Seat seat) const
{
    QStringList partners;
    for (Seat other = 0; other < static_cast<Seat>(m_guests.size()); ++other)
        if (other != seat && seating().sideOf(other) == seating().sideOf(seat))
            partners << nameOf(other);
    return partners.isEmpty() ? QString() : Phrases::list(partners);
}

QList<int> Table::turnsLeft() const
{
    QList<int> left;
    if (m_now.knocker == nobody || (m_stage != Turn && m_stage != Draw))
        return left;
    for (Seat seat = m_now.toMove; seat != nobody && seat != m_now.knocker && left.size() < m_now.seats;
         seat = game::nextSeat(seat, m_now.playing, m_now.seats))
        left << seat;
    return left;
}

QStringList Table::facesLeft() const
{
    QStringList faces;
    const QList<int> seats = turnsLeft();
    for (const int seat : seats)
        faces << m_guests[at(seat)].portrait;
    return faces;
}

bool Table::out() const
{
    return !m_ties.onlooker && m_now.seats > 0 && m_now.deal > 0 && m_now.score[at(person)] == 0
        && !m_now.playing.contains(person);
}

QString Table::notice() const
{
    switch (m_stage) {
    case NoMatch:
    case Over:
    case Showdown:
        return {};
    case Cut:
        return isYou(m_now.toMove) ? tr("Cut the pack for %1").arg(nameOf(m_now.dealer))
                                   : tr("%1 cuts the pack").arg(nameOf(m_now.toMove));
    case Turn:
        return turnNotice();
    default:
        return gameNotice();
    }
}

QString Table::turnNotice() const
{
    const QString mover = nameOf(m_now.toMove);
    if (m_now.knocker == nobody && m_ties.lesson) { // it begins in the middle of a match
        if (isYou(m_now.toMove))
            return m_asked ? tr("Your turn · lap %1").arg(m_now.lap) : tr("Lap %1", "of a lesson").arg(m_now.lap);
        return tr("%2’s turn · lap %1").arg(m_now.lap).arg(mover);
    }
    if (m_now.knocker == nobody && isYou(m_now.toMove) && !m_asked) // one has moved
        return tr("Deal %1, lap %2").arg(m_now.deal).arg(m_now.lap);
    if (m_now.knocker == nobody)
        return isYou(m_now.toMove) ? tr("Your turn · deal %1, lap %2").arg(m_now.deal).arg(m_now.lap)
                                   : tr("%3’s turn · deal %1, lap %2").arg(m_now.deal).arg(m_now.lap).arg(mover);
    const CallWords words(call());
    if (isYou(m_now.knocker)) // until the next one's turn is shown, the mover is still oneself
        return m_now.toMove == nobody || isYou(m_now.toMove) ? words.yours() : words.yoursThenLastOf(mover);
    const QString knocker = nameOf(m_now.knocker);
    return isYou(m_now.toMove) ? words.yourLastTurn(knocker) : words.lastTurn(knocker);
}

QString Table::whereItStands() const
{
    if (handingOver())
        return whereItStands(m_handover.deal, false);
    return m_stage == Over ? winners().result() : whereItStands(m_now.deal, m_asked && !m_ties.shared);
}

QString Table::whereItStands(int deal, bool yourTurn)
{
    return yourTurn ? tr("deal %1, your turn").arg(deal) : tr("deal %1").arg(deal);
}

QString Table::whyNotYourTurn() const
{
    switch (m_stage) {
    case NoMatch:
        return handingOver() ? handoverTitle() : tr("That cannot be done now.");
    case Showdown:
        return tr("The deal is over: go on to the next.");
    case Over:
        return tr("The match is over.");
    case Cut:
        return isYou(m_now.toMove) ? tr("First cut the pack.")
                                   : tr("First %1 cuts the pack.").arg(nameOf(m_now.toMove));
    default:
        break;
    }
    // One's own turn may have come while the move before it is still shown.
    const bool another = m_now.toMove != nobody && m_now.toMove != person;
    return another ? tr("It is %1’s turn.").arg(nameOf(m_now.toMove)) : tr("That cannot be done now.");
}

// ---------------------------------------------------------------- showdown and end

QString Table::showdownTitle() const
{
    QStringList losers;
    for (const Seat seat : m_payers)
        losers << (isYou(seat) ? tr("you", "within a list of those who pay") : nameOf(seat));
    if (losers.isEmpty())
        return tr("Nobody pays");
    if (m_payers.size() == 1) {
        const Seat payer = m_payers.lowest();
        const CountedWords words(counted());
        const bool lives
            = counted() == Counted::tokens || counted() == Counted::pennies || counted() == Counted::corners;
        if (lives && !m_now.in.contains(payer) && !mayComeBack(payer))
            return isYou(payer) ? tr("You are out") : tr("%1 is out").arg(losers.constFirst());
        return words.loses(isYou(payer), losers.constFirst(), m_paid[at(payer)]);
    }
    return CountedWords(counted()).oneEach(Phrases::list(losers));
}

QString Table::giving() const
{
    return tr("gives", "a seat: then come the cards that it gave");
}

QString Table::givingSaid() const
{
    return tr("give", "in a bubble: then come the cards that the seat gave");
}

QString Table::tradeText(const QStringList &gave, const QStringList &took) const
{
    const QString taken = took.isEmpty() ? QString() : tr("takes %1", "a seat; cards").arg(Phrases::cards(took));
    if (gave.isEmpty())
        return taken;
    const QString given = tr("%1 %2", "%1 is 'gives' or 'discards', %2 are cards").arg(giving(), Phrases::cards(gave));
    if (took.isEmpty())
        return given;
    return takesFirst() ? tr("%1, %2", "%1 is 'takes' with cards, %2 'discards' with cards").arg(taken, given)
                        : tr("%1, takes %2", "%1 is 'gives' with cards, %2 are cards").arg(given, Phrases::cards(took));
}

Winners Table::winners() const
{
    Winners winners{.own = youWon(), .side = m_now.ending.side};
    for (const Seat seat : m_now.ending.winners)
        if (!isYou(seat))
            winners.names << nameOf(seat);
    return winners;
}

QString Table::winnerName() const
{
    QStringList names;
    for (const Seat seat : m_now.ending.winners)
        names << nameOf(seat);
    return Phrases::list(names);
}

QStringList Table::winnerPortraits() const
{
    QStringList portraits;
    for (const Seat seat : m_now.ending.winners)
        if (seat < static_cast<Seat>(m_guests.size()))
            portraits << m_guests[at(seat)].portrait;
    return portraits;
}

QString Table::endTitle() const
{
    const Winners all = winners();
    return all.own && all.count() == 1 ? tr("You win the match!") : all.sentence();
}

QString Table::ownEndText() const
{
    const auto &rows = m_standing.rows();
    const auto own = std::find_if(rows.begin(), rows.end(), [](const StandingRow &row) { return row.seat == person; });
    if (own == rows.end() || m_ties.onlooker || m_ties.shared || own->winner || m_now.ending.winners.empty())
        return {};
    // Of two sides one wins, and no place is told.
    if (const QString partners = partnersOf(person); !partners.isEmpty())
        return tr("You and %1 were %n point(s) behind.", nullptr,
                  m_now.score[at(*m_now.ending.winners.begin())] - m_now.score[at(person)])
            .arg(partners);
    const QString place = Phrases::place(own->place);
    if (own->fellIn == 0)
        return tr("You come in %1, of %2.", "%1 is 'third place'").arg(place).arg(rows.size());
    return CountedWords(counted()).outIn(place, static_cast<int>(rows.size()), own->fellIn);
}

QString Table::endText() const
{
    if (m_now.ending.winners.empty())
        return tr("Nobody has won, after %n deal(s).", nullptr, m_now.deal);
    if (poolText().isEmpty() || seeksHighest()) // each deal has brought its own
        return tr("After %n deal(s).", "the end of a match", m_now.deal);
    if (m_now.ending.winners.size() > 1)
        return tr("The pot of %1 is divided, after %n deal(s).", nullptr, m_now.deal).arg(poolText());
    return youWon() ? tr("The pot of %1 is yours, after %n deal(s).", nullptr, m_now.deal).arg(poolText())
                    : tr("The pot of %1 goes to the winner, after %n deal(s).", nullptr, m_now.deal).arg(poolText());
}
