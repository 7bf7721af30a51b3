// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "programs/program_process.h"

#include "programs/program_guard.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>

#include <algorithm>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif

namespace {

/// How often a listener looks whether it is still wanted.
constexpr qint64 listeningMilliseconds = 20;
constexpr int startMilliseconds = 5000;
constexpr int farewellMilliseconds = 300;
/// The guard ends all that is there; that takes it some milliseconds.
constexpr int guardMilliseconds = 5000;
/// What a program leaves unread is kept up to here; one that never reads is told no more.
constexpr qint64 mostUnsent = 4 << 20;
/// What the guard says is a file's name and a few words.
constexpr qsizetype mostGuardSays = 8 << 10;

} // namespace

ProgramProcess::~ProgramProcess()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    // Nobody reads what it says from here on: who talks without end would fill the memory while it is waited for.
    m_process.closeReadChannel(QProcess::StandardOutput);
    if (m_errors == Errors::kept)
        m_process.closeReadChannel(QProcess::StandardError);
    m_process.closeWriteChannel();
    const QDeadlineTimer deadline(farewellMilliseconds);
    while (m_process.state() != QProcess::NotRunning && !deadline.hasExpired()) {
        m_process.waitForFinished(static_cast<int>(std::min(deadline.remainingTime(), listeningMilliseconds)));
        keepErrors();
    }
    if (m_process.state() != QProcess::NotRunning)
        kill();
    keepErrors();
}

void ProgramProcess::kill()
{
    m_process.terminate();
    if (m_process.waitForFinished(guardMilliseconds))
        return;
#ifdef Q_OS_UNIX
    // The guard leads a group of its own, and is not reaped yet, so that nobody else can have its number.
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
    if (!ProgramGuard::present())
        return {What::unguarded, printable(ProgramGuard::path())};
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
    const QStringList words = QProcess::splitCommand(command);
    m_program = printable(QFileInfo(words.constFirst()).fileName());
    m_process.setProcessChannelMode(QProcess::SeparateChannels);
#ifdef Q_OS_UNIX
    m_process.setChildProcessModifier([] { static_cast<void>(::setpgid(0, 0)); });
#endif
    m_process.start(ProgramGuard::path(), ProgramGuard::arguments(words));
    if (m_process.waitForStarted(startMilliseconds))
        return {};
    return {ProgramTrouble::What::notStarted, printable(m_process.errorString())};
}

ProgramTrouble ProgramProcess::endTrouble() const
{
    if (m_process.exitCode() == ProgramGuard::notStarted && !m_guardSaid.isEmpty())
        return {ProgramTrouble::What::notStarted, m_guardSaid};
    return {ProgramTrouble::What::ended, {}};
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
    if (!m_process.isOpen())
        return;
    const bool running = m_process.state() == QProcess::Running;
    // A character may take several bytes.
    constexpr qsizetype mostBytes = longestError * 4;
    m_lastError += m_process.readAllStandardError();
    if (running && perhapsGuards())
        return;
    hearGuard();
    if (m_errors == Errors::kept)
        m_lastError = m_lastError.right(mostErrors * mostBytes);
    QList<QByteArray> lines = m_lastError.split('\n');
    // What has no end yet is a line once it is long enough for one, or nothing can follow any more.
    m_lastError = running && lines.constLast().size() <= longestError ? lines.takeLast() : QByteArray();
    m_begun = m_begun || !lines.isEmpty();
    if (m_errors == Errors::forwarded) {
        for (const QByteArray &line : std::as_const(lines))
            forward(line);
        return;
    }
    QStringList texts;
    for (auto line = lines.crbegin(); line != lines.crend() && texts.size() < mostErrors; ++line)
        if (const QString text = printable(QString::fromUtf8(line->left(mostBytes))); !text.isEmpty())
            texts.prepend(text.left(longestError));
    m_errorLines = (m_errorLines + texts).last(std::min(m_errorLines.size() + texts.size(), mostErrors));
}

bool ProgramProcess::perhapsGuards() const
{
    const qsizetype end = m_lastError.indexOf('\n');
    return !m_begun && m_lastError.startsWith(ProgramGuard::prefix) && m_lastError.size() <= mostGuardSays
        && (end < 0 || end == m_lastError.size() - 1);
}

void ProgramProcess::hearGuard()
{
    if (m_process.exitStatus() != QProcess::NormalExit || m_process.exitCode() != ProgramGuard::notStarted
        || !perhapsGuards())
        return;
    m_guardSaid = printable(QString::fromUtf8(m_lastError.mid(qstrlen(ProgramGuard::prefix)))).left(longestError);
    m_lastError.clear();
}

void ProgramProcess::forward(const QByteArray &line)
{
    if (line.isEmpty() || m_forwarded > mostForwarded)
        return;
    QString text = QString::fromUtf8(line.left(mostForwarded));
    for (QChar &each : text)
        if (!each.isPrint() && !each.isSurrogate())
            each = u' ';
    QByteArray told = text.toUtf8();
    m_forwarded += told.size() + 1;
    if (m_forwarded > mostForwarded)
        told = QStringLiteral("%1: it wrote more than %2 KiB to its standard error in this match; the rest is left out")
                   .arg(m_program)
                   .arg(mostForwarded >> 10)
                   .toUtf8();
    told += '\n';
    std::fwrite(told.constData(), 1, static_cast<std::size_t>(told.size()), stderr);
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
        m_begun = m_begun || !more.isEmpty();
        keepErrors();
        if (more.isEmpty() && !running)
            return Heard::ended;
        m_unread += more;
    }
    return heard;
}
