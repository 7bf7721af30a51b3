// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/match_summary.h"

#include "match/clean_name.h"
#include "match/guest_kinds.h"
#include "match/record_falls.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

MatchSummary MatchSummary::of(const QByteArray &record)
{
    MatchSummary summary;
    QCryptographicHash digest(QCryptographicHash::Sha256);
    record::Falls falls(0);
    const QList<QByteArray> lines = record.split('\n');
    for (const QByteArray &text : lines) {
        const QJsonObject line = QJsonDocument::fromJson(text).object();
        if (line.isEmpty())
            continue;
        digest.addData(QJsonDocument(line).toJson(QJsonDocument::Compact));
        if (line.contains(u"record"_s)) {
            summary.game = line[u"game"_s].toString();
            summary.options = line[u"options"_s].toObject();
            const QJsonArray seats = line[u"seats"_s].toArray();
            for (const QJsonValue seat : seats) {
                summary.names << cleanName(seat[u"name"_s].toString());
                summary.kinds << seat[u"kind"_s].toString();
            }
            summary.own = static_cast<int>(summary.kinds.indexOf(humanKind()));
            falls = record::Falls(static_cast<int>(seats.size()));
            continue;
        }
        const QString event = line[u"event"_s].toString();
        if (event == u"deal")
            summary.deals = line[u"number"_s].toInt();
        else if (event == u"showdown")
            falls.settled(summary.deals, line[u"tokens"_s].toArray());
        else if (event == u"reentry" && line[u"accepted"_s].toBool())
            falls.reentered(line[u"seat"_s].toInt(-1));
        else if (event == u"end")
            summary.winner = line[u"winner"_s].toInt(-1);
    }
    if (summary.own >= 0 && summary.winner >= 0)
        summary.place = falls.placeOf(summary.own, summary.winner);
    summary.digest = digest.result().toHex();
    return summary;
}
