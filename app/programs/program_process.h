// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "programs/program_trouble.h"

#include <QDeadlineTimer>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

#include <atomic>

/// A program on the other side of a pipe that is talked to in lines, and that may be broken or hostile: whatever it
/// does, the memory used for it stays within bounds and no call lasts longer than it was told. What it writes while
/// nobody listens stays in the pipe. It is started by the guard (app/guard), which keeps it in bounds, ends with this
/// program however that ends, and leaves nothing behind that it has started. Everything belongs to one thread, which
/// needs no event loop.
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

    /// What it writes to its standard error goes to this program's, line by line, and of a match so much; or the last
    /// of it is kept.
    enum class Errors { forwarded, kept };
    static constexpr qsizetype mostForwarded = 64 << 10;
    /// Of what is kept: so many lines, none longer than that.
    static constexpr qsizetype mostErrors = 12;
    static constexpr qsizetype longestError = 160;

    explicit ProgramProcess(Errors errors = Errors::forwarded)
        : m_errors(errors)
    {
    }
    ProgramProcess(const ProgramProcess &) = delete;
    ProgramProcess &operator=(const ProgramProcess &) = delete;
    /// Lets the program end by itself for a moment, then ends it.
    ~ProgramProcess();

    /// What can be said against a command line without starting it; nothing where there is such a program.
    [[nodiscard]] static ProgramTrouble check(const QString &command);
    /// The words of a program as one line that can be shown, whatever they were.
    [[nodiscard]] static QString printable(const QString &text);

    /// Starts the command line, which is split as a shell would but seen by no shell.
    [[nodiscard]] ProgramTrouble start(const QString &command);

    /// One object as one line. What the program does not take is not waited for.
    void send(const QJsonObject &message);
    /// The next line, without its end, or why there is none.
    [[nodiscard]] Heard receive(QByteArray &line, const QDeadlineTimer &deadline, const std::atomic<bool> &stop);
    /// The last lines that it wrote to its standard error since this was asked, where they are kept.
    [[nodiscard]] QStringList takeErrors();
    /// Another match begins, of which as much is forwarded as of the last.
    void forgiveErrors() { m_forwarded = 0; }
    /// Why it runs no longer, once that was heard: it could not be started after all, or it has ended.
    [[nodiscard]] ProgramTrouble endTrouble() const;
    /// Ends it now, and whatever it has started in its turn.
    void kill();

private:
    [[nodiscard]] bool takeLine(QByteArray &line, Heard &heard);
    void keepErrors();
    /// Whether all that was heard so far can be the guard's word: one line, and nothing before it.
    [[nodiscard]] bool perhapsGuards() const;
    /// Takes what the guard said for itself, once it has ended so.
    void hearGuard();
    void forward(const QByteArray &line);

    Errors m_errors;
    QString m_program;
    QString m_guardSaid;
    qsizetype m_forwarded = 0;
    QProcess m_process;
    QByteArray m_unread;
    /// Inside a line that was too long.
    bool m_skipping = false;
    QByteArray m_lastError; // whose line goes on
    bool m_begun = false;   // something of the program's was heard
    QStringList m_errorLines;
};
