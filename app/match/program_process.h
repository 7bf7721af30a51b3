// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDeadlineTimer>
#include <QJsonObject>
#include <QProcess>
#include <QString>

#include <atomic>

/// A program on the other side of a pipe that is talked to in lines, and that may be broken or hostile: whatever it
/// does, the memory used for it stays within bounds and no call lasts longer than it was told. What it writes while
/// nobody listens stays in the pipe. Everything belongs to one thread, which needs no event loop.
class ProgramProcess
{
public:
    /// A line that is longer counts as no line at all.
    static constexpr qsizetype longestLine = 1 << 20;

    enum class Heard {
        line,
        tooLong, ///< a line of more than longestLine bytes, which is gone
        silence, ///< until the deadline
        ended,   ///< the program runs no longer, or never did
        stopped, ///< the caller wants to listen no more
    };

    ProgramProcess() = default;
    ProgramProcess(const ProgramProcess &) = delete;
    ProgramProcess &operator=(const ProgramProcess &) = delete;
    /// Lets the program end by itself for a moment, then ends it.
    ~ProgramProcess();

    /// Starts the command line, which is split as a shell would but seen by no shell; false with problem() where that
    /// cannot be done. Its standard error goes to this program's.
    [[nodiscard]] bool start(const QString &command);
    [[nodiscard]] QString problem() const { return m_problem; }

    /// One object as one line. What the program does not take is not waited for.
    void send(const QJsonObject &message);
    /// The next line, without its end, or why there is none.
    [[nodiscard]] Heard receive(QByteArray &line, const QDeadlineTimer &deadline, const std::atomic<bool> &stop);
    /// Ends it now.
    void kill();

private:
    [[nodiscard]] bool takeLine(QByteArray &line, Heard &heard);

    QProcess m_process;
    QByteArray m_unread;
    /// Inside a line that was too long.
    bool m_skipping = false;
    QString m_problem;
};
