// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_guide.h"

using namespace petrangola;
using namespace Qt::StringLiterals;

// ---------------------------------------------------------------- what is told when

void PetrangolaGuide::tellMove()
{
    teachMove();
}

// ---------------------------------------------------------------- what it points at

QString PetrangolaGuide::ticketFor(const Move &move) const
{
    if (as<Reenter>(move) != nullptr)
        return u"reenter"_s;
    if (as<Leave>(move) != nullptr)
        return u"leave"_s;
    if (as<Expose>(move) != nullptr)
        return u"expose"_s;
    if (as<Keep>(move) != nullptr)
        return u"keep"_s;
    if (as<Knock>(move) != nullptr)
        return u"knock"_s;
    if (as<Stay>(move) != nullptr)
        return u"stay"_s;
    return isShirtChange(move) ? u"shirt"_s : u"exchange"_s;
}

// ---------------------------------------------------------------- in which words

QString PetrangolaGuide::gameWords() const
{
    switch (moment()) {
    case Moment::welcome:
        return tr("Welcome, I am Teresa. Tokens are our lives: whoever has the lowest hand loses one. Now cards are "
                  "dealt face up: whoever gets the ace of coins deals first.");
    case Moment::dealt:
        return aboutDeal();
    case Moment::moved:
        return m_moved.seat == person ? aboutOwnMove() : aboutMove();
    case Moment::showdown:
        return aboutShowdown();
    default:
        return {};
    }
}

QString PetrangolaGuide::aboutDeal() const
{
    const QString dealer = nameOf(m_view.dealer);
    if (isPetrangola(m_view.ranking->category(m_view.hand)))
        return tr("You have a petrangola: %1. It beats every hand that only counts points. Now %2 looks at three more "
                  "cards.")
            .arg(worth(m_view.hand), dealer);
    return tr("You have %1. Only cards of one suit count together: the ace 11, the court cards 10, the others their "
              "number. Better still are three alike, or three in a row of one suit: a petrangola. Now %2 looks at "
              "three more cards.")
        .arg(worth(m_view.hand), dealer);
}

// ---------------------------------------------------------------- what was done

QString PetrangolaGuide::aboutMove() const
{
    const QString name = nameOf(m_moved.seat);
    if (as<Expose>(m_moved.move) != nullptr)
        return tr("%1 turns the three up: this is the monte. In turn, going round to the right, everybody swaps cards "
                  "with it.")
            .arg(name);
    if (as<Keep>(m_moved.move) != nullptr)
        return tr("%1 keeps the three, which is a knock at once. The cards dealt before are now the monte, and "
                  "everybody else has just one turn.")
            .arg(name);
    if (as<Knock>(m_moved.move) != nullptr)
        return tr("%1 knocks and keeps those three cards. Everybody else has one more turn, then the hands are shown.")
            .arg(name);
    const auto *exchange = as<Exchange>(m_moved.move);
    if (exchange == nullptr)
        return tr("%1 stays: no change after the knock.").arg(name);
    if (m_view.knocker == m_moved.seat)
        return tr("%1 changes all three cards: a shirt change, and that is a knock. Everybody else has one more turn.")
            .arg(name);
    return aboutOthersExchange(*exchange);
}

QString PetrangolaGuide::aboutOwnMove() const
{
    if (as<Expose>(m_moved.move) != nullptr)
        return tr("Your three are now the monte, and you pick up the cards dealt to you.");
    if (as<Stay>(m_moved.move) != nullptr)
        return GuideWords::youStay(worth(m_moved.hand));
    if (m_view.knocker == person)
        return GuideWords::youKnocked(worth(m_moved.hand));
    return tr("Now you have %1. See what the others take.").arg(worth(m_moved.hand));
}

// ---------------------------------------------------------------- what can be done

QString PetrangolaGuide::aboutAdvice() const
{
    if (moment() == Moment::dealersChoice)
        return aboutDealersChoice();
    const auto *exchange = as<Exchange>(m_advice);
    if (moment() == Moment::lastTurn)
        return exchange != nullptr ? aboutLastTurn(*exchange)
                                   : tr("Your last turn. No exchange improves %1: stay.").arg(worth(m_view.hand));
    if (exchange != nullptr)
        return aboutExchange(*exchange);
    return tr("You have %1: knock, and you keep these cards. %2", "a hand's worth; one or two sentences")
        .arg(worth(m_view.hand), why());
}

QString PetrangolaGuide::aboutDealersChoice() const
{
    const QString both = tr("You deal: only you see these three. Turn them up, and all may exchange with them; keep "
                            "them, and that is a knock: everybody else has just one turn.");
    return as<Keep>(m_advice) != nullptr
        ? tr("%1 I would keep them. %2", "%1 are sentences, %2 one or two").arg(both, why())
        : tr("%1 I would turn them up. %2", "%1 are sentences, %2 one or two").arg(both, why());
}

QString PetrangolaGuide::aboutExchange(const Exchange &advised) const
{
    if (isShirtChange(advised))
        return tr("Look: the monte alone makes %1. Take all three: that is a shirt change, and a knock.")
            .arg(worth(m_view.monte));
    if (QString choice = aboutChoice(advised); !choice.isEmpty())
        return choice;
    const QString give = HintWords::cards(Petrangola::pack, advised.give);
    const QString take = HintWords::cards(Petrangola::pack, advised.take);
    const Hand handThen = handAfter(m_view, advised);
    const QString after = worth(handThen);
    if (share(m_view, handThen) <= share(m_view, m_view.hand))
        return tr("You cannot pass: you exchange or you knock. I would give %1 for %2; that leaves you %3.",
                  "cards; cards; a hand's worth")
            .arg(give, take, after);
    if (isPetrangola(m_view.ranking->category(handThen)))
        return tr("Your turn. Choose %1 from your hand and %2 from the monte: that makes %3. It is a petrangola, and "
                  "beats every hand that only counts points.",
                  "cards; cards; a hand's worth")
            .arg(give, take, after);
    return aboutUsualExchange(advised);
}

QString PetrangolaGuide::aboutLastTurn(const Exchange &advised) const
{
    if (QString choice = aboutChoice(advised); !choice.isEmpty())
        return choice;
    return tr("Your last turn: you may change up to three cards, and it no longer counts as a knock. I would give %1 "
              "for %2: that makes %3.",
              "cards; cards; a hand's worth")
        .arg(HintWords::cards(Petrangola::pack, advised.give), HintWords::cards(Petrangola::pack, advised.take),
             worth(handAfter(m_view, advised)));
}

// ---------------------------------------------------------------- how it came out

QString PetrangolaGuide::aboutShowdown() const
{
    const QString enough = tr("With no tokens you are out, and the last one in takes the pot: everybody’s stakes. Now "
                              "you know enough for a match of your own.");
    if (m_showdown.worst.empty())
        return tr("Nobody pays: three aces never do. %1", "%1 are two sentences").arg(enough);
    return aboutWorst(enough);
}
