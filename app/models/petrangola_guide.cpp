// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/advice.h"
#include "models/guide.h"
#include "models/phrases.h"

using namespace petrangola;
using game::at;
using game::Seat;

QString Guide::nameOf(Seat seat) const
{
    return seat >= 0 && seat < m_table.seats()->rowCount() ? m_table.seats()->rows()[at(seat)].name : QString();
}

QString Guide::worth(const Hand &hand) const
{
    return Phrases::worth(m_view.ranking->worth(hand));
}

QString Guide::text() const
{
    if (!m_active)
        return {};
    switch (m_lesson) {
    case Lesson::none:
        return {};
    case Lesson::welcome:
        return tr("Welcome, I am Teresa. The cards are turned until the ace of coins comes up: whoever gets it deals "
                  "first.");
    case Lesson::cut:
        return tr("%1 deals, and the cut is yours. Drag along the pack, or use the arrow keys: anywhere will do. Then "
                  "“Cut here”.")
            .arg(nameOf(m_view.dealer));
    case Lesson::othersCut:
        return tr("%1 cuts the pack, then %2 deals.").arg(nameOf(m_view.toMove), nameOf(m_view.dealer));
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
    }
    return {};
}

QString Guide::aboutDeal() const
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

QString Guide::aboutMove() const
{
    const QString name = nameOf(m_moved.seat);
    if (std::holds_alternative<Expose>(m_moved.move))
        return tr("%1 lays the three open: this is the monte. In turn, going round to the right, everybody swaps "
                  "cards with it.")
            .arg(name);
    if (std::holds_alternative<Keep>(m_moved.move))
        return tr("%1 keeps the three, which is a knock at once. The cards dealt before are the monte, and everybody "
                  "else has just one turn.")
            .arg(name);
    if (std::holds_alternative<Knock>(m_moved.move))
        return tr("%1 knocks and keeps those three cards. Everybody else has one more turn, then the hands are shown.")
            .arg(name);
    const auto *exchange = std::get_if<Exchange>(&m_moved.move);
    if (exchange == nullptr)
        return tr("%1 stays: no change after the knock.").arg(name);
    if (m_view.knocker == m_moved.seat)
        return tr("%1 changes all three cards: a shirt change, and that is a knock. Everybody else has one more turn.")
            .arg(name);
    const QString what = tr("%1 gives the %2 and takes the %3.", "a name; cards; cards")
                             .arg(name, Phrases::cards(exchange->give), Phrases::cards(exchange->take));
    return m_exchanges > 1
        ? what
        : tr("%1 Everybody saw that: keep in mind who collects which suit.", "%1 is a sentence").arg(what);
}

QString Guide::aboutOwnMove() const
{
    if (std::holds_alternative<Expose>(m_moved.move))
        return tr("Your three lie open as the monte, and you pick up the cards dealt to you.");
    if (std::holds_alternative<Stay>(m_moved.move))
        return tr("You stay with %1. Now see what the others do.").arg(worth(m_moved.hand));
    if (m_view.knocker == person)
        return tr("You have knocked with %1. Everybody else has one more turn, then the hands are shown.")
            .arg(worth(m_moved.hand));
    return tr("Now you have %1. See what the others take.").arg(worth(m_moved.hand));
}

// ---------------------------------------------------------------- what can be done

QString Guide::aboutChoice(const Exchange &advised) const
{
    Exchange chosen;
    for (std::size_t slot = 0; slot < m_view.hand.size(); ++slot)
        if ((m_table.handSelection() >> slot & 1) != 0)
            chosen.give.push_back(m_view.hand[slot]);
    for (std::size_t slot = 0; slot < m_view.monte.size(); ++slot)
        if ((m_table.monteSelection() >> slot & 1) != 0)
            chosen.take.push_back(m_view.monte[slot]);
    if (check(m_view.choice(), chosen))
        return {};
    if (chosen == advised)
        return tr("Just so: press “Exchange”, and you have %1.").arg(worth(handAfter(m_view, advised)));
    return tr("That would make %1. I would give the %2 for the %3, which makes %4; but the hand is yours.",
              "a hand's worth; cards; cards; a hand's worth")
        .arg(worth(handAfter(m_view, chosen)), Phrases::cards(advised.give), Phrases::cards(advised.take),
             worth(handAfter(m_view, advised)));
}

QString Guide::aboutTurn() const
{
    const auto advised = advisedExchange();
    if (!advised) {
        const int weaker = static_cast<int>(share(m_view, m_view.hand) * 100);
        if (share(m_view, m_view.hand) >= advice::goodEnough)
            return tr("You have %1: of 100 hands %2 are weaker. That will do: knock, and you keep these cards.")
                .arg(worth(m_view.hand))
                .arg(weaker);
        return tr("There is no pass, and each exchange would make your %1 worse: I would knock.")
            .arg(worth(m_view.hand));
    }
    if (isShirtChange(*advised))
        return tr("Look: the monte alone makes %1. Take all three: that is a shirt change, and a knock.")
            .arg(worth(m_view.monte));
    if (QString choice = aboutChoice(*advised); !choice.isEmpty())
        return choice;
    const QString give = Phrases::cards(advised->give);
    const QString take = Phrases::cards(advised->take);
    const QString after = worth(handAfter(m_view, *advised));
    if (share(m_view, handAfter(m_view, *advised)) <= share(m_view, m_view.hand))
        return tr("There is no pass: one exchanges or knocks. I would give the %1 for the %2; that leaves you %3.",
                  "cards; cards; a hand's worth")
            .arg(give, take, after);
    if (isPetrangola(m_view.ranking->category(handAfter(m_view, *advised))))
        return tr("Your turn. Choose your %1 and, in the monte, the %2: that makes %3. It is a petrangola, and beats "
                  "all "
                  "hands that are only counted.",
                  "cards; cards; a hand's worth")
            .arg(give, take, after);
    if (m_turns == 1)
        return tr("Your turn. Choose your %1 and, in the monte, the %2: that makes %3. Then “Exchange”.",
                  "cards; cards; a hand's worth")
            .arg(give, take, after);
    return tr("Your turn again. I would give the %1 for the %2: that makes %3.", "cards; cards; a hand's worth")
        .arg(give, take, after);
}

QString Guide::aboutLastTurn() const
{
    const auto advised = advisedExchange();
    if (!advised)
        return tr("Your last turn. No exchange makes your %1 any better: stay.").arg(worth(m_view.hand));
    if (QString choice = aboutChoice(*advised); !choice.isEmpty())
        return choice;
    return tr("Your last turn: up to three cards, and it is no knock any more. I would give the %1 for the %2: that "
              "makes %3.",
              "cards; cards; a hand's worth")
        .arg(Phrases::cards(advised->give), Phrases::cards(advised->take), worth(handAfter(m_view, *advised)));
}

// ---------------------------------------------------------------- how it came out

QString Guide::aboutShowdown() const
{
    const QString enough
        = tr("Whoever has none left is out, and the last one takes the plate. Now you know enough for a "
             "match of your own.");
    const auto &worst = m_showdown.worst;
    if (worst.empty())
        return tr("Nobody pays: three aces never do. %1", "%1 are two sentences").arg(enough);
    const Seat first = worst.lowest();
    const QString lowest = worth(m_showdown.hands[at(first)]);
    if (worst.size() > 1) {
        QStringList names;
        for (const Seat seat : worst)
            names << nameOf(seat);
        return tr("The lowest hands are equal: %1. Each pays a token to the plate. %2", "names; two sentences")
            .arg(Phrases::list(names), enough);
    }
    if (first == person)
        return tr("This time yours is the lowest hand, %1, and it costs a token. %2", "a hand's worth; two sentences")
            .arg(lowest, enough);
    return tr("%1 has the lowest hand, %2, and pays a token. %3", "a name; a hand's worth; two sentences")
        .arg(nameOf(first), lowest, enough);
}
