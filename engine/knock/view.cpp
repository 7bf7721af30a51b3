// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/view.h"

namespace knock {

Choice View::choice() const
{
    const bool second = phase == Phase::secondSignal;
    Trick before = trick;
    if (second)
        before.cards.removeFirst(played.card);
    return {.phase = toMove == seat ? phase : Phase::over,
            .ranking = ranking,
            .hand = CardSet(hand),
            .led = before.led(),
            .leads = before.cards.empty(),
            .partnerHasLed = partnerHasLed,
            .unseen = unseen,
            .signals = signalsOf(options),
            .played = played};
}

} // namespace knock
