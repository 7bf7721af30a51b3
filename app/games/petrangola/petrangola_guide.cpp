// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_guide.h"

#include "games/petrangola/petrangola_advice.h"

using namespace petrangola;
using namespace Qt::StringLiterals;

// ---------------------------------------------------------------- what is told when

void PetrangolaGuide::advise()
{
    m_advice = petrangola_advice::forTurn(m_view);
    teachTurn();
}

void PetrangolaGuide::tellMove()
{
    teachMove();
}

// ---------------------------------------------------------------- what it points at

QString PetrangolaGuide::ticketFor(const Move &move) const
{
    if (as<Knock>(move) != nullptr)
        return u"knock"_s;
    if (as<Stay>(move) != nullptr)
        return u"stay"_s;
    return isShirtChange(move) ? u"shirt"_s : u"exchange"_s;
}

// ---------------------------------------------------------------- in which words

QString PetrangolaGuide::gameWords() const
{
    switch (lesson()) {
    case Lesson::welcome:
        return tr("Welcome, I am Teresa. The cards are turned until the ace of coins comes up: whoever gets it deals "
                  "first.");
    case Lesson::dealersChoice:
        return tr("You deal: only you see these three. Expose them, and they are the monte; keep them, and that is a "
                  "knock.");
    case Lesson::dealt:
        return aboutDeal();
    case Lesson::moved:
        return m_moved.seat == person ? aboutOwnMove() : aboutMove();
    case Lesson::turn:
        return aboutTurn();
    case Lesson::lastTurn:
        return aboutLastTurn();
    case Lesson::showdown:
        return aboutShowdown();
    default:
        return {};
    }
}

QString PetrangolaGuide::aboutDeal() const
{
    const QString dealer = nameOf(m_view.dealer);
    if (isPetrangola(m_view.ranking->category(m_view.hand)))
        return tr("You hold a petrangola: %1. It beats all hands that are only counted. Now %2 looks at three more "
                  "cards.")
            .arg(worth(m_view.hand), dealer);
    return tr("You have %1. Only cards of one suit count together: the ace 11, the figures 10, the others what they "
              "show. Now %2 looks at three more cards.")
        .arg(worth(m_view.hand), dealer);
}

// ---------------------------------------------------------------- what was done

QString PetrangolaGuide::aboutMove() const
{
    const QString name = nameOf(m_moved.seat);
    if (as<Expose>(m_moved.move) != nullptr)
        return tr("%1 lays the three open: this is the monte. In turn, going round to the right, everybody swaps "
                  "cards with it.")
            .arg(name);
    if (as<Keep>(m_moved.move) != nullptr)
        return tr("%1 keeps the three, which is a knock at once. The cards dealt before are the monte, and everybody "
                  "else has just one turn.")
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
        return tr("Your three lie open as the monte, and you pick up the cards dealt to you.");
    if (as<Stay>(m_moved.move) != nullptr)
        return GuideWords::youStay(worth(m_moved.hand));
    if (m_view.knocker == person)
        return GuideWords::youKnocked(worth(m_moved.hand));
    return tr("Now you have %1. See what the others take.").arg(worth(m_moved.hand));
}

// ---------------------------------------------------------------- what can be done

QString PetrangolaGuide::aboutTurn() const
{
    if (const auto *advised = as<Exchange>(m_advice))
        return aboutExchange(*advised);
    const double weaker = share(m_view, m_view.hand);
    if (weaker >= petrangola_advice::goodEnough)
        return tr("You have %1: of 100 hands %2 are weaker. That will do: knock, and you keep these cards.")
            .arg(worth(m_view.hand))
            .arg(static_cast<int>(weaker * 100));
    return tr("There is no pass, and each exchange would make your %1 worse: I would knock.").arg(worth(m_view.hand));
}

QString PetrangolaGuide::aboutExchange(const Exchange &advised) const
{
    if (isShirtChange(advised))
        return tr("Look: the monte alone makes %1. Take all three: that is a shirt change, and a knock.")
            .arg(worth(m_view.monte));
    if (QString choice = aboutChoice(advised); !choice.isEmpty())
        return choice;
    const QString give = Phrases::cards(advised.give);
    const QString take = Phrases::cards(advised.take);
    const Hand handThen = handAfter(m_view, advised);
    const QString after = worth(handThen);
    if (share(m_view, handThen) <= share(m_view, m_view.hand))
        return tr("There is no pass: one exchanges or knocks. I would give the %1 for the %2; that leaves you %3.",
                  "cards; cards; a hand's worth")
            .arg(give, take, after);
    if (isPetrangola(m_view.ranking->category(handThen)))
        return tr("Your turn. Choose your %1 and, in the monte, the %2: that makes %3. It is a petrangola, and beats "
                  "all hands that are only counted.",
                  "cards; cards; a hand's worth")
            .arg(give, take, after);
    return m_turns == 1 ? GuideWords::yourTurn(give, take, after) : GuideWords::yourTurnAgain(give, take, after);
}

QString PetrangolaGuide::aboutLastTurn() const
{
    const auto *advised = as<Exchange>(m_advice);
    if (advised == nullptr)
        return tr("Your last turn. No exchange makes your %1 any better: stay.").arg(worth(m_view.hand));
    if (QString choice = aboutChoice(*advised); !choice.isEmpty())
        return choice;
    return tr("Your last turn: up to three cards, and it is no knock any more. I would give the %1 for the %2: that "
              "makes %3.",
              "cards; cards; a hand's worth")
        .arg(Phrases::cards(advised->give), Phrases::cards(advised->take), worth(handAfter(m_view, *advised)));
}

// ---------------------------------------------------------------- how it came out

QString PetrangolaGuide::aboutShowdown() const
{
    const QString enough
        = tr("Whoever has none left is out, and the last one takes the plate. Now you know enough for a "
             "match of your own.");
    if (m_showdown.worst.empty())
        return tr("Nobody pays: three aces never do. %1", "%1 are two sentences").arg(enough);
    return aboutWorst(enough);
}
