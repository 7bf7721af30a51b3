// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneTable: what lies before its seats and on the plate.

#include "games/thirtyone/thirtyone_table.h"

using namespace thirtyone;

/// On the plate lie the pennies that were paid, or the chips that were staked, or the bills of those who are out; all
/// go to the winner, whose own is one of them.
int ThirtyoneTable::stakes(const View &view) const
{
    if (view.options.settlement != Settlement::bill)
        return view.pot; // of points none
    return !view.winners.empty() ? view.seats : view.seats - view.alive().size();
}

int ThirtyoneTable::piecesOf(int score) const
{
    return scoreOf(m_view.options) != game::Score::lives ? score : thirtyone::piecesOf(score, m_view.options);
}

/// A bill stays before its owner, with more and more corners folded, and goes as a whole.
int ThirtyoneTable::piecesGone(int before, int left) const
{
    return counted() == Counted::corners ? static_cast<int>(left == 0) : GameTable::piecesGone(before, left);
}
