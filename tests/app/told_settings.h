// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>

/// What a program that starts now makes of the settings file. The settings are read once in a program's life, so a
/// second process reads them: this test's own program, which then tells instead of testing.
class ToldSettings
{
public:
    /// For main(): true in that second process, which calls tell() and ends.
    [[nodiscard]] static bool wanted();
    static int tell();

    /// Starts it; {"preferences": {…}, "setup": {…, "seats": [{…}]}} or nothing where it failed.
    [[nodiscard]] static QJsonObject now();
};
