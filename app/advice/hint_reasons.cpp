// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/hint_reasons.h"

#include "advice/hint_words.h"
#include "words/phrases.h"

QString HintReasons::than(const Pair &moves, const QString &why)
{
    const QString words = moves.close ? tr("A shade better than “%1”: %2", "%1 is a move, %2 the rest of the sentence")
                                      : tr("Better than “%1”: %2", "%1 is a move, %2 the rest of the sentence");
    return words.arg(HintWords::within(moves.other), why);
}

QString HintReasons::betters(const Outs &outs)
{
    return outs.cards == 0
        ? tr("none of the cards that you cannot see makes a better hand", "in the middle of a sentence")
        : tr("%n of the %1 cards that you cannot see make(s) a better hand", "in the middle of a sentence", outs.cards)
              .arg(outs.outOf);
}

QString HintReasons::aims(const QStringList &cards, const QString &worth, bool drawn)
{
    QString wanted = cards.value(0);
    if (cards.size() > 1)
        wanted = tr("%1 or %2", "cards with their articles").arg(wanted, cards[1]);
    return drawn ? tr("If you draw %1, you make %2.", "%1 are cards with their articles, %2 is a hand's worth")
                       .arg(wanted, worth)
                 : tr("If %1 turns up, you make %2.", "%1 are cards with their articles, %2 is a hand's worth")
                       .arg(wanted, worth);
}

QString HintReasons::endsIt(const QString &other)
{
    return other.isEmpty() ? tr("You end the deal before the others improve: they have one more turn each.")
                           : tr("You end the deal before %1 improves: one more turn is all that is left.").arg(other);
}

QString HintReasons::stronger(const Pair &moves, int best, int other)
{
    if (moves.atBest)
        return than(moves,
                    tr("this hand beats %1 out of 100 hands, that one %2.", "after 'Better than “knock”: '; numbers")
                        .arg(QString::number(best), QString::number(other)));
    return tr("This hand beats %1 out of 100 hands, the best move’s %2.", "numbers")
        .arg(QString::number(other), QString::number(best));
}

QString HintReasons::improves(const Pair &moves, const QString &best, const QString &other)
{
    if (moves.atBest)
        return than(moves,
                    tr("from here you improve your hand %1, from there %2.",
                       "after 'Better than “knock”: '; both are 'in one deal out of three'")
                        .arg(best, other));
    return tr("From here you improve your hand %1, after the best move %2.", "both are 'in one deal out of three'")
        .arg(other, best);
}

QString HintReasons::feedsLess(const Pair &moves, const QString &next, const QString &best, const QString &other)
{
    if (best.isEmpty() && moves.atBest)
        return than(moves,
                    tr("what that leaves helps %1, who plays next, %2.",
                       "after 'Better than “knock”: '; %1 is a name, %2 'in one deal out of three'")
                        .arg(next, other));
    if (best.isEmpty())
        return tr("What you leave helps %1, who plays next, %2.", "%1 is a name, %2 'in one deal out of three'")
            .arg(next, other);
    if (moves.atBest)
        return than(moves,
                    tr("what that leaves helps %1, who plays next, %2; what this leaves, %3.",
                       "after 'Better than “knock”: '; %1 is a name, %2 and %3 are 'in one deal out of three'")
                        .arg(next, other, best));
    return tr("What you leave helps %1, who plays next, %2; after the best move, %3.",
              "%1 is a name, %2 and %3 are 'in one deal out of three'")
        .arg(next, other, best);
}

QString HintReasons::tooEarly(const Pair &moves, const QString &improved)
{
    if (moves.atBest)
        return than(moves,
                    tr("the others would have one more turn, and you none; this way you improve your hand %1.",
                       "after 'Better than “knock”: '; %1 is 'in one deal out of three'")
                        .arg(improved));
    return tr("Too early: the others have one more turn, and you none. With the best move you improve your hand %1.",
              "%1 is 'in one deal out of three'")
        .arg(improved);
}

QString HintReasons::tooLate(const Pair &moves, const QString &cutShort)
{
    if (moves.atBest)
        return than(moves,
                    tr("there somebody else ends the deal before your next turn %1.",
                       "after 'Better than “knock”: '; %1 is 'in one deal out of three'")
                        .arg(cutShort));
    return tr("Somebody else ends the deal before your next turn %1.", "%1 is 'in one deal out of three'")
        .arg(cutShort);
}

QString HintReasons::givesTime(const Pair &moves, const QString &improved)
{
    if (moves.atBest)
        return than(moves,
                    tr("that gives the others time, and you improve your hand only %1.",
                       "after 'Better than “knock”: '; %1 is 'in one deal out of three'")
                        .arg(improved));
    return tr("It gives the others time, and you improve your hand only %1.", "%1 is 'in one deal out of three'")
        .arg(improved);
}

QString HintReasons::keepsLittle(const Pair &moves, int other)
{
    if (moves.atBest)
        return than(moves,
                    tr("that leaves you with a hand that beats only %1 out of 100 hands.",
                       "after 'Better than “knock”: '; %1 is a number of hands")
                        .arg(other));
    return tr("This hand beats only %1 out of 100 hands.", "%1 is a number of hands").arg(other);
}

QString HintReasons::knowsWhat(const Pair &moves, const QString &worth, int best)
{
    if (moves.atBest)
        return than(moves,
                    tr("this hand beats %1 out of 100, and there you do not know what you get.",
                       "after 'Better than “draw”: '; %1 is a number of hands")
                        .arg(best));
    return tr("With the best move you have %1, which beats %2 out of 100 hands.", "%1 is a hand's worth, %2 a number")
        .arg(worth, QString::number(best));
}

QString HintReasons::overtakes(const Pair &moves, const Outs &best, const std::optional<Outs> &other)
{
    if (moves.atBest && other)
        return than(moves,
                    tr("%n of the %1 cards that you cannot see would make a still better hand, there %2.",
                       "after 'Better than “knock”: '; %2 is a number of cards", best.cards)
                        .arg(QString::number(best.outOf), QString::number(other->cards)));
    if (moves.atBest)
        return than(moves,
                    tr("%n of the %1 cards that you cannot see would make a still better hand.",
                       "after 'Better than “knock”: '", best.cards)
                        .arg(best.outOf));
    if (other)
        return tr("After the best move %n of the %1 cards that you cannot see would make a better hand.", "",
                  best.cards)
            .arg(best.outOf);
    return tr("After the best move %n of the %1 cards that you cannot see would make a better hand than this.", "",
              best.cards)
        .arg(best.outOf);
}

QString HintReasons::hardToBeat(const Pair &moves, const QString &worth, const Outs &other)
{
    if (other.cards == 0)
        return moves.atBest
            ? than(moves, tr("no card that you cannot see would give you more.", "after 'Better than “draw”: '"))
            : tr("With the best move you have %1, and no card that you cannot see would give you more.",
                 "%1 is a hand's worth")
                  .arg(worth);
    if (moves.atBest)
        return than(moves,
                    tr("only %n of the %1 cards that you cannot see would give you more.",
                       "after 'Better than “draw”: '", other.cards)
                        .arg(other.outOf));
    return tr("With the best move you have %1, and only %n of the %2 cards that you cannot see would give you more.",
              "%1 is a hand's worth", other.cards)
        .arg(worth, QString::number(other.outOf));
}

QString HintReasons::beatenLess(const Pair &moves, const QString &name, const QString &best, const QString &other)
{
    if (moves.atBest)
        return than(moves,
                    tr("there %1’s hand beats yours %2, here %3.",
                       "after 'Better than “knock”: '; %1 is a name, %2 and %3 are 'in one deal out of three'")
                        .arg(name, other, best));
    return tr("In the end %1’s hand beats yours %2, after the best move %3.",
              "%1 is a name, %2 and %3 are 'in one deal out of three'")
        .arg(name, other, best);
}

QString HintReasons::losesInstead(const Pair &moves, const QString &name, const QString &best, const QString &other)
{
    if (moves.atBest)
        return than(moves,
                    tr("this way it is %1 who loses %2, there %3.",
                       "after 'Better than “knock”: '; %1 is a name, %2 and %3 are 'in one deal out of three'")
                        .arg(name, best, other));
    return tr("After the best move it is %1 who loses %2, here %3.",
              "%1 is a name, %2 and %3 are 'in one deal out of three'")
        .arg(name, best, other);
}

// ---------------------------------------------------------------- where no ground tells them apart

QString HintReasons::better(const QString &other, const QString &worth, const QString &costs)
{
    return tr("With “%1” you would have %2, a better hand for now; but it comes to less in the end: %3.",
              "a move; a hand's worth; 'you lose a token 12 times in 100'")
        .arg(HintWords::within(other), worth, costs);
}

QString HintReasons::betterThan(const QString &other, const QString &costs)
{
    return tr("Better than “%1”: then %2.", "a move; 'you lose a token 12 times in 100'")
        .arg(HintWords::within(other), costs);
}

QString HintReasons::matterOfTaste(const QString &other)
{
    return tr("Hardly better than “%1”: a matter of taste.", "a move").arg(HintWords::within(other));
}

QString HintReasons::sureHand(const QString &other, const QString &worth)
{
    return tr("Hardly better than “%1”: whoever would rather have %2 at once loses little by it.",
              "a move; a hand's worth")
        .arg(HintWords::within(other), worth);
}

QString HintReasons::bestCosts(const QString &costs)
{
    return tr("With the best move %1.", "%1 is 'you lose a token 12 times in 100'").arg(costs);
}

QString HintReasons::bestWaits(const QString &worth)
{
    return tr("It leaves the others one more turn to overtake you; with the best move you have %1, and play on.",
              "it: a knock; %1 is a hand's worth")
        .arg(worth);
}

QString HintReasons::bestEnds(const QString &worth)
{
    return tr("It gives the others time; with the best move you end the deal with %1.", "%1 is a hand's worth")
        .arg(worth);
}

QString HintReasons::bestHas(const QString &worth, const QString &aim)
{
    return HintWords::joined(tr("With the best move you have %1.", "%1 is a hand's worth").arg(worth), aim);
}

QString HintReasons::hardlyWorse()
{
    return tr("Hardly worse than the best move: a matter of taste.");
}

QString HintReasons::theSame()
{
    return tr("It comes to the same as the best move.");
}

QString HintReasons::hopeless()
{
    return tr("Nothing helps any more: whatever you do, this deal is lost.");
}

QString HintReasons::asGood(const QStringList &inSight, int moves)
{
    if (inSight.isEmpty())
        return tr("%n other move(s) would be just as good.", nullptr, moves);
    // More names would fill the slip.
    QStringList told{tr("“%1”", "a move").arg(HintWords::within(inSight.constFirst()))};
    if (moves > 1)
        told << tr("%n more", "moves, after some that are named", moves - 1);
    return tr("Just as good: %1.", "a list of moves").arg(Phrases::list(told));
}

QString HintReasons::beaten(const QString &name, const QString &often)
{
    return tr("%1’s hand beats yours %2.", "%1 is a name, %2 'in one deal out of three'").arg(name, often);
}
