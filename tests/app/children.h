// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QFile>

/// Programs that this one started and that run still.
inline int runningChildren()
{
    int count = 0;
    const QByteArray own = QByteArray::number(QCoreApplication::applicationPid());
    const QDir all(QStringLiteral("/proc"));
    for (const QString &name : all.entryList(QDir::Dirs)) {
        QFile file(QStringLiteral("/proc/%1/stat").arg(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        // After the name in parentheses: the state, then the parent.
        const QByteArray line = file.readAll();
        const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
        count += fields.value(1) == own && fields.value(0) != "Z" ? 1 : 0;
    }
    return count;
}

/// Programs that have this somewhere in what they were started with, and run still. By their number a test finds none
/// that counts its processes for itself.
inline int runningWith(const QByteArray &marker)
{
    int count = 0;
    const QDir all(QStringLiteral("/proc"));
    for (const QString &name : all.entryList(QDir::Dirs)) {
        QFile words(QStringLiteral("/proc/%1/cmdline").arg(name));
        // That of a program that has ended is empty.
        count += words.open(QIODevice::ReadOnly) && words.readAll().contains(marker) ? 1 : 0;
    }
    return count;
}
