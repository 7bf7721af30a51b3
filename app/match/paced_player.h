// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/player.h"

#include <QTimer>

#include <chrono>
#include <functional>

/// A player that answers no sooner than a person would, however soon it knows its move.
template<game::Game G>
class PacedPlayer : public Player<G>
{
public:
    using View = typename G::View;
    /// How long it seems to think, asked anew for each move; without one it does not seem to.
    using ThinkingTime = std::function<std::chrono::milliseconds(const View &)>;

    /// Ends the pause of a move under way: nothing of the thinking is cut short.
    void hurry()
    {
        if (pausing())
            m_pause.start(std::chrono::milliseconds(0));
    }

protected:
    explicit PacedPlayer(ThinkingTime thinkingTime)
        : m_thinkingTime(std::move(thinkingTime))
    {
        m_pause.setSingleShot(true);
        QObject::connect(&m_pause, &QTimer::timeout, &m_pause, [this] { answer(); });
    }

    void pauseFor(const View &view)
    {
        if (m_thinkingTime)
            m_pause.start(m_thinkingTime(view));
    }
    void endPause() { m_pause.stop(); }
    [[nodiscard]] bool pausing() const { return m_pause.isActive(); }
    /// Gives the answer where it is known, awaited, and no pause is left; called again when one ends.
    virtual void answer() = 0;

private:
    ThinkingTime m_thinkingTime;
    QTimer m_pause;
};
