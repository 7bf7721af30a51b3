// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// UTF-16 units that a name may have.
constexpr qsizetype longestCleanName = 40;

/// A name that came from outside (a record, a program, settings, a person), as one that can stand in any line: at most
/// that many units long and never half a letter; without controls, ends of lines, signs that turn the direction of
/// writing, and whatever is not seen. Empty where nothing is left to be seen. A clean name stays as it is.
[[nodiscard]] QString cleanName(const QString &given, qsizetype longest = longestCleanName);

/// The name as it is put into a sentence: one that holds a letter written from right to left is set apart, so that the
/// words around it keep their order. Names of other letters stay as they are, and so does one that is set apart.
[[nodiscard]] QString isolated(const QString &name);
