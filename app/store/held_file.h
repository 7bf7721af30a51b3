// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

/// A database's file, open to be read without SQLite. As long as this lives, no other program can open the database:
/// it has the lock that SQLite takes. The system drops all of a process's locks on a file as soon as the process closes
/// any descriptor of it, so nothing else in this process may have the same file open, and in particular no connection.
class HeldFile
{
public:
    enum class Result {
        held,
        absent,
        inUse,      ///< another program has it open
        unreadable, ///< it may not be read
        odd,        ///< a folder, a pipe, a device: no file
    };

    HeldFile() = default;
    HeldFile(const HeldFile &) = delete;
    HeldFile &operator=(const HeldFile &) = delete;
    ~HeldFile() { close(); }

    /// Never waits, whatever lies at that path. Symbolic links are followed.
    [[nodiscard]] Result open(const QString &path);
    void close();

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] qint64 size() const { return m_size; }
    /// As many bytes as there are from there on, at most `bytes`.
    [[nodiscard]] QByteArray read(qint64 from, qint64 bytes) const;

    /// Something lies there, links followed, and it is no regular file.
    [[nodiscard]] static bool isOdd(const QString &path);

private:
    int m_descriptor = -1;
    qint64 m_size = 0;
};
