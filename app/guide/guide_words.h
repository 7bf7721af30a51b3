// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QString>

/// What the coach says in all games round a monte. Names are those of seats; `give` and `take` are cards as a sentence
/// lists them; `worth` is what a hand is worth.
class GuideWords
{
    Q_DECLARE_TR_FUNCTIONS(GuideWords)

public:
    [[nodiscard]] static QString yourCut(const QString &dealer);
    [[nodiscard]] static QString othersCut(const QString &cutter, const QString &dealer);

    /// What to advise is still being reckoned.
    [[nodiscard]] static QString looking();
    // Of a move that is not what the lesson is about: what it costs, and the better one with what that does. `cost` is
    // "you lose a token 12 times in 100".
    [[nodiscard]] static QString lessGood(const QString &cost, const QString &better, const QString &betterCost);
    /// The same with what the hand comes to, where the two moves leave hands of different worth.
    [[nodiscard]] static QString lessGood(const QString &worth, const QString &cost, const QString &better,
                                          const QString &betterWorth, const QString &betterCost);
    [[nodiscard]] static QString asGood(const QString &wanted);

    // What was done:
    [[nodiscard]] static QString exchanged(const QString &name, const QString &give, const QString &take);
    /// The sentence, and that it is worth remembering.
    [[nodiscard]] static QString allSaw(const QString &sentence);
    [[nodiscard]] static QString youStay(const QString &worth);
    [[nodiscard]] static QString youKnocked(const QString &worth);

    // What can be done:
    [[nodiscard]] static QString yourTurn(const QString &give, const QString &take, const QString &worth);
    [[nodiscard]] static QString yourTurnAgain(const QString &give, const QString &take, const QString &worth);
    /// Why that is good: `together` are the cards that add up then, and `idle`, where there are some, those given away
    /// that did not count.
    [[nodiscard]] static QString addUp(const QString &together, const QString &idle, bool several);
    /// The same where one card alone counts.
    [[nodiscard]] static QString countsAlone(const QString &card);
    [[nodiscard]] static QString beatsPoints();
    /// Of the chosen exchange: it is the advised one.
    [[nodiscard]] static QString justSo(const QString &worth);
    /// It would make `chosen`; another would make `worth`.
    [[nodiscard]] static QString rather(const QString &chosen, const QString &give, const QString &take,
                                        const QString &worth);

    /// Of a move that was made against the advice: the advice, and what both ways cost.
    [[nodiscard]] static QString unheeded(const QString &advised, const QString &advisedCost, const QString &cost);

    // Who pays; `further` are the sentences that follow:
    [[nodiscard]] static QString youPay(const QString &worth, const QString &further);
    [[nodiscard]] static QString pays(const QString &name, const QString &worth, const QString &further);
    [[nodiscard]] static QString severalPay(const QString &names, const QString &further);
};
