// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/counsel.h"
#include "games/petrangola/petrangola_table.h"
#include "replay/game_replay.h"

#include <QCoreApplication>

/// A recorded match of Petrangola.
class PetrangolaReplay : public GameReplay<petrangola::Petrangola>
{
    Q_DECLARE_TR_FUNCTIONS(PetrangolaReplay)

public:
    using Shown = PetrangolaTable;
    using GameReplay::GameReplay;

protected:
    [[nodiscard]] QString gameOutcome(const Event &event) const override;
};
