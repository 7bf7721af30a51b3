// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// Keeps other processes of this program out of a folder in which this one keeps its database. SQLite's own lock, on
/// the database, does not last: the system drops it as soon as anything in this process closes any descriptor of that
/// file, as happens where the person opens the database as if it were a record. This one is on the folder itself,
/// leaves no file behind, and ends with the process at the latest.
class FolderLock
{
public:
    FolderLock() = default;
    FolderLock(const FolderLock &) = delete;
    FolderLock &operator=(const FolderLock &) = delete;
    ~FolderLock() { release(); }

    /// False where another process has it. Where the folder cannot be locked at all, SQLite's lock has to do.
    [[nodiscard]] bool take(const QString &folder);
    void release();

private:
    int m_descriptor = -1;
};
