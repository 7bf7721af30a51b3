// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// A home of the test's own, so that no settings of the person who runs it are read or written.
class Sandbox
{
public:
    /// To be called before anything asks for the settings.
    static void enter()
    {
        qputenv("XDG_CONFIG_HOME", home().path().toLocal8Bit());
        qputenv("XDG_DATA_HOME", home().filePath(QStringLiteral("data")).toLocal8Bit());
    }
    static QString settingsFile() { return home().filePath(QStringLiteral("petrangola/petrangola.conf")); }
    static bool writeSettings(const QByteArray &content)
    {
        QDir(home().path()).mkpath(QStringLiteral("petrangola"));
        QFile file(settingsFile());
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    }

private:
    static QTemporaryDir &home()
    {
        static QTemporaryDir home;
        return home;
    }
};

/// Whether this was built with sanitizers, which make all ten times as slow: what is long plays a part then.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

/// The main() of a test of models: without a screen, and in a home of its own.
#define SANDBOXED_TEST_MAIN(TestClass)                                                                                 \
    int main(int argc, char **argv)                                                                                    \
    {                                                                                                                  \
        Sandbox::enter();                                                                                              \
        const QCoreApplication application(argc, argv);                                                                \
        TestClass test;                                                                                                \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
