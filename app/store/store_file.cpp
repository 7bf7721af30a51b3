// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/store_file.h"

#include "files/private_files.h"
#include "store/database_head.h"
#include "store/migrations.h"
#include "store/page_source.h"
#include "store/query.h"
#include "store/rows.h"
#include "store/salvage.h"
#include "store/sql_cause.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// By what SQLite reads in it.
bool isForeign(Query &query)
{
    query.run(u"PRAGMA application_id"_s);
    const bool ours = query.next() && query.value(0).toUInt() == DatabaseHead::ours;
    query.finish().run(u"SELECT EXISTS (SELECT 1 FROM sqlite_schema)"_s);
    const bool filled = query.next() && query.value(0).toBool();
    query.finish();
    return !ours && filled;
}

} // namespace

StoreFile::Cause StoreFile::causeOf(const QSqlError &error)
{
    return sqlcause::of(error);
}

StoreFile::StoreFile()
{
    static int count = 0;
    m_connection = u"store-%1"_s.arg(++count);
}

StoreFile::~StoreFile()
{
    m_slowWrite.forget();
    close();
}

void StoreFile::close()
{
    disconnect();
    m_lock.release();
    m_state = State::closed;
}

QSqlDatabase StoreFile::database()
{
    m_slowWrite.wait();
    return QSqlDatabase::database(m_connection, false);
}

bool StoreFile::writeSlowly(const rows::Writing &row, SlowWrite::Done done)
{
    const QSqlDatabase used = database();
    if (!SlowWrite::can(used))
        return false;
    m_slowWrite.begin(used, row.statement, row.values, std::move(done));
    return true;
}

void StoreFile::disconnect()
{
    m_slowWrite.wait();
    // Without an application Qt has closed all databases already.
    if (std::exchange(m_connected, false) && QCoreApplication::instance() != nullptr) {
        // The last connection to be closed brings all into the file itself, and takes the log away.
        database().close();
        QSqlDatabase::removeDatabase(m_connection);
    }
}

void StoreFile::open(const QString &folder)
{
    close();
    m_setAside.clear();
    m_cause = Cause::unknown;
    m_said.clear();
    m_path = folder + u'/' + fileName();
    if (const int error = privacy::makeFolder(folder); error != 0)
        return failWithout(error);
    for (const QString &companion : companions())
        if (HeldFile::isOdd(m_path + companion)) {
            m_path += companion;
            m_state = State::odd;
            return;
        }
    if (!m_lock.take(folder)) {
        m_state = State::inUse;
        m_cause = Cause::inUse;
        return;
    }
    openTwice();
    if (!isOpen())
        m_lock.release();
}

void StoreFile::openTwice()
{
    for (int attempt = 0; attempt < 2; ++attempt)
        if (openOnce())
            return;
    m_state = State::failed;
    m_cause = Cause::damaged;
}

/// False where a damaged file was put aside, and a new one can be begun.
bool StoreFile::openOnce()
{
    {
        PageSource pages;
        const Kind kind = look(pages);
        switch (kind) {
        case Kind::whole:
            break;
        case Kind::damaged: // still held, so that no other program opens it now
            return !putAside();
        case Kind::newer:
            m_state = State::newer;
            return true;
        case Kind::foreign:
            m_state = State::foreign;
            return true;
        case Kind::odd:
            m_state = State::odd;
            return true;
        case Kind::inUse:
            m_state = State::inUse;
            m_cause = Cause::inUse;
            return true;
        case Kind::unreadable:
            m_state = State::readOnly;
            return true;
        }
    }
    const QSqlError error = connectTo();
    if (!error.isValid()) {
        if (!isOpen())
            disconnect();
        return true;
    }
    if (!sqlcause::isDamage(error)) {
        fail(error);
        return true;
    }
    qWarning("petrangola: %s: %s", qPrintable(m_path), qPrintable(error.databaseText()));
    disconnect();
    return !putAside();
}

QSqlError StoreFile::connectTo()
{
    m_connected = true;
    QSqlDatabase made = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    made.setDatabaseName(m_path);
    made.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=300"_s);
    if (!made.open())
        return made.lastError();
    // The lock is SQLite's own and ends with the process, however that ends.
    Query query(made);
    query.run(u"PRAGMA locking_mode = EXCLUSIVE"_s);
    // What a journal beside an empty file brings back may be another program's.
    query.run(u"BEGIN EXCLUSIVE"_s).run(u"COMMIT"_s);
    if (isForeign(query)) {
        m_state = State::foreign;
        return {};
    }
    query.run(u"PRAGMA journal_mode = WAL"_s);
    query.run(u"PRAGMA synchronous = FULL"_s);
    query.run(u"PRAGMA secure_delete = ON"_s);
    // It is done where nothing of an older log is left over: see settle().
    query.run(u"PRAGMA wal_autocheckpoint = 0"_s);
    query.run(u"BEGIN EXCLUSIVE"_s).run(u"COMMIT"_s);
    query.run(u"PRAGMA integrity_check(1)"_s);
    if (query.next() && query.value(0).toString() != u"ok")
        return sqlcause::damage(query.value(0).toString());
    query.run(u"PRAGMA user_version"_s);
    const int version = query.next() ? query.value(0).toInt() : 0;
    query.finish(); // else no table can be dropped
    if (query.failed())
        return query.error();
    if (version < migrations::newest()) {
        if (version == 0)
            query.run(u"PRAGMA application_id = %1"_s.arg(DatabaseHead::ours));
        if (QSqlError error = migrations::run(made, version); error.isValid())
            return error;
    }
    if (query.failed())
        return query.error();
    QSqlError missing = migrations::check(made);
    if (missing.isValid())
        return missing;
    m_state = State::open;
    // The version has to be in the file itself, where an older program looks for it.
    settle();
    return {};
}

void StoreFile::settle()
{
    // What cannot be brought over now stays in the log, as safe as before.
    if (isOpen())
        Query(database()).run(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
}

void StoreFile::fail(const QSqlError &error)
{
    close();
    takeCause(error);
    refuse();
}

void StoreFile::giveUp()
{
    close();
    refuse();
}

void StoreFile::refuse()
{
    // In some folders SQLite only tells that something went wrong.
    const bool mayNot = QFile::exists(m_path) && !QFile(m_path).open(QIODevice::ReadWrite);
    if (m_cause == Cause::inUse)
        m_state = State::inUse;
    else if (m_cause == Cause::full)
        m_state = State::noRoom;
    else if (m_cause == Cause::readOnly || m_cause == Cause::unreachable || mayNot)
        m_state = State::readOnly;
    else
        m_state = State::failed;
}

void StoreFile::failWithout(int folderError)
{
    m_systemError = folderError;
    m_cause = Cause::system;
    const bool full = folderError == ENOSPC || folderError == EDQUOT;
    const bool mayNot = folderError == EACCES || folderError == EPERM || folderError == EROFS;
    m_state = full ? State::noRoom : mayNot ? State::readOnly : State::failed;
}

bool StoreFile::wrote(const QSqlError &error)
{
    if (!error.isValid()) {
        m_said.clear();
        m_state = State::open;
        // A match alone does not come near it; a folder full of records does.
        constexpr qint64 largeLog = 4 << 20;
        if (QFileInfo(logOf(m_path)).size() > largeLog)
            settle();
        return true;
    }
    takeCause(error);
    m_state = m_cause == Cause::full ? State::full : State::unwritten;
    return false;
}

/// SQLite's own words are for whoever reads what programs say on the side; the person is told the cause.
void StoreFile::takeCause(const QSqlError &error)
{
    m_cause = sqlcause::of(error);
    const bool vague = m_cause == Cause::faulty || m_cause == Cause::unreachable || m_cause == Cause::unknown;
    if (vague && sqlcause::lacksRoom(QFileInfo(m_path).absolutePath()))
        m_cause = Cause::full;
    const QString said = u"%1 (%2)"_s.arg(error.databaseText(), error.nativeErrorCode());
    if (std::exchange(m_said, said) != said && m_cause != Cause::inUse)
        qWarning("petrangola: %s: %s", qPrintable(m_path), qPrintable(said));
}
