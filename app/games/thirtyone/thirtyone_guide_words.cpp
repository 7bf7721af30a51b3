// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneGuide: in which words it is told.

#include "games/thirtyone/thirtyone_guide.h"

#include "advice/hint_words.h"
#include "words/phrases.h"

using namespace thirtyone;
using namespace Qt::StringLiterals;
using cards::Card;
using game::at;
using game::nobody;

QString ThirtyoneGuide::worth(const Hand &hand) const
{
    return inWords(worthOf(*m_view.values, hand));
}

QString ThirtyoneGuide::named(Card card)
{
    return HintWords::cards(Thirtyone::pack, {&card, 1});
}

QString ThirtyoneGuide::words() const
{
    if (inLesson())
        return lessonWords();
    switch (moment()) {
    case Moment::welcome:
        return tr("Welcome, I am Teresa. Each of us has three pennies: they are our lives, and whoever has the lowest "
                  "hand loses one. Who deals first is drawn by lot.");
    case Moment::cut:
        return GuideWords::yourCut(nameOf(m_view.dealer));
    case Moment::othersCut:
        return GuideWords::othersCut(nameOf(m_view.toMove), nameOf(m_view.dealer));
    case Moment::dealt:
        return aboutDeal();
    case Moment::rareHands:
        return tr("31 is the most: it ends the deal at once, and everybody else loses a life. In the middle lie the "
                  "discard pile, with one card face up, and the stock, from which one draws.");
    case Moment::moved:
        return m_moved.seat == person ? aboutOwnMove() : aboutMove();
    case Moment::turn:
    case Moment::draw:
    case Moment::lastTurn:
        return answer() != nullptr ? aboutAdvice() : GuideWords::looking();
    case Moment::showdown:
        return aboutShowdown();
    default:
        return {};
    }
}

QString ThirtyoneGuide::aboutDeal() const
{
    return tr("You have %1. Only cards of one suit count together: the ace 11, king, queen, jack and ten 10, the "
              "others their number.")
        .arg(worth(m_view.hand));
}

QString ThirtyoneGuide::aboutMove() const
{
    const QString name = nameOf(m_moved.seat);
    if (std::holds_alternative<Knock>(m_moved.move))
        return tr("%1 knocks: everybody else has one more turn, then all hands are shown, and the lowest loses a life.")
            .arg(name);
    if (std::holds_alternative<Stand>(m_moved.move))
        return tr("%1 stays, with the same cards as before.").arg(name);
    if (const auto *exchange = std::get_if<Exchange>(&m_moved.move))
        return GuideWords::exchanged(name, HintWords::cards(Thirtyone::pack, exchange->given),
                                     HintWords::cards(Thirtyone::pack, m_moved.took));
    const auto *discard = std::get_if<Discard>(&m_moved.move);
    if (discard == nullptr)
        return {};
    const QString away = named(discard->card);
    if (!m_taken.hidden()) {
        const QString what
            = tr("%1 takes %2 from the discard pile, and discards %3.", "%2 and %3 are cards with their articles")
                  .arg(name, named(m_taken), away);
        return m_takes > 1 ? what : GuideWords::allSaw(what);
    }
    return m_draws > 1 ? tr("%1 draws, and discards %2.", "%2 is a card with its article").arg(name, away)
                       : tr("%1 draws from the stock a card that nobody else sees, and discards %2. So it goes in "
                            "every turn: one card comes, one goes.",
                            "%2 is a card with its article")
                             .arg(name, away);
}

QString ThirtyoneGuide::aboutOwnMove() const
{
    if (std::holds_alternative<Knock>(m_moved.move))
        return GuideWords::youKnocked(worth(m_moved.hand));
    if (std::holds_alternative<Stand>(m_moved.move))
        return GuideWords::youStay(worth(m_moved.hand));
    return tr("Now you have %1.").arg(worth(m_moved.hand));
}

// ---------------------------------------------------------------- what can be done

QString ThirtyoneGuide::aboutAdvice() const
{
    return moment() == Moment::draw ? aboutDiscard() : aboutTurn();
}

QString ThirtyoneGuide::aboutTurn() const
{
    QString opening = tr("Your turn again.");
    if (moment() == Moment::lastTurn)
        opening = tr("Your last turn, as %1 has knocked: take, draw, or stay as you are.").arg(nameOf(m_view.knocker));
    else if (m_turns == 1)
        opening
            = tr("Your turn: take the card on the discard pile, draw one from the stock, or knock, if your hand will "
                 "do: then the deal soon ends.");
    return tr("%1 %2", "sentences: what can be done; what is advised").arg(opening, aboutFirstStep());
}

QString ThirtyoneGuide::aboutFirstStep() const
{
    if (std::holds_alternative<Knock>(m_advice))
        return tr("I would knock! %1", "%1 is one sentence or two").arg(why());
    if (std::holds_alternative<Stand>(m_advice))
        return tr("I would stay. %1", "%1 is one sentence or two").arg(why());
    const Card top = m_view.discards[m_view.discards.size() - 1];
    if (std::holds_alternative<TakeDiscard>(m_advice))
        return tr("I would take %1: with it you have %2.", "a card with its article; a hand's worth")
            .arg(named(top), answer()->worth(answer()->advised()));
    Hand withTop = m_view.hand;
    withTop.push_back(top);
    return m_view.values->best(withTop, cardsInHand).value > m_view.values->of(m_view.hand)
        ? tr("I would draw from the stock: %1 would be a small gain, and a card unseen may be a greater one.",
             "%1 is a card with its article")
              .arg(named(top))
        : tr("I would draw from the stock: %1 is of no use to you.", "%1 is a card with its article").arg(named(top));
}

QString ThirtyoneGuide::aboutDiscard() const
{
    if (QString choice = aboutChoice(m_advice); !choice.isEmpty())
        return choice;
    const auto &advised = std::get<Discard>(m_advice);
    const QString card = named(advised.card);
    return m_turns == 1 ? tr("Now you hold four cards, and one of them goes on the discard pile. I would choose %1.",
                             "%1 is a card with its article")
                              .arg(card)
                        : tr("One of the four goes. I would discard %1.", "%1 is a card with its article").arg(card);
}

QString ThirtyoneGuide::aboutChoice(const Move &advised) const
{
    if (const auto *exchange = std::get_if<Exchange>(&advised))
        return aboutExchange(*exchange);
    const auto *discard = std::get_if<Discard>(&advised);
    const Hand chosen = ThirtyoneTable::cardsAt(m_table.chosenIn(u"hand"_s), m_view.hand);
    if (discard == nullptr || chosen.size() != 1)
        return {};
    return chosen[0] == discard->card
        ? tr("That’s it: press “Discard”.")
        : tr("I would rather discard %1; but it is your hand.", "%1 is a card with its article")
              .arg(named(discard->card));
}

// ---------------------------------------------------------------- how it came out

QString ThirtyoneGuide::aboutShowdown() const
{
    const QString enough
        = tr("Lost pennies go into the pot, and the last player in takes it. Now you know enough for a "
             "match of your own.");
    if (m_showdown.ending == Ending::stockOut)
        return tr("The stock is used up, and nobody has knocked: nobody loses a life. %1", "%1 are two sentences")
            .arg(enough);
    if (m_showdown.ending == Ending::blitz)
        return tr("31! That ends the deal at once, and everybody else loses a life. %1", "%1 are two sentences")
            .arg(enough);
    return aboutLowest(enough);
}

QString ThirtyoneGuide::aboutLowest(const QString &enough) const
{
    QStringList names;
    game::Seat loser = nobody;
    for (const game::Seat seat : m_showdown.playing)
        if (m_showdown.outcome.lost[at(seat)] > 0) {
            loser = seat;
            names << nameOf(seat);
        }
    const bool own = m_showdown.outcome.lost[at(person)] > 0;
    const QString further = own ? afterUnheeded(enough) : enough;
    if (names.size() > 1)
        return tr("%1 tie for the lowest hand: a penny each. %2", "names; two sentences")
            .arg(Phrases::list(names), further);
    const QString lowest = worth(m_showdown.hands[at(loser)]);
    if (loser == m_showdown.knocker)
        return loser == person
            ? tr("You have knocked, and yours alone is the lowest hand, %1: that costs two pennies. %2",
                 "a hand's worth; two sentences")
                  .arg(lowest, further)
            : tr("%1 has knocked, and alone has the lowest hand, %2: that costs two pennies. %3",
                 "a name; a hand's worth; two sentences")
                  .arg(nameOf(loser), lowest, further);
    return loser == person
        ? tr("This time yours is the lowest hand, %1, and it costs a penny. %2", "a hand's worth; two sentences")
              .arg(lowest, further)
        : tr("%1 has the lowest hand, %2, and loses a penny. %3", "a name; a hand's worth; two sentences")
              .arg(nameOf(loser), lowest, further);
}
