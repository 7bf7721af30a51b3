// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/arena.h"

#include "arena/command.h"
#include "arena/commands.h"

namespace arena {

namespace {

QString overview()
{
    return QStringLiteral("Ranks hands and plays matches of the house’s games, without a screen.\n"
                          "\n"
                          "Usage: petrangola-arena COMMAND [options]\n"
                          "\n"
                          "Commands:\n"
                          "  rank    rank hands read from standard input\n"
                          "  play    let the computer’s opponents play matches and count\n"
                          "  verify  check that records are what their seeds, cuts and moves give\n"
                          "  bench   measure how fast rules and opponents are\n"
                          "\n"
                          "petrangola-arena COMMAND --help lists the options of a command.\n");
}

} // namespace

int run(const QStringList &arguments, Console console)
{
    const QString command = arguments.value(1);
    if (command == QLatin1String("rank"))
        return runRank(arguments, console);
    if (command == QLatin1String("play"))
        return runPlay(arguments, console);
    if (command == QLatin1String("verify"))
        return runVerify(arguments, console);
    if (command == QLatin1String("bench"))
        return runBench(arguments, console);
    if (command == QLatin1String("--help") || command == QLatin1String("-h")) {
        console.out << overview() << Qt::flush;
        return success;
    }
    if (command == QLatin1String("--version") || command == QLatin1String("-v")) {
        console.out << "petrangola-arena " << PETRANGOLA_VERSION << Qt::endl;
        return success;
    }
    if (command.isEmpty())
        return complain(console,
                        QStringLiteral("What to do? rank, play, verify or bench. See petrangola-arena --help."));
    return complain(console,
                    QStringLiteral("There is no command “%1”; this version has rank, play, verify and bench. "
                                   "See petrangola-arena --help.")
                        .arg(command));
}

} // namespace arena
