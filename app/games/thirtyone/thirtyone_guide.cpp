// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_guide.h"

#include "advice/hint_words.h"

using namespace thirtyone;
using namespace Qt::StringLiterals;
using cards::Card;
using game::at;
using game::nobody;

void ThirtyoneGuide::forget()
{
    LessonGuide::forget();
    m_turns = 0;
    m_others = 0;
}

// ---------------------------------------------------------------- what is told when

void ThirtyoneGuide::tell(const Event &event)
{
    if (std::holds_alternative<FirstDealerFound>(event)) {
        teach(Moment::welcome);
    } else if (std::holds_alternative<Dealt>(event)) {
        if (over())
            dismiss();
        else
            teach(Moment::dealt, true);
    } else if (const auto *moved = std::get_if<Moved>(&event)) {
        m_moved = *moved;
        tellMove();
    } else if (const auto *showdown = std::get_if<thirtyone::Showdown>(&event)) {
        m_showdown = *showdown;
        teach(Moment::showdown);
        finish(wholeDeal, false);
    }
}

void ThirtyoneGuide::tellMove()
{
    const bool own = m_moved.seat == person;
    // The first step of another's turn is told with the second.
    if (std::holds_alternative<DrawStock>(m_moved.move) || std::holds_alternative<TakeDiscard>(m_moved.move)) {
        m_taken = std::holds_alternative<TakeDiscard>(m_moved.move) ? m_moved.got : Card();
        if (own)
            teach(Moment::moved);
        return;
    }
    m_others += own ? 0 : 1;
    const bool telling = m_view.knocker != nobody || m_others <= 2 || !m_taken.hidden();
    teach(Moment::moved, !own && telling);
}

void ThirtyoneGuide::watch()
{
    if (m_table.stage() == Table::Cut)
        teach(Moment::othersCut);
}

void ThirtyoneGuide::ask()
{
    const Table::Stage stage = m_table.stage();
    if (stage == Table::Cut)
        return teach(Moment::cut);
    if (stage != Table::Turn && stage != Table::Draw)
        return;
    reckon();
    if (stage == Table::Draw)
        return teach(Moment::draw);
    ++m_turns;
    teach(m_view.knocker == nobody ? Moment::turn : Moment::lastTurn);
}

void ThirtyoneGuide::reckoned()
{
    m_advice = legalMoves(m_choice)[answer()->advised()];
}

// ---------------------------------------------------------------- what it points at

QStringList ThirtyoneGuide::things() const
{
    if (inLesson())
        return lessonThings();
    switch (moment()) {
    case Moment::cut:
        return {u"action_cut"_s};
    case Moment::dealt:
        return {u"value"_s, u"discards"_s};
    case Moment::moved:
        return {m_moved.seat == person ? u"value"_s : u"seat%1"_s.arg(m_moved.seat)};
    case Moment::turn:
    case Moment::draw:
    case Moment::lastTurn:
        return m_table.yourTurn() && answer() != nullptr ? whatToPress(m_advice) : QStringList();
    default:
        return {};
    }
}

QStringList ThirtyoneGuide::whatToPress(const Move &move) const
{
    if (const auto *discard = std::get_if<Discard>(&move)) {
        const auto place = static_cast<int>(m_view.hand.indexOf(discard->card));
        return m_table.chosenIn(u"hand"_s).contains(place) ? QStringList{u"action_discard"_s}
                                                            : QStringList{u"hand%1"_s.arg(place)};
    }
    if (std::holds_alternative<DrawStock>(move))
        return {u"action_draw"_s};
    if (std::holds_alternative<TakeDiscard>(move))
        return {u"action_take"_s};
    return {std::holds_alternative<Knock>(move) ? u"action_knock"_s : u"action_stay"_s};
}

// ---------------------------------------------------------------- in which words

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
    return tr("You have %1. Only cards of one suit count together: the ace 11, court cards and the ten 10, the others "
              "their number. 31 is the most. One card lies face up: the discard pile. The others are the stock.")
        .arg(worth(m_view.hand));
}

QString ThirtyoneGuide::aboutMove() const
{
    const QString name = nameOf(m_moved.seat);
    if (std::holds_alternative<Knock>(m_moved.move))
        return tr("%1 knocks: everybody else has one more turn, then the hands are shown.").arg(name);
    if (std::holds_alternative<Stand>(m_moved.move))
        return tr("%1 stays as it is.", "%1 is a guest, who changes nothing in the last turn").arg(name);
    const auto *discard = std::get_if<Discard>(&m_moved.move);
    if (discard == nullptr)
        return {};
    if (m_taken.hidden())
        return m_others <= 1 ? tr("%1 draws a card from the stock, unseen, and discards %2. In every turn one card comes "
                                  "and one goes.",
                                  "%2 is a card with its article")
                                   .arg(name, named(discard->card))
                             : tr("%1 draws, and discards %2.", "%2 is a card with its article").arg(name, named(discard->card));
    return tr("%1 takes %2 from the discard pile, and everybody saw that: remember which suit it is. %3 goes there "
              "instead.",
              "%2 and %3 are cards with their articles")
        .arg(name, named(m_taken), named(discard->card));
}

QString ThirtyoneGuide::aboutOwnMove() const
{
    if (std::holds_alternative<Knock>(m_moved.move))
        return tr("You have knocked with %1. Now everybody else has one more turn.").arg(worth(m_moved.hand));
    if (std::holds_alternative<Stand>(m_moved.move))
        return GuideWords::youStay(worth(m_moved.hand));
    if (m_moved.hand.size() == cardsInHand)
        return tr("Now you have %1.").arg(worth(m_moved.hand));
    return {};
}

// ---------------------------------------------------------------- what can be done

QString ThirtyoneGuide::aboutAdvice() const
{
    return moment() == Moment::draw ? aboutDiscard() : aboutTurn();
}

QString ThirtyoneGuide::aboutTurn() const
{
    const QString opening = moment() == Moment::lastTurn
        ? tr("Your last turn: %1 has knocked. Take a card, draw one, or stay.").arg(nameOf(m_view.knocker))
        : m_turns == 1 ? tr("Your turn: take the card on the discard pile, draw one from the stock, or knock.")
                       : tr("Your turn again.");
    QString advice;
    if (std::holds_alternative<TakeDiscard>(m_advice))
        advice = tr("I would take %1.", "%1 is a card with its article").arg(named(m_view.discards[m_view.discards.size() - 1]));
    else if (std::holds_alternative<DrawStock>(m_advice))
        advice = tr("I would draw from the stock.");
    else
        advice = std::holds_alternative<Knock>(m_advice) ? tr("I would knock!") : tr("I would stay.");
    return tr("%1 %2 %3", "sentences: what can be done; what is advised; why").arg(opening, advice, why());
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
    const auto *discard = std::get_if<Discard>(&advised);
    const Hand chosen = ThirtyoneTable::cardsAt(m_table.chosenIn(u"hand"_s), m_view.hand);
    if (discard == nullptr || chosen.size() != 1)
        return {};
    return chosen[0] == discard->card
        ? tr("That’s it: press “Discard”.")
        : tr("I would rather discard %1; but it is your hand.", "%1 is a card with its article").arg(named(discard->card));
}

// ---------------------------------------------------------------- how it came out

QString ThirtyoneGuide::aboutShowdown() const
{
    const QString enough = tr("Pennies always go into the pot, and the last player in takes it. Now you know enough for a "
                              "match of your own.");
    if (m_showdown.ending == Ending::stockOut)
        return tr("Nobody has knocked, and the stock is used up: nobody loses. %1", "%1 are two sentences").arg(enough);
    if (m_showdown.ending == Ending::blitz)
        return tr("31! That ends the deal at once, and everybody else loses a life. %1", "%1 are two sentences").arg(enough);
    QStringList losers;
    bool own = false;
    for (const game::Seat seat : m_showdown.playing)
        if (m_showdown.losses[at(seat)] > 0) {
            own = own || seat == person;
            losers << nameOf(seat);
        }
    const game::Seat knocker = m_showdown.knocker;
    if (losers.size() == 1 && knocker != nobody && m_showdown.losses[at(knocker)] > 1)
        return tr("A knock is a risk: whoever knocks and alone has the lowest hand loses two lives. %1", "%1 are two sentences").arg(enough);
    if (own && losers.size() == 1)
        return tr("This time yours is the lowest hand, and it costs a life. %1", "%1 are two sentences").arg(enough);
    return tr("The lowest hand loses a life: %1. %2", "names; two sentences").arg(losers.join(u", "_s), enough);
}
