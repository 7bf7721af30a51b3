// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/known_games.h"
#include "files/progress.h"
#include "match/fair_shuffle.h"
#include "records/option_json.h"

#include <QJsonDocument>

#include <functional>
#include <optional>
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
                 {QStringLiteral("game"), gameName<G>()},
                 {QStringLiteral("options"), written<G>(options, static_cast<int>(guests.size()))},
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

/// What a line of a record is about, and so what a check of it proves.
enum class FaultKind : std::uint8_t {
    form,     ///< whether it is a record at all, whole, and of a game that is known
    seal,     ///< whether the seed is the one that line 1 committed to
    deals,    ///< whether the cards lie as the seed and the cuts give them
    moves,    ///< whether each move was that seat's to make
    accounts, ///< showdowns, re-entries and the end: who pays, tokens and pool
};

/// What is wrong with a record, in words for whoever wants to know: the first line, from 1, that is no record's or not
/// what the seed, the cuts and the moves give.
struct Fault
{
    int line = 0;
    QString why;
    FaultKind kind = FaultKind::form;
};

/// Lines found to be right so far.
struct Tally
{
    int deals = 0; ///< the draw for the first dealer included
    int moves = 0;
    int accounts = 0;
};

/// Plays the match again from its seed, cuts and moves; nothing where every line is as it has to be. `tell` is told
/// after each line that is right. Besides the text it takes little room. Where `progress` was cancelled there is some
/// fault.
[[nodiscard]] std::optional<Fault> verify(const QByteArray &text, const std::function<void(const Tally &)> &tell = {},
                                          Progress *progress = nullptr);

} // namespace record
