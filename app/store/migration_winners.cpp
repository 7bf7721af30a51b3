// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/migration_winners.h"

#include "store/match_summary.h"
#include "store/migration_sums.h"
#include "store/values.h"

using namespace Qt::StringLiterals;

namespace migrations {

const rows::Table &matchOfVersion4()
{
    static const rows::Table table{.name = u"match"_s,
                                   .columns = {u"id"_s, u"game"_s, u"began"_s, u"ended"_s, u"names"_s, u"kinds"_s,
                                               u"own"_s, u"winner"_s, u"place"_s, u"deals"_s, u"options"_s,
                                               u"seating"_s, u"imported"_s, u"digest"_s, u"record_sum"_s},
                                   .sum = u"sum"_s,
                                   .beyond = u"record"_s};
    return table;
}

QVariantMap withWinners(QVariantMap row)
{
    game::SeatSet winners;
    if (const int winner = row.take(u"winner"_s).toInt(); winner >= 0 && winner < game::maxSeats)
        winners.insert(winner);
    const QByteArray record = row[u"record"_s].toByteArray();
    const bool right = rows::sumOf(record) == row[u"record_sum"_s].toByteArray();
    row[u"winners"_s] = values::written(winners);
    row[u"side"_s] = 0;
    row[u"score"_s] = values::written(game::Score::lives);
    row[u"scores"_s] = values::written(right ? MatchSummary::of(record).scores : QList<int>());
    return row;
}

/// What is not summed anew goes over as it is, whatever it is.
void addWinners(Query &query, const QSqlDatabase &database)
{
    // As it was at this version, which later ones may change.
    const QStringList columns{u"id"_s,    u"game"_s,    u"began"_s,   u"ended"_s,    u"names"_s,  u"kinds"_s,
                              u"own"_s,   u"winners"_s, u"side"_s,    u"score"_s,    u"scores"_s, u"place"_s,
                              u"deals"_s, u"options"_s, u"seating"_s, u"imported"_s, u"digest"_s, u"record_sum"_s};
    const rows::Table now{.name = u"match"_s, .columns = columns, .sum = u"sum"_s};
    query.run(u"SELECT EXISTS (SELECT 1 FROM match)"_s);
    const bool filled = query.next() && query.value(0).toBool();
    query.finish()
        .run(u"ALTER TABLE match RENAME TO match_before"_s)
        .run(u"CREATE TABLE match (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, began TEXT, ended TEXT,"
             " names TEXT NOT NULL, kinds TEXT NOT NULL, own INTEGER NOT NULL, winners TEXT NOT NULL,"
             " side INTEGER NOT NULL, score TEXT NOT NULL, scores TEXT NOT NULL, place INTEGER NOT NULL,"
             " deals INTEGER NOT NULL, options TEXT NOT NULL, seating TEXT NOT NULL, imported INTEGER NOT NULL,"
             " digest TEXT NOT NULL, facts TEXT, facts_sum BLOB, record_sum BLOB NOT NULL, sum BLOB NOT NULL,"
             " record BLOB NOT NULL)"_s);
    const rows::Table &then = matchOfVersion4();
    const auto sumColumn = static_cast<int>(then.columns.size());
    Query before(database);
    before.run(u"SELECT %1, sum, record FROM match_before ORDER BY id"_s.arg(then.columns.join(u", "_s)));
    while (!query.failed() && before.next()) {
        QVariantMap row{{u"record"_s, before.value(sumColumn + 1)}};
        for (int column = 0; column < sumColumn; ++column)
            row.insert(then.columns[column], before.value(column));
        row = withWinners(row);
        QVariantList values;
        for (const QString &column : columns)
            values << row[column];
        const QByteArray sum = rows::fits(before, then) ? rows::sumOf(now, values) : QByteArray(1, '\0');
        query.run(u"INSERT INTO match SELECT id, game, began, ended, names, kinds, own, ?, ?, ?, ?, place, deals,"
                  " options, seating, imported, digest, facts, facts_sum, record_sum, ?, record"
                  " FROM match_before WHERE id = ?"_s,
                  {row[u"winners"_s], row[u"side"_s], row[u"score"_s], row[u"scores"_s], sum, row[u"id"_s]});
    }
    if (before.failed())
        query.fail(before.error());
    before.finish();
    // A number that was taken once is not given to another match.
    query.run(u"DELETE FROM sqlite_sequence WHERE name = 'match'"_s)
        .run(u"UPDATE sqlite_sequence SET name = 'match' WHERE name = 'match_before'"_s)
        .run(u"DROP TABLE match_before"_s);
    if (filled)
        sweepLater(query);
}

} // namespace migrations
