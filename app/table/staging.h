// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <deque>
#include <vector>

/// The course of a showdown: the hands come together, are turned one by one, and then it is told what they come to. It
/// knows when, and not what.
class Staging : public QObject
{
    Q_OBJECT

public:
    using Milliseconds = std::chrono::milliseconds;

    struct Times
    {
        Milliseconds gathering{0}; ///< until the first hand is turned
        Milliseconds turning{0};   ///< until all cards of a hand have turned over
        Milliseconds each{0};      ///< from hand to hand
        Milliseconds last{0};      ///< before the last one
        Milliseconds verdict{0};   ///< from the last one to what it means
    };

    explicit Staging(QObject *parent = nullptr);

    /// Turns the hands of these seats in this order.
    void begin(std::vector<game::Seat> order, const Times &times);
    /// The hand that was just turned is looked at for so much longer.
    void rest(Milliseconds time);
    /// All that is still to come comes at once.
    void hurry();
    /// Nothing more comes.
    void cancel();
    [[nodiscard]] bool running() const { return m_running; }
    /// It was hurried.
    [[nodiscard]] bool hurried() const { return m_hurried; }
    /// The hands that are still to be turned, in their order.
    [[nodiscard]] const std::vector<game::Seat> &left() const { return m_left; }

Q_SIGNALS:
    void turned(int seat);
    /// Its cards have turned over. It does not come for a hand that was hurried.
    void seen(int seat);
    void over();

private:
    struct Unseen
    {
        game::Seat seat;
        QDeadlineTimer until;
    };

    void goOn();
    void seeNext();
    [[nodiscard]] Milliseconds untilNext() const;

    QTimer m_timer;
    Times m_times;
    std::vector<game::Seat> m_left;
    QTimer m_seeing; ///< of the hand that turned first among `m_unseen`
    std::deque<Unseen> m_unseen;
    bool m_running = false;
    bool m_hurried = false;
};
