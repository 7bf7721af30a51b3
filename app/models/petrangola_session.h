// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/game_session.h"
#include "models/guide.h"
#include "models/petrangola_table.h"

/// Matches of Petrangola, and the guide, which sits between a match and its table.
class PetrangolaSession : public GameSession<petrangola::Petrangola>
{
public:
    /// Both must outlive this.
    PetrangolaSession(PetrangolaTable &table, Guide &guide)
        : GameSession(table)
        , m_guide(guide)
    {
    }

protected:
    [[nodiscard]] petrangola::Options options() const override;
    [[nodiscard]] Audience<petrangola::Petrangola> &audience(bool guided, const std::function<void()> &shown) override;
    void tableShown() override { m_guide.tableShown(); }
    void ended() override { m_guide.end(); }

private:
    Guide &m_guide;
};
