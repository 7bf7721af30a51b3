// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/slow_write.h"

#include "store/backup.h"

#include <QtConcurrentRun>

#include <utility>

#include <sqlite3.h>

namespace {

/// As Qt binds values: a text or bytes that are null are NULL. The values must outlive the statement.
int bind(sqlite3_stmt *statement, int place, const QVariant &value)
{
    const int type = value.typeId();
    if (type == QMetaType::QByteArray && !value.toByteArray().isNull()) {
        const auto *bytes = static_cast<const QByteArray *>(value.constData());
        return sqlite3_bind_blob64(statement, place, bytes->constData(), static_cast<sqlite3_uint64>(bytes->size()),
                                   SQLITE_STATIC);
    }
    if (type == QMetaType::QString && !value.toString().isNull()) {
        const QByteArray text = value.toString().toUtf8();
        return sqlite3_bind_text(statement, place, text.constData(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
    }
    if (value.isNull() || type == QMetaType::QByteArray || type == QMetaType::QString)
        return sqlite3_bind_null(statement, place);
    return sqlite3_bind_int64(statement, place, value.toLongLong());
}

QSqlError written(sqlite3 *database, const QByteArray &statement, const QVariantList &values)
{
    sqlite3_stmt *prepared = nullptr;
    int result = sqlite3_prepare_v2(database, statement.constData(), -1, &prepared, nullptr);
    for (int place = 0; result == SQLITE_OK && place < values.size(); ++place)
        result = bind(prepared, place + 1, values[place]);
    result = result == SQLITE_OK ? sqlite3_step(prepared) : result;
    QSqlError error;
    if (result != SQLITE_DONE)
        error = QSqlError({}, QString::fromUtf8(sqlite3_errmsg(database)), QSqlError::StatementError,
                          QString::number(sqlite3_extended_errcode(database)));
    sqlite3_finalize(prepared);
    // What cannot be brought over now stays in the log, as safe as before.
    if (!error.isValid())
        sqlite3_wal_checkpoint_v2(database, nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    return error;
}

} // namespace

SlowWrite::SlowWrite(QObject *parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &SlowWrite::conclude);
}

SlowWrite::~SlowWrite()
{
    forget();
    m_watcher.waitForFinished();
}

bool SlowWrite::can(const QSqlDatabase &database)
{
    return Backup::wayOf(database) == Backup::Way::inSteps;
}

void SlowWrite::begin(const QSqlDatabase &database, const QString &statement, const QVariantList &values, Done done)
{
    wait();
    m_done = std::move(done);
    m_watcher.setFuture(QtConcurrent::run([handle = Backup::handleOf(database), text = statement.toUtf8(), values] {
        return written(handle, text, values);
    }));
}

void SlowWrite::wait()
{
    m_watcher.waitForFinished();
    conclude();
}

void SlowWrite::conclude()
{
    // Whoever is told may ask for more.
    if (const Done done = std::exchange(m_done, nullptr))
        done(m_watcher.result());
}
