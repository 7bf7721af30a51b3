// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/rescue.h"

#include "records/parsed_record.h"
#include "store/match_summary.h"
#include "store/migration_sums.h"
#include "store/migration_winners.h"
#include "store/rows.h"
#include "store/sealing_key.h"
#include "store/values.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace values;

namespace {

/// How many events a match has from which it can go on; nothing where it cannot.
std::optional<qsizetype> eventsOf(const QByteArray &record, const QByteArray &seed)
{
    const auto heading = record::readHeading(record);
    if (std::holds_alternative<record::Fault>(heading))
        return std::nullopt;
    std::optional<qsizetype> events;
    const auto follow = [&]<class G>(std::type_identity<G> /*game*/) {
        const auto read = record::parse<G>(record, seed);
        const auto *parsed = std::get_if<record::Parsed<G>>(&read);
        if (parsed != nullptr && !parsed->fault)
            events = static_cast<qsizetype>(parsed->steps.size());
    };
    KnownGames::with(std::get<record::Heading>(heading).game, follow);
    return events;
}

/// The row says what it says with a sum of its own; those of versions before 4 have none.
bool hasSum(const SalvagedRow &row)
{
    return row.values.contains(u"sum"_s);
}

bool fitsSum(const SalvagedRow &row, const rows::Table &table)
{
    QVariantList values;
    for (const QString &column : table.columns)
        values << row.values.value(column);
    return row.values.value(table.sum).toByteArray() == rows::sumOf(table, values);
}

/// Nothing tells that it is other than it was written.
bool isUnchanged(const SalvagedRow &row, const rows::Table &table)
{
    return !hasSum(row) || fitsSum(row, table);
}

/// What was played is as it was written: by its sum, or by its digest, or because it follows from its seed.
bool isRight(const SalvagedRow &row, const QByteArray &record)
{
    const bool unchanged = hasSum(row)
        ? rows::sumOf(record) == row.values[u"record_sum"_s].toByteArray()
        : migrations::formerDigest(record) == row.values[u"digest"_s].toString().toLatin1();
    return unchanged || !record::verify(record);
}

QString presetKey(const QVariant &game, const QVariant &name, const QVariant &options)
{
    return written(QStringList{game.toString(), name.toString(), options.toString()});
}

} // namespace

Rescue::Rescue(Store &store, Purpose purpose)
    : m_store(store)
    , m_purpose(purpose)
    , m_query(store.m_file.database())
{
}

bool Rescue::run(const PageSource &pages, const QString &key, const QString &value)
{
    m_store.readDigests();
    // The record of one may be damaged: then what is right takes its place.
    for (auto match = m_store.m_digests->cbegin(); match != m_store.m_digests->cend(); ++match)
        if (m_store.isDamaged(match.value()))
            m_toMend.insert(match.key(), match.value());
        else
            m_digests.insert(match.key());
    m_query.run(u"SELECT game, name, options FROM preset"_s);
    while (m_query.next())
        m_presets.insert(presetKey(m_query.value(0), m_query.value(1), m_query.value(2)));
    m_key = SealingKey::read(m_store.folder());
    if (m_purpose != Purpose::count)
        m_query.run(u"BEGIN IMMEDIATE"_s);
    m_report = salvage::read(pages, [this](const SalvagedRow &row) { take(row); });
    if (m_purpose == Purpose::count)
        return true;
    if (m_purpose == Purpose::take)
        takeRunning();
    Store::setSetting(m_query, key, value);
    m_query.run(u"COMMIT"_s);
    m_store.m_digests.reset();
    const bool done = m_store.wrote(m_query.error());
    for (const qint64 number : done ? m_mended : QList<qint64>())
        m_store.m_damage.forgetMatch(number);
    if (done)
        return true;
    m_store.m_running.reset();
    m_matches = 0;
    return false;
}

void Rescue::take(const SalvagedRow &row)
{
    if (row.table == u"match")
        return takeMatch(row);
    if (m_purpose == Purpose::count)
        return;
    if (row.table == u"preset")
        takePreset(row);
    else if (row.table == u"setting")
        takeSetting(row);
    else if (row.table == u"running")
        takeOfRunning(row, rows::running());
    else if (row.table == u"running_part")
        takeOfRunning(row, rows::runningPart());
}

void Rescue::takeOfRunning(const SalvagedRow &row, const rows::Table &table)
{
    const QVariant number = row.values[table.columns.constFirst()];
    const bool isPart = table.name != rows::running().name;
    const bool right = isUnchanged(row, table);
    prove(row.table, number, right);
    m_sawRunning = true;
    if (isPart)
        m_lastPart = std::max(m_lastPart, number.toLongLong());
    if (right && isPart)
        m_parts[number.toLongLong()] << opened(row, u"lines"_s);
    else if (right)
        m_running << row;
}

/// Version 4 and later seal it. Empty where it cannot be opened.
QByteArray Rescue::opened(const SalvagedRow &row, const QString &column) const
{
    const QByteArray value = row.values[column].toByteArray();
    if (!hasSum(row))
        return value;
    return m_key ? m_key->open(value).value_or(QByteArray()) : QByteArray();
}

void Rescue::prove(const QString &table, const QVariant &row, bool right)
{
    const QString key = table + u' ' + row.toString();
    if (right) {
        m_proved.insert(key);
        m_unproved.remove(key);
    } else if (!m_proved.contains(key)) {
        m_unproved.insert(key);
    }
}

void Rescue::takeMatch(const SalvagedRow &found)
{
    SalvagedRow row = found;
    const bool former = row.values.contains(u"winner"_s);
    const bool fits = hasSum(row) && fitsSum(row, former ? migrations::matchOfVersion4() : rows::match());
    if (former)
        row.values = migrations::withWinners(row.values);
    const QByteArray record = row.values[u"record"_s].toByteArray();
    const bool right = isRight(row, record);
    prove(row.table, row.values[u"id"_s], right);
    if (!right)
        return;
    // Most rows are right as they are; for others all is read from the record anew, but for when it was played, which
    // no record tells.
    const bool undated = hasSum(row) && !fits;
    const MatchSummary summary = fits ? MatchSummary() : MatchSummary::of(record);
    const QByteArray digest = fits ? row.values[u"digest"_s].toString().toLatin1() : summary.digest;
    if (m_digests.contains(digest))
        return;
    m_digests.insert(digest);
    ++m_matches;
    if (m_purpose == Purpose::count)
        return;
    if (fits)
        return insertAsItIs(row);
    m_undated += undated ? 1 : 0;
    const QVariantMap besides = undated ? QVariantMap() : row.values;
    m_numbers.insert(Store::insert(m_query, summary, record, objectOf(besides[u"seating"_s]),
                                   timeOf(besides[u"began"_s]), timeOf(besides[u"ended"_s]),
                                   row.values[u"imported"_s].toBool()));
}

/// With its number, where no other match has it; one that is damaged makes room.
void Rescue::insertAsItIs(const SalvagedRow &row)
{
    QVariantList values;
    for (const QString &column : rows::match().columns)
        values << row.values[column];
    const qint64 number = m_toMend.value(row.values[u"digest"_s].toString().toLatin1(), values[0].toLongLong());
    values[0] = number;
    const bool mends = m_store.isDamaged(number);
    if (mends) {
        m_query.run(u"DELETE FROM match WHERE id = ?"_s, {number});
        m_mended << number;
    }
    if ((m_purpose == Purpose::add && !mends) || number <= 0 || m_numbers.contains(number))
        values[0] = rows::nextNumber(m_query, rows::match());
    m_numbers.insert(values[0].toLongLong());
    rows::write(m_query, rows::match(), values << row.values[rows::match().beyond]);
}

void Rescue::takePreset(const SalvagedRow &row)
{
    const QVariant game = row.values[u"game"_s];
    const QString options = row.values[u"options"_s].toString();
    const bool right = isUnchanged(row, rows::preset()) && KnownGames::names().contains(game.toString())
        && QJsonDocument::fromJson(options.toUtf8()).isObject();
    prove(row.table, row.values[u"id"_s], right);
    const QString key = presetKey(game, row.values[u"name"_s], options);
    if (!right || m_presets.contains(key))
        return;
    m_presets.insert(key);
    Store::writePreset(m_query, game.toString(),
                       {.name = row.values[u"name"_s].toString(), .options = objectOf(options)});
}

void Rescue::takeSetting(const SalvagedRow &row)
{
    const QString key = row.values[u"key"_s].toString();
    const QString value = row.values[u"value"_s].toString();
    const bool isTime = key == u"statisticsSince";
    const bool isList = key.startsWith(u"adopted-"_s);
    const bool isKept = key.startsWith(u"kept-"_s);
    const bool unchanged = isUnchanged(row, rows::setting());
    if (unchanged && !isTime && !isList && !isKept)
        return;
    const QJsonDocument json = QJsonDocument::fromJson(value.toUtf8());
    const bool right = unchanged
        && (isTime       ? value.isEmpty() || timeOf(value).isValid()
                : isList ? json.isArray()
                         : json.isObject());
    prove(row.table, key, right);
    // What is there is newer than what is in a copy.
    if (right && !m_store.setting(key).isValid())
        Store::setSetting(m_query, key, value);
}

QByteArray Rescue::runningRecord(bool newest) const
{
    QByteArray record;
    qint64 next = 1;
    for (auto part = m_parts.begin(); part != m_parts.end(); ++part) {
        if (part.key() != next++) // one is missing
            return {};
        record += newest ? part->constFirst() : part->constLast();
    }
    return record;
}

void Rescue::takeRunning()
{
    m_lostRunning = m_sawRunning;
    m_query.run(u"SELECT 1 FROM running"_s);
    if (m_query.next()) // of a former turn that was not ended
        m_lostRunning = false;
    for (const SalvagedRow &row : m_running)
        for (const bool newest : {true, false}) {
            const QByteArray record = runningRecord(newest);
            const QByteArray seed = opened(row, u"seed"_s);
            const auto events = m_lostRunning ? eventsOf(record, seed) : std::nullopt;
            if (!events)
                continue;
            m_shortRunning = m_lastPart > m_parts.lastKey() || row.values[u"shown"_s].toLongLong() > *events;
            m_store.m_running = Store::Running{.record = record,
                                               .seed = seed,
                                               .seating = objectOf(row.values[u"seating"_s]),
                                               .began = timeOf(row.values[u"began"_s]),
                                               .shown = row.values[u"shown"_s].toInt()};
            m_store.writeRunning(m_query);
            m_lostRunning = false;
        }
}
