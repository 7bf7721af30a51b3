// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/command_line.h"

#include <algorithm>
#include <cstring>

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

void hideValue(int argc, char **argv, std::string_view option)
{
    const auto cover = [](char *from) { std::fill(from, from + std::strlen(from), '*'); };
    for (int index = 1; index < argc; ++index) {
        const std::string_view word = argv[index];
        if (word == option && index + 1 < argc)
            cover(argv[index + 1]);
        else if (word.starts_with(option) && word.substr(option.size()).starts_with('='))
            cover(argv[index] + option.size() + 1);
    }
}
