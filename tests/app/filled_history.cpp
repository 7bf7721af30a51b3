// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filled_history.h"

#include "arena/play.h"
#include "catalog/catalog.h"
#include "match/fair_shuffle.h"
#include "setup/seat_setup_model.h"
#include "store/store.h"
#include "summed.h"

#include <QDateTime>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace filled {

namespace {

/// Changes the file while the store has it closed.
template<class Change>
void change(const QString &folder, Change &&made)
{
    const QString path = Store::instance().path();
    Store::instance().close();
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"filled"_s);
        database.setDatabaseName(path);
        if (!database.open() || !database.transaction())
            qFatal("%s", qPrintable(database.lastError().text()));
        QSqlQuery query(database);
        made(query);
        if (query.lastError().isValid() || !summed::matches(database) || !database.commit())
            qFatal("%s", qPrintable(query.lastError().text()));
        query.finish();
        database.close();
    }
    QSqlDatabase::removeDatabase(u"filled"_s);
    Store::instance().open(folder);
}

/// With the house's guests instead of the arena's names, and a person at the first seat.
QByteArray seated(const QByteArray &record)
{
    const qsizetype end = record.indexOf('\n');
    QJsonObject header = QJsonDocument::fromJson(record.left(end)).object();
    QJsonArray seats = header.value(u"seats"_s).toArray();
    for (int seat = 0; seat < seats.size(); ++seat) {
        QJsonObject guest = seats[seat].toObject();
        guest[u"name"_s] = seat == 0 ? QString() : SeatSetupModel::usual(seat).name;
        if (seat == 0)
            guest[u"kind"_s] = u"human"_s;
        seats[seat] = guest;
    }
    header[u"seats"_s] = seats;
    return QJsonDocument(header).toJson(QJsonDocument::Compact) + record.mid(end);
}

} // namespace

void keep(const QList<QByteArray> &records, double hoursApart, const QString &folder)
{
    Store &store = Store::instance();
    store.open(folder);
    for (const QByteArray &record : records) {
        const qsizetype header = record.indexOf('\n') + 1;
        const qsizetype seal = record.lastIndexOf('\n', record.size() - 2) + 1;
        store.begin(record.left(header), QByteArray(FairShuffle::seedBytes, 's'), {});
        store.append(record.mid(header, seal - header));
        store.finish(record.mid(seal));
    }
    const QDateTime last = QDateTime::currentDateTimeUtc().addSecs(-60);
    change(folder, [&](QSqlQuery &query) {
        QList<int> ids;
        query.exec(u"SELECT id FROM match ORDER BY id DESC LIMIT %1"_s.arg(records.size()));
        while (query.next())
            ids << query.value(0).toInt();
        for (qsizetype match = 0; match < ids.size(); ++match) {
            const QDateTime ended = last.addSecs(-static_cast<qint64>(static_cast<double>(match) * hoursApart * 3600));
            query.prepare(u"UPDATE match SET began = ?, ended = ? WHERE id = ?"_s);
            query.addBindValue(ended.addSecs(-900).toString(Qt::ISODateWithMs));
            query.addBindValue(ended.toString(Qt::ISODateWithMs));
            query.addBindValue(ids[match]);
            query.exec();
        }
    });
}

namespace {

/// What these play, as records that a person can be in.
QList<QByteArray> recorded(arena::PlaySettings settings)
{
    const QTemporaryDir folder;
    settings.records = folder.path();
    if (const arena::PlayResult result = arena::play(settings); !result.problem.isEmpty())
        qFatal("%s", qPrintable(result.problem));
    QList<QByteArray> records;
    for (const QString &name : QDir(folder.path()).entryList({u"*.petrangola"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            records << seated(file.readAll());
    }
    return records;
}

} // namespace

QList<QByteArray> toldOf(const QString &game, const OptionValues &rules, int matches)
{
    arena::PlaySettings settings;
    settings.game = game;
    settings.rules = rules;
    const game::Seating &seating = catalog::find(game)->seating;
    const auto seats = static_cast<std::size_t>(std::clamp(3, seating.fewest, seating.most));
    settings.entries.assign(seats, {opponents::Level::casual, {}});
    settings.matches = matches;
    settings.seed = QByteArray(FairShuffle::seedBytes, 'v');
    return recorded(settings);
}

QList<QByteArray> told(int matches)
{
    using opponents::Level;
    // The first of each is the person's stand-in.
    const std::vector<std::vector<Level>> tables{
        {Level::casual, Level::casual, Level::casual, Level::casual, Level::casual, Level::casual},
        {Level::casual, Level::novice, Level::novice, Level::novice},
        {Level::casual, Level::novice, Level::casual, Level::novice, Level::casual},
        {Level::casual, Level::casual},
        {Level::casual, Level::casual, Level::casual, Level::casual, Level::casual, Level::casual, Level::casual,
         Level::casual, Level::casual},
    };
    QList<QList<QByteArray>> byTable;
    for (std::size_t table = 0; table < tables.size(); ++table) {
        arena::PlaySettings settings;
        for (const Level level : tables[table])
            settings.entries.push_back({level, {}});
        settings.matches = matches / static_cast<int>(tables.size()) + 1;
        settings.seed = QByteArray(FairShuffle::seedBytes, static_cast<char>('a' + table));
        byTable << recorded(settings);
    }
    QList<QByteArray> records;
    for (int match = 0; match < matches; ++match)
        records << byTable[match % byTable.size()].takeFirst();
    return records;
}

void list(int matches, const QString &folder)
{
    Store::instance().open(folder);
    change(folder, [matches](QSqlQuery &query) {
        query.prepare(
            u"WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)"
            " INSERT INTO match (game, began, ended, names, kinds, own, winners, side, score, scores, place, deals, "
            "options, seating, "
            "imported,"
            " digest, record, facts, record_sum, sum)"
            " SELECT 'petrangola', strftime('%Y-%m-%dT%H:%M:%S.000Z', 'now', '-' || (i * 5) || ' hours'),"
            " strftime('%Y-%m-%dT%H:%M:%S.000Z', 'now', '-' || (i * 5) || ' hours'),"
            " '[\"\",\"Bruno\",\"Nives\",\"Guest ' || i || '\"]', '[\"human\",\"casual\",\"casual\",\"casual\"]', 0,"
            " '[' || (i % 4) || ']', 0, 'lives', '[0,0,0,0]', 1 + i % 4, 10 + i % 9, '{}', '{}', 0, i, '',"
            " '{\"course\":\"..-.-.-\",\"place\":' || (1 + i % 4) || ',\"won\":' ||"
            " (CASE WHEN i % 4 = 0 THEN 'true' ELSE 'false' END) || ',\"reentries\":0,\"counts\":{\"petrangole\":2,\"knockPaid\":1,\"knockOthers\":3,\"shirtOthers\":1,\"keepNobody\":1}}', x'', x'' FROM n"_s);
        query.addBindValue(matches);
        query.exec();
    });
}

} // namespace filled
