// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/staging.h"

#include <utility>

Staging::Staging(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Staging::goOn);
    m_seeing.setSingleShot(true);
    m_seeing.setTimerType(Qt::PreciseTimer);
    connect(&m_seeing, &QTimer::timeout, this, &Staging::seeNext);
}

void Staging::begin(std::vector<game::Seat> order, const Times &times)
{
    m_left = std::move(order);
    m_times = times;
    m_running = true;
    m_hurried = false;
    m_timer.start(times.gathering);
}

void Staging::rest(Milliseconds time)
{
    if (m_timer.isActive())
        m_timer.start(m_timer.remainingTimeAsDuration() + time);
}

void Staging::hurry()
{
    m_hurried = true;
    m_seeing.stop();
    m_unseen.clear();
    while (m_running)
        goOn();
}

void Staging::cancel()
{
    m_timer.stop();
    m_seeing.stop();
    m_unseen.clear();
    m_left.clear();
    m_running = false;
}

Staging::Milliseconds Staging::untilNext() const
{
    return m_left.empty() ? m_times.verdict : m_left.size() == 1 ? m_times.last : m_times.each;
}

void Staging::goOn()
{
    if (m_left.empty()) {
        cancel();
        Q_EMIT over();
        return;
    }
    const game::Seat seat = m_left.front();
    m_left.erase(m_left.begin());
    m_timer.start(untilNext());
    Q_EMIT turned(seat);
    if (m_hurried || !m_running)
        return;
    if (m_times.turning == Milliseconds(0)) {
        Q_EMIT seen(seat);
        return;
    }
    m_unseen.push_back({.seat = seat, .until = QDeadlineTimer(m_times.turning)});
    if (!m_seeing.isActive())
        m_seeing.start(m_times.turning);
}

void Staging::seeNext()
{
    const game::Seat seat = m_unseen.front().seat;
    m_unseen.pop_front();
    if (!m_unseen.empty())
        m_seeing.start(std::chrono::ceil<Milliseconds>(m_unseen.front().until.remainingTimeAsDuration()));
    Q_EMIT seen(seat);
}
