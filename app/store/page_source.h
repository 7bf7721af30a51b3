// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/held_file.h"
#include "store/write_ahead_log.h"

/// The pages of a database as its last whole transaction left them, read without SQLite from the file and the log
/// beside it, however damaged both are. Holds the file: see HeldFile.
class PageSource
{
public:
    [[nodiscard]] HeldFile::Result open(const QString &path);
    void close();

    [[nodiscard]] int pageSize() const { return m_pageSize; }
    /// Numbers go from 1 to this one.
    [[nodiscard]] quint32 pages() const;
    /// Of pageSize() bytes, zeros for what is not there. Empty for a number that no page has.
    [[nodiscard]] QByteArray page(quint32 number) const;
    /// The newest version is damaged, and there may be one before it.
    [[nodiscard]] bool isInDoubt(quint32 number) const { return m_log.isInDoubt(number); }
    [[nodiscard]] QByteArray pageBefore(quint32 number) const;

    /// Of the file itself, without the log.
    [[nodiscard]] qint64 size() const { return m_file.size(); }
    [[nodiscard]] QByteArray beginning() const;
    [[nodiscard]] const WriteAheadLog &log() const { return m_log; }

private:
    [[nodiscard]] QByteArray inFile(quint32 number) const;
    [[nodiscard]] QByteArray filled(QByteArray page) const;

    HeldFile m_file;
    WriteAheadLog m_log;
    int m_pageSize = 0;
};
