// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/folder_lock.h"
#include "store/slow_write.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QStringList>

class PageSource;
namespace rows {
struct Writing;
}

/// The database's file. This program alone has it as long as it is open; a program that is killed leaves no lock.
class StoreFile
{
public:
    enum class State {
        closed,    ///< nobody asked for it
        open,      ///< kept
        full,      ///< open, but the last write found no room
        unwritten, ///< open, but the last write failed otherwise
        noRoom,    ///< there is no room on the disk to open it
        inUse,     ///< another program has it
        newer,     ///< written by a newer version of this program, and not touched
        foreign,   ///< another program's database, and not touched
        odd,       ///< something else than a file lies at path()
        readOnly,  ///< it, or its folder, may not be written
        failed,    ///< it cannot be opened
    };

    /// What hindered the last opening or writing, as far as it can be told.
    enum class Cause {
        unknown,
        full,        ///< the disk
        readOnly,    ///< the file
        inUse,       ///< by another program
        damaged,     ///< the file
        unreachable, ///< the file, or one that has to lie beside it
        faulty,      ///< the disk
        system,      ///< says systemError()
    };

    StoreFile();
    StoreFile(const StoreFile &) = delete;
    StoreFile &operator=(const StoreFile &) = delete;
    ~StoreFile();

    /// Opens or begins the file in this folder. One that is damaged is put aside and a new one is begun; what can be
    /// saved from it is for the caller to take over.
    void open(const QString &folder);
    void close();
    /// Closes it as if it had not been opened, for what hindered the last writing.
    void giveUp();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isOpen() const
    {
        return m_state == State::open || m_state == State::full || m_state == State::unwritten;
    }
    [[nodiscard]] QString path() const { return m_path; }
    /// Where a damaged file was put when this was opened, or empty.
    [[nodiscard]] QString setAside() const { return m_setAside; }
    [[nodiscard]] Cause cause() const { return m_cause; }
    /// What the system said, where the folder cannot be made: a number of errno's.
    [[nodiscard]] int systemError() const { return m_systemError; }
    /// What SQLite's error comes of.
    [[nodiscard]] static Cause causeOf(const QSqlError &error);
    /// For the moment: see writeSlowly().
    [[nodiscard]] QSqlDatabase database();
    /// Writes a row in another thread, where that can be done; else false, and nothing is done. Whoever asks for
    /// database() before that is done waits for it.
    [[nodiscard]] bool writeSlowly(const rows::Writing &row, SlowWrite::Done done);
    void awaitWriting() { m_slowWrite.wait(); }
    /// Brings all into the file itself: what lies in the log beside it is in more danger. For each time when a while
    /// may pass before something is written again.
    void settle();
    /// How the last write went; true where it went well.
    bool wrote(const QSqlError &error);

    [[nodiscard]] static QString fileName() { return QStringLiteral("petrangola.db"); }

private:
    enum class Kind { whole, damaged, newer, foreign, odd, inUse, unreadable };
    /// What makes the same file again under another name.
    [[nodiscard]] static QStringList companions();
    [[nodiscard]] static QString logOf(const QString &path);
    [[nodiscard]] Kind look(PageSource &pages) const;
    void openTwice();
    [[nodiscard]] bool openOnce();
    [[nodiscard]] QSqlError connectTo();
    void disconnect();
    [[nodiscard]] QString nameAside() const;
    [[nodiscard]] bool putAside();
    void fail(const QSqlError &error);
    void failWithout(int folderError);
    void refuse();
    void takeCause(const QSqlError &error);

    SlowWrite m_slowWrite;
    FolderLock m_lock;
    QString m_connection;
    bool m_connected = false;
    QString m_path;
    QString m_setAside;
    Cause m_cause = Cause::unknown;
    int m_systemError = 0;
    QString m_said; ///< by SQLite, to the last failure
    State m_state = State::closed;
};
