// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <algorithm>

/// Beats in the window's thread, and knows how long it once could not.
class Heartbeat : public QObject
{
public:
    Heartbeat()
    {
        constexpr int pace = 5; // milliseconds
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(pace);
        connect(&m_timer, &QTimer::timeout, this, &Heartbeat::beat);
        begin();
    }
    void begin()
    {
        m_beats = 0;
        m_longest = 0;
        m_since.start();
        m_timer.start();
    }
    /// Milliseconds that the thread once did nothing else, up to now.
    [[nodiscard]] qint64 longestPause() const { return std::max(m_longest, m_since.elapsed()); }
    [[nodiscard]] int beats() const { return m_beats; }

private:
    void beat()
    {
        ++m_beats;
        m_longest = std::max(m_longest, m_since.restart());
    }

    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_longest = 0;
    int m_beats = 0;
};
