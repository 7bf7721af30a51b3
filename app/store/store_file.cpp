// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/store_file.h"

#include "store/migrations.h"
#include "store/query.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QtEndian>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

// SQLite's result codes, as far as they are told apart.
constexpr int codeBusy = 5;
constexpr int codeLocked = 6;
constexpr int codeReadOnly = 8;
constexpr int codeFault = 10;
constexpr int codeCorrupt = 11;
constexpr int codeFull = 13;
constexpr int codeCannotOpen = 14;
constexpr int codeNoDatabase = 26;

/// SQLite's application_id: "Osta", so that no other program's database is taken for ours.
constexpr quint32 ours = 0x4f737461;

int codeOf(const QSqlError &error)
{
    constexpr int primary = 0xff;
    return error.nativeErrorCode().toInt() & primary;
}

/// The disk of that folder, which need not be there, is full. SQLite cannot always tell.
bool lacksRoom(QString folder)
{
    constexpr qint64 least = 4096; // in bytes: a page of the database
    while (!QFileInfo::exists(folder) && !QFileInfo(folder).isRoot())
        folder = QFileInfo(folder).absolutePath();
    const QStorageInfo disk(folder);
    return disk.isReady() && disk.bytesAvailable() < least;
}

bool tellsDamage(const QSqlError &error)
{
    return StoreFile::causeOf(error) == StoreFile::Cause::damaged;
}

/// What makes the same file again under another name.
QStringList companions()
{
    return {QString(), u"-wal"_s, u"-shm"_s, u"-journal"_s};
}

template<class Number>
quint32 numberAt(const QByteArray &header, qsizetype place)
{
    return qFromBigEndian<Number>(header.constData() + place);
}

/// The file has lost its end, as a copy does that was broken off. Where only records lie there SQLite's own check finds
/// nothing wrong, and zeros are read for them. `header` is its beginning, by the format's table of fields.
bool lacksItsEnd(const QFile &file, const QByteArray &header)
{
    constexpr qsizetype pageSizeAt = 16;
    constexpr qsizetype changesAt = 24;
    constexpr qsizetype pagesAt = 28;
    constexpr qsizetype pagesKnownAt = 92;
    // What is still to be copied from beside it lies there.
    if (QFileInfo(file.fileName() + u"-wal"_s).size() > 0)
        return false;
    const quint32 size = numberAt<quint16>(header, pageSizeAt);
    const qint64 pageSize = size == 1 ? 65536 : size;
    const bool known = numberAt<quint32>(header, changesAt) == numberAt<quint32>(header, pagesKnownAt);
    return known && file.size() < pageSize * numberAt<quint32>(header, pagesAt);
}

} // namespace

StoreFile::Cause StoreFile::causeOf(const QSqlError &error)
{
    switch (codeOf(error)) {
    case codeBusy:
    case codeLocked:
        return Cause::inUse;
    case codeReadOnly:
        return Cause::readOnly;
    case codeFault:
        return Cause::faulty;
    case codeCorrupt:
    case codeNoDatabase:
        return Cause::damaged;
    case codeFull:
        return Cause::full;
    case codeCannotOpen:
        return Cause::unreachable;
    default:
        return Cause::unknown;
    }
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
        database().close();
        QSqlDatabase::removeDatabase(m_connection);
    }
    m_state = State::closed;
}

/// From the first bytes alone: to open a newer program's file, SQLite would write beside it.
StoreFile::Kind StoreFile::look(const QString &path)
{
    constexpr int headerBytes = 100;
    constexpr int versionAt = 60;
    constexpr int applicationAt = 68;
    QFile file(path);
    if (!file.exists() || file.size() == 0)
        return Kind::whole;
    if (!file.open(QIODevice::ReadOnly))
        return Kind::unreadable;
    const QByteArray header = file.read(headerBytes);
    if (header.size() < headerBytes || !header.startsWith("SQLite format 3"))
        return Kind::damaged;
    const auto version = numberAt<quint32>(header, versionAt);
    const auto application = numberAt<quint32>(header, applicationAt);
    // Between the making of a file and its first version both are 0.
    if (application != ours && (application != 0 || version != 0))
        return Kind::damaged;
    if (version > static_cast<quint32>(migrations::newest()))
        return Kind::newer;
    return lacksItsEnd(file, header) ? Kind::damaged : Kind::whole;
}

void StoreFile::open(const QString &folder)
{
    close();
    m_setAside.clear();
    m_cause = Cause::unknown;
    m_said.clear();
    m_path = folder + u'/' + fileName();
    if (!QDir().mkpath(folder)) {
        m_state = lacksRoom(folder) ? State::noRoom : State::readOnly;
        return;
    }
    for (int attempt = 0; attempt < 2; ++attempt) {
        const Kind kind = look(m_path);
        if (kind == Kind::newer || kind == Kind::unreadable) {
            m_state = kind == Kind::newer ? State::newer : State::readOnly;
            return;
        }
        const QSqlError error = kind == Kind::damaged ? QSqlError() : connectTo();
        if (m_state == State::newer) {
            close();
            m_state = State::newer;
            return;
        }
        if (kind == Kind::whole && !error.isValid())
            return;
        if (kind == Kind::whole && !tellsDamage(error))
            return fail(error);
        close();
        if (!putAside()) {
            m_state = State::readOnly;
            return;
        }
    }
    m_state = State::failed;
    m_cause = Cause::damaged;
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
    query.run(u"BEGIN EXCLUSIVE"_s).run(u"COMMIT"_s);
    query.run(u"PRAGMA quick_check(1)"_s);
    if (query.next() && query.value(0).toString() != u"ok")
        return {QString(), query.value(0).toString(), QSqlError::StatementError, QString::number(codeCorrupt)};
    query.run(u"PRAGMA user_version"_s);
    const int version = query.next() ? query.value(0).toInt() : 0;
    query.finish(); // else no table can be dropped
    if (query.failed())
        return query.error();
    if (version > migrations::newest()) { // a newer program was ended before it wrote that into the file's head
        m_state = State::newer;
        return {};
    }
    if (version < migrations::newest()) {
        if (version == 0)
            query.run(u"PRAGMA application_id = %1"_s.arg(ours));
        if (QSqlError error = migrations::run(made, version); error.isValid())
            return error;
        // The version has to be in the file itself, where an older program looks for it.
        query.run(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    }
    if (query.failed())
        return query.error();
    QSqlError missing = migrations::check(made);
    if (!missing.isValid())
        m_state = State::open;
    return missing;
}

bool StoreFile::putAside()
{
    const QString aside = m_path + u".damaged-"_s + QDateTime::currentDateTime().toString(u"yyyyMMdd-hhmmss"_s);
    if (QFile::exists(aside) || !QFile::rename(m_path, aside))
        return false;
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
        return true;
    }
    takeCause(error);
    m_state = m_cause == Cause::full ? State::full : State::unwritten;
    return false;
}

/// SQLite's own words are for whoever reads what programs say on the side; the person is told the cause.
void StoreFile::takeCause(const QSqlError &error)
{
    m_cause = causeOf(error);
    const bool vague = m_cause == Cause::faulty || m_cause == Cause::unreachable || m_cause == Cause::unknown;
    if (vague && lacksRoom(QFileInfo(m_path).absolutePath()))
        m_cause = Cause::full;
    const QString said = u"%1 (%2)"_s.arg(error.databaseText(), error.nativeErrorCode());
    if (std::exchange(m_said, said) != said && m_cause != Cause::inUse)
        qWarning("petrangola: %s: %s", qPrintable(m_path), qPrintable(said));
}
