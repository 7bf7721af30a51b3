// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

/// Why one move is better than another, in the words of the card table. Each ground is told at the move that is
/// advised, where the other is named, and at the other, where "the best move" is enough. How often is told as
/// HintWords::often() has it, the share of all hands that one beats in hundredths.
class HintReasons
{
    Q_DECLARE_TR_FUNCTIONS(HintReasons)

public:
    /// The two moves, and at which of them the sentence stands.
    struct Pair
    {
        QString other;       ///< as Estimate::impersonal() has it
        bool atBest = false; ///< else at the other
    };

    /// The hand is the stronger one.
    [[nodiscard]] static QString stronger(const Pair &moves, int best, int other);
    /// There is more to improve it with later.
    [[nodiscard]] static QString improves(const Pair &moves, const QString &best, const QString &other);
    /// The other leaves more to the one who plays next; `best` is empty where the best move leaves nothing.
    [[nodiscard]] static QString feedsLess(const Pair &moves, const QString &next, const QString &best,
                                           const QString &other);
    /// The other ends the deal while the hand could still be improved.
    [[nodiscard]] static QString tooEarly(const Pair &moves, const QString &improved);
    /// The other lets the deal go on, and somebody else ends it first; or the hand is hardly improved.
    [[nodiscard]] static QString tooLate(const Pair &moves, const QString &cutShort);
    [[nodiscard]] static QString givesTime(const Pair &moves, const QString &improved);
    /// The other keeps a hand that beats few, and what the best makes is not known yet; or the other way round.
    [[nodiscard]] static QString keepsLittle(const Pair &moves, int other);
    [[nodiscard]] static QString knowsWhat(const Pair &moves, const QString &worth, int best);

    // Where none of these tells them apart.
    /// The other makes the better hand and is worse all the same.
    [[nodiscard]] static QString better(const QString &other, const QString &worth, const QString &costs);
    [[nodiscard]] static QString betterThan(const QString &other, const QString &costs, bool much);
    [[nodiscard]] static QString bestCosts(const QString &costs);
    [[nodiscard]] static QString hardlyWorse();
    [[nodiscard]] static QString theSame();
    /// Others with the same figure: the first of them is named.
    [[nodiscard]] static QString asGood(const QStringList &moves);
    /// By somebody's hand.
    [[nodiscard]] static QString beaten(const QString &name, const QString &often);

private:
    [[nodiscard]] static QString than(const Pair &moves, const QString &why);
};
