// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/fair_shuffle.h"
#include "match/petrangola_json.h"

#include <QJsonDocument>

#include <vector>

/// A whole match as text that anybody can check (shared format "Match record"): one JSON object a line, first the
/// header, then what happened with all cards open, last the seed of the shuffles.
namespace record {

/// Who sat where.
struct Guest
{
    QString name;
    QString kind; ///< "human", "program" or the name of a level
};

/// The JSON object as one line, its end included.
[[nodiscard]] inline QByteArray line(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

/// The header of a match that begins.
template<class G>
[[nodiscard]] QByteArray header(const typename G::Options &options, const std::vector<Guest> &guests,
                                const QByteArray &commitment)
{
    QJsonArray seats;
    for (const Guest &guest : guests)
        seats.append(QJsonObject{{QStringLiteral("name"), guest.name}, {QStringLiteral("kind"), guest.kind}});
    return line({{QStringLiteral("record"), 1},
                 {QStringLiteral("game"), QString::fromUtf8(G::name.data(), G::name.size())},
                 {QStringLiteral("options"), Json<G>::options(options, static_cast<int>(guests.size()))},
                 {QStringLiteral("seats"), seats},
                 {QStringLiteral("commitment"), QString::fromLatin1(commitment)}});
}

/// The line of what happened, with all cards open; empty for what records do not tell.
template<class G>
[[nodiscard]] QByteArray entry(const typename G::Event &event, int seats)
{
    const auto told = Json<G>::event(event, seats);
    return told ? line(*told) : QByteArray();
}

/// The last line of a match that is over.
[[nodiscard]] inline QByteArray seal(const QByteArray &seed)
{
    return line({{QStringLiteral("event"), QStringLiteral("seed")},
                 {QStringLiteral("seed"), QString::fromLatin1(seed.toHex())}});
}

/// What is wrong with a record, in words for whoever wants to know: the first line, from 1, that is no record's or not
/// what the seed, the cuts and the moves give.
struct Fault
{
    int line = 0;
    QString why;
};

/// Plays the match again from its seed, cuts and moves; nothing where every line is as it has to be.
[[nodiscard]] std::optional<Fault> verify(const QByteArray &text);

} // namespace record
