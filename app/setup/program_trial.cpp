// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "setup/program_trial.h"

#include "match/clean_name.h"
#include "words/language.h"

ProgramTrial::ProgramTrial(QObject *parent)
    : QObject(parent)
{
    connect(&Language::instance(), &Language::changed, this, &ProgramTrial::changed);
}

QString ProgramTrial::text() const
{
    if (m_state == State::idle)
        return {};
    if (m_state == State::running)
        return tr("Said hello; waiting for an answer…");
    if (passed())
        return m_greeting.name.isEmpty()
            ? tr("It is ready to play, but says no name.")
            : tr("It is ready to play, and calls itself “%1”.").arg(isolated(m_greeting.name));
    if (m_complaint.isEmpty())
        return tr("It cannot play: %1.", "%1 is why, as in 'the program has ended'").arg(m_greeting.trouble.words());
    return tr("It cannot play: %1. The last thing it wrote: %2", "%1 is why, %2 a program's words")
        .arg(m_greeting.trouble.words(), m_complaint);
}

void ProgramTrial::begin(const QString &command)
{
    m_thread = std::make_unique<ProgramThread>();
    enter(State::running);
    m_thread->run([this, command, stopped = m_thread->stopped()]() -> ProgramThread::Then {
        ProgramProcess process(ProgramProcess::Errors::kept);
        ProgramGreeting greeting = ProgramGreeting::exchange(process, command, *stopped);
        process.send({{QStringLiteral("type"), QStringLiteral("bye")}});
        const QStringList complaints = process.takeErrors();
        return [this, greeting, complaint = complaints.isEmpty() ? QString() : complaints.constLast()] {
            m_greeting = greeting;
            m_complaint = complaint;
            enter(State::over);
        };
    });
}

void ProgramTrial::forget()
{
    m_thread.reset();
    enter(State::idle);
}

void ProgramTrial::enter(State state)
{
    m_state = state;
    Q_EMIT changed();
}
