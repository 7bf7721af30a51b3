// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/held_file.h"

#include <QHash>
#include <QList>

/// SQLite's write-ahead log beside a database, read without SQLite (https://sqlite.org/fileformat2.html, "The
/// Write-Ahead Log"). SQLite silently drops everything from the first frame on whose checksum is wrong; this tells
/// whether that would lose something, and reads what lies behind.
class WriteAheadLog
{
public:
    /// Reads the log at that path; `pageSize` is the database's, for a log whose own head is damaged.
    void open(const QString &path, int pageSize);
    void close();

    /// Something that was committed would be lost if SQLite opened it. What a power cut leaves, a last transaction that
    /// is not whole, is no damage.
    [[nodiscard]] bool isDamaged() const { return m_damaged; }
    /// Nothing was committed in it.
    [[nodiscard]] bool isEmpty() const { return m_versions.isEmpty(); }
    /// 0 where nothing says so.
    [[nodiscard]] int pageSize() const { return m_pageSize; }
    /// Of the database, in pages, after its last transaction; 0 where that is not known.
    [[nodiscard]] quint32 pages() const { return m_pages; }
    /// No page has a greater number.
    [[nodiscard]] quint32 greatestPage() const { return m_greatest; }
    [[nodiscard]] qint64 frames() const;
    /// That page's newest content, or nothing where the log has none.
    [[nodiscard]] QByteArray page(quint32 number) const;
    /// The newest is there, but its checksum is wrong.
    [[nodiscard]] bool isInDoubt(quint32 number) const;
    [[nodiscard]] QByteArray pageBefore(quint32 number) const;

private:
    /// The frames that hold a page.
    struct Versions
    {
        qint64 newest = -1;
        qint64 before = -1;
        bool inDoubt = false; ///< the newest's checksum is wrong
    };
    /// What the frames have to go with.
    struct Head
    {
        bool right = false;
        bool bigEndian = false;
        quint64 salts = 0;
        QList<quint64> sums; ///< that the first frame's sum may go on from
    };
    [[nodiscard]] Head readHead(int pageSize);
    [[nodiscard]] QByteArray frameAt(qint64 index) const;
    [[nodiscard]] QByteArray contentOf(qint64 index) const;

    HeldFile m_file;
    int m_pageSize = 0;
    bool m_damaged = false;
    quint32 m_pages = 0;
    quint32 m_greatest = 0;
    QHash<quint32, Versions> m_versions;
};
