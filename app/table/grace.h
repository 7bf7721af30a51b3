// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>

/// What has only just come up cannot be done yet: a key pressed twice, or one that arrives late, was meant for the
/// moment before. A timer of the event loop measures it, not the clock: presses that wait while the program is busy
/// find that the time has not passed either.
class Grace
{
public:
    /// Longer than a double click or a second thought of the finger, shorter than reading what is new.
    static constexpr std::chrono::milliseconds usual{350};

    Grace();
    /// For tests; none at all where it is 0.
    void setTime(std::chrono::milliseconds time);
    /// These can be done from now on; what was among them the last time goes on as it was. What is new waits so many
    /// times as long as usual: where there is much to look at.
    void offer(const QStringList &things, int times = 1);
    [[nodiscard]] bool holdsBack(const QString &thing) const { return m_fresh.contains(thing); }
    /// Something was pressed that is held back: the finger is still at the moment before, and what is new waits until
    /// it rests.
    void pressedEarly();

private:
    void timeIsUp();

    std::chrono::milliseconds m_time = usual;
    std::chrono::milliseconds m_waiting = usual; ///< for what is new now
    QStringList m_offered;
    QStringList m_fresh;
    QTimer m_timer;
    QElapsedTimer m_since;
};
