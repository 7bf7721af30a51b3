// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "programs/program_greeting.h"

#include "catalog/known_games.h"
#include "match/clean_name.h"

#include <QJsonArray>
#include <QJsonDocument>

ProgramGreeting ProgramGreeting::exchange(ProgramProcess &process, const QString &command,
                                          const std::atomic<bool> &stop)
{
    using What = ProgramTrouble::What;
    if (ProgramTrouble trouble = process.start(command))
        return {.name = {}, .trouble = std::move(trouble)};
    process.send({{QStringLiteral("type"), QStringLiteral("hello")},
                  {QStringLiteral("protocol"), 1},
                  {QStringLiteral("games"), QJsonArray::fromStringList(KnownGames::names())}});
    const QDeadlineTimer deadline(readyLimit);
    QByteArray line;
    QString other;
    while (true) {
        const ProgramProcess::Heard heard = process.receive(line, deadline, stop);
        if (heard == ProgramProcess::Heard::ended)
            return {.name = {}, .trouble = process.endTrouble()};
        // Programs that greet at length are listened to no longer than silent ones.
        if (heard == ProgramProcess::Heard::silence || heard == ProgramProcess::Heard::stopped || deadline.hasExpired())
            return {.name = {}, .trouble = {other.isEmpty() ? What::notReady : What::noGreeting, other}};
        const QJsonObject answer = QJsonDocument::fromJson(line).object();
        if (answer.value(QStringLiteral("type")).toString() == QStringLiteral("ready")) {
            return {.name = cleanName(answer.value(QStringLiteral("name")).toString(), longestName), .trouble = {}};
        }
        if (other.isEmpty())
            other = ProgramProcess::printable(QString::fromUtf8(line.left(longestName * 4))).left(longestName);
    }
}
