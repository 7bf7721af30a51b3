// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/report.h"
#include "arena/report_keys.h"
#include "catalog/catalog.h"
#include "match/fair_shuffle.h"
#include "records/option_json.h"

#include <cstdlib>

namespace arena {

namespace {

/// Beyond this JSON's numbers are not exact.
constexpr qint64 most = qint64{1} << 53;

/// A time, which is no less than nothing.
double readTime(JsonReader &reader, const QJsonObject &json, const QString &key, const QString &unit)
{
    const double time = json.value(key).toDouble(-1);
    if (!(time >= 0))
        reader.fault(key, QStringLiteral("a number of %1").arg(unit));
    return time;
}

EntryResult readEntry(JsonReader &reader, const ScoreKeys &keys, int matches)
{
    EntryResult entry;
    entry.wins = reader.number(QStringLiteral("wins"), 0, matches);
    entry.deals = reader.number(QStringLiteral("deals"), 0, most);
    const qint64 sum = reader.number(keys.sum, keys.losses ? 0 : -most, most);
    entry.*keys.tally = Tally(sum, reader.number(keys.squares, std::abs(sum), most));
    entry.faults = reader.number(QStringLiteral("faults"), 0, most);
    return entry;
}

Thinking readThinking(JsonReader &reader, const QJsonObject &json)
{
    const QString unit = QStringLiteral("milliseconds");
    return {.decisions = reader.number(QStringLiteral("decisions"), 0, most),
            .median = readTime(reader, json, QStringLiteral("msMedian"), unit),
            .p99 = readTime(reader, json, QStringLiteral("msP99"), unit)};
}

/// Who sat there, and what they came to.
void readSeats(JsonReader &reader, Report &report)
{
    const GameInfo &game = *catalog::find(report.played.game);
    const QString key = QStringLiteral("seats");
    const QJsonArray seats = reader.list(key, game.seating.fewest, game.seating.most);
    const game::Score score = game.scoreBy(record::valuesIn(reader.object(QStringLiteral("options")), game.options,
                                                            game.seating, static_cast<int>(seats.size())));
    for (const QJsonValue each : seats) {
        if (!each.isObject())
            reader.fault(key, QStringLiteral("a list of objects in braces"));
        JsonReader seat(each.toObject());
        report.played.names << seat.text(QStringLiteral("name"));
        report.result.entries.push_back(readEntry(seat, scoreKeys(score), report.played.matches));
        report.thinking.push_back(readThinking(seat, each.toObject()));
        if (seat.failed() && !reader.failed())
            reader.adopt(seat);
    }
}

/// With what is in play for so many seats, whichever of the keys there are.
QJsonObject readOptions(JsonReader &reader, const Played &played)
{
    const GameInfo &game = *catalog::find(played.game);
    const auto seats = static_cast<int>(played.names.size());
    JsonReader options(reader.object(QStringLiteral("options")));
    const OptionValues values = record::readValues(options, game.options, game.seating, seats);
    if (options.failed() && !reader.failed())
        reader.adopt(options);
    return record::written(game.options, values, seats);
}

} // namespace

std::variant<Report, QString> readReport(const QJsonObject &json)
{
    JsonReader reader(json);
    Report report;
    Played &played = report.played;
    played.game = catalog::names().at(reader.word(QStringLiteral("game"), catalog::names()));
    played.version = reader.text(QStringLiteral("version"));
    played.from = static_cast<int>(reader.number(QStringLiteral("from"), 0, latestFrom));
    played.matches = static_cast<int>(reader.number(QStringLiteral("matches"), 1, latestFrom + mostMatches));
    played.rotate = reader.flag(QStringLiteral("rotate"));
    const QString seedKey = QStringLiteral("seed");
    const auto seed = FairShuffle::seedFromHex(reader.text(seedKey).toUtf8());
    if (!seed)
        reader.fault(seedKey, QStringLiteral("%1 hex digits").arg(2 * FairShuffle::seedBytes));
    played.seed = seed.value_or(QByteArray());
    const QString limitKey = QStringLiteral("timeLimit");
    played.timeLimit = json.value(limitKey).toDouble(0);
    if (reader.has(limitKey) && !(played.timeLimit > 0))
        reader.fault(limitKey, QStringLiteral("a number of seconds"));
    report.result.deals = reader.number(QStringLiteral("deals"), 0, most);
    report.result.seconds = readTime(reader, json, QStringLiteral("seconds"), QStringLiteral("seconds"));
    readSeats(reader, report);
    played.options = readOptions(reader, played);
    if (reader.failed())
        return reader.firstFault();
    return report;
}

} // namespace arena
