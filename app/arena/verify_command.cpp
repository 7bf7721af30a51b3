// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/command.h"
#include "arena/commands.h"
#include "files/outside_file.h"
#include "records/record.h"

namespace arena {

int runVerify(const QStringList &arguments, const Console &console)
{
    Command command(QStringLiteral("verify"),
                    QStringLiteral("Plays matches again from their records and compares every line."),
                    Command::Wants::files);
    if (const auto done = command.read(arguments, console))
        return *done;
    const QStringList files = command.given();
    if (files.isEmpty())
        return complain(console, QStringLiteral("Which record? Name one or more files."));
    int code = success;
    for (const QString &name : files) {
        const auto say = [&](const QString &what) {
            const bool named = files.size() > 1 || what != QStringLiteral("ok");
            console.out << (named ? name + QStringLiteral(": ") : QString()) << what << '\n';
        };
        // One at a time, so that many take no more room than the largest.
        const auto file = outside::read(name, outside::largestRecord);
        if (const auto *why = std::get_if<QString>(&file)) {
            say(QStringLiteral("cannot be read: %1").arg(*why));
            code = failure;
        } else if (const auto fault = record::verify(std::get<outside::File>(file).content)) {
            say(QStringLiteral("line %1: %2").arg(fault->line).arg(fault->why));
            code = failure;
        } else {
            say(QStringLiteral("ok"));
        }
    }
    console.out << Qt::flush;
    return code;
}

} // namespace arena
