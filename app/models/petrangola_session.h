// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/game_session.h"
#include "models/petrangola_guide.h"

/// Matches of Petrangola.
class PetrangolaSession : public GameSession<petrangola::Petrangola>
{
public:
    PetrangolaSession(PetrangolaTable &table, PetrangolaGuide &guide)
        : GameSession(table, guide, guide)
    {
    }

protected:
    [[nodiscard]] petrangola::Options options() const override;
};
