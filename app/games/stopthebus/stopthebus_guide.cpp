// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/stopthebus/stopthebus_guide.h"

using namespace stopthebus;
using namespace Qt::StringLiterals;
using game::nobody;

// ---------------------------------------------------------------- what is told when

void StopthebusGuide::forget()
{
    MonteGuide::forget();
    m_stopChoices = 0;
}

Guide::Moment StopthebusGuide::after(Moment moment) const
{
    return moment == Moment::dealt ? Moment::rareHands : Moment::none;
}

void StopthebusGuide::teachChoice()
{
    if (m_view.phase != Phase::stop)
        return teachTurn();
    ++m_stopChoices;
    teach(Moment::draw);
}

void StopthebusGuide::tellMove()
{
    // Who lets the bus go on has done nothing to tell of.
    if (as<Pass>(m_moved.move) == nullptr)
        teachMove();
}

// ---------------------------------------------------------------- what it points at

QStringList StopthebusGuide::things() const
{
    return !inLesson() && moment() == Moment::rareHands ? QStringList{u"monte"_s} : MonteGuide::things();
}

std::pair<StopthebusGuide::Hand, StopthebusGuide::Hand> StopthebusGuide::cardsToChoose(const Move &move) const
{
    return stopthebus::cardsExchanged(move) == cardsInHand ? std::pair<Hand, Hand>() : MonteGuide::cardsToChoose(move);
}

QString StopthebusGuide::ticketFor(const Move &move) const
{
    if (as<Stop>(move) != nullptr)
        return u"stop"_s;
    if (as<Pass>(move) != nullptr)
        return u"goon"_s;
    if (as<Stand>(move) != nullptr)
        return u"stay"_s;
    return stopthebus::cardsExchanged(move) == cardsInHand ? u"exchange3"_s : u"exchange"_s;
}

// ---------------------------------------------------------------- in which words

QString StopthebusGuide::gameWords() const
{
    switch (moment()) {
    case Moment::welcome:
        return tr("Welcome, I am Teresa. Each of us has three tokens: they are our lives, and whoever has the lowest "
                  "hand in the end pays one. Who deals first is drawn by lot.");
    case Moment::dealt:
        return aboutDeal();
    case Moment::rareHands:
        return tr(
            "In the middle lie three cards face up: the monte. In every turn you must exchange one card with it, or "
            "all three. No card ever comes from the pack: what one of us gives, the next may take.");
    case Moment::moved:
        return m_moved.seat == person ? aboutOwnMove() : aboutMove();
    case Moment::showdown:
        return aboutShowdown();
    default:
        return {};
    }
}

QString StopthebusGuide::aboutDeal() const
{
    return tr("You have %1. Best are three of a rank: a prial. Then come three in a row of one suit, three in a row of "
              "any suits, three of one suit, and a pair. Without any of these the highest card counts.")
        .arg(worth(m_view.hand));
}

QString StopthebusGuide::aboutMove() const
{
    const QString name = nameOf(m_moved.seat);
    if (as<Stop>(m_moved.move) != nullptr)
        return tr("%1 stops the bus! Everybody else has one more turn, then all hands are shown, and the lowest pays.")
            .arg(name);
    if (as<Stand>(m_moved.move) != nullptr)
        return tr("%1 stays, with the same cards as before.").arg(name);
    const auto &exchange = std::get<Exchange>(m_moved.move);
    const QString what = exchange.give.size() == cardsInHand
        ? tr("%1 takes all three cards of the monte, and leaves three others there.").arg(name)
        : GuideWords::exchanged(name, HintWords::cards(Stopthebus::pack, exchange.give),
                                HintWords::cards(Stopthebus::pack, exchange.take));
    return m_exchanges > 1
        ? what
        : tr("%1 Everybody saw that: remember what each of us has taken.", "%1 is a sentence").arg(what);
}

QString StopthebusGuide::aboutOwnMove() const
{
    if (as<Stop>(m_moved.move) != nullptr)
        return tr("You have stopped the bus with %1. Everybody else has one more turn, then the hands are shown.")
            .arg(worth(m_moved.hand));
    if (as<Stand>(m_moved.move) != nullptr)
        return GuideWords::youStay(worth(m_moved.hand));
    return tr("Now you have %1.").arg(worth(m_moved.hand));
}

QString StopthebusGuide::aboutAdvice() const
{
    return moment() == Moment::draw ? aboutStop() : aboutTurn();
}

QString StopthebusGuide::aboutTurn() const
{
    if (QString choice = aboutChoice(m_advice); !choice.isEmpty())
        return choice;
    QString opening = tr("Your turn again.");
    if (moment() == Moment::lastTurn)
        opening = tr("Your last turn, as %1 has stopped the bus: exchange, or stay as you are.")
                      .arg(nameOf(m_view.knocker));
    else if (m_turns == 1)
        opening = tr("Your turn: you must exchange, one card or all three.");
    QString advice;
    if (const auto *exchange = as<Exchange>(m_advice))
        advice = aboutExchange(*exchange);
    else if (as<Stand>(m_advice) != nullptr)
        advice = tr("I would stay. %1", "%1 is one sentence or two").arg(why());
    else
        advice = tr("I would pass. %1", "%1 is one sentence or two").arg(why());
    return tr("%1 %2", "sentences: what can be done; what is advised").arg(opening, advice);
}

QString StopthebusGuide::aboutExchange(const Exchange &advised) const
{
    const QString then = worth(handAfter(m_view, advised));
    if (advised.give.size() == cardsInHand)
        return tr("I would take all three: that makes %1.", "%1 is a hand's worth").arg(then);
    const QString give = HintWords::cards(Stopthebus::pack, advised.give);
    const QString take = HintWords::cards(Stopthebus::pack, advised.take);
    const auto strength = [this](const Hand &hand) { return m_view.ranking->strength(hand); };
    if (strength(handAfter(m_view, advised)) < strength(m_view.hand))
        return tr("Something has to go: I would give %1 for %2, and keep %3.", "cards; cards; a hand's worth")
            .arg(give, take, then);
    return m_turns == 1
        ? tr("I would give %1 for %2: that makes %3. Choose both, then “Exchange”.", "cards; cards; a hand's worth")
              .arg(give, take, then)
        : tr("I would give %1 for %2: that makes %3.", "cards; cards; a hand's worth").arg(give, take, then);
}

QString StopthebusGuide::aboutStop() const
{
    const QString opening = m_stopChoices == 1
        ? tr("You have exchanged, and may now stop the bus: then everybody else has one more turn, and you have none.")
        : tr("Stop the bus, or let it go on?");
    return as<Stop>(m_advice) != nullptr
        ? tr("%1 I would stop it! %2", "%1 is a sentence, %2 one or two").arg(opening, why())
        : tr("%1 I would let it go on. %2", "%1 is a sentence, %2 one or two").arg(opening, why());
}

QString StopthebusGuide::aboutShowdown() const
{
    const QString enough
        = tr("Without a token one is out, and the last player in wins. Now you know enough for a match "
             "of your own.");
    if (m_showdown.worst.empty())
        return tr("All would have lost their last token together: nobody pays. %1", "%1 are two sentences").arg(enough);
    return aboutWorst(enough);
}
