// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/showdown.h"

namespace mambassa {

using game::at;
using game::Seat;
using game::SeatSet;

Declaration declarationIn(const monte::Hands<cardsInHand> &hands, SeatSet lookedAt, const Ranking &ranking)
{
    Declaration declaration;
    for (const Seat seat : lookedAt)
        if (const Category category = ranking.category(hands[at(seat)]); endsThePlay(category)) {
            declaration.owners.insert(seat);
            declaration.category = category;
        }
    return declaration;
}

Reckoning reckon(const monte::Hands<cardsInHand> &hands, const knocking::Play &play, std::int64_t pool,
                 const Declaration &declaration, const Ranking &ranking)
{
    if (declaration.category == Category::mambassa) {
        SeatSet others = play.playing;
        for (const Seat owner : declaration.owners)
            others.erase(owner);
        return {.worst = others, .gained = {}};
    }
    Reckoning reckoning{.worst = knocking::weakest(hands, play.playing, ranking), .gained = {}};
    std::int64_t left = pool + reckoning.worst.size();
    SeatSet waiting = declaration.owners;
    for (Seat seat = play.dealer; !waiting.empty() && left > 0; --left) {
        seat = game::nextSeat(seat, waiting, play.seats);
        waiting.erase(seat);
        reckoning.gained.insert(seat);
    }
    return reckoning;
}

} // namespace mambassa
