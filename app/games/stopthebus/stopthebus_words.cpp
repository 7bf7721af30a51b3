// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// StopthebusTable: what it is called.

#include "games/stopthebus/stopthebus_table.h"

#include "words/phrases.h"

using namespace stopthebus;
using game::at;
using game::nobody;
using game::Seat;

QString StopthebusTable::bubble(Seat seat) const
{
    const Said &said = m_said[at(seat)];
    if (!said.what || (isYou(seat) && !loud(seat)))
        return {};
    switch (*said.what) {
    case LogLine::What::exchanged:
        return tr("I exchange %n", "what a seat just did, in a bubble", said.cards);
    case LogLine::What::knocked:
        return tr("Stop the bus!");
    case LogLine::What::stayed:
        return tr("I stay", "what a seat just did, in a bubble");
    case LogLine::What::happened:
        return tr("I pass", "what a seat just did, in a bubble");
    default:
        return {};
    }
}

QString StopthebusTable::handValue() const
{
    return m_view.hand.size() < stopthebus::cardsInHand || m_view.hand[0].hidden()
        ? QString()
        : inWords(Ranking::worth(m_view.hand));
}

QString StopthebusTable::worthAfter(const Move &move) const
{
    return inWords(Ranking::worth(handAfter(m_view, move)));
}

QString StopthebusTable::poolText() const
{
    return tr("%n token(s)", "on the plate", stakes(m_view));
}

QString StopthebusTable::gameNotice() const
{
    switch (m_stage) {
    case FirstDealer:
        return lotNotice();
    case Draw:
        return isYou(m_view.toMove)
            ? tr("Stop the bus, or let it go on? · deal %1, lap %2").arg(m_view.deal).arg(m_view.lap)
            : tr("Does %1 stop the bus?").arg(nameOf(m_view.toMove));
    default:
        return {};
    }
}

QString StopthebusTable::gameQuestion() const
{
    if (m_stopsNext)
        return {};
    switch (m_stage) {
    case Turn:
        return turnQuestion(Phrases::cards(Stopthebus::pack, m_view.monte));
    case Draw:
        return tr("Now you have %1. Stop the bus, or let it go on?", "%1 is a hand's worth").arg(handValue());
    default:
        return {};
    }
}

// ---------------------------------------------------------------- why something is refused

QString StopthebusTable::why(Illegal illegal) const
{
    switch (illegal) {
    case Illegal::unequalExchange:
        return tr("Choose as many of your cards as of the monte.");
    case Illegal::notOneOrThree:
        return tr("One card or all three: two cannot be exchanged at once.");
    case Illegal::exchangeFirst:
        return tr("First exchange one card or all three: only then can you stop the bus or let it go on.");
    case Illegal::alreadyStopped:
        return tr("%1 has stopped the bus already.").arg(nameOf(m_view.knocker));
    case Illegal::nobodyStopped:
        return tr("Nobody has stopped the bus yet: you must exchange one card or all three.");
    case Illegal::mayNotStand:
        return tr("By these rules the last turn too needs an exchange: one card or all three.");
    case Illegal::notInHand:
    case Illegal::notInMiddle:
    case Illegal::cutOutsideThePack:
    case Illegal::notNow:
        break;
    }
    return tr("That cannot be done now.");
}

QString StopthebusTable::whyNotYourTurn() const
{
    return m_asked && m_stage == Draw ? tr("You have exchanged: stop the bus, or let it go on.")
                                      : Table::whyNotYourTurn();
}

// ---------------------------------------------------------------- the showdown

QString StopthebusTable::whoPays() const
{
    const Seat loser = m_payers.lowest();
    const QString worth = inWords(Ranking::worth(m_lastShowdown.hands[at(loser)]));
    const bool stopped = m_payers.contains(m_lastKnocker);
    if (m_payers.size() > 1 && stopped)
        return isYou(m_lastKnocker)
            ? tr("They share the lowest hand, %1, and you are one of them, who stopped the bus.").arg(worth)
            : tr("They share the lowest hand, %1, and %2, who stopped the bus, is one of them.")
                  .arg(worth, nameOf(m_lastKnocker));
    if (m_payers.size() > 1)
        return tr("They share the lowest hand: %1.").arg(worth);
    if (stopped)
        return isYou(loser) ? tr("You stopped the bus, and the lowest hand is yours: %1.").arg(worth)
                            : tr("%1 stopped the bus, and has the lowest hand: %2.").arg(nameOf(loser), worth);
    return isYou(loser) ? tr("The lowest hand is yours: %1.").arg(worth) : tr("The lowest hand: %1.").arg(worth);
}

QString StopthebusTable::showdownText() const
{
    if (m_view.ranking == nullptr || m_stage != Stage::Showdown)
        return {};
    if (m_payers.empty())
        return tr("All would have lost their last token together: nobody pays, and the same dealer deals again.");
    if (m_lastKnocker == nobody)
        return tr("%1 Nobody stopped the bus in %n lap(s).", "%1 is a sentence on who pays", m_view.options.capRounds)
            .arg(whoPays());
    return whoPays();
}
