// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_replay.h"

QString MambassaReplay::gameOutcome(const Event &event) const
{
    const auto *declared = std::get_if<mambassa::Declared>(&event);
    if (declared == nullptr)
        return {};
    QStringList names;
    for (const game::Seat seat : declared->seats)
        names << (isYou(seat) ? tr("you", "after 'Mambassa of' or 'Quarantuna of'") : nameOf(seat));
    const QString list = Phrases::list(names);
    return declared->category == mambassa::Category::mambassa ? tr("Mambassa of %1").arg(list)
                                                              : tr("Quarantuna of %1").arg(list);
}
