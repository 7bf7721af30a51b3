// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_worth.h"

#include "words/phrases.h"

QString petrangola::inWords(const Worth &worth)
{
    switch (worth.category) {
    case Category::petrangolone:
        return Phrases::threeOf(cards::italian::Rank::ace);
    case Category::tris:
        return Phrases::threeOf(worth.rank);
    case Category::sequence:
        return Phrases::sequenceTo(worth.rank);
    case Category::points:
        break;
    }
    return Phrases::pointsIn(worth.suit, worth.points);
}
