// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/ranking.h"
#include "monte/play.h"

namespace mambassa {

using knocking::Reckoning;

/// Hands that end the play at once; no owners where there are none.
struct Declaration
{
    game::SeatSet owners;
    Category category = Category::points;
};

/// Looks at the hands of these seats (M-4). A Mambassa holds every ace, so no Quarantuna stands beside it (M-5).
[[nodiscard]] Declaration declarationIn(const monte::Hands<cardsInHand> &hands, game::SeatSet lookedAt,
                                        const Ranking &ranking);

/// Who pays and who gains. M-7: where the pool, what is paid in this deal included, has fewer tokens than Quarantune
/// would take, they take in turn order from the dealer's right on, and the others get none.
[[nodiscard]] Reckoning reckon(const monte::Hands<cardsInHand> &hands, const knocking::Play &play, std::int64_t pool,
                               const Declaration &declaration, const Ranking &ranking);

} // namespace mambassa
