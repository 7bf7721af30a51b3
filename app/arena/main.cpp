// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/arena.h"
#include "match/undumpable.h"
#include "words/command_line.h"

#include <QCoreApplication>

#include <unistd.h>

int main(int argc, char *argv[])
{
    becomeUndumpable();
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("petrangola-arena"));
    const QStringList arguments = QCoreApplication::arguments();
    hideValue(argc, argv, "--seed");
    QTextStream in(stdin);
    QTextStream out(stdout);
    QTextStream err(stderr);
    return arena::run(arguments, {in, out, err, isatty(STDERR_FILENO) != 0});
}
