// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCommandLineOption>
#include <QList>
#include <QString>

/// All that the program can be asked for, in the language spoken now.
[[nodiscard]] QList<QCommandLineOption> knownOptions();
/// What --help tells, in the language spoken now. Qt's own help would mix in words of its translations, which are not
/// installed everywhere.
[[nodiscard]] QString helpText(const QString &description, const QList<QCommandLineOption> &options);
