// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "command_line.h"

#include <QCommandLineParser>

WrongOption wrongOption(QCommandLineParser &parser, const QStringList &arguments)
{
    const QStringList value{QStringLiteral("value")};
    for (qsizetype end = 1; end <= arguments.size(); ++end) {
        const QStringList begun = arguments.first(end);
        if (parser.parse(begun) || parser.parse(begun + value))
            continue;
        const bool unknown = !parser.unknownOptionNames().isEmpty();
        return {.fault = unknown ? WrongOption::Fault::unknown : WrongOption::Fault::takesNoValue,
                .option = begun.constLast().section(QLatin1Char('='), 0, 0)};
    }
    return {.fault = WrongOption::Fault::lacksValue, .option = arguments.constLast()};
}
