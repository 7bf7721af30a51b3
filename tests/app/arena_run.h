// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/arena.h"

#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTextStream>

// What the tests of petrangola-arena run, and how they say it in few words.

struct Outcome
{
    int exitCode = -1;
    QString out;
    QString err;
};

/// The library, as main() calls it.
inline Outcome run(const QStringList &arguments, const QString &input = {})
{
    Outcome outcome;
    QString given = input;
    QTextStream in(&given);
    QTextStream out(&outcome.out);
    QTextStream err(&outcome.err);
    outcome.exitCode = arena::run(QStringList{QStringLiteral("petrangola-arena")} + arguments, {in, out, err});
    return outcome;
}

/// The program itself.
inline Outcome runProgram(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess program;
    program.start(QStringLiteral(ARENA_PROGRAM), arguments);
    program.write(input);
    program.closeWriteChannel();
    if (!program.waitForFinished(60'000) || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

inline QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts);
}
