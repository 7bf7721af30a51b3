// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/match_summary.h"

#include "catalog/catalog.h"
#include "match/clean_name.h"
#include "match/guest_kinds.h"
#include "records/option_json.h"
#include "records/record_lines.h"
#include "records/record_result.h"
#include "store/rows.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// What the digest takes of a header: what a check of the record reads.
QJsonObject identityOf(const QJsonObject &header, const MatchSummary &summary)
{
    QJsonObject options = summary.options;
    if (const GameInfo *game = catalog::find(summary.game)) {
        const auto seats = static_cast<int>(summary.names.size());
        JsonReader reader(options);
        const OptionValues read = record::readValues(reader, game->options, game->seating, seats);
        if (!reader.failed())
            options = record::written(game->options, read, seats);
    }
    return {{u"game"_s, summary.game},
            {u"options"_s, options},
            {u"names"_s, QJsonArray::fromStringList(summary.names)},
            {u"kinds"_s, QJsonArray::fromStringList(summary.kinds)},
            {u"commitment"_s, header[u"commitment"_s]}};
}

/// What the digest takes of any other line: what somebody chose, and the seed. All else follows from these.
QJsonObject choiceOf(const QJsonObject &line)
{
    const QString event = line[u"event"_s].toString();
    for (const auto &[told, key] : {std::pair(u"deal"_s, u"cutAt"_s), std::pair(u"move"_s, u"move"_s),
                                    std::pair(u"reentry"_s, u"accepted"_s), std::pair(u"seed"_s, u"seed"_s)})
        if (event == told)
            return {{key, key == u"seed" ? QJsonValue(line[key].toString().toLower()) : line[key]}};
    return {};
}

} // namespace

MatchSummary MatchSummary::of(const QByteArray &record, Progress *progress)
{
    MatchSummary summary;
    QCryptographicHash digest(QCryptographicHash::Sha256);
    const auto take = [&digest](const QJsonObject &object) {
        digest.addData(QJsonDocument(object).toJson(QJsonDocument::Compact));
    };
    record::Result result({}, {}, 0);
    bool isFirst = true; // others may have its keys, which then mean nothing
    record::forEachLine(record, progress, [&](const QByteArray &text) {
        const QJsonObject line = QJsonDocument::fromJson(text).object();
        if (line.isEmpty())
            return;
        if (std::exchange(isFirst, false)) {
            summary.game = line[u"game"_s].toString();
            summary.options = line[u"options"_s].toObject();
            const QJsonArray seats = line[u"seats"_s].toArray();
            for (const QJsonValue seat : seats) {
                summary.names << cleanName(seat[u"name"_s].toString());
                summary.kinds << seat[u"kind"_s].toString();
            }
            summary.own = static_cast<int>(summary.kinds.indexOf(humanKind()));
            result = record::Result(summary.game, summary.options, static_cast<int>(seats.size()));
            take(identityOf(line, summary));
            return;
        }
        if (const QJsonObject choice = choiceOf(line); !choice.isEmpty())
            take(choice);
        result.read(line);
    });
    summary.deals = result.deals();
    summary.ending = result.ending();
    summary.score = result.kind();
    summary.scores = result.scores();
    if (summary.own >= 0)
        summary.place = result.placeOf(summary.own);
    summary.digest = digest.result().toHex();
    summary.recordSum = rows::sumOf(record);
    return summary;
}
