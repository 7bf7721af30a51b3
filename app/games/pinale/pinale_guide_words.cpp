// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleGuide: what it says, and what it makes of a turn that is begun.

#include "games/pinale/pinale_guide.h"

#include "games/pinale/pinale_estimate.h"
#include "games/pinale/pinale_words.h"
#include "guide/guide_words.h"

using namespace pinale;
using game::at;
using game::nobody;

// ---------------------------------------------------------------- once the turn is begun

bool PinaleGuide::hasBegun() const
{
    const std::optional<Turn> &turn = m_melds.turnNow();
    return turn && (turn->takes() || !turn->steps().empty());
}

QString PinaleGuide::wellBegun() const
{
    const Turn &turn = *m_melds.turnNow();
    if (turn.steps().empty())
        return tr("Right: you have %1, and it must be laid in this turn.", "a card with its article")
            .arg(PinaleWords::card(m_view.up));
    // What was laid before has been told.
    Turn before = turn;
    before.undo();
    const int laid
        = valueOf(turn.board(), turn.side(), m_view.options) - valueOf(before.board(), turn.side(), m_view.options);
    return laid > 0 ? tr("Right: that brings %n point(s).", nullptr, laid) : tr("Right.", "what was done");
}

QString PinaleGuide::aboutChoice(const Move &wanted) const
{
    if (!hasBegun())
        return {};
    if (const auto left = PinaleEstimate::leftOf(wanted, m_view, *m_melds.turnNow()))
        return HintWords::joined(wellBegun(), tr("Now %1.", "what is left to do: 'lay three kings'").arg(*left));
    return tr("That is not what I have in mind: take it back, and look again.");
}

std::size_t PinaleGuide::bestNow() const
{
    const auto &estimate = static_cast<const PinaleEstimate &>(*answer());
    std::size_t best = estimate.advised();
    if (estimate.goesOn(best))
        return best;
    bool found = false;
    for (std::size_t move = 0; move < estimate.moves(); ++move)
        if (estimate.goesOn(move) && estimate.cost(move) == 0
            && (!found || estimate.chance(move) < estimate.chance(best))) {
            best = move;
            found = true;
        }
    return best;
}

// ---------------------------------------------------------------- in which words

QString PinaleGuide::aboutDeal() const
{
    return tr(
        "Thirteen cards each. Three or four of one rank and of different suits are a group, four or more of one "
        "suit in a row are a run. Jokers and black twos stand for any card. In a turn you draw, lay what you like, "
        "and discard one card.");
}

QString PinaleGuide::aboutMove() const
{
    const QString what = tr("%1 lays %n point(s).", "%1 is a name", m_laid).arg(nameOf(m_mover));
    return m_laidBefore
        ? what
        : HintWords::joined(what,
                            tr("Only the side that has laid a meld may add to it; but a joker in it may be taken by "
                               "whoever has the card that it stands for."));
}

QString PinaleGuide::aboutAdvice() const
{
    const bool draws = moment() == Moment::turn;
    QString opening;
    if (hasBegun())
        opening = answer() == nullptr ? QString() : aboutBegun();
    else if (draws && m_draws == 1)
        opening = m_view.up.hidden()
            ? tr("Your turn: draw a card from the stock.")
            : tr("Your turn: draw a card from the stock, or take the one on the pile, which must be laid at once.");
    else if (draws && !ofLastMove().isEmpty())
        opening = ofLastMove();
    else if (draws)
        opening = tr("Your turn again.");
    else if (m_turns == 1)
        opening = tr("Choose cards that go together and lay them, as many times as you like. The card that you discard "
                     "ends your turn.");
    if (answer() == nullptr) {
        if (!thinking())
            return opening.isEmpty() ? tr("Lay what you like, then discard a card.") : opening;
        return opening.isEmpty() ? GuideWords::looking() : opening;
    }
    const std::size_t best = bestNow();
    const QString why = static_cast<const PinaleEstimate &>(*answer()).why(best, names());
    const QString what = HintWords::within(answer()->step(best));
    const QString advice = hasBegun()
        ? tr("Now: %1. %2", "%1 is what is left of a turn, %2 one sentence or two").arg(what, why)
        : tr("I would: %1. %2", "%1 is a move, %2 one sentence or two").arg(what, why);
    return opening.isEmpty() ? advice
                             : tr("%1 %2", "sentences: what can be done; what is advised").arg(opening, advice);
}

/// Whether what lies is what was advised, or as good.
QString PinaleGuide::aboutBegun() const
{
    const std::size_t best = bestNow();
    if (!static_cast<const PinaleEstimate &>(*answer()).goesOn(best))
        return tr("I would do it otherwise.");
    return best == answer()->advised() ? wellBegun() : tr("That is as good.", "what the person has done instead");
}

QString PinaleGuide::aboutShowdown() const
{
    const int own = m_counted.change[at(person)];
    QString count;
    if (m_counted.wentOut == nobody)
        count = tr("The stock is used up, and the deal ends: what lies on the table counts, and nothing is taken off.");
    else if (isOwn(m_counted.wentOut))
        count = tr("You are out! What the others still hold is taken off what they have laid. This deal brings you %n "
                   "point(s).",
                   nullptr, own);
    else
        count = tr("%1 goes out. What lies before you counts %2, and what is left in your hand is taken off: %3.",
                   "a name, and two numbers")
                    .arg(nameOf(m_counted.wentOut))
                    .arg(m_counted.melds[at(person)])
                    .arg(m_counted.left[at(person)]);
    const int target = targetOf(m_view.options);
    const QString enough = target > 0 ? tr("Deals go on until somebody has %1 points, and the highest total wins. Now "
                                           "you know enough for a match of your own.")
                                            .arg(target)
                                      : tr("Now you know enough for a match of your own.");
    return afterUnheeded(HintWords::joined(count, enough));
}
