// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/game_session.h"
#include "models/mambassa_table.h"

/// Matches of Mambassa.
class MambassaSession : public GameSession<mambassa::Mambassa>
{
public:
    using GameSession::GameSession;

protected:
    [[nodiscard]] mambassa::Options options() const override;
};
