// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/merge.h"

#include <QJsonDocument>

#include <algorithm>

namespace arena {

namespace {

/// The first match after it.
qint64 endOf(const Piece &piece)
{
    return qint64{piece.report.played.from} + piece.report.played.matches;
}

/// "Match 4 is", or "Matches 4 to 9 are", as --from counts them.
QString matchesAre(qint64 first, qint64 end)
{
    return end - first == 1 ? QStringLiteral("Match %1 (the first is 0) is").arg(first)
                            : QStringLiteral("Matches %1 to %2 (the first is 0) are").arg(first).arg(end - 1);
}

QString optionsDiffer(const QJsonObject &here, const QJsonObject &there)
{
    const QStringList keys = here.keys();
    for (const QString &key : keys)
        if (here[key] != there[key])
            return QStringLiteral("the option %1 is %2, and not %3")
                .arg(key, here[key].toVariant().toString(), there[key].toVariant().toString());
    return {};
}

QString seconds(double limit)
{
    return limit > 0 ? QStringLiteral("%1 s").arg(limit) : QStringLiteral("none");
}

/// What was played otherwise here than there; empty where nothing was.
QString difference(const Played &here, const Played &there)
{
    const auto differ = [](const QString &what, const QString &one, const QString &other) {
        return QStringLiteral("%1 %2, and not %3").arg(what, one, other);
    };
    if (here.game != there.game)
        return differ(QStringLiteral("the game is"), here.game, there.game);
    if (here.names != there.names)
        return differ(QStringLiteral("at the seats were"), here.names.join(u','), there.names.join(u','));
    if (QString rules = optionsDiffer(here.options, there.options); !rules.isEmpty())
        return rules;
    if (here.rotate != there.rotate)
        return here.rotate ? QStringLiteral("it was played with --rotate")
                           : QStringLiteral("it was played without --rotate");
    if (here.seed != there.seed)
        return differ(QStringLiteral("the seed is"), QString::fromLatin1(here.seed.toHex()),
                      QString::fromLatin1(there.seed.toHex()));
    if (here.timeLimit != there.timeLimit)
        return differ(QStringLiteral("the time limit is"), seconds(here.timeLimit), seconds(there.timeLimit));
    if (here.version != there.version)
        return differ(QStringLiteral("the version of the program is"), here.version, there.version);
    return {};
}

/// Why the second, which does not begin before the first, does not go on where that ends; empty where it does.
QString gap(const Piece &first, const Piece &second)
{
    const qint64 end = endOf(first);
    const qint64 begin = second.report.played.from;
    if (begin > end)
        return QStringLiteral(
                   "%1 missing between “%2” and “%3”: play with the same options and --from %4 --matches %5, "
                   "and add that result.")
            .arg(matchesAre(end, begin), first.where, second.where, QString::number(end), QString::number(begin - end));
    if (begin < end && first.where == second.where)
        return QStringLiteral("“%1” is named twice: leave one out.").arg(first.where);
    if (begin < end)
        return QStringLiteral("%1 in both “%2” and “%3” and would count twice: leave one out.")
            .arg(matchesAre(begin, std::min(end, endOf(second))), first.where, second.where);
    return {};
}

/// JSON's numbers are exact up to there, and sums of two of them are far from the bounds of 64 bits.
bool countable(const Report &report)
{
    constexpr qint64 most = qint64{1} << 53;
    return report.result.deals <= most
        && std::all_of(report.thinking.begin(), report.thinking.end(),
                       [](const Thinking &thinking) { return thinking.decisions <= most; })
        && std::all_of(report.result.entries.begin(), report.result.entries.end(), [](const EntryResult &entry) {
               return entry.deals <= most && entry.lost.squares() <= most && entry.change.squares() <= most
                   && entry.faults <= most;
           });
}

std::variant<Piece, QString> readPiece(const QString &where, const QByteArray &json)
{
    if (json.trimmed().isEmpty())
        return QStringLiteral("“%1” is empty: was that part played to its end?").arg(where);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (!document.isObject())
        return QStringLiteral("“%1” is not what play --json prints: it is no JSON object%2.")
            .arg(where, document.isNull() ? QStringLiteral(" (%1)").arg(error.errorString()) : QString());
    auto read = readReport(document.object());
    if (const auto *why = std::get_if<QString>(&read))
        return QStringLiteral("“%1” is not what play --json prints: %2.").arg(where, *why);
    return Piece{.where = where, .report = std::move(std::get<Report>(read))};
}

} // namespace

std::variant<std::vector<Piece>, QString> readPieces(const QString &name, const QByteArray &content)
{
    // An object on several lines, as other programs lay it out, is one; else each line is.
    QList<QByteArray> parts{content};
    if (!QJsonDocument::fromJson(content).isObject())
        if (const QList<QByteArray> lines = content.split('\n');
            std::any_of(lines.begin(), lines.end(),
                        [](const QByteArray &line) { return QJsonDocument::fromJson(line).isObject(); }))
            parts = lines;
    std::vector<Piece> pieces;
    for (qsizetype part = 0; part < parts.size(); ++part) {
        if (parts.size() > 1 && parts[part].trimmed().isEmpty())
            continue;
        auto piece = readPiece(
            parts.size() > 1 ? QStringLiteral("%1, line %2").arg(name, QString::number(part + 1)) : name, parts[part]);
        if (auto *why = std::get_if<QString>(&piece))
            return std::move(*why);
        pieces.push_back(std::move(std::get<Piece>(piece)));
    }
    return pieces;
}

std::variant<Report, QString> merged(std::vector<Piece> pieces)
{
    for (const Piece &piece : pieces)
        if (const QString why = difference(piece.report.played, pieces.front().report.played); !why.isEmpty())
            return QStringLiteral("“%1” is no part of the same run as “%2”: %3.")
                .arg(piece.where, pieces.front().where, why);
    std::stable_sort(pieces.begin(), pieces.end(), [](const Piece &one, const Piece &other) {
        return one.report.played.from < other.report.played.from;
    });
    Report sum = pieces.front().report;
    for (std::size_t next = 1; next < pieces.size(); ++next) {
        if (QString why = gap(pieces[next - 1], pieces[next]); !why.isEmpty())
            return why;
        sum.played.matches += pieces[next].report.played.matches;
        sum.result.add(pieces[next].report.result);
        for (std::size_t entry = 0; entry < sum.thinking.size(); ++entry)
            sum.thinking[entry].add(pieces[next].report.thinking[entry]);
        if (!countable(sum))
            return QStringLiteral("“%1” has numbers that are too large to be added up.").arg(pieces[next].where);
    }
    return sum;
}

} // namespace arena
