// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_guide.h"

#include "games/mambassa/mambassa_advice.h"

using namespace mambassa;
using namespace Qt::StringLiterals;
using game::nobody;

// ---------------------------------------------------------------- what is told when

void MambassaGuide::forget()
{
    GameGuide::forget();
    m_draws = 0;
    m_ownDraws = 0;
}

Guide::Lesson MambassaGuide::after(Lesson lesson) const
{
    return lesson == Lesson::dealt ? Lesson::rareHands : Lesson::none;
}

void MambassaGuide::advise()
{
    if (m_view.phase == Phase::draw) {
        const auto draw = mambassa_advice::secondStep(m_view);
        m_advice = draw ? Move(*draw) : Move(Stay{});
        ++m_ownDraws;
        return teach(Lesson::draw);
    }
    m_advice = mambassa_advice::firstStep(m_view);
    teachTurn();
}

void MambassaGuide::tellMove()
{
    const auto *exchange = as<Exchange>(m_moved.move);
    // Who exchanges none has not said yet what comes of the turn.
    if (exchange != nullptr && exchange->give.empty())
        return;
    const bool draws = as<mambassa::Draw>(m_moved.move) != nullptr;
    m_draws += draws && m_moved.seat != person ? 1 : 0;
    teachMove(draws && m_draws == 1);
}

// ---------------------------------------------------------------- what it points at

QStringList MambassaGuide::things() const
{
    QStringList things = GameGuide::things();
    const Move &move = m_moved.move;
    if (lesson() == Lesson::moved && (as<mambassa::Draw>(move) != nullptr || as<Expose>(move) != nullptr))
        things << u"stock"_s;
    return things;
}

std::pair<MambassaGuide::Hand, MambassaGuide::Hand> MambassaGuide::cardsToChoose(const Move &move) const
{
    if (const auto *draw = as<mambassa::Draw>(move))
        return {Hand{draw->discard}, {}};
    return GameGuide::cardsToChoose(move);
}

QString MambassaGuide::ticketFor(const Move &move) const
{
    if (as<mambassa::Draw>(move) != nullptr)
        return u"draw"_s;
    if (as<Stay>(move) != nullptr)
        return knocks(m_view, move) ? u"knock"_s : u"stay"_s;
    if (isShirtChange(move))
        return u"shirt"_s;
    return cardsExchanged(move) == 0 ? u"pass"_s : u"exchange"_s;
}

// ---------------------------------------------------------------- in which words

QString MambassaGuide::gameWords() const
{
    switch (lesson()) {
    case Lesson::welcome:
        return tr("Welcome, I am Teresa. Each of us has put a token into the pool and keeps three. Now everybody draws "
                  "a card: the highest deals first.");
    case Lesson::dealersChoice:
        return tr("You deal: only you see these four. Expose them, and they are the monte; keep them, and that is a "
                  "knock.");
    case Lesson::dealt:
        return aboutDeal();
    case Lesson::rareHands:
        return tr("Two hands end the play at once: four aces, the Mambassa, and everybody else pays a token; ace, "
                  "king, horse and jack of one suit, the Quarantuna, and a token comes out of the pool. Now %1 looks "
                  "at four more cards.")
            .arg(nameOf(m_view.dealer));
    case Lesson::moved:
        return m_moved.seat == person ? aboutOwnMove() : aboutMove();
    case Lesson::turn:
    case Lesson::lastTurn:
        return aboutTurn();
    case Lesson::draw:
        return aboutSecondStep();
    case Lesson::showdown:
        return aboutShowdown();
    default:
        return {};
    }
}

QString MambassaGuide::aboutDeal() const
{
    if (m_view.ranking->category(m_view.hand) != Category::points)
        return tr("Four cards each. You have %1: that beats all hands that are only counted.").arg(worth(m_view.hand));
    return tr("Four cards each. You have %1: cards of one suit are added up, the ace 11, the figures 10. Better are "
              "three or four of a rank, or in sequence in one suit.")
        .arg(worth(m_view.hand));
}

int MambassaGuide::weaker() const
{
    return static_cast<int>(mambassa_advice::share(m_view.hand) * 100);
}

// ---------------------------------------------------------------- what was done

QString MambassaGuide::aboutMove() const
{
    const QString name = nameOf(m_moved.seat);
    if (as<Expose>(m_moved.move) != nullptr)
        return tr("%1 lays the four open: this is the monte. A turn has two steps: one exchanges cards with it, then "
                  "one may draw a card from the stock.")
            .arg(name);
    if (as<Keep>(m_moved.move) != nullptr)
        return tr("%1 keeps the four, which is a knock at once. The cards dealt before are the monte, and everybody "
                  "else has just one turn.")
            .arg(name);
    if (as<mambassa::Draw>(m_moved.move) != nullptr)
        return m_draws > 1 ? tr("%1 puts a card under the stock, and draws.").arg(name)
                           : tr("The second step: %1 puts a card under the stock, face down, and takes the one on its "
                                "top. Nobody else sees either of them.")
                                 .arg(name);
    if (as<Stay>(m_moved.move) != nullptr)
        return aboutStay();
    if (m_view.knocker == m_moved.seat)
        return tr("%1 changes all four cards: a shirt change, and that is a knock. Everybody else has one more turn.")
            .arg(name);
    return aboutOthersExchange(std::get<Exchange>(m_moved.move));
}

QString MambassaGuide::aboutStay() const
{
    const QString name = nameOf(m_moved.seat);
    return m_view.knocker == m_moved.seat
        ? tr("%1 has neither exchanged nor drawn: that is a knock. Everybody else has one more turn of two steps, then "
             "the hands are shown.")
              .arg(name)
        : tr("%1 stays, and draws no card.").arg(name);
}

QString MambassaGuide::aboutOwnMove() const
{
    if (as<Expose>(m_moved.move) != nullptr)
        return tr("Your four lie open as the monte, and you pick up the cards dealt to you.");
    if (as<mambassa::Draw>(m_moved.move) != nullptr)
        return tr("You drew the %1, and nobody else saw it: now you have %2.", "a card; a hand's worth")
            .arg(Phrases::card(m_moved.drew), worth(m_moved.hand));
    if (m_view.knocker == person)
        return GuideWords::youKnocked(worth(m_moved.hand));
    if (as<Stay>(m_moved.move) != nullptr)
        return GuideWords::youStay(worth(m_moved.hand));
    return tr("Now you have %1: that was the first step.").arg(worth(m_moved.hand));
}

// ---------------------------------------------------------------- the first step

QString MambassaGuide::aboutTurn() const
{
    const auto &advised = std::get<Exchange>(m_advice);
    const bool lastTurn = m_view.knocker != nobody;
    if (isShirtChange(advised))
        return lastTurn ? tr("Your last turn. The monte alone makes %1: take all four.").arg(worth(m_view.monte))
                        : tr("Look: the monte alone makes %1. Take all four: that is a shirt change, and a knock.")
                              .arg(worth(m_view.monte));
    if (QString choice = aboutChoice(advised); !choice.isEmpty() && !advised.give.empty())
        return choice;
    return advised.give.empty() ? aboutNoExchange() : aboutExchange(advised);
}

QString MambassaGuide::aboutExchange(const Exchange &advised) const
{
    const QString give = Phrases::cards(advised.give);
    const QString take = Phrases::cards(advised.take);
    const Hand handThen = handAfter(m_view, advised);
    const QString after = worth(handThen);
    if (endsThePlay(m_view.ranking->category(handThen)))
        return tr("Your turn, and your luck: the %1 for the %2 makes a %3, which ends the play at once!",
                  "cards; cards; Mambassa or a Quarantuna")
            .arg(give, take, after);
    if (m_view.knocker != nobody)
        return tr("Your last turn, both steps, and nothing in it is a knock any more. I would give the %1 for the %2: "
                  "that makes %3.",
                  "cards; cards; a hand's worth")
            .arg(give, take, after);
    return m_turns == 1 ? GuideWords::yourTurn(give, take, after) : GuideWords::yourTurnAgain(give, take, after);
}

QString MambassaGuide::aboutNoExchange() const
{
    if (m_view.knocker != nobody)
        return tr("Your last turn. No exchange makes your %1 any better: “No exchange”, and then we look at the stock.")
            .arg(worth(m_view.hand));
    if (mambassa_advice::share(m_view.hand) >= mambassa_advice::goodEnough)
        return tr("You have %1: of 100 hands %2 are weaker. That will do: “No exchange”, and knock in the second step.")
            .arg(worth(m_view.hand))
            .arg(weaker());
    return tr("No exchange makes your %1 any better: “No exchange”, and then we look at the stock.")
        .arg(worth(m_view.hand));
}

// ---------------------------------------------------------------- the second step

QString MambassaGuide::aboutSecondStep() const
{
    if (const auto *draw = as<mambassa::Draw>(m_advice))
        return aboutDraw(*draw);
    if (!knocks(m_view, Stay{}))
        return tr("The second step. A draw would more likely spoil your %1 than better it: stay.")
            .arg(worth(m_view.hand));
    return tr("The second step. Who neither exchanges nor draws knocks: do it now, with %1.").arg(worth(m_view.hand));
}

QString MambassaGuide::aboutDraw(const mambassa::Draw &advised) const
{
    const QString card = Phrases::card(advised.discard);
    const Hand chosen = MambassaTable::cardsAt(m_table.chosenIn(QStringLiteral("hand")), m_view.hand);
    if (chosen.size() == 1)
        return chosen[0] == advised.discard
            ? tr("Just so: press “Draw a card”.")
            : tr("I would put the %1 away; but the hand is yours. Then “Draw a card”.").arg(card);
    if (m_ownDraws > 1)
        return tr("The second step again. I would put the %1 under the stock, and draw.").arg(card);
    return tr("The second step: you may draw. Choose your %1: it goes under the stock unseen, and you take the card on "
              "its top. Or you stay.")
        .arg(card);
}

// ---------------------------------------------------------------- how it came out

QString MambassaGuide::aboutShowdown() const
{
    const QString enough
        = tr("No token leaves the table: the last one in takes the pool. Now you know enough for a match of your own.");
    for (const game::Seat seat : m_view.playing) {
        const Category category = m_view.ranking->category(m_showdown.hands[game::at(seat)]);
        if (category == Category::mambassa)
            return tr("A Mambassa! All the others pay a token, whatever they hold. %1", "%1 are two sentences")
                .arg(enough);
        if (category == Category::quarantuna)
            return tr("A Quarantuna! It takes a token out of the pool, and the lowest hand pays one. %1",
                      "%1 are two sentences")
                .arg(enough);
    }
    return aboutWorst(enough);
}
