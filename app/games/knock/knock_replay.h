// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/knock/knock_table.h"
#include "replay/game_replay.h"

#include <QCoreApplication>

/// A recorded match of Knock!.
class KnockReplay : public GameReplay<knock::Knock>
{
    Q_DECLARE_TR_FUNCTIONS(KnockReplay)

public:
    using Shown = KnockTable;
    using GameReplay::GameReplay;

protected:
    [[nodiscard]] QStringList dealOutcome(const game::DealOver &over, game::Seat caller) const override;
    [[nodiscard]] QString gameOutcome(const Event & /*event*/) const override { return {}; }
};
