// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>

class PageSource;

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
    };

    StoreFile();
    StoreFile(const StoreFile &) = delete;
    StoreFile &operator=(const StoreFile &) = delete;
    ~StoreFile();

    /// Opens or begins the file in this folder. One that is damaged is put aside and a new one is begun; what can be
    /// saved from it is for the caller to take over.
    void open(const QString &folder);
    void close();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isOpen() const
    {
        return m_state == State::open || m_state == State::full || m_state == State::unwritten;
    }
    [[nodiscard]] QString path() const { return m_path; }
    /// Where a damaged file was put when this was opened, or empty.
    [[nodiscard]] QString setAside() const { return m_setAside; }
    [[nodiscard]] Cause cause() const { return m_cause; }
    /// What SQLite's error comes of.
    [[nodiscard]] static Cause causeOf(const QSqlError &error);
    [[nodiscard]] QSqlDatabase database() const { return QSqlDatabase::database(m_connection, false); }
    /// Brings all into the file itself: what lies in the log beside it is in more danger. For each time when a while
    /// may pass before something is written again.
    void settle();
    /// How the last write went; true where it went well.
    bool wrote(const QSqlError &error);

    [[nodiscard]] static QString fileName() { return QStringLiteral("petrangola.db"); }

private:
    enum class Kind { whole, damaged, newer, foreign, odd, inUse, unreadable };
    [[nodiscard]] Kind look(PageSource &pages) const;
    [[nodiscard]] bool openOnce();
    [[nodiscard]] QSqlError connectTo();
    [[nodiscard]] bool putAside();
    void fail(const QSqlError &error);
    void takeCause(const QSqlError &error);

    QString m_connection;
    bool m_connected = false;
    QString m_path;
    QString m_setAside;
    Cause m_cause = Cause::unknown;
    QString m_said; ///< by SQLite, to the last failure
    State m_state = State::closed;
};
