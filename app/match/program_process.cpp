// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/program_process.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

namespace {

/// How often a listener looks whether it is still wanted.
constexpr qint64 listeningMilliseconds = 20;
constexpr int startMilliseconds = 5000;
constexpr int farewellMilliseconds = 300;
/// What a program leaves unread is kept up to here; one that never reads is told no more.
constexpr qint64 mostUnsent = 4 << 20;

} // namespace

ProgramProcess::~ProgramProcess()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(farewellMilliseconds))
        kill();
}

void ProgramProcess::kill()
{
    m_process.kill();
    m_process.waitForFinished();
}

bool ProgramProcess::start(const QString &command)
{
    QStringList words = QProcess::splitCommand(command);
    if (words.isEmpty()) {
        m_problem = QCoreApplication::translate("Program", "no program is named");
        return false;
    }
    const QString program = words.takeFirst();
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(program, words);
    if (m_process.waitForStarted(startMilliseconds))
        return true;
    m_problem = m_process.errorString();
    return false;
}

void ProgramProcess::send(const QJsonObject &message)
{
    if (m_process.state() != QProcess::Running || m_process.bytesToWrite() > mostUnsent)
        return;
    m_process.write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
    // Writes what goes into the pipe; the rest goes out while listening.
    m_process.waitForBytesWritten(0);
}

bool ProgramProcess::takeLine(QByteArray &line, Heard &heard)
{
    const qsizetype end = m_unread.indexOf('\n');
    if (end < 0) {
        if (m_unread.size() > longestLine || m_skipping) {
            m_skipping = true;
            m_unread.clear();
        }
        return false;
    }
    heard = m_skipping || end > longestLine ? Heard::tooLong : Heard::line;
    line = heard == Heard::line ? m_unread.left(end) : QByteArray();
    m_unread.remove(0, end + 1);
    m_skipping = false;
    return true;
}

ProgramProcess::Heard ProgramProcess::receive(QByteArray &line, const QDeadlineTimer &deadline,
                                              const std::atomic<bool> &stop)
{
    Heard heard = Heard::silence;
    while (!takeLine(line, heard)) {
        if (stop)
            return Heard::stopped;
        // A flood is read no further than to the deadline.
        if (deadline.hasExpired())
            return Heard::silence;
        const bool running = m_process.state() == QProcess::Running;
        const qint64 patience
            = deadline.isForever() ? listeningMilliseconds : std::min(deadline.remainingTime(), listeningMilliseconds);
        m_process.waitForReadyRead(static_cast<int>(patience));
        const QByteArray more = m_process.readAllStandardOutput();
        if (more.isEmpty() && !running)
            return Heard::ended;
        m_unread += more;
    }
    return heard;
}
