// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/arena.h"

#include "arena/command.h"
#include "arena/commands.h"
#include "arena/table_options.h"

#include <algorithm>
#include <array>

namespace arena {

namespace {

/// A command, and what the help says of it.
struct Named
{
    const char *name;
    int (*run)(const QStringList &arguments, const Console &console);
    const char *does;
};
constexpr std::array commands{
    Named{"list", runList, "show games, seats and options"},
    Named{"rank", runRank, "rank hands read from standard input"},
    Named{"play", runPlay, "let the computer’s opponents play matches and count"},
    Named{"merge", runMerge, "add up results of matches that were played in parts"},
    Named{"verify", runVerify, "check that records are what their seeds, cuts and moves give"},
    Named{"bench", runBench, "measure how fast rules and opponents are"},
};

QString overview()
{
    QString text = QStringLiteral("Ranks hands and plays matches of the house’s games, without a screen.\n"
                                  "\n"
                                  "Usage: petrangola-arena COMMAND [options]\n"
                                  "\n"
                                  "Commands:\n");
    for (const Named &command : commands)
        text += QStringLiteral("  %1  %2\n")
                    .arg(QLatin1StringView(command.name), -6)
                    .arg(QString::fromUtf8(command.does));
    return text + QStringLiteral("\npetrangola-arena COMMAND --help lists the options of a command.\n");
}

/// "rank, play and verify".
QString commandsNamed(const QString &conjunction)
{
    QStringList names;
    for (const Named &command : commands)
        names << QString::fromLatin1(command.name);
    return listed(names, conjunction);
}

} // namespace

int run(const QStringList &arguments, Console console)
{
    const QString command = arguments.value(1);
    const auto named = std::find_if(commands.begin(), commands.end(),
                                    [&command](const Named &each) { return command == QLatin1StringView(each.name); });
    if (named != commands.end())
        return named->run(arguments, console);
    if (command == QLatin1String("--help") || command == QLatin1String("-h")) {
        console.out << overview() << Qt::flush;
        return success;
    }
    if (command == QLatin1String("--version") || command == QLatin1String("-v")) {
        console.out << "petrangola-arena " << PETRANGOLA_VERSION << Qt::endl;
        return success;
    }
    if (command.isEmpty())
        return complain(
            console,
            QStringLiteral("What to do? %1. See petrangola-arena --help.").arg(commandsNamed(QStringLiteral(" or "))));
    return complain(console,
                    QStringLiteral("There is no command “%1”; this version has %2. See petrangola-arena --help.")
                        .arg(command, commandsNamed(QStringLiteral(" and "))));
}

} // namespace arena
