// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "../hostile/large_record.h"
#include "file_content.h"
#include "files/outside_file.h"
#include "heartbeat.h"
#include "replay/replay.h"
#include "sandbox.h"
#include "store_case.h"

#include <QTest>

#include <malloc.h>

// What the tests of records that mean ill share.

inline constexpr qint64 mebi = 1024 * 1024;
/// A test may run beside others: a regression stops the window for seconds, so this is far from both.
inline constexpr qint64 longestPause = 1000;
inline constexpr int patience = 300'000;

inline constexpr qsizetype large = (sanitized ? 2 : 20) * mebi;

inline Replay &replay()
{
    return Replay::instance();
}

/// A line of /proc/self/status, in bytes.
inline qint64 ownMemory(const QByteArray &key)
{
    const QList<QByteArray> lines = contentOf(QStringLiteral("/proc/self/status")).split('\n');
    for (const QByteArray &line : lines)
        if (line.startsWith(key + ':'))
            return line.mid(key.size() + 1).trimmed().split(' ').constFirst().toLongLong() * 1024;
    return 0;
}

/// The most that this process takes from now on over what it has now.
class MemoryPeak
{
public:
    MemoryPeak()
    {
        ::malloc_trim(0);
        if (QFile peak(QStringLiteral("/proc/self/clear_refs")); peak.open(QIODevice::WriteOnly))
            peak.write("5");
        m_before = ownMemory("VmRSS");
    }
    [[nodiscard]] qint64 sinceThen() const { return ownMemory("VmHWM") - m_before; }

private:
    qint64 m_before = 0;
};

/// A test of such files, with a folder for them.
class HostileCase : public StoreCase
{
    Q_OBJECT

protected:
    QTemporaryDir m_files;

    QString file(const QString &name, const QByteArray &content)
    {
        const QString path = m_files.filePath(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? path : QString();
    }
    /// Opens a file and waits as a window does; what it says is wrong, or nothing.
    QString open(const QString &path, const Heartbeat &heart)
    {
        replay().forgetTrouble();
        replay().openFile(path);
        const int before = heart.beats();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!replay().opening(), patience); }();
        [&] { QTRY_VERIFY(heart.beats() > before); }();
        return replay().trouble();
    }

private Q_SLOTS:
    static void cleanupTestCase()
    {
        replay().close();
        replay().forgetTrouble();
    }
};
