// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/game_session.h"
#include "models/mambassa_guide.h"

/// Matches of Mambassa.
class MambassaSession : public GameSession<mambassa::Mambassa>
{
public:
    MambassaSession(MambassaTable &table, MambassaGuide &guide)
        : GameSession(table, guide, guide)
    {
    }

protected:
    [[nodiscard]] mambassa::Options options() const override;
};
