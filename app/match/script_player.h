// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/paced_player.h"

#include <functional>
#include <utility>

/// A player whose moves are laid out in advance: it seems to think, and makes the next one.
template<game::Game G>
class ScriptPlayer : public PacedPlayer<G>
{
public:
    using Move = typename G::Move;

    /// `next` is called when its move is due; `thinkingTime` must be there.
    ScriptPlayer(std::function<Move()> next, typename PacedPlayer<G>::ThinkingTime thinkingTime)
        : PacedPlayer<G>(std::move(thinkingTime))
        , m_next(std::move(next))
    {
    }
    ~ScriptPlayer() override { this->endPause(); }

    [[nodiscard]] typename Player<G>::Answer ask(const typename G::View &view) override
    {
        this->pauseFor(view);
        return this->m_gate.next();
    }
    void stop() override
    {
        this->endPause();
        Player<G>::stop();
    }

private:
    void answer() override
    {
        if (this->m_gate.waiting())
            this->m_gate.offer(m_next());
    }

    std::function<Move()> m_next;
};
