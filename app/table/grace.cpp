// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/grace.h"

Grace::Grace()
{
    m_timer.setSingleShot(true);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { timeIsUp(); });
}

void Grace::setTime(std::chrono::milliseconds time)
{
    m_time = time;
    m_fresh.clear();
    m_timer.stop();
}

void Grace::offer(const QStringList &things, int times)
{
    bool more = false;
    for (const QString &thing : things)
        if (m_time.count() > 0 && !m_offered.contains(thing) && !m_fresh.contains(thing)) {
            m_fresh << thing;
            more = true;
        }
    m_fresh.removeIf([&](const QString &thing) { return !things.contains(thing); });
    m_offered = things;
    if (more) {
        m_waiting = m_time * times;
        m_timer.start(m_waiting);
        m_since.start();
    } else if (m_fresh.isEmpty()) {
        m_timer.stop();
    }
}

void Grace::pressedEarly()
{
    // Whoever drums on at the pace at which one hurries has to rest; in the end it is heard all the same.
    constexpr int most = 10;
    constexpr int rest = 2;
    const bool soon = m_since.isValid() && std::chrono::milliseconds(m_since.elapsed()) < most * m_time;
    if (soon && m_timer.isActive() && m_timer.remainingTimeAsDuration() < rest * m_time)
        m_timer.start(rest * m_time);
}

void Grace::timeIsUp()
{
    // The loop was busy: what was pressed meanwhile is still on its way, and comes first.
    constexpr std::chrono::milliseconds busy{100};
    constexpr std::chrono::milliseconds catchUp{60};
    if (m_since.isValid() && std::chrono::milliseconds(m_since.elapsed()) > m_waiting + busy) {
        m_since.invalidate();
        m_timer.start(catchUp);
        return;
    }
    m_fresh.clear();
}
