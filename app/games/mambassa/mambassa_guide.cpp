// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_guide.h"

using namespace mambassa;
using namespace Qt::StringLiterals;
using game::nobody;

// ---------------------------------------------------------------- what is told when

void MambassaGuide::forget()
{
    MonteGuide::forget();
    m_draws = 0;
    m_ownDraws = 0;
}

Guide::Moment MambassaGuide::after(Moment moment) const
{
    return moment == Moment::dealt ? Moment::rareHands : Moment::none;
}

void MambassaGuide::teachChoice()
{
    if (m_view.phase != Phase::draw)
        return teachTurn();
    ++m_ownDraws;
    teach(Moment::draw);
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
    QStringList things = MonteGuide::things();
    const Move &move = m_moved.move;
    if (!inLesson() && moment() == Moment::moved
        && (as<mambassa::Draw>(move) != nullptr || as<Expose>(move) != nullptr))
        things << u"stock"_s;
    return things;
}

std::pair<MambassaGuide::Hand, MambassaGuide::Hand> MambassaGuide::cardsToChoose(const Move &move) const
{
    if (const auto *draw = as<mambassa::Draw>(move))
        return {Hand{draw->discard}, {}};
    return MonteGuide::cardsToChoose(move);
}

QString MambassaGuide::ticketFor(const Move &move) const
{
    if (as<Expose>(move) != nullptr)
        return u"expose"_s;
    if (as<Keep>(move) != nullptr)
        return u"keep"_s;
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
    switch (moment()) {
    case Moment::welcome:
        return tr("Welcome, I am Teresa. Tokens are our lives: each of us has put one into the pot and keeps three. "
                  "Now everybody draws a card: the highest deals first.");
    case Moment::dealt:
        return aboutDeal();
    case Moment::rareHands:
        return tr("Two hands end the play at once. Four aces are the Mambassa: everybody else pays a token. Ace, king, "
                  "horse and jack of one suit are the Quarantuna: it takes a token out of the pot. Now %1 looks at "
                  "four more cards.")
            .arg(nameOf(m_view.dealer));
    case Moment::moved:
        return m_moved.seat == person ? aboutOwnMove() : aboutMove();
    case Moment::showdown:
        return aboutShowdown();
    default:
        return {};
    }
}

QString MambassaGuide::aboutDeal() const
{
    if (m_view.ranking->category(m_view.hand) != Category::points)
        return tr("Four cards each. You have %1: that beats every hand that only counts points.")
            .arg(worth(m_view.hand));
    return tr("Four cards each. You have %1: cards of one suit are added up, the ace 11, the court cards 10. Better "
              "still are three or four alike, or three or four in a row in one suit.")
        .arg(worth(m_view.hand));
}

// ---------------------------------------------------------------- what was done

QString MambassaGuide::aboutMove() const
{
    const QString name = nameOf(m_moved.seat);
    if (as<Expose>(m_moved.move) != nullptr)
        return tr("%1 turns the four up: this is the monte. A turn has two steps: first you exchange cards with it, "
                  "then you may draw a card from the stock.")
            .arg(name);
    if (as<Keep>(m_moved.move) != nullptr)
        return tr("%1 keeps the four, which is a knock at once. The cards dealt before are now the monte, and "
                  "everybody else has just one turn.")
            .arg(name);
    if (as<mambassa::Draw>(m_moved.move) != nullptr)
        return m_draws > 1 ? tr("%1 puts a card under the stock, and draws.").arg(name)
                           : tr("The second step: %1 puts a card face down under the stock and takes the top one. "
                                "Nobody else sees either of them.")
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
        return tr("Your four are now the monte, and you pick up the cards dealt to you.");
    if (as<mambassa::Draw>(m_moved.move) != nullptr)
        return tr("You drew %1, and nobody else saw it: now you have %2.", "a card; a hand's worth")
            .arg(HintWords::cards(Mambassa::pack, {&m_moved.drew, 1}), worth(m_moved.hand));
    if (m_view.knocker == person)
        return GuideWords::youKnocked(worth(m_moved.hand));
    if (as<Stay>(m_moved.move) != nullptr)
        return GuideWords::youStay(worth(m_moved.hand));
    return tr("Now you have %1: that was the first step.").arg(worth(m_moved.hand));
}

// ---------------------------------------------------------------- the first step

QString MambassaGuide::aboutAdvice() const
{
    if (moment() == Moment::dealersChoice)
        return aboutDealersChoice();
    return moment() == Moment::draw ? aboutSecondStep() : aboutTurn();
}

QString MambassaGuide::aboutDealersChoice() const
{
    const QString both = tr("You deal: only you see these four. Turn them up, and all may exchange with them; keep "
                            "them, and that is a knock: everybody else has just one turn.");
    return as<Keep>(m_advice) != nullptr
        ? tr("%1 I would keep them. %2", "%1 are sentences, %2 one or two").arg(both, why())
        : tr("%1 I would turn them up. %2", "%1 are sentences, %2 one or two").arg(both, why());
}

QString MambassaGuide::aboutTurn() const
{
    const auto &advised = std::get<Exchange>(m_advice);
    const bool lastTurn = m_view.knocker != nobody;
    if (isShirtChange(advised))
        return lastTurn ? tr("Your last turn. The monte alone makes %1: take all four.").arg(worth(m_view.monte))
                        : tr("Look: the monte alone makes %1. Take all four: that is a shirt change, and a knock.")
                              .arg(worth(m_view.monte));
    if (QString choice = aboutChoice(advised); !choice.isEmpty())
        return choice;
    return advised.give.empty() ? aboutNoExchange() : aboutExchange(advised);
}

QString MambassaGuide::aboutExchange(const Exchange &advised) const
{
    const QString give = HintWords::cards(Mambassa::pack, advised.give);
    const QString take = HintWords::cards(Mambassa::pack, advised.take);
    const Hand handThen = handAfter(m_view, advised);
    const QString after = worth(handThen);
    if (endsThePlay(m_view.ranking->category(handThen)))
        return tr("Your turn, and you are in luck: %1 for %2 makes a %3, which ends the play at once!",
                  "cards; cards; Mambassa or a Quarantuna")
            .arg(give, take, after);
    if (m_view.knocker != nobody)
        return tr("Your last turn, both steps, and nothing you do is a knock now. I would give %1 for %2: that makes "
                  "%3.",
                  "cards; cards; a hand's worth")
            .arg(give, take, after);
    return aboutUsualExchange(advised);
}

QString MambassaGuide::aboutNoExchange() const
{
    if (m_view.knocker != nobody)
        return tr("Your last turn. No exchange improves %1: “No exchange”, and then we look at the stock.")
            .arg(worth(m_view.hand));
    if (answer()->worth(answer()->advised()) != worth(m_view.hand))
        return tr("You have %1, and that will do: “No exchange”, and knock in the second step. %2",
                  "a hand's worth; one or two sentences")
            .arg(worth(m_view.hand), why());
    return tr("No exchange improves %1: “No exchange”, and then we look at the stock.").arg(worth(m_view.hand));
}

// ---------------------------------------------------------------- the second step

QString MambassaGuide::aboutSecondStep() const
{
    if (const auto *draw = as<mambassa::Draw>(m_advice))
        return aboutDraw(*draw);
    if (!knocks(m_view, Stay{}))
        return tr("The second step. A draw is more likely to spoil %1 than to improve it: stay.")
            .arg(worth(m_view.hand));
    return tr("The second step. If you neither exchange nor draw, you knock: do it now, with %1. %2",
              "a hand's worth; one or two sentences")
        .arg(worth(m_view.hand), why());
}

QString MambassaGuide::aboutChoice(const Move &advised) const
{
    const auto *draw = as<mambassa::Draw>(advised);
    if (draw == nullptr)
        return MonteGuide::aboutChoice(advised);
    const Hand chosen = MambassaTable::cardsAt(m_table.chosenIn(QStringLiteral("hand")), m_table.lyingHand());
    if (chosen.size() != 1)
        return {};
    return chosen[0] == draw->discard ? tr("That’s it: press “Draw a card”.")
                                      : tr("I would put %1 away; but it is your hand. Then “Draw a card”.")
                                            .arg(HintWords::cards(Mambassa::pack, {&draw->discard, 1}));
}

QString MambassaGuide::aboutDraw(const mambassa::Draw &advised) const
{
    const QString card = HintWords::cards(Mambassa::pack, {&advised.discard, 1});
    if (QString choice = aboutChoice(advised); !choice.isEmpty())
        return choice;
    if (m_ownDraws > 1)
        return tr("The second step again. I would put %1 under the stock, and draw.").arg(card);
    return tr("The second step: you may draw. Choose %1: it goes under the stock unseen, and you take the top card. Or "
              "you stay.")
        .arg(card);
}

// ---------------------------------------------------------------- how it came out

QString MambassaGuide::aboutShowdown() const
{
    const QString enough = tr("Tokens always stay on the table: the last player in takes the pot. Now you know enough "
                              "for a match of your own.");
    for (const game::Seat seat : m_view.playing) {
        const Category category = m_view.ranking->category(m_showdown.hands[game::at(seat)]);
        if (category == Category::mambassa)
            return tr("A Mambassa! Everybody else pays a token, whatever they have. %1", "%1 are two sentences")
                .arg(enough);
        if (category == Category::quarantuna)
            return tr("A Quarantuna! It takes a token out of the pot, and the lowest hand pays one. %1",
                      "%1 are two sentences")
                .arg(enough);
    }
    return aboutWorst(enough);
}
