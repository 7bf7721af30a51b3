// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/store_file.h"

#include "store/database_head.h"
#include "store/migrations.h"
#include "store/page_source.h"
#include "store/query.h"
#include "store/salvage.h"
#include "store/sql_cause.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// What makes the same file again under another name.
QStringList companions()
{
    return {QString(), u"-wal"_s, u"-shm"_s, u"-journal"_s};
}

/// Tables or anything else are in it. `first` is its first page.
bool isFilled(const QByteArray &first)
{
    constexpr QByteArrayView noTables("\x0d\x00\x00\x00\x00", 5);
    return QByteArrayView(first).sliced(DatabaseHead::bytes, noTables.size()) != noTables;
}

/// The file is shorter or longer than it says, as a copy is that was broken off. Where only records lie SQLite's own
/// check finds nothing wrong, and zeros are read for them. What the log has comes on top of it.
bool hasAnotherEnd(const PageSource &pages, const DatabaseHead &head)
{
    return pages.log().isEmpty() && head.knowsPages()
        && pages.size() != static_cast<qint64>(head.pageSize()) * head.pages();
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
    close();
}

void StoreFile::close()
{
    // Without an application Qt has closed all databases already.
    if (std::exchange(m_connected, false) && QCoreApplication::instance() != nullptr) {
        // The last connection to be closed brings all into the file itself, and takes the log away.
        database().close();
        QSqlDatabase::removeDatabase(m_connection);
    }
    m_state = State::closed;
}

/// Without SQLite, which would write beside a newer program's file or another's, and drop what lies behind a damaged
/// place of the log.
StoreFile::Kind StoreFile::look(PageSource &pages) const
{
    switch (pages.open(m_path)) {
    case HeldFile::Result::held:
        break;
    case HeldFile::Result::absent:
        return Kind::whole;
    case HeldFile::Result::inUse:
        return Kind::inUse;
    case HeldFile::Result::unreadable:
        return Kind::unreadable;
    case HeldFile::Result::odd:
        return Kind::odd;
    }
    // SQLite would take the log of an empty file away.
    if (pages.size() == 0)
        return pages.log().isEmpty() ? Kind::whole : Kind::damaged;
    const DatabaseHead inFile(pages.beginning());
    if (!inFile.isDatabase())
        return Kind::damaged;
    const QByteArray first = pages.page(1);
    const DatabaseHead head(first);
    const bool known = salvage::knows(pages);
    const bool ours = head.application() == DatabaseHead::ours || inFile.application() == DatabaseHead::ours;
    // Between the making of a file and its first version both are 0.
    const bool unclaimed = head.application() == 0 && head.version() == 0 && !isFilled(first);
    if (!ours && !known && !unclaimed)
        return Kind::foreign;
    // The first tables come with a version, and after the number.
    if (known && (head.application() != DatabaseHead::ours || head.version() == 0))
        return Kind::damaged;
    if (head.version() > static_cast<quint32>(migrations::newest()))
        return Kind::newer;
    const bool whole = inFile.isRegular() && head.isRegular() && head.pageSize() == inFile.pageSize()
        && !pages.log().isDamaged() && !hasAnotherEnd(pages, inFile);
    return whole ? Kind::whole : Kind::damaged;
}

void StoreFile::open(const QString &folder)
{
    close();
    m_setAside.clear();
    m_cause = Cause::unknown;
    m_said.clear();
    m_path = folder + u'/' + fileName();
    if (!QDir().mkpath(folder)) {
        m_state = sqlcause::lacksRoom(folder) ? State::noRoom : State::readOnly;
        return;
    }
    for (const QString &companion : companions())
        if (HeldFile::isOdd(m_path + companion)) {
            m_path += companion;
            m_state = State::odd;
            return;
        }
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
    if (!error.isValid())
        return true;
    if (!sqlcause::isDamage(error)) {
        fail(error);
        return true;
    }
    qWarning("petrangola: %s: %s", qPrintable(m_path), qPrintable(error.databaseText()));
    close();
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

/// True where it is done. Otherwise why not is said.
bool StoreFile::putAside()
{
    const QString when = QDateTime::currentDateTime().toString(u"yyyyMMdd-hhmmss"_s);
    QString aside = m_path + u".damaged-"_s + when;
    for (int more = 2; QFile::exists(aside); ++more)
        aside = m_path + u".damaged-%1-%2"_s.arg(when).arg(more);
    if (!QFile::rename(m_path, aside)) {
        m_state = State::readOnly;
        return false;
    }
    for (const QString &companion : companions())
        if (!companion.isEmpty() && QFile::exists(m_path + companion))
            QFile::rename(m_path + companion, aside + companion);
    m_setAside = aside;
    return true;
}

void StoreFile::fail(const QSqlError &error)
{
    close();
    takeCause(error);
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

bool StoreFile::wrote(const QSqlError &error)
{
    if (!error.isValid()) {
        m_said.clear();
        m_state = State::open;
        // A match alone does not come near it; a folder full of records does.
        constexpr qint64 largeLog = 4 << 20;
        if (QFileInfo(m_path + u"-wal"_s).size() > largeLog)
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
