// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/command.h"
#include "arena/commands.h"
#include "arena/list.h"
#include "catalog/catalog.h"

namespace arena {

int runList(const QStringList &arguments, const Console &console)
{
    const QString games = QStringLiteral("games");
    const QString options = QStringLiteral("options");
    Command command(QStringLiteral("list"),
                    QStringLiteral("Shows the games with their seats, and their options, which play takes as --option "
                                   "key=value, with range and default.\n"
                                   "“list games” shows the games alone, “list options --game G” the options of one; "
                                   "“list” shows all."),
                    Command::Wants::topic);
    command.addGame();
    command.add("json", "Print one JSON object instead: games, each with its seats and options.");
    if (const auto done = command.read(arguments, console))
        return *done;
    const QString topic = command.given().value(0);
    if (!topic.isEmpty() && topic != games && topic != options)
        return complain(console, QStringLiteral("There is no list of “%1”; there are games and options.").arg(topic));
    if (command.has("game") && topic != options)
        return complain(console,
                        QStringLiteral("--game goes with options: list options --game %1.").arg(command.value("game")));
    if (topic == options)
        if (const auto wrong = command.readGame(console))
            return *wrong;

    std::vector<const GameInfo *> told;
    for (const GameInfo &game : catalog::games())
        if (topic != options || game.name == command.value("game"))
            told.push_back(&game);
    if (command.has("json")) {
        console.out << listAsJson(told) << Qt::flush;
        return success;
    }
    if (topic != options)
        console.out << gamesAsTable(told);
    if (topic == options)
        console.out << optionsAsTable(*told.front());
    if (topic.isEmpty())
        for (const GameInfo *game : told)
            console.out << QStringLiteral("\nOptions of %1:\n").arg(game->name) << optionsAsTable(*game);
    console.out << Qt::flush;
    return success;
}

} // namespace arena
