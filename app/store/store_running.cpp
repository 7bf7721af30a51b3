// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Store: the match that is under way.

#include "store/match_summary.h"
#include "store/store_rows.h"

#include <utility>

using namespace Qt::StringLiterals;
using namespace values;

namespace {

using What = StoreDamage::What;

void forgetRunning(Query &query)
{
    query.run(u"DELETE FROM running"_s).run(u"DELETE FROM running_part"_s);
}

} // namespace

void Store::readRunning()
{
    enum Column { one, began, seed, seating, shown };
    const auto miss = [](const Query &) { return StoreDamage::Item{.what = What::running, .name = {}, .when = {}}; };
    QVariantList row;
    readRows(
        rows::running(), {}, {},
        [&row](const Query &query) {
            row = {query.value(began), query.value(seed), query.value(seating), query.value(shown)};
        },
        miss);
    QByteArrayList parts;
    bool gap = false;
    readRows(
        rows::runningPart(), u"ORDER BY number"_s, {},
        [&](const Query &query) {
            gap = gap || query.value(0).toLongLong() != parts.size() + 1;
            parts << query.value(1).toByteArray();
        },
        miss);
    if (gap || row.isEmpty() != parts.isEmpty())
        note(miss(Query(m_file.database())));
    if (!row.isEmpty() && !m_unread && !m_damage.has(What::running))
        takeRunning(row, parts);
}

void Store::takeRunning(const QVariantList &row, const QByteArrayList &parts)
{
    m_key = SealingKey::read(folder());
    const auto opened
        = [this](const QByteArray &sealed) { return m_key ? m_key->open(sealed) : std::optional<QByteArray>(); };
    const auto seed = opened(row[1].toByteArray());
    QByteArray record;
    bool whole = seed.has_value();
    for (const QByteArray &part : parts) {
        const auto lines = opened(part);
        whole = whole && lines;
        record += lines.value_or(QByteArray());
    }
    if (!whole)
        return note({.what = What::key, .name = {}, .when = {}});
    m_running = Running{
        .record = record, .seed = *seed, .seating = objectOf(row[2]), .began = timeOf(row[0]), .shown = row[3].toInt()};
    m_sealedSeed = row[1].toByteArray();
    m_parts = static_cast<int>(parts.size());
}

void Store::writeRunningRow(Query &query)
{
    // A file from elsewhere may have no time there, but the column wants a text.
    const QString began = m_running->began.isValid() ? written(m_running->began) : u""_s;
    rows::write(query, rows::running(), {1, began, m_sealedSeed, written(m_running->seating), m_running->shown},
                rows::Manner::replace);
}

/// All of it, whatever of it the file has already.
void Store::writeRunning()
{
    Query query(m_file.database());
    query.run(u"BEGIN IMMEDIATE"_s);
    writeLate(query);
    writeRunning(query);
    query.run(u"COMMIT"_s);
    m_behind = !wrote(query.error());
    if (!m_behind)
        lateIsWritten();
    // What could not go on has made room.
    if (!m_behind && (m_damage.forget(What::running) | m_damage.forget(What::key)))
        Q_EMIT troubleChanged();
}

void Store::writeRunning(Query &query)
{
    if (!m_key)
        m_key = SealingKey::readOrMake(folder());
    if (!m_key)
        return query.fail(QSqlError({}, u"no key can be made to seal with"_s, QSqlError::TransactionError,
                                    QString::number(Query::cannotOpen)));
    m_sealedSeed = m_key->seal(m_running->seed);
    forgetRunning(query);
    writeRunningRow(query);
    m_parts = 1;
    rows::write(query, rows::runningPart(), {m_parts, m_key->seal(m_running->record)});
}

void Store::begin(const QByteArray &header, const QByteArray &seed, const QJsonObject &seating)
{
    if (!keeps())
        return;
    if (m_over)
        m_late << *std::exchange(m_over, std::nullopt);
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
    m_over.reset(); // it goes on
    if (m_behind)
        return writeRunning();
    Query query(m_file.database());
    rows::write(query, rows::runningPart(), {++m_parts, m_key->seal(lines)});
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
    query.run(u"PRAGMA synchronous = NORMAL"_s);
    writeRunningRow(query);
    Query(m_file.database()).run(u"PRAGMA synchronous = FULL"_s);
    m_behind = !wrote(query.error());
}

qint64 Store::finish(const QByteArray &seal)
{
    if (!m_running)
        return 0;
    return finish(
        Over{.match = *m_running, .record = m_running->record + seal, .ended = QDateTime::currentDateTimeUtc()});
}

qint64 Store::finish(const Over &over)
{
    m_over = over;
    Query query(m_file.database());
    query.run(u"BEGIN IMMEDIATE"_s);
    writeLate(query);
    const MatchSummary summary = MatchSummary::of(m_over->record);
    const qint64 id = insert(query, *m_over, summary);
    forgetRunning(query);
    query.run(u"COMMIT"_s);
    // Where that failed, the file still has the match as it was, and it can be continued.
    if (!wrote(query.error()))
        return 0;
    m_over.reset();
    if (m_digests)
        m_digests->insert(summary.digest, id);
    m_running.reset();
    m_behind = false;
    lateIsWritten();
    settle();
    Q_EMIT runningChanged();
    Q_EMIT historyChanged();
    // A program that is left open for days gets here.
    if (!m_backupTimer.isActive())
        m_backupTimer.start();
    return id;
}

void Store::abandon()
{
    if (!m_running)
        return;
    Query query(m_file.database());
    query.run(u"BEGIN IMMEDIATE"_s);
    writeLate(query);
    forgetRunning(query);
    query.run(u"COMMIT"_s);
    if (!wrote(query.error()))
        return;
    m_over.reset();
    m_running.reset();
    m_behind = false;
    lateIsWritten();
    settle();
    Q_EMIT runningChanged();
}

// ---------------------------------------------------------------- what could not be written

qint64 Store::insert(Query &query, const Over &over, const MatchSummary &summary)
{
    return insert(query, summary, over.record, over.match.seating, over.match.began, over.ended, false);
}

void Store::writeLate(Query &query)
{
    for (const Over &over : std::as_const(m_late))
        insert(query, over, MatchSummary::of(over.record));
}

void Store::lateIsWritten()
{
    if (std::exchange(m_late, {}).isEmpty())
        return;
    m_digests.reset();
    Q_EMIT historyChanged();
}

void Store::catchUp()
{
    if (!keeps())
        return;
    if (m_over)
        finish(Over(*m_over));
    else if (m_running && (m_behind || !m_late.isEmpty()))
        writeRunning();
}

void Store::settle()
{
    catchUp();
    m_file.settle();
}
