// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/store.h"

#include "match/clean_name.h"
#include "store/store_rows.h"

using namespace Qt::StringLiterals;
using namespace values;

namespace {

const QString sinceKey = u"statisticsSince"_s;

/// Versions before this one kept names as records had them.
QStringList cleanNames(QStringList names)
{
    for (QString &name : names)
        name = cleanName(name);
    return names;
}

/// The places of rows::match()'s columns.
enum Column {
    idColumn,
    gameColumn,
    beganColumn,
    endedColumn,
    namesColumn,
    kindsColumn,
    ownColumn,
    winnersColumn,
    sideColumn,
    scoreColumn,
    scoresColumn,
    placeColumn,
    dealsColumn,
    optionsColumn,
    seatingColumn,
    importedColumn,
    digestColumn,
    recordSumColumn,
};

} // namespace

// ---------------------------------------------------------------- the matches that are over

QList<Store::Entry> Store::history()
{
    QList<Entry> entries;
    readMatches(u"ORDER BY ended DESC, id DESC"_s, {}, [&entries](const Query &query) {
        entries << Entry{.id = query.value(idColumn).toLongLong(),
                         .game = query.value(gameColumn).toString(),
                         .began = timeOf(query.value(beganColumn)),
                         .ended = timeOf(query.value(endedColumn)),
                         .names = cleanNames(wordsOf(query.value(namesColumn))),
                         .kinds = wordsOf(query.value(kindsColumn)),
                         .own = seatOf(query.value(ownColumn)),
                         .ending
                         = {.winners = seatsOf(query.value(winnersColumn)), .side = query.value(sideColumn).toBool()},
                         .score = scoreOf(query.value(scoreColumn)),
                         .scores = numbersOf(query.value(scoresColumn)),
                         .place = query.value(placeColumn).toInt(),
                         .deals = query.value(dealsColumn).toInt(),
                         .options = objectOf(query.value(optionsColumn)),
                         .imported = query.value(importedColumn).toBool()};
    });
    return entries;
}

std::optional<QByteArray> Store::recordOf(qint64 id)
{
    QByteArray sum;
    readMatches(u"WHERE id = ?"_s, {id},
                [&sum](const Query &query) { sum = query.value(recordSumColumn).toByteArray(); });
    if (sum.isEmpty())
        return std::nullopt;
    Query query(m_file.database());
    query.run(u"SELECT record FROM match WHERE id = ?"_s, {id});
    if (!query.next()) {
        if (query.failed())
            noteUnread(query);
        return std::nullopt;
    }
    const QByteArray record = query.value(0).toByteArray();
    if (rows::sumOf(record) == sum)
        return record;
    noteDamagedRecords({id});
    return std::nullopt;
}

void Store::noteDamagedRecords(const QList<qint64> &ids)
{
    bool isNews = false;
    for (const qint64 id : ids) {
        StoreDamage::Item item{.what = StoreDamage::What::match, .id = id, .name = {}, .when = {}};
        readMatches(u"WHERE id = ?"_s, {id},
                    [&item](const Query &query) { item.when = timeOf(query.value(endedColumn)); });
        isNews = m_damage.note(item) || isNews;
    }
    if (!isNews)
        return;
    if (!m_copy)
        offerCopy();
    Q_EMIT troubleChanged();
}

bool Store::isImported(qint64 id)
{
    bool imported = false;
    readMatches(u"WHERE id = ?"_s, {id},
                [&imported](const Query &query) { imported = query.value(importedColumn).toBool(); });
    return imported;
}

QJsonObject Store::seatingOf(qint64 id)
{
    QJsonObject seating;
    readMatches(u"WHERE id = ?"_s, {id},
                [&seating](const Query &query) { seating = objectOf(query.value(seatingColumn)); });
    return seating;
}

bool Store::remove(const QList<qint64> &ids)
{
    if (!keeps())
        return false;
    Query query(m_file.database());
    query.run(u"BEGIN IMMEDIATE"_s);
    for (const qint64 id : ids)
        query.run(u"DELETE FROM match WHERE id = ?"_s, {id});
    query.run(u"COMMIT"_s);
    if (!wrote(query.error()))
        return false;
    m_digests.reset();
    Q_EMIT historyChanged();
    return true;
}

// ---------------------------------------------------------------- the statistics

/// Those that do not fit their sum are left out: they are made anew from the record.
QHash<qint64, QJsonObject> Store::facts()
{
    QHash<qint64, QJsonObject> known;
    if (!keeps())
        return known;
    Query query(m_file.database());
    rows::select(query, rows::facts(), u"WHERE facts IS NOT NULL"_s);
    while (query.next())
        if (rows::fits(query, rows::facts()))
            known.insert(query.value(0).toLongLong(), objectOf(query.value(1)));
    if (query.failed())
        noteUnread(query);
    return known;
}

bool Store::setFacts(const QHash<qint64, QJsonObject> &facts)
{
    if (!keeps())
        return false;
    Query query(m_file.database());
    query.run(u"BEGIN IMMEDIATE"_s);
    for (auto fact = facts.begin(); fact != facts.end(); ++fact) {
        const QVariant value = rows::asKept(written(fact.value()));
        query.run(u"UPDATE match SET facts = ?, facts_sum = ? WHERE id = ?"_s,
                  {value, rows::sumOf(rows::facts(), {fact.key(), value}), fact.key()});
    }
    query.run(u"COMMIT"_s);
    return wrote(query.error());
}

bool Store::clearFacts()
{
    if (!keeps())
        return false;
    Query query(m_file.database());
    query.run(u"UPDATE match SET facts = NULL, facts_sum = NULL"_s);
    return wrote(query.error());
}

// All of them are looked at: a damaged key would not be found.
QVariant Store::setting(const QString &key)
{
    QVariant value;
    readRows(
        rows::setting(), {}, {},
        [&](const Query &query) {
            if (query.value(0).toString() == key)
                value = query.value(1);
        },
        [](const Query &) { return StoreDamage::Item{.what = StoreDamage::What::setting, .name = {}, .when = {}}; });
    return value;
}

void Store::setSetting(Query &query, const QString &key, const QString &value)
{
    rows::write(query, rows::setting(), {key, value}, rows::Manner::replace);
}

QDateTime Store::statisticsSince()
{
    return timeOf(setting(sinceKey));
}

bool Store::setStatisticsSince(const QDateTime &since)
{
    if (!keeps())
        return false;
    Query query(m_file.database());
    setSetting(query, sinceKey, since.isValid() ? written(since) : u""_s);
    return wrote(query.error());
}
