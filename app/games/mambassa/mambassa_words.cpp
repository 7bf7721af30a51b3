// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/hint_words.h"
#include "games/mambassa/mambassa_table.h"

using namespace mambassa;
using game::at;
using game::nobody;
using game::Seat;

QString MambassaTable::bubble(Seat seat) const
{
    const Said &said = m_said[at(seat)];
    if (!said.what || (isYou(seat) && !loud(seat)))
        return {};
    switch (*said.what) {
    case LogLine::What::exposed:
        return tr("Here is the monte", "said by the dealer who exposes");
    case LogLine::What::kept:
        return tr("I keep them!", "said by the dealer who keeps the four, which is a knock");
    case LogLine::What::exchanged:
    case LogLine::What::drewNone:
        return tr("I exchange %n", "what a seat just did, in a bubble", said.cards);
    case LogLine::What::shirtChange:
        return m_view.knocker == seat ? tr("Shirt change!", "said with a knock") : tr("I exchange all four");
    case LogLine::What::drew:
        return said.cards == 0 ? tr("I draw", "what a seat just did, in a bubble")
                               : tr("I exchange %n and draw", "what a seat just did, in a bubble", said.cards);
    case LogLine::What::knocked:
        return tr("I knock!");
    case LogLine::What::stayed:
        return tr("I stay", "what a seat just did, in a bubble");
    case LogLine::What::declared:
        return m_declared.category == Category::mambassa
            ? tr("Mambassa!", "said by who holds four aces")
            : tr("Quarantuna!", "said by who holds ace, king, horse and jack of a suit");
    default:
        return {};
    }
}

QString MambassaTable::handValue() const
{
    return m_view.hand.size() < mambassa::cardsInHand ? QString() : inWords(Ranking::worth(m_view.hand));
}

QString MambassaTable::worthAfter(const Move &move) const
{
    return inWords(Ranking::worth(handAfter(m_view, move)));
}

QString MambassaTable::poolText() const
{
    if (m_view.options.tokenValue == 0)
        return tr("%n token(s)", "the pool, where they stand for no money", static_cast<int>(m_view.pool));
    return tr("%n token(s) (%1)", "the pool; %1 is an amount of play money", static_cast<int>(m_view.pool))
        .arg(Phrases::money(m_view.pool * m_view.options.tokenValue));
}

QString MambassaTable::drawText() const
{
    return tr("Everybody draws a card: the highest deals first");
}

QString MambassaTable::asideText() const
{
    return dealerIsYou() ? tr("Only you see these four") : tr("Only the dealer sees these");
}

QString MambassaTable::gameNotice() const
{
    const bool yours = isYou(m_view.toMove);
    switch (m_stage) {
    case FirstDealer:
        return isYou(m_view.dealer) ? tr("You drew the highest card: you deal first")
                                    : tr("%1 drew the highest card and deals first").arg(nameOf(m_view.dealer));
    case DealersChoice:
        return isYou(m_view.dealer) ? tr("You deal: turn these four up, or keep them?")
                                    : tr("%1 deals and looks at four cards").arg(nameOf(m_view.dealer));
    case Draw:
        if (m_view.knocker == nobody)
            return yours
                ? tr("Second step: draw a card? · deal %1, lap %2").arg(m_view.deal).arg(m_view.lap)
                : tr("%3 may draw · deal %1, lap %2").arg(m_view.deal).arg(m_view.lap).arg(nameOf(m_view.toMove));
        return yours ? tr("Last turn, second step: draw a card?")
                     : tr("Last turn: %1 may draw").arg(nameOf(m_view.toMove));
    default:
        return {};
    }
}

QString MambassaTable::gameQuestion() const
{
    switch (m_stage) {
    case DealersChoice:
        return tr("You deal, and the four are %1: %2. Turn them up, or keep them?",
                  "%1 are cards, %2 what they are worth as a hand")
            .arg(HintWords::cards(Mambassa::pack, m_view.aside), worthAfter(Keep{}));
    case Draw:
        return tr("Second step. You have %1: %2. Put a card under the stock and draw another, or not?",
                  "%1 is a hand's worth, %2 are cards")
            .arg(handValue(), Phrases::cards(faces(u"hand"_s))); // as they lie, which the keys go by
    case Turn:
        return turnQuestion(Phrases::cards(Mambassa::pack, m_view.monte));
    default:
        return {};
    }
}

// ---------------------------------------------------------------- why something is refused

QString MambassaTable::why(Illegal illegal) const
{
    return illegal == Illegal::unequalExchange ? tr("Choose as many of your cards as of the monte.")
                                               : tr("That cannot be done now.");
}

QString MambassaTable::whyNotYourTurn() const
{
    if (m_stage == DealersChoice)
        return isYou(m_view.dealer) ? tr("First decide: turn the four cards up, or keep them.")
                                    : tr("First %1 looks at four cards.").arg(nameOf(m_view.dealer));
    if (m_stage == Draw && m_asked)
        return tr("The exchange is over: draw a card, or stay.");
    return Table::whyNotYourTurn();
}

// ---------------------------------------------------------------- declarations and showdown

QString MambassaTable::declarers() const
{
    QStringList names;
    for (const Seat seat : m_declared.seats)
        names << (isYou(seat) ? tr("you", "within a list of those who hold a Quarantuna") : nameOf(seat));
    return Phrases::list(names);
}

QString MambassaTable::declarationTitle() const
{
    return m_declared.category == Category::mambassa ? tr("Mambassa!") : tr("Quarantuna!");
}

QString MambassaTable::declarationText() const
{
    if (m_declared.category == Category::mambassa)
        return isYou(m_declared.seats.empty() ? nobody : m_declared.seats.lowest())
            ? tr("You hold the four aces: everybody else pays a token.")
            : tr("%1 holds the four aces: everybody else pays a token.").arg(declarers());
    return m_declared.seats.size() == 1 && isYou(m_declared.seats.lowest())
        ? tr("You hold ace, king, horse and jack of a suit, and take a token out of the pot.")
        : tr("Ace, king, horse and jack of a suit: a token out of the pot for %1.", "%1 is one name or a list")
              .arg(declarers());
}

QString MambassaTable::showdownText() const
{
    if (m_view.ranking == nullptr || m_lastShowdown.worst.empty())
        return {};
    const Seat loser = m_lastShowdown.worst.lowest();
    if (!m_declared.seats.empty() && m_declared.category == Category::mambassa)
        return declarationText();
    const QString worth = inWords(Ranking::worth(m_lastShowdown.hands[at(loser)]));
    QString text = m_lastShowdown.worst.size() > 1 ? tr("They share the lowest hand: %1.").arg(worth)
        : isYou(loser)                             ? tr("The lowest hand is yours: %1.").arg(worth)
                                                   : tr("The lowest hand: %1.").arg(worth);
    if (!m_declared.seats.empty())
        text = tr("%1 %2", "two sentences").arg(text, declarationText());
    return text;
}
