// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/stopthebus/stopthebus_table.h"
#include "replay/game_replay.h"

/// A recorded match of Stop the Bus. Nothing happens in one but moves, showdowns and the end, which all games tell.
class StopthebusReplay : public GameReplay<stopthebus::Stopthebus>
{
public:
    using Shown = StopthebusTable;
    using GameReplay::GameReplay;

protected:
    [[nodiscard]] QString gameOutcome(const Event & /*event*/) const override { return {}; }
};
