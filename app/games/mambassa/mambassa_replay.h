// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/mambassa/mambassa_table.h"
#include "replay/game_replay.h"

#include <QCoreApplication>

/// A recorded match of Mambassa.
class MambassaReplay : public GameReplay<mambassa::Mambassa>
{
    Q_DECLARE_TR_FUNCTIONS(MambassaReplay)

public:
    using Shown = MambassaTable;
    using GameReplay::GameReplay;

protected:
    [[nodiscard]] QString gameOutcome(const Event &event) const override;
};
