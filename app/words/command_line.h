// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

class QCommandLineParser;

/// The option of a command line at which it goes wrong. Qt's own words for that name some without their dashes, and are
/// in a language of their own.
struct WrongOption
{
    enum class Fault { unknown, lacksValue, takesNoValue };
    Fault fault = Fault::unknown;
    QString option; ///< as it was typed, without a value
};

/// What is wrong with arguments that the parser refused. The parser is of no use for anything else afterwards.
[[nodiscard]] WrongOption wrongOption(QCommandLineParser &parser, const QStringList &arguments);

/// Makes the value of this option unreadable in the list of processes, which everybody sees, wherever it stands in
/// these words: the ones that the program was started with. Who wants to know them reads them before.
void hideValue(int argc, char **argv, std::string_view option);
