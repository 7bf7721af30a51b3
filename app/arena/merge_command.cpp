// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/command.h"
#include "arena/commands.h"
#include "arena/merge.h"
#include "files/outside_file.h"

#include <iterator>

namespace arena {

namespace {

/// In bytes: thousands of results.
constexpr qint64 largestFile = 64 * 1024 * 1024;

/// All results of all files; gives what is wrong with one, or nothing.
QString readFiles(const QStringList &names, std::vector<Piece> &pieces)
{
    for (const QString &name : names) {
        const auto file = outside::read(name, largestFile);
        if (const auto *why = std::get_if<QString>(&file))
            return QStringLiteral("“%1” cannot be read: %2.").arg(name, *why);
        auto read = readPieces(name, std::get<outside::File>(file).content);
        if (const auto *why = std::get_if<QString>(&read))
            return *why;
        auto &found = std::get<std::vector<Piece>>(read);
        std::move(found.begin(), found.end(), std::back_inserter(pieces));
    }
    return {};
}

} // namespace

int runMerge(const QStringList &arguments, const Console &console)
{
    Command command(
        QStringLiteral("merge"),
        QStringLiteral("Adds up results of play --json that are parts of one run, as if it had been played at once, "
                       "and prints the same JSON object for all of it.\n"
                       "The parts have the same --seed and options and follow one another: --from 0 --matches 500, "
                       "--from 500 --matches 500 and so on, in any order. A file has one result, or one a line."),
        Command::Wants::files);
    command.add("table", "Print a table instead of a JSON object.");
    command.add("json", "Print a JSON object, as without this option.");
    if (const auto done = command.read(arguments, console))
        return *done;
    if (command.has("table") && command.has("json"))
        return complain(console, QStringLiteral("--table and --json are two forms of one result; leave one out."));
    if (command.given().isEmpty())
        return complain(console, QStringLiteral("Which results? Name the files that play --json was printed to."));
    std::vector<Piece> pieces;
    if (const QString problem = readFiles(command.given(), pieces); !problem.isEmpty())
        return complain(console, problem);
    const auto sum = merged(std::move(pieces));
    if (const auto *why = std::get_if<QString>(&sum))
        return complain(console, *why);
    const auto &report = std::get<Report>(sum);
    console.out << (command.has("table") ? asTable(report) : asJson(report)) << Qt::flush;
    return success;
}

} // namespace arena
