// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/hint_words.h"
#include "games/petrangola/petrangola_table.h"

using namespace petrangola;
using game::at;
using game::nobody;
using game::Seat;

QString PetrangolaTable::bubble(Seat seat) const
{
    const Said &said = m_said[at(seat)];
    if (!said.what || (isYou(seat) && !loud(seat)))
        return {};
    const Hand &shown = m_view.shown[at(seat)];
    const bool laidOpen
        = m_view.knocker == seat && !m_covered.contains(seat) && shown.size() == petrangola::cardsInHand;
    const QString shownWorth = laidOpen ? inWords(m_view.ranking->worth(shown)) : QString();
    switch (*said.what) {
    case LogLine::What::exposed:
        return tr("Here is the monte", "said by the dealer who exposes");
    case LogLine::What::kept:
        return shownWorth.isEmpty() ? tr("I keep them!", "said by the dealer who keeps the three, which is a knock")
                                    : tr("I keep them: %1!", "%1 is the worth of the hand laid open").arg(shownWorth);
    case LogLine::What::exchanged:
        return tr("I exchange %n", "what a seat just did, in a bubble", said.cards);
    case LogLine::What::shirtChange:
        return m_view.knocker == seat ? tr("Shirt change!", "said with a knock") : tr("I exchange all three");
    case LogLine::What::knocked:
        return shownWorth.isEmpty() ? tr("I knock!")
                                    : tr("I knock: %1!", "%1 is the worth of the hand laid open").arg(shownWorth);
    case LogLine::What::stayed:
        return tr("I stay", "what a seat just did, in a bubble");
    case LogLine::What::reentered:
        return tr("I’m back in", "said by a seat that re-enters");
    case LogLine::What::left:
        return tr("I’m out", "said by a seat that does not re-enter");
    default:
        return {};
    }
}

QString PetrangolaTable::handValue() const
{
    if (m_view.hand.size() < petrangola::cardsInHand)
        return {};
    return inWords(m_view.ranking->worth(m_view.hand));
}

QString PetrangolaTable::poolText() const
{
    return m_view.options.stake == 0 ? tr("%n stake(s)", "the pool, where they are no money", stakes(m_view))
                                     : Phrases::money(m_view.pool);
}

QString PetrangolaTable::drawText() const
{
    return tr("Whoever gets the ace of coins deals first");
}

QString PetrangolaTable::asideText() const
{
    return dealerIsYou() ? tr("Only you see these three") : tr("Only the dealer sees these");
}

QString PetrangolaTable::gameNotice() const
{
    switch (m_stage) {
    case FirstDealer:
        return isYou(m_view.dealer) ? tr("The ace of coins is yours: you deal first")
                                    : tr("%1 gets the ace of coins and deals first").arg(nameOf(m_view.dealer));
    case DealersChoice:
        return isYou(m_view.dealer) ? tr("You deal: turn these three up, or keep them?")
                                    : tr("%1 deals and looks at three cards").arg(nameOf(m_view.dealer));
    case Reentry:
        if (m_view.toMove == nobody) // nobody is asked yet
            return {};
        return isYou(m_view.toMove) ? tr("You are out of tokens") : tr("%1 may re-enter").arg(nameOf(m_view.toMove));
    default:
        return {};
    }
}

QString PetrangolaTable::gameQuestion() const
{
    switch (m_stage) {
    case DealersChoice:
        return tr("You deal, and the three are %1: %2. Turn them up, or keep them?",
                  "%1 are cards, %2 what they are worth as a hand")
            .arg(HintWords::cards(Petrangola::pack, m_view.aside), worthAfter(Keep{}));
    case Reentry:
        return reentryText();
    case Turn:
        return turnQuestion(Phrases::cards(Petrangola::pack, m_view.monte));
    default:
        return {};
    }
}

QString PetrangolaTable::worthAfter(const Move &move) const
{
    return inWords(m_view.ranking->worth(handAfter(m_view, move)));
}

// ---------------------------------------------------------------- why something is refused

QString PetrangolaTable::why(Illegal illegal) const
{
    switch (illegal) {
    case Illegal::alreadyKnocked:
        return tr("%1 has knocked already: to change nothing, choose “Stay”.").arg(nameOf(m_view.knocker));
    case Illegal::nobodyKnocked:
        return tr("Nobody has knocked yet, and you cannot pass: exchange a card or knock.");
    case Illegal::emptyExchange:
        return tr("Choose one of your cards and one from the monte.");
    case Illegal::unequalExchange:
        return tr("Choose as many of your cards as of the monte.");
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
    if (m_stage == DealersChoice)
        return isYou(m_view.dealer) ? tr("First decide: turn the three cards up, or keep them.")
                                    : tr("First %1 looks at three cards.").arg(nameOf(m_view.dealer));
    return Table::whyNotYourTurn();
}

// ---------------------------------------------------------------- showdown and re-entry

QString PetrangolaTable::showdownText() const
{
    if (m_view.ranking == nullptr)
        return {};
    if (m_lastShowdown.worst.empty())
        return tr("Three aces never pay.");
    const Seat loser = m_lastShowdown.worst.lowest();
    const Worth lowest = m_view.ranking->worth(m_lastShowdown.hands[at(loser)]);
    const QString worth = inWords(lowest);
    if (m_lastShowdown.worst.size() > 1) // equal points may be of different suits
        return lowest.category == Category::points
            ? tr("They share the lowest hand: %n point(s).", nullptr, lowest.points)
            : tr("They share the lowest hand: %1.").arg(worth);
    const int left = m_lastShowdown.tokens[at(loser)];
    if (isYou(loser))
        return left == 0 ? tr("The lowest hand is yours: %1. That was your last token.").arg(worth)
                         : tr("The lowest hand is yours: %1. You have %n left.", nullptr, left).arg(worth);
    return left == 0 ? tr("The lowest hand: %1. That was the last token.").arg(worth)
                     : tr("The lowest hand: %1. %n token(s) left.", nullptr, left).arg(worth);
}

QString PetrangolaTable::reentryText() const
{
    if (m_view.phase != Phase::reentry)
        return {};
    if (!isYou(m_view.toMove))
        return (m_view.options.stake == 0 ? tr("%1 has lost the last token and may re-enter.")
                                          : tr("%1 has lost the last token and may pay another stake."))
            .arg(nameOf(m_view.toMove));
    int fewest = std::numeric_limits<int>::max();
    for (const Seat seat : m_view.alive())
        fewest = std::min<int>(fewest, m_view.tokens[at(seat)]);
    if (m_view.options.stake == 0)
        return tr("You have lost your last token. You may come back with %n, and it costs nothing.", "%n tokens",
                  fewest);
    return tr("You have lost your last token. For another stake of %1 you come back with %n.", "%n tokens", fewest)
        .arg(Phrases::money(m_view.options.stake));
}
