// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QTest>

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

/// The main() of a test that asks what another run of the program makes of the settings.
#define TOLD_SETTINGS_TEST_MAIN(TestClass)                                                                             \
    int main(int argc, char **argv)                                                                                    \
    {                                                                                                                  \
        if (!ToldSettings::wanted())                                                                                   \
            Sandbox::enter();                                                                                          \
        const QCoreApplication application(argc, argv);                                                                \
        if (ToldSettings::wanted())                                                                                    \
            return ToldSettings::tell();                                                                               \
        TestClass test;                                                                                                \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
