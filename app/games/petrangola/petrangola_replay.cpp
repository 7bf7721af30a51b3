// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_replay.h"

using namespace petrangola;

QString PetrangolaReplay::gameOutcome(const Event &event) const
{
    const auto *answered = std::get_if<ReentryAnswered>(&event);
    if (answered == nullptr)
        return {};
    if (isYou(answered->seat))
        return answered->accepted ? tr("you re-entered") : tr("you left");
    return (answered->accepted ? tr("%1 re-entered") : tr("%1 left")).arg(nameOf(answered->seat));
}
