// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/thirtyone/thirtyone_table.h"
#include "replay/game_replay.h"

#include <QCoreApplication>

/// A recorded match of Thirty-One.
class ThirtyoneReplay : public GameReplay<thirtyone::Thirtyone>
{
    Q_DECLARE_TR_FUNCTIONS(ThirtyoneReplay)

public:
    using Shown = ThirtyoneTable;
    using GameReplay::GameReplay;

protected:
    [[nodiscard]] QString gameOutcome(const Event &event) const override;
};
