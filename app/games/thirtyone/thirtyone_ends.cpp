// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneTable: in which words a deal ends.

#include "games/thirtyone/thirtyone_table.h"

#include "words/language.h"
#include "words/phrases.h"

using namespace thirtyone;
using game::at;
using game::nobody;
using game::Seat;

QString ThirtyoneTable::declarationTitle() const
{
    if (m_ending == Ending::stockOut)
        return hasPackets() ? tr("Nobody has knocked") : tr("The stock is used up");
    return tr("Thirty-one!");
}

QString ThirtyoneTable::declarationPicture() const
{
    if (m_ending == Ending::stockOut)
        return {};
    return Language::instance().spoken() == u"it" ? QStringLiteral("textures/wood_thirtyone_it.png")
                                                  : QStringLiteral("textures/wood_thirtyone.png");
}

/// Where a 31 ends the deal: who knocked and has it too loses nothing, and with one life no more than that.
bool ThirtyoneTable::knockerPaysTwo(Seat knocker, game::SeatSet blitzers, const knocking::Tokens &before)
{
    return knocker != nobody && !blitzers.contains(knocker) && before[at(knocker)] > 1;
}

QString ThirtyoneTable::declarationText() const
{
    if (m_ending == Ending::stockOut && hasPackets())
        return tr("After %n lap(s) without a knock the deal is void. The next one follows.", nullptr,
                  m_view.options.capRounds);
    if (m_ending == Ending::stockOut && forChips())
        return tr("Nobody has knocked: the pot stays for the next deal.");
    if (m_ending == Ending::stockOut)
        return forPoints() ? tr("Nobody has knocked, so nobody scores. The next deal follows.")
                           : tr("Nobody has knocked, so nobody loses a life. The next deal follows.");
    QStringList names;
    for (const Seat seat : m_blitzers)
        names << (isYou(seat) ? tr("you", "within a list of those who have 31") : nameOf(seat));
    if (m_blitzers.size() > 1 && forChips())
        return tr("%1 have 31: everybody else adds a chip, and they share the pot.", "a list of names")
            .arg(Phrases::list(names));
    if (m_blitzers.size() > 1)
        return forPoints()
            ? tr("%1 have 31: six points for each.", "a list of names").arg(Phrases::list(names))
            : tr("%1 have 31: everybody else loses a life.", "a list of names").arg(Phrases::list(names));
    if (m_blitzers.empty())
        return {};
    const Seat seat = m_blitzers.lowest();
    const Hand &hand = seat == person ? m_view.hand : m_view.shown[at(seat)];
    const QString worth = hand.size() == thirtyone::cardsInHand && !hand[0].hidden() ? inWordsOf(hand) : QString();
    if (forChips())
        return potForThirtyOne(worth);
    if (forPoints())
        return sixForThirtyOne(worth);
    if (knockerPaysTwo(m_view.knocker, m_blitzers, m_view.tokens))
        return isYou(seat) ? tr("You turn up %1. Everybody else loses a life, and whoever knocked two.").arg(worth)
                           : tr("%1 turns up %2. Everybody else loses a life, and whoever knocked two.")
                                 .arg(names.constFirst(), worth);
    return isYou(seat) ? tr("You turn up %1. Everybody else loses a life.").arg(worth)
                       : tr("%1 turns up %2. Everybody else loses a life.").arg(names.constFirst(), worth);
}

QString ThirtyoneTable::whoLoses() const
{
    const Seat loser = m_payers.lowest();
    const Hand &hand = m_lastShowdown.hands[at(loser)];
    const QString worth = inWordsOf(hand);
    const Seat knocker = m_lastShowdown.knocker;
    if (m_payers.size() == 1 && loser == knocker && m_paid[at(loser)] > 1)
        return isYou(loser)
            ? tr("You knocked, and yours alone is the lowest hand: %1. That costs two lives.").arg(worth)
            : tr("%1 knocked, and alone has the lowest hand: %2. That costs two lives.").arg(nameOf(loser), worth);
    // With one life left there is no second one to lose.
    if (m_payers.size() == 1 && loser == knocker)
        return isYou(loser) ? tr("You knocked, and yours alone is the lowest hand: %1.").arg(worth)
                            : tr("%1 knocked, and alone has the lowest hand: %2.").arg(nameOf(loser), worth);
    // Equal points may be of different suits.
    const int points = m_view.values->of(hand) / 2;
    const bool knockerTies
        = knocker != nobody && m_view.values->of(m_lastShowdown.hands[at(knocker)]) == m_view.values->of(hand);
    if (knockerTies)
        return isYou(knocker)
            ? tr("Yours is among the lowest hands, with %n point(s); but you knocked, and are safe.", nullptr, points)
            : tr("%1 has %n point(s) too, but knocked, and is safe.", nullptr, points).arg(nameOf(knocker));
    if (m_payers.size() > 1)
        return tr("They share the lowest hand: %n point(s).", nullptr, points);
    return isYou(loser) ? tr("The lowest hand is yours: %1.").arg(worth) : tr("The lowest hand: %1.").arg(worth);
}

QString ThirtyoneTable::showdownText() const
{
    if (m_view.values == nullptr || m_lastShowdown.playing.empty())
        return {};
    if (m_stage == Restart || isRestarted())
        return restartText();
    if (forChips())
        return whyThePot();
    if (forPoints())
        return whoScores();
    if (m_payers.empty())
        return {};
    QStringList sentences;
    if (m_ending != Ending::blitz)
        sentences << whoLoses();
    else if (knockerPaysTwo(m_lastShowdown.knocker, m_blitzers, m_lastShowdown.before))
        sentences << tr("31 ends the deal: everybody else loses a life, and whoever knocked two.");
    else
        sentences << tr("31 ends the deal: everybody else loses a life.");
    if (m_ending == Ending::blitz || m_payers.size() > 1) {
        QStringList out;
        for (const Seat seat : m_payers)
            if (m_lastShowdown.tokens[at(seat)] == 0)
                out << (isYou(seat) ? tr("you", "within a list of those who are out") : nameOf(seat));
        if (!out.isEmpty())
            sentences << tr("Out of the match: %1.", "one name or a list").arg(Phrases::list(out));
    } else {
        const Seat loser = m_payers.lowest();
        const int left = m_lastShowdown.tokens[at(loser)];
        if (left == 0)
            sentences << (isYou(loser) ? tr("That was your last life.") : tr("That was the last life."));
        else
            sentences << CountedWords(counted()).left(isYou(loser), nameOf(loser), piecesOf(left), isLastLife(left));
    }
    return sentences.join(QLatin1Char(' '));
}
