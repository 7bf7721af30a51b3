// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Store: how matches come into the history.

#include "records/record.h"
#include "store/match_summary.h"
#include "store/store_rows.h"

using namespace Qt::StringLiterals;
using namespace values;

namespace {

QVariantList rowOf(qint64 id, const MatchSummary &summary, const QByteArray &record, const QJsonObject &seating,
                   const QDateTime &began, const QDateTime &ended, bool imported)
{
    return {id,
            summary.game.isNull() ? u""_s : summary.game,
            written(began),
            written(ended),
            written(summary.names),
            written(summary.kinds),
            summary.own,
            written(summary.ending.winners),
            summary.ending.side ? 1 : 0,
            written(summary.score),
            written(summary.scores),
            summary.place,
            summary.deals,
            written(summary.options),
            written(seating),
            imported ? 1 : 0,
            QString::fromLatin1(summary.digest),
            summary.recordSum,
            record};
}

} // namespace

qint64 Store::insert(Query &query, const MatchSummary &summary, const QByteArray &record, const QJsonObject &seating,
                     const QDateTime &began, const QDateTime &ended, bool imported)
{
    const qint64 id = rows::nextNumber(query, rows::match());
    rows::write(query, rows::match(), rowOf(id, summary, record, seating, began, ended, imported));
    return id;
}

void Store::readDigests()
{
    static const auto digestPlace = static_cast<int>(rows::match().columns.indexOf(u"digest"_s));
    m_digests.emplace();
    readMatches({}, {}, [this](const Query &query) {
        m_digests->insert(query.value(digestPlace).toString().toLatin1(), query.value(0).toLongLong());
    });
}

Store::Addition Store::add(const QByteArray &record, const QDateTime &when)
{
    if (!keeps())
        return {.why = trouble()};
    if (const auto fault = record::verify(record))
        return {.why = whyRefused(*fault)};
    return add(record, MatchSummary::of(record), when);
}

QString Store::whyRefused(const record::Fault &fault)
{
    return tr("line %1: %2", "of a match record; %2 is what is wrong").arg(fault.line).arg(fault.why);
}

std::optional<Store::Addition> Store::notAdded(const MatchSummary &summary)
{
    m_file.awaitWriting();
    if (!keeps())
        return Addition{.why = trouble()};
    if (!m_digests)
        readDigests();
    const auto known = m_digests->constFind(summary.digest);
    return known == m_digests->constEnd() ? std::nullopt : std::optional(Addition{.id = *known});
}

Store::Addition Store::added(const MatchSummary &summary, qint64 id, const QSqlError &error)
{
    if (!wrote(error))
        return {.why = trouble()};
    if (m_digests)
        m_digests->insert(summary.digest, id);
    Q_EMIT historyChanged();
    return {.id = id, .fresh = true};
}

Store::Addition Store::add(const QByteArray &record, const MatchSummary &summary, const QDateTime &when)
{
    if (const auto known = notAdded(summary))
        return *known;
    Query query(m_file.database());
    const qint64 id = insert(query, summary, record, {}, {}, when, true);
    return added(summary, id, query.error());
}

void Store::addLater(const QByteArray &record, const MatchSummary &summary, const QDateTime &when,
                     const std::function<void(const Addition &)> &done)
{
    constexpr qsizetype large = 1 << 20; // in bytes: some ten milliseconds
    if (const auto known = notAdded(summary))
        return done(*known);
    Query query(m_file.database());
    const qint64 id = record.size() < large ? 0 : rows::nextNumber(query, rows::match());
    query.finish();
    if (id == 0 || query.failed())
        return done(add(record, summary, when));
    // A copy that is being made uses the connection too.
    if (m_backup.isCopying()) {
        m_backup.stop();
        m_backupTimer.start();
    }
    const rows::Writing row = rows::writing(rows::match(), rowOf(id, summary, record, {}, {}, when, true));
    const auto written = [this, summary, id, done](const QSqlError &error) { done(added(summary, id, error)); };
    if (!m_file.writeSlowly(row, written))
        done(add(record, summary, when));
}
