// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "programs/program_greeting.h"
#include "programs/program_thread.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// Starts a program once, says hello, and tells what came back; nobody waits meanwhile.
class ProgramTrial : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// It answered as it should.
    Q_PROPERTY(bool passed READ passed NOTIFY changed)
    /// How it went, in words; empty before anything was tried.
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    explicit ProgramTrial(QObject *parent = nullptr);

    [[nodiscard]] bool running() const { return m_state == State::running; }
    [[nodiscard]] bool passed() const { return m_state == State::over && !m_greeting.trouble; }
    [[nodiscard]] QString text() const;

    /// Leaves a trial that is still running.
    Q_INVOKABLE void begin(const QString &command);
    Q_INVOKABLE void forget();

Q_SIGNALS:
    void changed();

private:
    enum class State { idle, running, over };
    void enter(State state);

    State m_state = State::idle;
    ProgramGreeting m_greeting;
    /// The last that it wrote to its standard error.
    QString m_complaint;
    std::unique_ptr<ProgramThread> m_thread;
};
