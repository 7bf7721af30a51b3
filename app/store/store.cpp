// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/store.h"

#include "store/match_summary.h"
#include "store/query.h"
#include "store/values.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;
using namespace values;

namespace {

void forgetRunning(Query &query)
{
    query.run(u"DELETE FROM running"_s).run(u"DELETE FROM running_part"_s);
}

} // namespace

Store::Store(QObject *parent)
    : QObject(parent)
{
}

Store::~Store() = default;

Store &Store::instance()
{
    static Store store;
    return store;
}

QString Store::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/petrangola"_s;
}

void Store::open(const QString &folder)
{
    m_running.reset();
    m_behind = false;
    m_file.open(folder);
    if (keeps())
        readRunning();
    Q_EMIT opened();
    Q_EMIT troubleChanged();
    Q_EMIT runningChanged();
    Q_EMIT historyChanged();
}

void Store::close()
{
    m_running.reset();
    m_behind = false;
    m_file.close();
    Q_EMIT opened();
    Q_EMIT troubleChanged();
    Q_EMIT runningChanged();
    Q_EMIT historyChanged();
}

QString Store::trouble() const
{
    const QString path = QDir::toNativeSeparators(m_file.path());
    switch (m_file.state()) {
    case State::closed:
        return {};
    case State::open:
        return m_file.setAside().isEmpty()
            ? QString()
            : tr("The file with your matches was damaged. It is kept as %1, and a new one was begun.")
                  .arg(QDir::toNativeSeparators(m_file.setAside()));
    case State::full:
        return tr("There is no room left on the disk. What was kept before stays; make room, and the match is kept "
                  "again with the next move.");
    case State::unwritten:
        return tr("The file with your matches, %1, cannot be written: %2. What was kept before stays.")
            .arg(path, causeInWords());
    case State::noRoom:
        return tr(
            "There is no room left on the disk to keep your matches. What was kept before stays: make room and try "
            "again, or play without keeping anything.");
    case State::inUse:
        return tr("The game is already open in another window, and that one keeps the matches. Close it and try "
                  "again, or play here without keeping anything.");
    case State::newer:
        return tr("Your matches were last kept by a newer version of this game, and this one cannot read them. They "
                  "were not touched: install the newer version again, or play here without keeping anything.");
    case State::readOnly:
        return tr("The file with your matches, %1, may not be written. Give yourself the right to write there and try "
                  "again, or play without keeping anything.")
            .arg(path);
    case State::failed:
        break;
    }
    return tr("The file with your matches, %1, cannot be opened: %2. Try again, or play without keeping anything.")
        .arg(path, causeInWords());
}

QString Store::causeInWords() const
{
    switch (m_file.cause()) {
    case StoreFile::Cause::readOnly:
        return tr("it may not be changed", "why a file cannot be opened or written");
    case StoreFile::Cause::inUse:
        return tr("another program has it", "why a file cannot be opened or written");
    case StoreFile::Cause::damaged:
        return tr("it is damaged", "why a file cannot be opened or written");
    case StoreFile::Cause::unreachable:
        return tr("it cannot be reached", "why a file cannot be opened or written");
    case StoreFile::Cause::faulty:
        return tr("the disk reports a fault", "why a file cannot be opened or written");
    case StoreFile::Cause::full: // has sentences of its own
    case StoreFile::Cause::unknown:
        break;
    }
    return tr("something unforeseen is wrong with it", "why a file cannot be opened or written");
}

bool Store::wrote(const QSqlError &error)
{
    const QString before = trouble();
    const bool done = m_file.wrote(error);
    if (!done)
        Query(m_file.database()).run(u"ROLLBACK"_s);
    if (trouble() != before)
        Q_EMIT troubleChanged();
    return done;
}

// ---------------------------------------------------------------- the match that is under way

void Store::readRunning()
{
    Query query(m_file.database());
    query.run(u"SELECT began, seed, seating, shown FROM running"_s);
    if (!query.next())
        return;
    Running running{.record = {},
                    .seed = query.value(1).toByteArray(),
                    .seating = objectOf(query.value(2)),
                    .began = timeOf(query.value(0)),
                    .shown = query.value(3).toInt()};
    query.run(u"SELECT lines FROM running_part ORDER BY number"_s);
    while (query.next())
        running.record += query.value(0).toByteArray();
    m_running = running;
}

/// All of it, whatever of it the file has already.
void Store::writeRunning()
{
    Query query(m_file.database());
    query.run(u"BEGIN IMMEDIATE"_s);
    forgetRunning(query);
    query.run(u"INSERT INTO running (one, began, seed, seating, shown) VALUES (1, ?, ?, ?, ?)"_s,
              {written(m_running->began), m_running->seed, written(m_running->seating), m_running->shown});
    query.run(u"INSERT INTO running_part (lines) VALUES (?)"_s, {m_running->record}).run(u"COMMIT"_s);
    m_behind = !wrote(query.error());
}

void Store::begin(const QByteArray &header, const QByteArray &seed, const QJsonObject &seating)
{
    if (!keeps())
        return;
    m_running = Running{
        .record = header, .seed = seed, .seating = seating, .began = QDateTime::currentDateTimeUtc(), .shown = 0};
    writeRunning();
    Q_EMIT runningChanged();
}

void Store::append(const QByteArray &lines)
{
    if (!m_running)
        return;
    m_running->record += lines;
    if (m_behind)
        return writeRunning();
    Query query(m_file.database());
    query.run(u"INSERT INTO running_part (lines) VALUES (?)"_s, {lines});
    m_behind = !wrote(query.error());
}

void Store::setShown(int events)
{
    if (!m_running || m_running->shown == events)
        return;
    m_running->shown = events;
    if (m_behind)
        return;
    Query query(m_file.database());
    query.run(u"PRAGMA synchronous = NORMAL"_s).run(u"UPDATE running SET shown = ?"_s, {events});
    Query(m_file.database()).run(u"PRAGMA synchronous = FULL"_s);
    m_behind = !wrote(query.error());
}

qint64 Store::finish(const QByteArray &seal)
{
    if (!m_running)
        return 0;
    const QByteArray record = m_running->record + seal;
    Query query(m_file.database());
    query.run(u"BEGIN IMMEDIATE"_s);
    insert(query, MatchSummary::of(record), record, m_running->seating, m_running->began,
           QDateTime::currentDateTimeUtc(), false);
    const qint64 id = query.insertedId();
    forgetRunning(query);
    query.run(u"COMMIT"_s);
    // Where that failed, the file still has the match as it was, and it can be continued.
    if (!wrote(query.error()))
        return 0;
    m_running.reset();
    m_behind = false;
    Q_EMIT runningChanged();
    Q_EMIT historyChanged();
    return id;
}

void Store::abandon()
{
    if (!m_running)
        return;
    Query query(m_file.database());
    query.run(u"BEGIN IMMEDIATE"_s);
    forgetRunning(query);
    query.run(u"COMMIT"_s);
    if (!wrote(query.error()))
        return;
    m_running.reset();
    m_behind = false;
    Q_EMIT runningChanged();
}
