// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

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
        bool close = false;  ///< it is hardly better
    };
    /// Of the cards that a seat cannot see, those that would help.
    struct Outs
    {
        int cards = 0;
        int outOf = 1;
        [[nodiscard]] double share() const { return static_cast<double>(cards) / outOf; }
    };
    /// "13 of the 28 cards that you cannot see make a better hand"
    [[nodiscard]] static QString betters(const Outs &outs);

    // What a move is for.
    /// `cards` would make the best hand that one more card makes; `drawn` where the next one drawn is meant.
    [[nodiscard]] static QString aims(const QStringList &cards, const QString &worth, bool drawn);
    /// It ends the deal; `other` is the one opponent's name, empty where there are several.
    [[nodiscard]] static QString endsIt(const QString &other);

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
    /// The other makes the better hand for now, and a card drawn after the best may well make one that is better still;
    /// `other` where one is drawn after that, too.
    [[nodiscard]] static QString overtakes(const Pair &moves, const Outs &best, const std::optional<Outs> &other);
    /// The best leaves a hand, and few cards that may be drawn after the other make a better one.
    [[nodiscard]] static QString hardToBeat(const Pair &moves, const QString &worth, const Outs &other);
    /// Somebody's hand beats the other's more often; somebody loses more often with the best.
    [[nodiscard]] static QString beatenLess(const Pair &moves, const QString &name, const QString &best,
                                            const QString &other);
    [[nodiscard]] static QString losesInstead(const Pair &moves, const QString &name, const QString &best,
                                              const QString &other);

    // Where none of these tells them apart.
    /// The other makes the better hand and is worse all the same.
    [[nodiscard]] static QString better(const QString &other, const QString &worth, const QString &costs);
    [[nodiscard]] static QString betterThan(const QString &other, const QString &costs);
    [[nodiscard]] static QString matterOfTaste(const QString &other);
    /// The same where the other makes the better hand now.
    [[nodiscard]] static QString sureHand(const QString &other, const QString &worth);
    [[nodiscard]] static QString bestCosts(const QString &costs);
    /// What the best move has that this one gives up: a hand that is kept while the deal goes on, one with which it
    /// ends, or a hand at all.
    [[nodiscard]] static QString bestWaits(const QString &worth);
    [[nodiscard]] static QString bestEnds(const QString &worth);
    [[nodiscard]] static QString bestHas(const QString &worth, const QString &aim);
    [[nodiscard]] static QString hardlyWorse();
    [[nodiscard]] static QString theSame();
    /// Each of them costs as much, in every deal.
    [[nodiscard]] static QString hopeless();
    /// So many others with the same figure: the first of those in sight is named.
    [[nodiscard]] static QString asGood(const QStringList &inSight, int moves);
    /// By somebody's hand.
    [[nodiscard]] static QString beaten(const QString &name, const QString &often);

private:
    [[nodiscard]] static QString than(const Pair &moves, const QString &why);
};
