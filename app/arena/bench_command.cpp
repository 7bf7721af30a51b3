// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/bench.h"
#include "arena/command.h"
#include "arena/commands.h"

#include <QJsonDocument>

namespace arena {

int runBench(const QStringList &arguments, const Console &console)
{
    Command command(QStringLiteral("bench"), QStringLiteral("Measures how fast rules and opponents are, on one core."),
                    Command::Wants::nothing);
    command.add("json", "Print one JSON object instead of a table.");
    if (const auto done = command.read(arguments, console))
        return *done;
    const QJsonObject measured = bench();
    if (command.has("json"))
        console.out << QJsonDocument(measured).toJson(QJsonDocument::Compact) << Qt::endl;
    else
        console.out << asTable(measured) << Qt::flush;
    return success;
}

} // namespace arena
