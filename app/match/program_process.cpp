// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/program_process.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif

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
    // Nobody reads what it says from here on: who talks without end would fill the memory while it is waited for.
    m_process.closeReadChannel(QProcess::StandardOutput);
    m_process.closeReadChannel(QProcess::StandardError);
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(farewellMilliseconds))
        kill();
}

void ProgramProcess::kill()
{
#ifdef Q_OS_UNIX
    // It leads a group of its own, and is not reaped yet, so that nobody else can have its number.
    if (const qint64 leader = m_process.processId(); leader > 0)
        ::kill(static_cast<pid_t>(-leader), SIGKILL);
#endif
    m_process.kill();
    m_process.waitForFinished();
}

QString ProgramProcess::printable(const QString &text)
{
    QString line = text;
    for (QChar &each : line)
        if (!each.isPrint() && !each.isSurrogate())
            each = u' ';
    return line.simplified();
}

ProgramTrouble ProgramProcess::check(const QString &command)
{
    using What = ProgramTrouble::What;
    const QStringList words = QProcess::splitCommand(command);
    if (words.isEmpty() || words.constFirst().isEmpty())
        return {What::unnamed, {}};
    const QString &program = words.constFirst();
    const QFileInfo file(program);
    const bool path = program.contains(u'/'); // a relative one is meant from here, not sought where programs are
    if (path ? file.isFile() && file.isExecutable() : !QStandardPaths::findExecutable(program).isEmpty())
        return {};
    if (path && file.exists())
        return {What::notExecutable, printable(file.fileName().isEmpty() ? program : file.fileName())};
    return {What::notFound, printable(program)};
}

ProgramTrouble ProgramProcess::start(const QString &command)
{
    if (ProgramTrouble trouble = check(command))
        return trouble;
    QStringList words = QProcess::splitCommand(command);
    const QString program = words.takeFirst();
    m_process.setProcessChannelMode(m_errors == Errors::kept ? QProcess::SeparateChannels
                                                             : QProcess::ForwardedErrorChannel);
#ifdef Q_OS_UNIX
    m_process.setChildProcessModifier([] { static_cast<void>(::setpgid(0, 0)); });
#endif
    m_process.start(program, words);
    if (m_process.waitForStarted(startMilliseconds))
        return {};
    return {ProgramTrouble::What::notStarted, printable(m_process.errorString())};
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

void ProgramProcess::keepErrors()
{
    if (m_errors == Errors::forwarded || !m_process.isOpen())
        return;
    const bool running = m_process.state() == QProcess::Running;
    // A character may take several bytes.
    constexpr qsizetype mostBytes = longestError * 4;
    m_lastError = (m_lastError + m_process.readAllStandardError()).right(mostErrors * mostBytes);
    QList<QByteArray> lines = m_lastError.split('\n');
    // What has no end yet is a line once it is long enough for one, or nothing can follow any more.
    m_lastError = running && lines.constLast().size() <= longestError ? lines.takeLast() : QByteArray();
    QStringList texts;
    for (auto line = lines.crbegin(); line != lines.crend() && texts.size() < mostErrors; ++line)
        if (const QString text = printable(QString::fromUtf8(line->left(mostBytes))); !text.isEmpty())
            texts.prepend(text.left(longestError));
    m_errorLines = (m_errorLines + texts).last(std::min(m_errorLines.size() + texts.size(), mostErrors));
}

QStringList ProgramProcess::takeErrors()
{
    keepErrors();
    return std::exchange(m_errorLines, {});
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
        keepErrors();
        if (more.isEmpty() && !running)
            return Heard::ended;
        m_unread += more;
    }
    return heard;
}
